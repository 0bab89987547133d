"""Where drafts are kept: in the database, so that any server can take up what another began, and a kill loses none."""

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.schema import drafts
from tilewright.server.storage import Storage
from tilewright.server.wishes import NO_DRAFT, Draft

_decode = msgspec.json.Decoder(tuple[str, ...]).decode


async def load_draft(storage: Storage, table_id: str, seat: int) -> Draft:
    query = sa.select(drafts).where(drafts.c.table_id == table_id, drafts.c.seat == seat)
    async with storage.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    return NO_DRAFT if row is None else Draft(row.turn, row.step, _decode(row.actions))


async def save_draft(storage: Storage, table_id: str, seat: int, draft: Draft) -> bool:
    """Keep a draft that follows on the one before. False: another change came first, and nothing was kept."""
    values = {"turn": draft.turn, "step": draft.step, "actions": msgspec.json.encode(draft.actions).decode()}

    async def keep(connection: AsyncConnection) -> bool:
        statement = (
            storage.insert(drafts)
            .values(table_id=table_id, seat=seat, **values)
            .on_conflict_do_update(
                index_elements=[drafts.c.table_id, drafts.c.seat], set_=values, where=drafts.c.step == draft.step - 1
            )
        )
        return (await connection.execute(statement)).rowcount == 1

    return await storage.write(keep)
