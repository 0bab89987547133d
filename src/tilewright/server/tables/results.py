"""Finished games, recorded once: the result of each seat, the ratings afterwards, and what profiles show of them."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import results, seats, tables
from tilewright.server.database.storage import Storage
from tilewright.server.tables.ratings import RatedAs, rate, rated_places, rated_players, weight_of
from tilewright.server.tables.table import Table

GAMES_AT_ONCE = 20
MAX_POINTS = 1000
_MAX_AGE = 90 * 86_400.0  # of a game whose result was never recorded


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at that table. `who` is a player's id, or bot:NAME."""

    who: str
    name: str
    place: int | None
    score: int | None


class FinishedGame(msgspec.Struct, frozen=True):
    """A game as one of its players looks back on it. `place` is null if nobody won."""

    table: str
    game: str
    players: int
    ended_at: float
    place: int | None
    score: int | None
    opponents: list[Opponent]


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after one game."""

    at: float
    mu: float
    sigma: float
    table: str


class RatingHistory(msgspec.Struct, frozen=True):
    game: str
    players: int
    points: list[RatingPoint]


async def record_result(storage: Storage, table: Table) -> bool:
    """Record the result of a game that is over, once. False: it was recorded already."""
    outcome, config = table.outcome, table.config
    if outcome is None:
        return False
    who = [seat.player or f"bot:{seat.bot}" for seat in table.seats]
    ended_at = table.ended_at or time.time()

    async def record(connection: AsyncConnection) -> bool:
        mine = sa.update(tables).where(tables.c.id == config.id)
        if (await connection.execute(mine.where(tables.c.ended_at.is_(None)).values(ended_at=ended_at))).rowcount == 0:
            return False
        fresh = (await connection.execute(mine.where(tables.c.rated.is_(False)).values(rated=True))).rowcount == 1
        after: dict[str, RatedAs] = {}
        counts_for = await rated_players(connection, table) if fresh else frozenset[str]()
        if counts_for:
            weight = await weight_of(connection, config.game, who, ended_at)
            after = await rate(connection, storage, config, who, rated_places(table), weight, counts_for)
        rows = [
            {
                "table_id": config.id,
                "seat": number,
                "who": one,
                "name": table.seats[number].name,
                "place": outcome.places[number] if outcome.places else None,
                "score": outcome.scores[number] if outcome.scores else None,
                "mu": after[one].mu if one in after else None,
                "sigma": after[one].sigma if one in after else None,
                "ended_at": ended_at,
                "side": None if table.state is None else config.kind.side(table.state, number),
            }
            for number, one in enumerate(who)
        ]
        await connection.execute(sa.insert(results), rows)
        return True

    return await storage.write(record)


async def unrecorded(storage: Storage) -> list[str]:
    """Tables whose game ended without its result being recorded, because a server died between the two."""
    query = sa.select(tables.c.id).where(
        tables.c.status == "over", tables.c.ended_at.is_(None), tables.c.created_at > time.time() - _MAX_AGE
    )
    async with storage.reading() as connection:
        return list((await connection.scalars(query.limit(200))).all())


def visible_to(caller: Player | None) -> Any:
    """What this caller may know of: public tables, and those that they made or sat at."""
    if caller is None:
        return tables.c.private.is_(False)
    sat_at = sa.select(seats.c.table_id).where(seats.c.player == caller.id)
    return sa.or_(tables.c.private.is_(False), tables.c.owner == caller.id, tables.c.id.in_(sat_at))


async def finished_games(
    connection: AsyncConnection, who: str, caller: Player | None, before: float | None = None
) -> list[FinishedGame]:
    """The latest of a player's finished games, as far as the caller may know of them; `before` pages on."""
    query = (
        sa.select(results.c.table_id, results.c.seat, results.c.ended_at, tables.c.game)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.who == who, visible_to(caller))
        .order_by(results.c.ended_at.desc(), results.c.table_id)
        .limit(GAMES_AT_ONCE)
    )
    if before is not None:
        query = query.where(results.c.ended_at < before)
    games = (await connection.execute(query)).all()
    at_tables = sa.select(results).where(results.c.table_id.in_([game.table_id for game in games]))
    rows = (await connection.execute(at_tables.order_by(results.c.seat))).all()
    return [_game(game, [row for row in rows if row.table_id == game.table_id]) for game in games]


def _game(game: Any, rows: list[Any]) -> FinishedGame:
    own = next(row for row in rows if row.seat == game.seat)
    others = [Opponent(row.who, row.name, row.place, row.score) for row in rows if row.seat != game.seat]
    return FinishedGame(game.table_id, game.game, len(rows), game.ended_at, own.place, own.score, others)


async def rating_history(connection: AsyncConnection, who: str, caller: Player | None) -> list[RatingHistory]:
    """How a player's ratings went, by game and number of players, the oldest of the latest points first."""
    all_seats = results.alias()
    size = sa.select(sa.func.count()).where(all_seats.c.table_id == tables.c.id).scalar_subquery()
    query = (
        sa.select(results.c.ended_at, results.c.mu, results.c.sigma, tables.c.id, tables.c.game, size.label("players"))
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.who == who, results.c.mu.is_not(None), visible_to(caller))
        .order_by(results.c.ended_at.desc())
        .limit(MAX_POINTS)
    )
    rows = (await connection.execute(query)).all()
    points: dict[tuple[str, int], list[RatingPoint]] = {}
    for row in reversed(rows):
        points.setdefault((row.game, row.players), []).append(RatingPoint(row.ended_at, row.mu, row.sigma, row.id))
    return [RatingHistory(game, players, found) for (game, players), found in sorted(points.items())]
