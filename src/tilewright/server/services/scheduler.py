"""What the server does at a table by itself: bots' turns, clocks that ran out, games that begin.

`tables.wake_at` says when a table next needs that. A process takes a lease on the table by moving this time on, and
goes on moving it for as long as it is at work there, however long a bot takes or waits for its turn. If the process
dies, the lease expires within seconds, and another process, or its own successor, takes over.
"""

import asyncio
import time
import uuid

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server import metrics
from tilewright.server.bots.pool import BotRunner
from tilewright.server.bots.request import turn_request
from tilewright.server.bots.worker import random_turn
from tilewright.server.database.schema import tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import DomainError, IllegalMove
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.commands.clocks import ExpireClock
from tilewright.server.tables.commands.command import Command
from tilewright.server.tables.commands.start import BeginByItself
from tilewright.server.tables.commands.turns import PlayBotTurn
from tilewright.server.tables.gateway import Gateway
from tilewright.server.tables.table import Table

SWEEP_SECONDS = 1.0  # between looks for tables where something is due
LEASE_SECONDS = 3.0  # with the sweep, at most four until another process does what a dead one was at
RENEWAL_SECONDS = 1.0
SWEPT_AT_ONCE = 100

_log = structlog.get_logger("tilewright.scheduler")


class Scheduler:
    def __init__(self, storage: Storage, cache: TableCache, gateway: Gateway, bot_runner: BotRunner) -> None:
        self._storage = storage
        self._cache = cache
        self._gateway = gateway
        self._bot_runner = bot_runner
        self._holder = uuid.uuid4().hex
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []

    async def open(self, sole_writer: bool) -> None:
        """Begin. The sole writer of a database need not wait for the leases of its predecessor to expire."""
        if sole_writer:
            await self._storage.write(_release_all)
        self._loops = [asyncio.create_task(self._sweep()), asyncio.create_task(self._keep_leases())]

    async def close(self) -> None:
        tasks = [*self._running.values(), *self._loops]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, table: Table) -> None:
        """Do what is due at this table now, if anything is."""
        table_id = table.config.id
        if table.wake_at is not None and table.wake_at <= time.time() and table_id not in self._running:
            task = asyncio.create_task(self._run_due(table_id))
            self._running[table_id] = task
            task.add_done_callback(lambda _: self._running.pop(table_id, None))

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await self._due_tables():
                    await self._look_at(table_id)
            except Exception:
                _log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_at(self, table_id: str) -> None:
        """A table that cannot be read keeps no other from its turn."""
        try:
            self.schedule(await self._cache.fresh(table_id))
        except Exception as error:
            _log.warning("table cannot be read", table=table_id, error=repr(error))

    async def _due_tables(self) -> list[str]:
        due = sa.select(tables.c.id).where(tables.c.status != "over", tables.c.wake_at <= time.time())
        query = due.order_by(tables.c.wake_at)
        async with self._storage.reading() as connection:
            return list((await connection.scalars(query.limit(SWEPT_AT_ONCE))).all())

    async def _run_due(self, table_id: str) -> None:
        """Do what is due at a table, until nothing is."""
        try:
            while await self._take_lease(table_id):
                command = await self._due(await self._cache.fresh(table_id))
                if command is None:
                    return
                await self._carry_out(table_id, command)
        except DomainError as error:  # somebody was quicker; the next sweep looks again
            _log.debug("not needed any more", table=table_id, error=error.kind)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("what was due at a table failed", table=table_id)

    async def _due(self, table: Table) -> Command | None:
        if table.begins_at is not None:
            return BeginByItself(time.time()) if table.begins_at <= time.time() else None
        request = await asyncio.to_thread(turn_request, table)
        if request is not None and table.actor is not None:
            actions = await self._bot_runner.choose_turn(request)
            return PlayBotTurn(table.actor, actions, table.turn)
        if table.deadline is not None and table.deadline <= time.time():
            return ExpireClock(table.turn, time.time())
        return None

    async def _carry_out(self, table_id: str, command: Command) -> None:
        """A turn against the rules, from a worker that has gone wrong, must not stop the table: then any legal one."""
        try:
            await self._gateway.submit(table_id, command)
        except IllegalMove as error:
            request = await asyncio.to_thread(turn_request, await self._cache.fresh(table_id))
            if not isinstance(command, PlayBotTurn) or request is None:
                raise
            metrics.BOT_FAILURES.labels("illegal").inc()
            _log.warning("a bot's turn is not legal", table=table_id, bot=request.bot, error=error.kind)
            legal = await asyncio.to_thread(random_turn, request.known)
            await self._gateway.submit(table_id, PlayBotTurn(command.seat, legal, command.turn))

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            if self._running:
                await self._renew_leases()

    async def _renew_leases(self) -> None:
        mine = (tables.c.id.in_(list(self._running)), tables.c.custodian == self._holder)
        renewal = sa.update(tables).where(*mine, tables.c.wake_at.is_not(None))
        renewal = renewal.values(wake_at=time.time() + LEASE_SECONDS)
        try:
            await self._storage.write(lambda connection: connection.execute(renewal))
        except Exception as error:
            _log.warning("leases could not be renewed", error=type(error).__name__)

    async def _take_lease(self, table_id: str) -> bool:
        """May this process do what is due now? If so, no other will before the lease expires."""
        now = time.time()
        mine = sa.and_(tables.c.custodian == self._holder, tables.c.wake_at.is_not(None))
        statement = (
            sa.update(tables)
            .where(tables.c.id == table_id, tables.c.status != "over", sa.or_(tables.c.wake_at <= now, mine))
            .values(custodian=self._holder, wake_at=now + LEASE_SECONDS)
        )

        async def take(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        return await self._storage.write(take)


async def _release_all(connection: AsyncConnection) -> None:
    statement = sa.update(tables).where(tables.c.custodian.is_not(None)).values(custodian=None, wake_at=time.time())
    await connection.execute(statement)
