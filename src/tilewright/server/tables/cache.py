"""Tables held in memory: a cache of their logs, which stay the truth."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator, Sequence

import msgspec
import sqlalchemy as sa

from tilewright.kernel import State
from tilewright.server import metrics
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.errors import NotFound
from tilewright.server.tables.entries import Acted, Entry, RemovedRemark, Said, body_from_json
from tilewright.server.tables.played import PlayedStates
from tilewright.server.tables.table import LogStep, Table, TableConfig, apply_entry, empty_table, play_each

RECENT = 32  # the steps that are kept for those who missed a few
HISTORIES = 50  # tables of which all steps are kept
LOOKED_UP_AT_ONCE = 500  # tables
LONG = 20  # a log with more entries is replayed in a thread, not in the event loop

_log = schema.entries.c
_LATER = (
    sa.select(_log.number, _log.at, _log.body)
    .where(_log.table_id == sa.bindparam("table"), _log.number > sa.bindparam("after"))
    .order_by(_log.number)
)
_decode_config = msgspec.json.Decoder(TableConfig).decode


class CachedTable:
    """A table and its latest steps. The lock orders the changes of this process; the log orders those of all others."""

    __slots__ = ("lock", "recent", "table")

    def __init__(self, table: Table, steps: Iterable[LogStep]) -> None:
        self.table = table
        self.recent: deque[LogStep] = deque(steps, RECENT)
        self.lock = asyncio.Lock()

    def add(self, table: Table, step: LogStep) -> None:
        self.table = table
        if isinstance(step.entry.body, RemovedRemark):
            self.recent = deque(without_remark(self.recent, step.entry.body.remark), RECENT)
        self.recent.append(step)

    def since(self, number: int) -> Sequence[LogStep] | None:
        """The steps after this number; None if memory does not reach back so far."""
        count = self.table.number - number
        if count > len(self.recent):
            return None
        return [self.recent[place] for place in range(-count, 0)]


class TableCache:
    """`sole_writer`: no other process writes to this database, so there is never anything newer to read."""

    def __init__(self, storage: Storage, capacity: int, sole_writer: bool) -> None:
        self._storage = storage
        self._sole_writer = sole_writer
        self._capacity = capacity
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        # all steps, of tables whose past was asked for
        self._histories: OrderedDict[str, list[LogStep]] = OrderedDict()
        self._played = PlayedStates()

    async def get(self, table_id: str) -> CachedTable:
        """The table as far as this process knows it, read from its log if need be. NotFound if there is none."""
        cached = self._tables.get(table_id)
        if cached is None:
            config, entries = await self._read(table_id)
            table, steps = await _replay(empty_table(config), entries)
            cached = self._tables.setdefault(table_id, CachedTable(table, steps))
            self._evict()
            metrics.CACHED_TABLES.set(len(self._tables))
        self._tables.move_to_end(table_id)
        return cached

    def in_memory(self, table_id: str) -> CachedTable | None:
        """The table, if it need not be read from its log."""
        return self._tables.get(table_id)

    async def check_exists(self, table_id: str) -> None:
        """NotFound if the table was deleted from the database; it is then forgotten here as well."""
        if await self._forget_deleted([table_id]):
            raise NotFound("table")

    async def forget_deleted(self) -> None:
        """Forget the tables that are no longer in the database. Nobody deletes one but the operator, by hand."""
        held = list(self._tables)
        for first in range(0, len(held), LOOKED_UP_AT_ONCE):
            await self._forget_deleted(held[first : first + LOOKED_UP_AT_ONCE])

    async def _forget_deleted(self, table_ids: Sequence[str]) -> set[str]:
        """Those of these tables that were deleted."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(table_ids))
        async with self._storage.reading() as connection:
            deleted = set(table_ids) - set((await connection.scalars(query)).all())
        for table_id in deleted:
            self._tables.pop(table_id, None)
            self._histories.pop(table_id, None)
        return deleted

    def forget_player(self, player: str) -> None:
        """Read the logs that name this player again: their name is gone from them."""
        for table_id, cached in list(self._tables.items()):
            acts = any(getattr(step.entry.body, "player", None) == player for step in cached.recent)
            if acts or cached.table.seat_of(player) is not None:
                del self._tables[table_id]
        self._histories.clear()

    def forget(self, table_id: str) -> None:
        """Read this table's log again: remarks in it were emptied."""
        self._tables.pop(table_id, None)
        self._histories.pop(table_id, None)

    def holds(self, table_id: str) -> bool:
        return table_id in self._tables

    def evict_stale_copy(self, table_id: str, cached: CachedTable) -> None:
        """`cached` was written to. If it was evicted and read again meanwhile, that other copy is out of date."""
        if self._tables.get(table_id) is not cached:
            self._tables.pop(table_id, None)

    async def fresh(self, table_id: str) -> Table:
        """The table with everything that any process has written."""
        cached = await self.get(table_id)
        if not self._sole_writer:
            await self.catch_up(table_id, cached)
        return cached.table

    def add(self, table_id: str, cached: CachedTable, table: Table, step: LogStep, states: Sequence[State]) -> None:
        """One entry more; `states` are those after each of its actions."""
        cached.add(table, step)
        if isinstance(step.entry.body, RemovedRemark):
            self._histories.pop(table_id, None)
        self._played.note(table_id, step.entry.number, states)

    async def catch_up(self, table_id: str, cached: CachedTable) -> bool:
        """Read what others have written since. Was there anything?"""
        entries = await self._entries(table_id, cached.table.number)
        grew = False
        for entry in entries:
            if entry.number == cached.table.number + 1:  # another task may have added it meanwhile
                states = _played_by(cached.table, entry)
                self.add(table_id, cached, *apply_entry(cached.table, entry, states), states)
                grew = True
        return grew

    async def steps_since(self, table_id: str, number: int) -> Sequence[LogStep]:
        """All steps after this number, from memory if it reaches back so far, else from the log."""
        cached = await self.get(table_id)
        known = cached.since(number)
        if known is not None:
            return known
        return (await self._history(table_id, cached))[number:]

    async def states_of(self, table_id: str, numbers: Sequence[int]) -> dict[int, tuple[State, ...]]:
        """The states after each action of these entries; what memory does not hold is played again from the log."""
        remembered = self.states_in_memory(table_id, numbers)
        if remembered is None:
            config, entries = await self._read(table_id)
            replayed = await asyncio.to_thread(_states_in, empty_table(config), entries, frozenset(numbers))
            for number, states in replayed.items():
                self._played.note(table_id, number, states)
            return replayed
        return remembered

    def states_in_memory(self, table_id: str, numbers: Iterable[int]) -> dict[int, tuple[State, ...]] | None:
        """The same; None if memory does not hold all of them."""
        found: dict[int, tuple[State, ...]] = {}
        for number in numbers:
            states = self._played.get(table_id, number)
            if states is None:
                return None
            found[number] = states
        return found

    async def _history(self, table_id: str, cached: CachedTable) -> Sequence[LogStep]:
        """All steps of a table. They are replayed once, however many ask for them."""
        steps = self._histories.get(table_id, [])
        later = cached.since(len(steps))  # numbers begin at 1 and have no gaps
        if later is None:
            config, entries = await self._read(table_id)
            steps, later = (await _replay(empty_table(config), entries))[1], ()
        self._histories[table_id] = steps = [*steps, *later]
        self._histories.move_to_end(table_id)
        if len(self._histories) > HISTORIES:
            self._histories.popitem(last=False)
        return steps

    def _evict(self) -> None:
        while len(self._tables) > self._capacity:
            oldest, cached = next(iter(self._tables.items()))
            if cached.lock.locked():
                self._tables.move_to_end(oldest)
                return
            del self._tables[oldest]

    async def _read(self, table_id: str) -> tuple[TableConfig, Sequence[Entry]]:
        async with self._storage.reading() as connection:
            text = await connection.scalar(sa.select(schema.tables.c.about).where(schema.tables.c.id == table_id))
        if text is None:
            raise NotFound("table")
        return _decode_config(text), await self._entries(table_id, 0)

    async def _entries(self, table_id: str, after: int) -> Sequence[Entry]:
        async with self._storage.reading() as connection:
            rows = (await connection.execute(_LATER, {"table": table_id, "after": after})).all()
        return [Entry(row.number, row.at, body_from_json(row.body)) for row in rows]


