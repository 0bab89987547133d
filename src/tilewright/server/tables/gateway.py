"""The one gateway for every change of a table: decided, appended, durable, published."""

import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tilewright.kernel import State
from tilewright.server import metrics
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage, TableDeleted
from tilewright.server.errors import DomainError, Unavailable
from tilewright.server.tables.cache import CachedTable, TableCache
from tilewright.server.tables.commands.command import NO_DRAFT, Command, CommittedDraft, Draft
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.entries import AnyBody, Entry, Rose, Sat, body_to_json
from tilewright.server.tables.table import LogStep, Table, apply_entry

MAX_TRIES = 20  # how often another writer may come first before the table is called busy


class Gateway:
    """`on_change` is called after a change is durable, with the table and the seat of a changed draft.

    `outbox` returns what must be written in the transaction that takes a table from one value to the next.
    """

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        drafts: Drafts,
        on_change: Callable[[Table, int | None], None],
        outbox: Callable[[Table, Table], Sequence[sa.Executable]] = lambda _before, _after: (),
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._drafts = drafts
        self._on_change = on_change
        self._outbox = outbox

    async def submit(self, table_id: str, command: Command) -> tuple[Table, LogStep | Draft]:
        """Carry out a command, or raise the DomainError that says why not.

        Nothing else runs between `on_change` and the return, so a caller can note that a change was theirs before any
        socket sends it. Being cancelled in the middle does no harm: what became durable is in the log, where the next
        command finds it, and a sweep publishes it.
        """
        cached = await self._cache.get(table_id)
        async with cached.lock:
            with metrics.SUBMIT_SECONDS.time():
                for _ in range(MAX_TRIES):
                    try:
                        done = await self._try(table_id, cached, command)
                    except (TableDeleted, IntegrityError):
                        await self._cache.check_exists(table_id)
                        raise
                    if done is not None:
                        return done
                    metrics.CONFLICTS.inc()
                    await self._cache.catch_up(table_id, cached)
        raise Unavailable("Too many changes at this table at once; try again.")

    async def _try(self, table_id: str, cached: CachedTable, command: Command) -> tuple[Table, LogStep | Draft] | None:
        """One attempt; None if another writer came first."""
        table = cached.table
        seat = command.draft_seat(table)
        draft = NO_DRAFT if seat is None else await self._drafts.load(table_id, seat)
        try:
            decided = command.decide(table, draft)
        except DomainError:
            if await self._cache.catch_up(table_id, cached):
                return None  # the decision was made on an outdated table
            raise
        if isinstance(decided, Draft):
            assert seat is not None, "only a seat has a draft"
            if not await self._drafts.save(table_id, seat, decided):
                return None
            self._on_change(table, seat)
            return table, decided
        if isinstance(decided, CommittedDraft):
            return await self._append(table_id, cached, decided.body, decided.played)
        return await self._append(table_id, cached, decided, ())

    async def _append(
        self, table_id: str, cached: CachedTable, body: AnyBody, played: Sequence[State]
    ) -> tuple[Table, LogStep] | None:
        before = cached.table
        entry = Entry(before.number + 1, max(time.time(), before.at), body)
        after, step = apply_entry(before, entry, played)
        row = {"table_id": table_id, "number": entry.number, "at": entry.at, "body": body_to_json(body)}
        statements = [*_index_updates(before, after, body), *self._outbox(before, after)]
        if not await self._storage.append(row, statements) and not await self._was_ours(table_id, cached, entry):
            return None
        if cached.table is before:
            self._cache.add(table_id, cached, after, step, played)
        self._cache.evict_stale_copy(table_id, cached)
        metrics.entries_of_kind(str(body.__struct_config__.tag)).inc()
        self._on_change(after, None)
        return after, step

    async def _was_ours(self, table_id: str, cached: CachedTable, entry: Entry) -> bool:
        """Was the number taken by this very entry? A connection may break after a transaction and before its answer;
        the entry is then written again, and the second time nothing is new."""
        await self._cache.catch_up(table_id, cached)
        written = cached.since(entry.number - 1)
        return bool(written) and written[0].entry == entry


def _index_updates(before: Table, after: Table, body: AnyBody) -> Sequence[sa.Executable]:
    """The rows that index the log and change with it; for most moves of players there are none."""
    table_id, changes = after.config.id, {}
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
