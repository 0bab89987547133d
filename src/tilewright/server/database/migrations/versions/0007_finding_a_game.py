"""Players seek a game with anybody, have bots of their own, go on vacation, and get one e-mail a day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

Id = sa.String(40)


def upgrade() -> None:
    op.add_column("players", sa.Column("bot_owner", Id))
    op.create_index("ix_players_bot_owner", "players", ["bot_owner"])
    op.add_column("players", sa.Column("vacation_from", sa.Double))
    op.add_column("players", sa.Column("vacation_until", sa.Double))
    op.add_column("results", sa.Column("side", sa.String(40)))
    op.add_column("contacts", sa.Column("digest_hour", sa.Integer))
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
