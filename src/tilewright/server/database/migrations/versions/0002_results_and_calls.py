"""Results of finished games; how players are notified; links in e-mails; invitations to make an account."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(40)


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _of_player(*, key: bool = False) -> sa.Column[str]:
    return sa.Column("player", ID, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, primary_key=key)


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended_at", sa.Double))
    op.create_table(
        "results",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", ID, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("ended_at", sa.Double, nullable=False),
    )
    op.create_index("results_by_who", "results", ["who", "ended_at"])
    op.create_table(
        "contacts",
        _of_player(key=True),
        sa.Column("way", sa.String(10), primary_key=True),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String(200)),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("contacts_by_address", "contacts", ["address"])
    op.create_table(
        "calls",
        _of_table(),
        sa.Column("player", ID, primary_key=True),
        sa.Column("way", sa.String(10), primary_key=True),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_calls_due_at", "calls", ["due_at"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        _of_player(),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_table(
        "welcomes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("uses_left", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
