"""Vacations of players, in which their slow clocks stand still."""

import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import players
from tilewright.server.database.storage import Storage
from tilewright.server.errors import StateConflict

DAY = 86_400.0
MAX_DAYS = 21  # of one vacation


class VacationShown(msgspec.Struct, frozen=True):
    """The last vacation: from when and until when; null if there was none. Another may begin at `next_from`."""

    since: float | None
    until: float | None
    next_from: float | None


async def vacation_of(storage: Storage, player: Player) -> VacationShown:
    async with storage.reading() as connection:
        return await _read(connection, player)


async def begin_vacation(storage: Storage, player: Player, days: float) -> VacationShown:
    """Nobody is on vacation for longer than they are there: the next one begins when the last is over for as long as it
    lasted. One that is not over yet can be given another end."""

    async def begin(connection: AsyncConnection) -> VacationShown:
        last, now = await _read(connection, player), time.time()
        since = last.since if last.since is not None and last.until is not None and last.until > now else now
        if since == now and last.next_from is not None and last.next_from > now:
            raise StateConflict(
                "too-soon",
                "Your next vacation can begin once as much time has passed as the last one took.",
                next_from=last.next_from,
            )
        if now + days * DAY > since + MAX_DAYS * DAY:
            raise StateConflict("too-long", f"A vacation can last {MAX_DAYS} days at most.")
        return await _write(connection, player, since, now + days * DAY)

    return await storage.write(begin)


async def end_vacation(storage: Storage, player: Player) -> VacationShown:
    async def end(connection: AsyncConnection) -> VacationShown:
        last, now = await _read(connection, player), time.time()
        if last.since is None or last.until is None or last.until <= now:
            raise StateConflict("no-vacation", "You are not on vacation.")
        return await _write(connection, player, last.since, now)

    return await storage.write(end)


async def _read(connection: AsyncConnection, player: Player) -> VacationShown:
    query = sa.select(players.c.vacation_from, players.c.vacation_until).where(players.c.id == player.id)
    row = (await connection.execute(query)).one()
    return _shown(row.vacation_from, row.vacation_until)


async def _write(connection: AsyncConnection, player: Player, since: float, until: float) -> VacationShown:
    values = {"vacation_from": since, "vacation_until": until}
    await connection.execute(sa.update(players).where(players.c.id == player.id).values(values))
    return _shown(since, until)


def _shown(since: float | None, until: float | None) -> VacationShown:
    return VacationShown(since, until, None if since is None or until is None else until + (until - since))
