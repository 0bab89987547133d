"""What the server does at a table by itself: bots' turns and clocks that ran out.

`tables.wake_at` says when a table next needs that. A process takes the table into custody for a while by moving this
time on; if it dies, the time passes and another process, or its own successor, takes over.
"""

import asyncio
import time
import uuid

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.bots.pool import Thinking
from tilewright.server.database.schema import tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Problem
from tilewright.server.tables.cache import HotTables
from tilewright.server.tables.commands import ActForSeat, TimeIsUp, Wish
from tilewright.server.tables.gateway import Door
from tilewright.server.tables.table import Table

SWEEP = 1.0  # seconds between looks for tables that need somebody
MARGIN = 3.0  # custody lasts this much longer than a bot may think
MOST_AT_ONCE = 100

_log = structlog.get_logger("tilewright.caretaker")


class Caretaker:
    def __init__(self, storage: Storage, hot: HotTables, door: Door, thinkers: Thinking, bot_seconds: float) -> None:
        self._storage = storage
        self._hot = hot
        self._door = door
        self._thinkers = thinkers
        self._custody = 2 * bot_seconds + MARGIN
        self._me = uuid.uuid4().hex
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, alone: bool) -> None:
        """Begin. A process that is alone with its database need not wait for the custody of its predecessor to end."""
        if alone:
            await self._storage.write(_release_all)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._busy.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_after(self, table: Table) -> None:
        """See to this table now, if it needs it."""
        table_id = table.about.id
        if table.wake_at is not None and table.wake_at <= time.time() and table_id not in self._busy:
            task = asyncio.create_task(self._attend(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _: self._busy.pop(table_id, None))

    async def _sweep(self) -> None:
        while True:
            try:
                for table_id in await self._waiting():
                    self.look_after(await self._hot.fresh(table_id))
            except Problem as problem:
                _log.warning("table cannot be read", problem=problem.kind)
            except Exception:
                _log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _waiting(self) -> list[str]:
        query = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.wake_at <= time.time())
        async with self._storage.reading() as connection:
            return list((await connection.scalars(query.limit(MOST_AT_ONCE))).all())

    async def _attend(self, table_id: str) -> None:
        """Do what is due at a table, again and again until nothing is."""
        try:
            while await self._take_custody(table_id):
                wish = await self._due(await self._hot.fresh(table_id))
                if wish is None:
                    return
                await self._door.enter(table_id, wish)
        except Problem as problem:  # somebody was quicker; the next sweep looks again
            _log.debug("not needed any more", table=table_id, problem=problem.kind)
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a table could not be looked after", table=table_id)

    async def _due(self, table: Table) -> Wish | None:
        actor = table.actor
        if actor is None or table.state is None:
            return None
        machine = table.seats[actor].machine
        if machine is not None:
            actions = await self._thinkers.think(
                table.about.game, machine, table.state, f"{table.about.id} {table.turn}"
            )
            return ActForSeat(actor, actions, table.turn)
        if table.deadline is not None and table.deadline <= time.time():
            return TimeIsUp(table.turn, time.time())
        return None

    async def _take_custody(self, table_id: str) -> bool:
        """May this process see to what is due now? If so, no other will before the custody ends."""
        now = time.time()
        mine = sa.and_(tables.c.custodian == self._me, tables.c.wake_at.is_not(None))
        statement = (
            sa.update(tables)
            .where(tables.c.id == table_id, tables.c.status == "playing", sa.or_(tables.c.wake_at <= now, mine))
            .values(custodian=self._me, wake_at=now + self._custody)
        )

        async def take(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        return await self._storage.write(take)


async def _release_all(connection: AsyncConnection) -> None:
    statement = sa.update(tables).where(tables.c.custodian.is_not(None)).values(custodian=None, wake_at=time.time())
    await connection.execute(statement)
