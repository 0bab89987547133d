"""The one door. Every change of a table, whoever wants it, goes through `enter`: checked, appended, durable, told."""

import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from tilewright.kernel import State
from tilewright.server import errors as problems
from tilewright.server import metrics
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Problem
from tilewright.server.tables.cache import HotTable, HotTables
from tilewright.server.tables.commands import NO_DRAFT, Commit, Draft, Wish
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.entries import AnyBody, Entry, Rose, Sat, body_to_json
from tilewright.server.tables.table import Step, Table, follow

TRIES = 20  # how often another writer may come first before we say that the table is busy


class Door:
    """`tell` is called after a change is durable, with the table and the seat of a changed draft.

    `beside` gives what others want written along with a change from one table to the next.
    """

    def __init__(
        self,
        storage: Storage,
        hot: HotTables,
        drafts: Drafts,
        tell: Callable[[Table, int | None], None],
        beside: Callable[[Table, Table], Sequence[sa.Executable]] = lambda _before, _after: (),
    ) -> None:
        self._storage = storage
        self._hot = hot
        self._drafts = drafts
        self._tell = tell
        self._beside = beside

    async def enter(self, table_id: str, wish: Wish) -> tuple[Table, Step | Draft]:
        """Let a wish come true, or raise the Problem that says why not.

        Between telling and returning nothing else runs, so a caller can say what was his before anybody sends it. One
        who is cancelled in the middle leaves nothing wrong: what became durable is in the log, where the next who
        enters finds it, and a sweep tells of it.
        """
        hot = await self._hot.get(table_id)
        async with hot.lock:
            with metrics.DOOR.time():
                for _ in range(TRIES):
                    done = await self._try(table_id, hot, wish)
                    if done is not None:
                        return done
                    metrics.CONFLICTS.inc()
                    await self._hot.catch_up(table_id, hot)
        raise problems.busy("Too many changes at this table at once; try again.")

    async def _try(self, table_id: str, hot: HotTable, wish: Wish) -> tuple[Table, Step | Draft] | None:
        """One attempt; None if another writer came first."""
        table = hot.table
        seat = wish.drafting(table)
        draft = NO_DRAFT if seat is None else await self._drafts.load(table_id, seat)
        try:
            decided = wish.decide(table, draft)
        except Problem:
            if await self._hot.catch_up(table_id, hot):
                return None  # what was decided on was out of date
            raise
        if isinstance(decided, Draft):
            assert seat is not None, "only a seat has a draft"
            if not await self._drafts.save(table_id, seat, decided):
                return None
            self._tell(table, seat)
            return table, decided
        if isinstance(decided, Commit):
            return await self._append(table_id, hot, decided.body, decided.played)
        return await self._append(table_id, hot, decided, ())

    async def _append(
        self, table_id: str, hot: HotTable, body: AnyBody, played: Sequence[State]
    ) -> tuple[Table, Step] | None:
        before = hot.table
        entry = Entry(before.number + 1, max(time.time(), before.at), body)
        after, step = follow(before, entry, played)
        row = {"table_id": table_id, "number": entry.number, "at": entry.at, "body": body_to_json(body)}
        with_it = [*_with_it(before, after, body), *self._beside(before, after)]
        if not await self._storage.append(row, with_it) and not await self._was_ours(table_id, hot, entry):
            return None
        if hot.table is before:
            hot.add(after, step)
        self._hot.grown(table_id, hot)
        metrics.ENTRIES.labels(body.__struct_config__.tag).inc()
        self._tell(after, None)
        return after, step

    async def _was_ours(self, table_id: str, hot: HotTable, entry: Entry) -> bool:
        """Was the number taken by this very entry? The connection may break after a transaction, before its answer; it
        is then written again, and the second time nothing is new."""
        await self._hot.catch_up(table_id, hot)
        written = hot.since(entry.number - 1)
        return bool(written) and written[0].entry == entry


def _with_it(before: Table, after: Table, body: AnyBody) -> Sequence[sa.Executable]:
    """What stands beside the log and must change with it; for most moves among people nothing."""
    table_id, changes = after.about.id, {}
    statements: list[sa.Executable] = []
    if after.status != before.status:
        changes["status"] = after.status
    if after.wake_at != before.wake_at:
        changes |= {"wake_at": after.wake_at, "custodian": None}
    if changes:
        statements.append(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(changes))
    match body:
        case Sat(player=str(player)):
            statements.append(sa.insert(schema.seats).values(table_id=table_id, seat=body.seat, player=player))
        case Rose():
            seats = schema.seats.c
            statements.append(sa.delete(schema.seats).where(seats.table_id == table_id, seats.seat == body.seat))
        case _:
            pass
    return statements
