"""Ratings by openskill, for each game and number of players. Bots have theirs too."""

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import ratings
from tilewright.server.database.storage import Storage
from tilewright.server.tables.table import TableConfig

_MODEL = PlackettLuce()


class RatedAs(msgspec.Struct, frozen=True):
    mu: float
    sigma: float


class Rating(msgspec.Struct, frozen=True):
    """`mu` is the best guess of somebody's strength, `sigma` how sure it is; `shown` is what they surely reach."""

    game: str
    players: int
    who: str
    mu: float
    sigma: float
    games: int
    shown: float


async def rate(
    connection: AsyncConnection, storage: Storage, config: TableConfig, who: Sequence[str], places: Sequence[int]
) -> dict[str, RatedAs]:
    """Count a finished game. Returns everybody's rating afterwards."""
    known = {row.who: row for row in (await connection.execute(_of(config.game, config.players, who))).all()}
    before = [[_MODEL.rating(known[one].mu, known[one].sigma) if one in known else _MODEL.rating()] for one in who]
    after = _MODEL.rate(before, ranks=list(places))
    for one, (rating,) in zip(who, after, strict=True):
        games = known[one].games + 1 if one in known else 1
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
        key = {"game": config.game, "players": config.players, "who": one}
        await connection.execute(
            storage.insert(ratings).values(**key, **values).on_conflict_do_update(index_elements=list(key), set_=values)
        )
    return {one: RatedAs(rating.mu, rating.sigma) for one, (rating,) in zip(who, after, strict=True)}


def _of(game: str, players: int, who: Sequence[str]) -> sa.Select[Any, Any, Any, Any]:
    columns = ratings.c
    return (
        sa.select(columns.who, columns.mu, columns.sigma, columns.games)
        .where(columns.game == game, columns.players == players, columns.who.in_(who))
        .with_for_update()
    )


async def ratings_of(connection: AsyncConnection, who: str) -> list[Rating]:
    query = sa.select(ratings).where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players)
    rows = (await connection.execute(query)).all()
    return [_rating(row) for row in rows]


async def best(storage: Storage, game: str, players: int) -> list[Rating]:
    """The players with the highest sure rating."""
    columns = ratings.c
    query = sa.select(ratings).where(columns.game == game, columns.players == players)
    async with storage.reading() as connection:
        rows = (await connection.execute(query.order_by((columns.mu - 3 * columns.sigma).desc()).limit(50))).all()
    return [_rating(row) for row in rows]


def _rating(row: Any) -> Rating:
    shown = row.mu - 3 * row.sigma
    return Rating(row.game, row.players, row.who, row.mu, row.sigma, row.games, shown if math.isfinite(shown) else 0.0)
