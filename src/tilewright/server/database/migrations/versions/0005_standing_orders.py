"""Players may leave a standing order beside their draft: what to do while something is asked again and again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("drafts", sa.Column("standing_order", sa.Text, nullable=True))
