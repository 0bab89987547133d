"""Moving a tournament on: it begins, results come in, the next round is paired, it ends.

Any server may notice that a round is over, and several may at once. What follows is worked out from what was read, and
written in one transaction that holds the row of the tournament and first looks whether it still stands where it stood:
so a round is paired once, and a server that dies in the middle has done nothing.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.kernel import seed_of
from tilewright.server.accounts.players import Player
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.lobby import StartingPoint, fresh_start, insert_with_entries, table_config
from tilewright.server.tables.ratings import rated_places
from tilewright.server.tables.table import Table, TableConfig, apply_entry, empty_table
from tilewright.server.tournaments.pairing import Round, round_robin_round, swiss_round, without
from tilewright.server.tournaments.settings import rounds_for
from tilewright.server.tournaments.standings import TableResult, standings
from tilewright.server.tournaments.store import Entrant, Tournament, check_owner, locked, read, tournament

Outbox = Callable[[Table, Table], Sequence[sa.Executable]]
T = TypeVar("T")
P = ParamSpec("P")

_scheduler = ThreadPoolExecutor(1, "schedules")  # a schedule may take seconds, and others need the loop's own threads


class NewRound(msgspec.Struct, frozen=True):
    """A round that is about to begin: each table with its entries, and who rests."""

    number: int
    tables: tuple["NewTable", ...]
    byes: tuple[int, ...]


class NewTable(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]
    entries: tuple[log.Entry, ...]
    before: Table  # with everybody seated
    table: Table


async def worked_out(function: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """What this function of pairings gives, one at a time and beside all else that the server does."""
    return await asyncio.get_running_loop().run_in_executor(_scheduler, partial(function, *arguments, **more))


async def start(storage: Storage, tournament_id: str, owner: Player) -> None:
    """Nobody enters any more. Bots take the seats that are left, if that is wanted, and where all tables of a round
    have the same deal, the deals of all rounds are settled, so that they can be promised."""
    while not await _start_as_it_is(storage, await tournament(storage, tournament_id), owner):
        pass  # somebody came or went meanwhile


async def _start_as_it_is(storage: Storage, found: Tournament, owner: Player) -> bool:
    """Begin, unless it is not as it was any more (False). How many rounds they play is worked out before the
    transaction, and beside all else that the server does."""
    check_owner(found, owner)
    if found.status != "open":
        raise StateConflict("tournament-started", "This tournament has already started, or is over.")
    bots = _bots_to_fill(found)
    count = len(found.entrants) + len(bots)
    if count < 2:
        raise StateConflict("too-few-entrants", "A tournament needs at least two players.")
    rounds = await worked_out(rounds_for, found.settings, count)

    async def change(connection: AsyncConnection) -> bool:
        await locked(connection, found.id)
        if await read(connection, found.id) != found:
            return False
        if bots:
            await connection.execute(sa.insert(schema.entrants), bots)
        seeds = [
            {
                "tournament_id": found.id,
                "number": number,
                "seed": seed_of(None).hex() if found.settings.same_deal else None,
            }
            for number in range(1, rounds + 1)
        ]
        await connection.execute(sa.insert(schema.rounds), seeds)
        mine = schema.tournaments.c.id == found.id
        await connection.execute(sa.update(schema.tournaments).where(mine).values(status="playing"))
        return True

    return await storage.write(change)


def _bots_to_fill(found: Tournament) -> list[dict[str, Any]]:
    bot, size, count = found.settings.fill_with, found.settings.players, len(found.entrants)
    if bot is None:
        return []
    missing = max(size, -(-count // size) * size) - count
    last = max((one.number for one in found.entrants), default=0)
    common = {"tournament_id": found.id, "bot": bot, "name": bot}
    return [{**common, "number": last + 1 + more} for more in range(missing)]


def result_of(table: Table) -> TableResult:
    """How a table counts: who has resigned, or is away at the end, comes last, as in rated games. Who is away and has
    made no move never came."""
    assert table.outcome is not None, "the game is over"
    everybody = range(len(table.seats))
    absent = tuple(
        seat for seat in everybody if table.seats[seat].away and table.seats[seat].player and not table.moves[seat]
    )
    if not table.outcome.places:  # they agreed to stop: nobody won
        return TableResult((1,) * len(table.seats), None, absent)
    return TableResult(rated_places(table), table.outcome.scores, absent)


async def file_result(storage: Storage, tournament_id: str, table_id: str, result: TableResult) -> None:
    """Once; whoever comes later finds the same there."""
    pairings = schema.pairings.c
    mine = [pairings.tournament_id == tournament_id, pairings.table_id == table_id, pairings.result.is_(None)]
    statement = sa.update(schema.pairings).where(*mine).values(result=msgspec.json.encode(result).decode())
    await storage.write(lambda connection: connection.execute(statement))


def next_round(found: Tournament, now: float) -> NewRound | None:
    """The round after the one that is over; None if that was the last, or if too few are left."""
    number = found.round + 1
    missing = _no_shows(found)
    left = {one.number for one in found.entrants if one.left_in is not None} | missing
    present = [one.number for one in found.entrants if one.number not in left]
    if number > len(found.rounds) or len(present) < 2:
        return None
    settings = found.settings
    if settings.format == "round-robin" and settings.players == 2:
        everybody = [one.number for one in found.entrants]
        paired = without(round_robin_round(everybody, found.past, 2, 2), left)
    else:
        order = [one.entrant for one in standings(present, found.played, settings.format == "round-robin")]
        paired = swiss_round(order, found.past, settings.players, settings.smallest)
    return NewRound(number, _tables(found, paired, number, now), paired.byes)


def _no_shows(found: Tournament) -> set[int]:
    """Who did not come to the round that is over."""
    return {
        one.seats[seat] for one in found.of_round(found.round) if one.result is not None for seat in one.result.absent
    }


def _tables(found: Tournament, paired: Round, number: int, now: float) -> tuple[NewTable, ...]:
    entrants = {one.number: one for one in found.entrants}
    seed = found.rounds[number - 1].seed
    tables: list[NewTable] = []
    for seats in paired.tables:
        begins = fresh_start() if seed is None else StartingPoint(bytes.fromhex(seed), same_deal=True)
        begins = msgspec.structs.replace(begins, tournament=found.id)
        config = table_config(found.id, found.settings.table(len(seats)), begins)
        tables.append(_begun(config, [entrants[one] for one in seats], now))
    return tuple(tables)


def _begun(config: TableConfig, sitting: Sequence[Entrant], now: float) -> NewTable:
    """A table at which these sit and whose game begins at once: the clock tells who has not come."""
    bodies: list[log.AnyBody] = [
        log.Sat(seat, one.name, player=one.player, bot=one.bot, bot_account=one.bot_account)
        for seat, one in enumerate(sitting)
    ]
    written = tuple(log.Entry(place, now, body) for place, body in enumerate([*bodies, log.Started()], 1))
    table = before = empty_table(config)
    for entry in written:
        before = table
        table, _ = apply_entry(table, entry)
    return NewTable(tuple(one.number for one in sitting), written, before, table)


async def advance(storage: Storage, found: Tournament, fresh: NewRound | None, outbox: Outbox, now: float) -> bool:
    """End the round that is over, and begin the next one or end the tournament. False: another server has done it, or
    somebody withdrew meanwhile; then it must be looked at again."""
    mine = schema.tournaments.c.id == found.id

    async def change(connection: AsyncConnection) -> bool:
        row = await locked(connection, found.id)
        if row.status != "playing" or row.round != found.round or await _changed_entrants(connection, found):
            return False
        rounds, entrants = schema.rounds, schema.entrants
        over = sa.and_(rounds.c.tournament_id == found.id, rounds.c.number <= found.round, rounds.c.ended_at.is_(None))
        await connection.execute(sa.update(rounds).where(over).values(ended_at=now))
        if missing := _no_shows(found):
            gone = sa.and_(
                entrants.c.tournament_id == found.id, entrants.c.number.in_(missing), entrants.c.left_in.is_(None)
            )
            await connection.execute(sa.update(entrants).where(gone).values(left_in=found.round, no_show=True))
        if fresh is None:
            await connection.execute(sa.update(schema.tournaments).where(mine).values(status="over", ended_at=now))
            return True
        await connection.execute(sa.update(schema.tournaments).where(mine).values(round=fresh.number))
        begun = sa.and_(rounds.c.tournament_id == found.id, rounds.c.number == fresh.number)
        await connection.execute(sa.update(rounds).where(begun).values(started_at=now))
        await _insert_round(connection, found.id, fresh, outbox)
        return True

    return await storage.write(change)


async def _changed_entrants(connection: AsyncConnection, found: Tournament) -> bool:
    entrants = schema.entrants.c
    query = sa.select(entrants.number).where(entrants.tournament_id == found.id, entrants.left_in.is_not(None))
    left = set((await connection.scalars(query)).all())
    return left != {one.number for one in found.entrants if one.left_in is not None}


async def _insert_round(connection: AsyncConnection, tournament_id: str, fresh: NewRound, outbox: Outbox) -> None:
    rows: list[dict[str, Any]] = []
    for number, one in enumerate(fresh.tables, 1):
        await insert_with_entries(connection, one.table, one.entries)
        for statement in outbox(one.before, one.table):
            await connection.execute(statement)
        rows.append(
            {"number": number, "table_id": one.table.config.id, "seats": msgspec.json.encode(one.seats).decode()}
        )
    for number, who in enumerate(fresh.byes, len(rows) + 1):
        rows.append({"number": number, "table_id": None, "seats": msgspec.json.encode((who,)).decode()})
    if rows:
        common = {"tournament_id": tournament_id, "round": fresh.number}
        await connection.execute(sa.insert(schema.pairings), [{**common, **row} for row in rows])


async def due_tournaments(storage: Storage) -> list[str]:
    """Those whose round is over, as far as the tables say."""
    tournaments, pairings, tables = schema.tournaments.c, schema.pairings.c, schema.tables.c
    unfinished = (
        sa.select(pairings.table_id)
        .join(schema.tables, tables.id == pairings.table_id)
        .where(pairings.tournament_id == tournaments.id, pairings.round == tournaments.round, tables.status != "over")
        .exists()
    )
    query = sa.select(tournaments.id).where(tournaments.status == "playing", ~unfinished)
    async with storage.reading() as connection:
        return list((await connection.scalars(query)).all())
