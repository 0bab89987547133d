"""The language of messages to a player; an id for each notification that stays the same when it is tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("language", sa.String(10), nullable=False, server_default="en"))
    op.add_column("calls", sa.Column("id", sa.String(120), nullable=False, server_default=""))
    op.execute("UPDATE calls SET id = table_id || '.' || player || '.' || way")
