"""Ratings by openskill, for each game and number of players. Bots have theirs too."""

import math
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.schema import ratings, tables
from tilewright.server.storage import Storage
from tilewright.server.table import Table

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """`mu` is the best guess of somebody's strength, `sigma` how sure it is; `shown` is what he surely reaches."""

    game: str
    players: int
    who: str
    mu: float
    sigma: float
    games: int
    shown: float


def _who(table: Table) -> list[str]:
    return [seat.player or f"bot:{seat.bot}" for seat in table.seats]


async def rate(storage: Storage, table: Table) -> bool:
    """Count a game that is over, once. A game that nobody won, or that began in the middle, is not counted."""
    outcome, about, who = table.outcome, table.about, _who(table)
    counts = outcome is not None and bool(outcome.places) and about.position is None and len(set(who)) == len(who)

    async def count(connection: AsyncConnection) -> bool:
        claim = sa.update(tables).where(tables.c.id == about.id, tables.c.rated.is_(False)).values(rated=True)
        if (await connection.execute(claim)).rowcount == 0 or not counts or outcome is None:
            return False
        known = {row.who: row for row in (await connection.execute(_of(about.game, about.players, who))).all()}
        before = [[_MODEL.rating(known[one].mu, known[one].sigma) if one in known else _MODEL.rating()] for one in who]
        after = _MODEL.rate(before, ranks=list(outcome.places))
        for one, (rating,) in zip(who, after, strict=True):
            games = known[one].games + 1 if one in known else 1
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
            key = {"game": about.game, "players": about.players, "who": one}
            await connection.execute(
                storage.insert(ratings)
                .values(**key, **values)
                .on_conflict_do_update(index_elements=list(key), set_=values)
            )
        return True

    return await storage.write(count)


def _of(game: str, players: int, who: Sequence[str]) -> sa.Select[Any, Any, Any, Any]:
    columns = ratings.c
    return (
        sa.select(columns.who, columns.mu, columns.sigma, columns.games)
        .where(columns.game == game, columns.players == players, columns.who.in_(who))
        .with_for_update()
    )


async def unrated(storage: Storage) -> list[str]:
    """Tables whose game ended without being counted: a server died between the two."""
    query = sa.select(tables.c.id).where(
        tables.c.status == "over", tables.c.rated.is_(False), tables.c.created_at > time.time() - 90 * 86_400
    )
    async with storage.reading() as connection:
        return list((await connection.scalars(query.limit(200))).all())


async def ratings_of(storage: Storage, who: str) -> list[Rating]:
    query = sa.select(ratings).where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players)
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [_rating(row) for row in rows]


async def best(storage: Storage, game: str, players: int) -> list[Rating]:
    """Those who surely reach most."""
    columns = ratings.c
    query = sa.select(ratings).where(columns.game == game, columns.players == players)
    async with storage.reading() as connection:
        rows = (await connection.execute(query.order_by((columns.mu - 3 * columns.sigma).desc()).limit(50))).all()
    return [_rating(row) for row in rows]


def _rating(row: Any) -> Rating:
    shown = row.mu - 3 * row.sigma
    return Rating(row.game, row.players, row.who, row.mu, row.sigma, row.games, shown if math.isfinite(shown) else 0.0)
