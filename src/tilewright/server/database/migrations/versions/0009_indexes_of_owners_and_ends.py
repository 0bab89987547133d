"""Indexes for what was looked for row by row: the tables of an owner, and the results of a month."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
    op.create_index("results_by_end", "results", ["ended_at"])
