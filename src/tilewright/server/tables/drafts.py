"""Where drafts are kept: in the database, so that any server can continue them, and a killed process loses none."""

from collections import OrderedDict

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import drafts
from tilewright.server.database.storage import Storage
from tilewright.server.tables.commands.command import NO_DRAFT, Draft, StandingOrder

MAX_REMEMBERED = 20_000

_decode = msgspec.json.Decoder(tuple[str, ...]).decode
_decode_order = msgspec.json.Decoder(StandingOrder).decode
_QUERY = sa.select(drafts.c.turn, drafts.c.step, drafts.c.actions, drafts.c.standing_order).where(
    drafts.c.table_id == sa.bindparam("table"), drafts.c.seat == sa.bindparam("seat")
)


class Drafts:
    """`sole_writer`: no other process writes to this database, so what was written need not be read again."""

    def __init__(self, storage: Storage, sole_writer: bool) -> None:
        self._storage = storage
        self._sole_writer = sole_writer
        self._known: OrderedDict[tuple[str, int], Draft] = OrderedDict()

    async def load(self, table_id: str, seat: int) -> Draft:
        known = self._known.get((table_id, seat))
        if known is not None:
            return known
        async with self._storage.reading() as connection:
            row = (await connection.execute(_QUERY, {"table": table_id, "seat": seat})).one_or_none()
        draft = NO_DRAFT
        if row is not None:
            order = None if row.standing_order is None else _decode_order(row.standing_order)
            draft = Draft(row.turn, row.step, _decode(row.actions), order)
        self._remember(table_id, seat, draft)
        return draft

    async def save(self, table_id: str, seat: int, draft: Draft) -> bool:
        """Keep a draft that follows the one before. False: another change came first, and nothing was kept."""
        values = {
            "turn": draft.turn,
            "step": draft.step,
            "actions": msgspec.json.encode(draft.actions).decode(),
            "standing_order": None if draft.order is None else msgspec.json.encode(draft.order).decode(),
        }
        key = [drafts.c.table_id, drafts.c.seat]

        async def keep(connection: AsyncConnection) -> bool:
            statement = (
                self._storage.insert(drafts)
                .values(table_id=table_id, seat=seat, **values)
                .on_conflict_do_update(index_elements=key, set_=values, where=drafts.c.step == draft.step - 1)
            )
            return (await connection.execute(statement)).rowcount == 1

        self._known.pop((table_id, seat), None)  # if this fails, nobody knows whether it was kept
        kept = await self._storage.write(keep)
        if kept:
            self._remember(table_id, seat, draft)
        return kept

    def _remember(self, table_id: str, seat: int, draft: Draft) -> None:
        if not self._sole_writer:
            return
        self._known[table_id, seat] = draft
        self._known.move_to_end((table_id, seat))
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)
