"""Names of tournaments can be reported, and taken away by an operator."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("tournament_id", sa.String(40)))
    op.add_column("audit", sa.Column("tournament_id", sa.String(40)))
