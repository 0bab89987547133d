"""Notifying a player that it is their turn: once for each wait, if they do not come by themselves.

A notification is written in the transaction of the move that makes it the player's turn, so it outlives every process.
When it is due, a process takes it by moving its time on; if that process dies, the time comes again. A process at which
the player is present discards it before it is due.

Players take turns here as well: each has a few slots, so that somebody whose webhook takes long to answer, at however
many tables, delays nobody else.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server import metrics
from tilewright.server.database.schema import turn_notifications
from tilewright.server.database.storage import Storage
from tilewright.server.errors import DomainError
from tilewright.server.live.hub import Hub
from tilewright.server.notifications.contacts import Contact, Contacts
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.messages import Messages
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.table import Table

SWEEP_SECONDS = 1.0  # between looks for notifications that are due
DISCARD_AHEAD = 3.0  # seconds before it is due, a notification is discarded if the player is there
ATTEMPT_SECONDS = 120.0  # that one attempt may take
RETRY_SECONDS = (2.0, 60.0, 600.0, 3600.0)  # to the next attempt; after the last, the notification is given up
MAX_AT_ONCE = 60  # that are being sent
MAX_AT_ONCE_OF_PLAYER = 2
LOOKED_AT = 500  # of those that are due, at each look
LOOKED_AT_OF_PLAYER = 20
CONTACTS_REFRESH_SECONDS = 60.0
HOUR, DAY = 3600.0, 86_400.0

_columns = turn_notifications.c
_log = structlog.get_logger("tilewright.notifications")


def awaited_player(table: Table) -> str | None:
    """The player whose decision the table waits for; None if it waits for nobody, or for a bot."""
    if table.actor is None or table.seats[table.actor].active_bot:
        return None
    return table.seats[table.actor].player


def next_hour(now: float, hour: int) -> float:
    """The next time at which a day has come to this hour, in UTC."""
    return now + (hour * HOUR - now) % DAY


class TurnNotificationOutbox:
    """What the gateway writes along with an entry."""

    def __init__(self, storage: Storage, contacts: Contacts, delay: float) -> None:
        self._storage = storage
        self._contacts = contacts
        self._delay = delay

    def statements(self, before: Table, after: Table) -> Sequence[sa.Executable]:
        """A notification for each contact of the player whom the table waits for now and did not before."""
        player = awaited_player(after)
        if player is None or player == awaited_player(before):
            return ()
        soon = after.at + self._delay
        return [
            self._insert(after.config.id, player, way, after.number, soon if hour is None else next_hour(soon, hour))
            for way, hour in sorted(self._contacts.ways(player).items())
        ]

    def _insert(self, table_id: str, player: str, way: str, number: int, due_at: float) -> sa.Executable:
        values = {"due_at": due_at, "tries": 0, "id": f"{table_id}.{number}.{player}.{way}"}
        return (
            self._storage.insert(turn_notifications)
            .values(table_id=table_id, player=player, way=way, **values)
            .on_conflict_do_update(index_elements=["table_id", "player", "way"], set_=values)
        )


class TurnNotifier:
    """Sends the notifications that are due."""

    def __init__(self, storage: Storage, cache: TableCache, hub: Hub, contacts: Contacts, messages: Messages) -> None:
        self._storage = storage
        self._cache = cache
        self._hub = hub
        self._contacts = contacts
        self._messages = messages
        self._sending: dict[tuple[str, str, str], asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._contacts.open()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._refresh_contacts())]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._sending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _refresh_contacts(self) -> None:
        while True:
            await asyncio.sleep(CONTACTS_REFRESH_SECONDS)
            try:
                await self._contacts.open()
            except Exception:
                _log.exception("contacts could not be read")

    async def _sweep(self) -> None:
        while True:
            try:
                for row in await self._due_soon():
                    key = (row.table_id, row.player, row.way)
                    if self._hub.has_player(row.table_id, row.player):
                        await self._discard(row)
                    elif row.due_at <= time.time() and key not in self._sending and self._has_slot(row.player):
                        task = self._sending[key] = asyncio.create_task(self._send(row))
                        task.add_done_callback(lambda _, key=key: self._sending.pop(key, None))
            except Exception:
                _log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    def _has_slot(self, player: str) -> bool:
        own = sum(other == player for _, other, _ in self._sending)
        return own < MAX_AT_ONCE_OF_PLAYER and len(self._sending) < MAX_AT_ONCE

    async def _due_soon(self) -> Sequence[Any]:
        """The first of each player, then the second of each, and so on."""
        soon = time.time() + DISCARD_AHEAD
        place = sa.func.row_number().over(partition_by=_columns.player, order_by=_columns.due_at).label("place")
        due = sa.select(turn_notifications, place).where(_columns.due_at <= soon).subquery().c
        query = sa.select(*due).where(due.place <= LOOKED_AT_OF_PLAYER).order_by(due.place, due.due_at).limit(LOOKED_AT)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).all()

    async def _send(self, row: Any) -> None:
        try:
            contact = await self._contacts.get(row.player, row.way)
            taken = await self._take(row, together=contact is not None and contact.digest_hour is not None)
            if row.table_id in taken:
                await self._deliver(row, contact, taken)
        except DomainError as error:  # the table is gone
            _log.warning("notification without a table", table=row.table_id, error=error.kind)
            await self._discard(row)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a notification failed", table=row.table_id, way=row.way)

    async def _deliver(self, row: Any, contact: Contact | None, taken: Sequence[str]) -> None:
        tables = [await self._cache.fresh(table_id) for table_id in taken]
        waiting = [table for table in tables if awaited_player(table) == row.player]
        if contact is None or not contact.used or not waiting:
            await self._discard(row, taken)
            return
        try:
            if contact.digest_hour is None:
                await self._messages.your_turn(contact, waiting[0], row.id)
            else:
                await self._messages.your_turns(contact, waiting, row.id)
        except DeliveryFailed as failure:
            await self._failed(row, contact, failure)
            return
        metrics.NOTIFICATIONS.labels(row.way, "arrived").inc()
        await self._discard(row, taken)
        await self._contacts.succeeded(contact)

    async def _failed(self, row: Any, contact: Contact, failure: DeliveryFailed) -> None:
        metrics.NOTIFICATIONS.labels(row.way, "failed").inc()
        _log.info("undelivered", way=row.way, player=row.player, tries=row.tries + 1, why=str(failure))
        if not failure.permanent and row.tries < len(RETRY_SECONDS):
            later = {"due_at": time.time() + RETRY_SECONDS[row.tries], "tries": row.tries + 1}
            statement = _only(sa.update(turn_notifications), row).values(later)
            await self._storage.write(lambda connection: connection.execute(statement))
            return
        await self._discard(row)
        if await self._contacts.failed(contact, str(failure)):
            await self._report_disabled(contact, failure)

    async def _report_disabled(self, contact: Contact, why: DeliveryFailed) -> None:
        """By e-mail, if the player can be reached that way; their list of contacts says it in any case."""
        other = await self._contacts.get(contact.player, "email")
        if contact.way == "webhook" and other is not None and other.used:
            try:
                await self._messages.contact_disabled(other, why)
            except DeliveryFailed as failure:
                _log.info("undelivered", way="email", player=contact.player, why=str(failure))

    async def _take(self, row: Any, *, together: bool) -> list[str]:
        """The tables of which this process may tell, this one among them; none if another process was quicker. Nobody
        else will before it had time to. Those of a digest are taken together."""
        now = time.time()
        due = _only(sa.update(turn_notifications), row).where(_columns.due_at == row.due_at)
        if together:
            due = _of_player(sa.update(turn_notifications), row).where(_columns.due_at <= now + DISCARD_AHEAD)
        taking = due.values(due_at=now + ATTEMPT_SECONDS).returning(_columns.table_id)

        async def take(connection: AsyncConnection) -> list[str]:
            return sorted((await connection.scalars(taking)).all())

        return await self._storage.write(take)

    async def _discard(self, row: Any, tables: Sequence[str] = ()) -> None:
        """This notification, or those of the player about these tables, which went with it."""
        done = _of_player(sa.delete(turn_notifications), row).where(_columns.table_id.in_([row.table_id, *tables]))
        await self._storage.write(lambda connection: connection.execute(done))


def _only(statement: Any, row: Any) -> Any:
    return _of_player(statement, row).where(_columns.table_id == row.table_id)


def _of_player(statement: Any, row: Any) -> Any:
    return statement.where(_columns.player == row.player, _columns.way == row.way)
