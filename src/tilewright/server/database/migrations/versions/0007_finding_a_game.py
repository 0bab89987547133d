"""Players seek a game with anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

Id = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", Id, primary_key=True),
        sa.Column("player", Id, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.String(40), nullable=False),
        sa.Column("clock", sa.String(200), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
