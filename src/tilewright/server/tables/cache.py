"""Tables held in memory: a cache of their logs. It is never trusted further than the log."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from tilewright.server import errors as problems
from tilewright.server import metrics
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.tables.entries import Entry, body_from_json
from tilewright.server.tables.table import About, Step, Table, empty_table, follow

RECENT = 32  # the steps that are kept for those who missed a few
HISTORIES = 50  # tables of which all steps are kept
LONG = 20  # a log with more entries than these is followed in a thread, not in the event loop

_log = schema.entries.c
_LATER = (
    sa.select(_log.number, _log.at, _log.body)
    .where(_log.table_id == sa.bindparam("table"), _log.number > sa.bindparam("after"))
    .order_by(_log.number)
)
_decode_about = msgspec.json.Decoder(About).decode


class HotTable:
    """A table and its latest steps. The lock keeps the changes of this process in line; the log keeps all others."""

    __slots__ = ("lock", "recent", "table")

    def __init__(self, table: Table, steps: Iterable[Step]) -> None:
        self.table = table
        self.recent: deque[Step] = deque(steps, RECENT)
        self.lock = asyncio.Lock()

    def add(self, table: Table, step: Step) -> None:
        self.table = table
        self.recent.append(step)

    def since(self, number: int) -> Sequence[Step] | None:
        """The steps after this number; None if memory does not reach back so far."""
        count = self.table.number - number
        if count > len(self.recent):
            return None
        return [self.recent[place] for place in range(-count, 0)]


class HotTables:
    """A process that is alone with its database has written everything itself, and need not look for more."""

    def __init__(self, storage: Storage, most: int, alone: bool) -> None:
        self._storage = storage
        self._alone = alone
        self._most = most
        self._tables: OrderedDict[str, HotTable] = OrderedDict()
        self._whole: OrderedDict[str, list[Step]] = OrderedDict()  # the tables that somebody has looked back at

    async def get(self, table_id: str) -> HotTable:
        """The table as far as this process knows it; read from its log if it is cold. Problem if there is none."""
        hot = self._tables.get(table_id)
        if hot is None:
            about, entries = await self._read(table_id)
            table, steps = await _follow_all(empty_table(about), entries)
            hot = self._tables.setdefault(table_id, HotTable(table, steps))
            self._make_room()
            metrics.HOT_TABLES.set(len(self._tables))
        self._tables.move_to_end(table_id)
        return hot

    def holds(self, table_id: str) -> bool:
        return table_id in self._tables

    def grown(self, table_id: str, hot: HotTable) -> None:
        """This one was written to. If it was put out of memory and read again meanwhile, that copy is out of date."""
        if self._tables.get(table_id) is not hot:
            self._tables.pop(table_id, None)

    async def fresh(self, table_id: str) -> Table:
        """The table with everything that any process has written."""
        hot = await self.get(table_id)
        if not self._alone:
            await self.catch_up(table_id, hot)
        return hot.table

    async def catch_up(self, table_id: str, hot: HotTable) -> bool:
        """Read what others have written since. Was there anything?"""
        entries = await self._entries(table_id, hot.table.number)
        grew = False
        for entry in entries:
            if entry.number == hot.table.number + 1:  # another task may have added it meanwhile
                hot.add(*follow(hot.table, entry))
                grew = True
        return grew

    async def steps_since(self, table_id: str, number: int) -> Sequence[Step]:
        """All steps after this number, from memory if it reaches back so far, else from the log."""
        hot = await self.get(table_id)
        known = hot.since(number)
        if known is not None:
            return known
        return (await self._history(table_id, hot))[number:]

    async def _history(self, table_id: str, hot: HotTable) -> Sequence[Step]:
        """All steps of a table. Several who come to one table, one after the other, have its game played again once."""
        steps = self._whole.get(table_id, [])
        later = hot.since(len(steps))  # numbers begin at 1 and have no gaps
        if later is None:
            about, entries = await self._read(table_id)
            steps, later = (await _follow_all(empty_table(about), entries))[1], ()
        self._whole[table_id] = steps = [*steps, *later]
        self._whole.move_to_end(table_id)
        if len(self._whole) > HISTORIES:
            self._whole.popitem(last=False)
        return steps

    def _make_room(self) -> None:
        while len(self._tables) > self._most:
            oldest, hot = next(iter(self._tables.items()))
            if hot.lock.locked():
                self._tables.move_to_end(oldest)
                return
            del self._tables[oldest]

    async def _read(self, table_id: str) -> tuple[About, Sequence[Entry]]:
        async with self._storage.reading() as connection:
            text = await connection.scalar(sa.select(schema.tables.c.about).where(schema.tables.c.id == table_id))
        if text is None:
            raise problems.missing("table")
        return _decode_about(text), await self._entries(table_id, 0)

    async def _entries(self, table_id: str, after: int) -> Sequence[Entry]:
        async with self._storage.reading() as connection:
            rows = (await connection.execute(_LATER, {"table": table_id, "after": after})).all()
        return [Entry(row.number, row.at, body_from_json(row.body)) for row in rows]


async def _follow_all(table: Table, entries: Sequence[Entry]) -> tuple[Table, list[Step]]:
    if len(entries) > LONG:
        return await asyncio.to_thread(follow_all, table, entries)
    return follow_all(table, entries)


def follow_all(table: Table, entries: Iterable[Entry]) -> tuple[Table, list[Step]]:
    steps: list[Step] = []
    for entry in entries:
        table, step = follow(table, entry)
        steps.append(step)
    return table, steps