async def _replay(table: Table, entries: Sequence[Entry]) -> tuple[Table, list[LogStep]]:
    if len(entries) > LONG:
        return await asyncio.to_thread(replay_log, table, entries)
    return replay_log(table, entries)


def replay_log(table: Table, entries: Iterable[Entry]) -> tuple[Table, list[LogStep]]:
    steps: list[LogStep] = []
    for entry in entries:
        table, step = apply_entry(table, entry)
        steps.append(step)
    return table, steps


def without_remark(steps: Iterable[LogStep], number: int) -> Iterator[LogStep]:
    """These steps; the remark of that number has no text."""
    for step in steps:
        entry, body = step.entry, step.entry.body
        if entry.number == number and isinstance(body, Said):
            emptied = msgspec.structs.replace(body, text="")
            yield LogStep(msgspec.structs.replace(entry, body=emptied), step.events)
        else:
            yield step


def _played_by(table: Table, entry: Entry) -> list[State]:
    return play_each(table, entry.body.actions) if isinstance(entry.body, Acted) else []


def _states_in(table: Table, entries: Iterable[Entry], numbers: frozenset[int]) -> dict[int, tuple[State, ...]]:
    found: dict[int, tuple[State, ...]] = {}
    for entry in entries:
        states = _played_by(table, entry)
        table, _ = apply_entry(table, entry, states)
        if entry.number in numbers:
            found[entry.number] = tuple(states)
    return found
