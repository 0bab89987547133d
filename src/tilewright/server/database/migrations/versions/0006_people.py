"""Players may hide their profile."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("hides_profile", sa.Boolean, nullable=False, server_default=sa.false()))
