"""When a guest was last here, and leases on work that one of several servers does for all."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("seen_at", sa.Double))
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
