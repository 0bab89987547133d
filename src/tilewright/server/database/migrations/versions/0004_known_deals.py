"""Tables under way that were made with the deal of another are marked: their games are not rated."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id"), sa.column("about"), sa.column("status"))


def upgrade() -> None:
    connection = op.get_bind()
    under_way = connection.execute(sa.select(_tables.c.id, _tables.c.about).where(_tables.c.status != "over")).all()
    for table_id, text in under_way:
        about = json.loads(text)
        source = connection.scalar(sa.select(_tables.c.about).where(_tables.c.id == about.get("came_from")))
        if source is not None and json.loads(source).get("seed") == about["seed"]:
            marked = json.dumps(about | {"same_deal": True})
            connection.execute(sa.update(_tables).where(_tables.c.id == table_id).values(about=marked))
