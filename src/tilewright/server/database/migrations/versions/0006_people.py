"""Players among each other: hidden profiles, following, blocking, invitations to tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Id = sa.String(40)


def _player(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, Id, sa.ForeignKey("players.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.add_column("players", sa.Column("hides_profile", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "relations",
        _player("player", primary_key=True),
        _player("other", primary_key=True, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "table_invites",
        sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _player("player", primary_key=True, index=True),
        _player("inviter", nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
