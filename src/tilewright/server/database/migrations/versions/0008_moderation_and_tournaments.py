"""Moderation, rate limits that servers share, tournaments, and deals that many play."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

Id = sa.String(40)


def _player(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, Id, sa.ForeignKey("players.id", ondelete="CASCADE"), **more)


def _tournament() -> sa.Column[str]:
    return sa.Column("tournament_id", Id, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    _moderation()
    _tournaments()
    op.add_column("tables", sa.Column("deal", sa.String(80)))
    op.create_index("ix_tables_deal", "tables", ["deal"])


def _moderation() -> None:
    op.add_column("players", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", Id, primary_key=True),
        _player("reporter", nullable=False, index=True),
        _player("player", nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("number", sa.Integer),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("closed_at", sa.Double, index=True),
    )
    op.create_table("mutes", _player("player", primary_key=True), sa.Column("until", sa.Double, nullable=False))
    op.create_table(
        "bans",
        _player("player", primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("enforced", sa.Boolean, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", Id, primary_key=True),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("operator", Id),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("player", Id, index=True),
        sa.Column("table_id", Id),
        sa.Column("number", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "rate_limits",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False, index=True),
    )


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", Id, primary_key=True),
        sa.Column("owner", Id, nullable=False, index=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Index("tournaments_by_status", "status", "created_at"),
    )
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", Id, index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("left_in", sa.Integer),
        sa.Column("no_show", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("tournament_id", "player", name="entrants_once"),
    )
    op.create_table(
        "rounds",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("started_at", sa.Double),
        sa.Column("ended_at", sa.Double),
    )
    op.create_table(
        "pairings",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", Id, unique=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
    )
