"""What a server forgets by itself, where its operator says after how many days: guests, remarks, closed reports.

One of several servers does it for all, once an hour, in small batches between which it renews its lease. A server that
dies in the middle leaves the rest to the next look.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog

from tilewright.server.accounts.players import SEEN_SECONDS
from tilewright.server.database.leases import take_lease
from tilewright.server.live.pubsub import RemarksErased
from tilewright.server.moderation.audit import forget_before
from tilewright.server.services.account_deletion import delete_players
from tilewright.server.services.services import Services
from tilewright.server.tables.erasure import erase_old_remarks

SWEEP_SECONDS = 5.0
LEASE_SECONDS = 300.0  # for one batch, with much to spare
HOUR = 3600.0
DAY = 86_400.0
GUESTS_AT_ONCE = 100  # for all of them together all logs are read
ROWS_AT_ONCE = 200

_log = structlog.get_logger("tilewright.retention")


@asynccontextmanager
async def forgetting(services: Services) -> AsyncIterator[None]:
    """Meanwhile, what is too old is forgotten."""
    task = asyncio.create_task(Retention(services).sweep())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


class _LeaseLost(Exception):
    """Another server goes on with it."""


class Retention:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._due = 0.0
        kept = services.settings
        self._limited = any(days is not None for days in (kept.keep_guests, kept.keep_chat, kept.keep_audit))

    async def sweep(self) -> None:
        while True:
            try:
                await self._services.players.note_seen()
                if self._limited and time.time() >= self._due:
                    await self._look()
            except Exception:
                _log.exception("what is too old could not be forgotten")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look(self) -> None:
        self._due = time.time() + LEASE_SECONDS  # if it fails, or another server is at it
        with suppress(_LeaseLost):
            await self._hold(LEASE_SECONDS)
            kept = self._services.settings
            if kept.keep_guests is not None:
                await self._forget_guests(kept.keep_guests)
            if kept.keep_chat is not None:
                await self._forget_remarks(kept.keep_chat)
            if kept.keep_audit is not None:
                await self._forget_audit(kept.keep_audit)
            await self._hold(HOUR)
            self._due = time.time() + HOUR

    async def _hold(self, seconds: float) -> None:
        if not await take_lease(self._services.storage, "retention", self._services.server, seconds):
            raise _LeaseLost

    async def _forget_guests(self, days: int) -> None:
        players, last, count = self._services.players, "", 0
        while unseen := await players.see_guests(last, ROWS_AT_ONCE):
            last = unseen[-1]
            await self._hold(LEASE_SECONDS)
        last = ""
        before = time.time() - days * DAY - SEEN_SECONDS  # they may have been here so much later than was noted
        while guests := await players.guests_not_seen_since(before, last, GUESTS_AT_ONCE):
            await delete_players(self._services, guests)
            last, count = guests[-1].id, count + len(guests)
            await self._hold(LEASE_SECONDS)
        _tell("guests", count)

    async def _forget_remarks(self, days: int) -> None:
        services, last, count, before = self._services, ("", 0), 0, time.time() - days * DAY
        while places := await erase_old_remarks(services.storage, before, last, ROWS_AT_ONCE):
            for table in {table for table, _ in places}:
                services.cache.forget(table)
                services.pubsub.publish(RemarksErased(table))
            last, count = places[-1], count + len(places)
            await self._hold(LEASE_SECONDS)
        _tell("remarks", count)

    async def _forget_audit(self, days: int) -> None:
        count, before = 0, time.time() - days * DAY
        while some := await forget_before(self._services.storage, before, ROWS_AT_ONCE):
            count += some
            await self._hold(LEASE_SECONDS)
        _tell("reports and lines of the audit log", count)


def _tell(what: str, count: int) -> None:
    if count:
        _log.info("forgotten", what=what, count=count)
