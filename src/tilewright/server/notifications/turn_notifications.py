"""Calling a player when it is his turn: once for each wait, if he does not come by himself.

That somebody is to be called is written in the same transaction as the move that makes it his turn, so it outlives
every process. When the call is due, a process takes it by moving its time on; if it dies, the time comes again. A
process at which the player is present strikes his call before it is due.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server import metrics
from tilewright.server.database.schema import calls
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Problem
from tilewright.server.live.hub import Live
from tilewright.server.notifications.contacts import Contact, Contacts
from tilewright.server.notifications.messages import Messages
from tilewright.server.notifications.webhooks import Undelivered
from tilewright.server.tables.cache import HotTables
from tilewright.server.tables.table import Table

SWEEP = 1.0  # seconds between looks for calls that are due
AHEAD = 3.0  # how long before it is due a call is struck if the player is there
TAKEN_FOR = 120.0  # seconds that one attempt may take
AGAIN_AFTER = (2.0, 60.0, 600.0, 3600.0)  # seconds to the next attempt; after the last, the call is given up
MOST_AT_ONCE = 20
RELEARN = 60.0  # seconds between readings of who can be called

_log = structlog.get_logger("tilewright.calls")


def waited_for(table: Table) -> str | None:
    """The player whose decision the table waits for; None if it waits for nobody, or for a bot."""
    if table.actor is None or table.seats[table.actor].machine:
        return None
    return table.seats[table.actor].player


class CallBook:
    """What the door writes along with an entry."""

    def __init__(self, storage: Storage, contacts: Contacts, tell_after: float) -> None:
        self._storage = storage
        self._contacts = contacts
        self._tell_after = tell_after

    def written(self, before: Table, after: Table) -> Sequence[sa.Executable]:
        """A call for each way of whoever the table waits for now and did not before."""
        player = waited_for(after)
        if player is None or player == waited_for(before):
            return ()
        due_at, table_id = after.at + self._tell_after, after.about.id
        return [self._call(table_id, player, way, after.number, due_at) for way in sorted(self._contacts.ways(player))]

    def _call(self, table_id: str, player: str, way: str, number: int, due_at: float) -> sa.Executable:
        values = {"due_at": due_at, "tries": 0, "id": f"{table_id}.{number}.{player}.{way}"}
        return (
            self._storage.insert(calls)
            .values(table_id=table_id, player=player, way=way, **values)
            .on_conflict_do_update(index_elements=["table_id", "player", "way"], set_=values)
        )


class Crier:
    """Sees to the calls that are due."""

    def __init__(self, storage: Storage, hot: HotTables, live: Live, contacts: Contacts, messages: Messages) -> None:
        self._storage = storage
        self._hot = hot
        self._live = live
        self._contacts = contacts
        self._messages = messages
        self._busy: dict[tuple[str, str, str], asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._contacts.open()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._relearn())]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._busy.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _relearn(self) -> None:
        while True:
            await asyncio.sleep(RELEARN)
            try:
                await self._contacts.open()
            except Exception:
                _log.exception("contacts could not be read")

    async def _sweep(self) -> None:
        while True:
            try:
                for call in await self._near():
                    key = (call.table_id, call.player, call.way)
                    if self._live.attended(call.table_id, call.player):
                        await self._strike(call)
                    elif call.due_at <= time.time() and key not in self._busy and len(self._busy) < MOST_AT_ONCE:
                        task = self._busy[key] = asyncio.create_task(self._see_to(call))
                        task.add_done_callback(lambda _, key=key: self._busy.pop(key, None))
            except Exception:
                _log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _near(self) -> Sequence[Any]:
        query = sa.select(calls).where(calls.c.due_at <= time.time() + AHEAD).order_by(calls.c.due_at).limit(500)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).all()

    async def _see_to(self, call: Any) -> None:
        try:
            if await self._take(call):
                await self._deliver(call)
        except Problem as problem:  # the table is gone
            _log.warning("call for nothing", table=call.table_id, problem=problem.kind)
            await self._strike(call)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a call failed", table=call.table_id, way=call.way)

    async def _deliver(self, call: Any) -> None:
        table = await self._hot.fresh(call.table_id)
        contact = await self._contacts.get(call.player, call.way)
        if contact is None or not contact.used or waited_for(table) != call.player:
            await self._strike(call)
            return
        try:
            await self._messages.your_turn(contact, table, call.id)
        except Undelivered as failure:
            await self._undelivered(call, contact, failure)
            return
        metrics.CALLS.labels(call.way, "arrived").inc()
        await self._strike(call)
        await self._contacts.succeeded(contact)

    async def _undelivered(self, call: Any, contact: Contact, failure: Undelivered) -> None:
        metrics.CALLS.labels(call.way, "failed").inc()
        _log.info("undelivered", way=call.way, player=call.player, tries=call.tries + 1, why=str(failure))
        if not failure.for_good and call.tries < len(AGAIN_AFTER):
            later = {"due_at": time.time() + AGAIN_AFTER[call.tries], "tries": call.tries + 1}
            await self._storage.write(lambda connection: connection.execute(_one(sa.update(calls), call).values(later)))
            return
        await self._strike(call)
        if await self._contacts.failed(contact, str(failure)):
            await self._tell_of_trouble(contact, failure)

    async def _tell_of_trouble(self, contact: Contact, why: Undelivered) -> None:
        """By letter, if he can be reached that way; his list of contacts says it in any case."""
        other = await self._contacts.get(contact.player, "email")
        if contact.way == "webhook" and other is not None and other.used:
            try:
                await self._messages.trouble(other, why)
            except Undelivered as failure:
                _log.info("undelivered", way="email", player=contact.player, why=str(failure))

    async def _take(self, call: Any) -> bool:
        """May this process see to the call? If so, no other will before it had time to."""
        statement = _one(sa.update(calls), call).where(calls.c.due_at == call.due_at)

        async def take(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement.values(due_at=time.time() + TAKEN_FOR))).rowcount == 1

        return await self._storage.write(take)

    async def _strike(self, call: Any) -> None:
        await self._storage.write(lambda connection: connection.execute(_one(sa.delete(calls), call)))


def _one(statement: Any, call: Any) -> Any:
    return statement.where(calls.c.table_id == call.table_id, calls.c.player == call.player, calls.c.way == call.way)
