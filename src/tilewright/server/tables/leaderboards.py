"""Who is rated highest at a game, ever or among those who played it this month."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import sqlalchemy as sa

from tilewright.bots.ladder import bot_strengths
from tilewright.server.database.schema import players, ratings, results, tables
from tilewright.server.database.storage import Storage
from tilewright.server.tables.ratings import PROVISIONAL_GAMES, Rating, rating_from, rating_of

MAX_LINES = 50

Period = Literal["ever", "month"]
Kind = Literal["people", "bots"]


class RankedPlayer(Rating, frozen=True, kw_only=True):
    """A line of a leaderboard: a rating, and the name of whom it is."""

    name: str


async def leaderboard(
    storage: Storage, game: str, size: int, period: Period = "ever", kind: Kind = "people"
) -> list[RankedPlayer]:
    """The highest ratings for so many players, those that are not provisional first. Bots have a list of their own:
    those of programmers, who are rated here, and the server's own, whose strength the arena has measured."""
    is_person = players.c.bot_owner.is_(None)
    query = _ranked(game, size).where(is_person if kind == "people" else sa.not_(is_person))
    if period == "month":
        query = query.where(ratings.c.who.in_(_played_since(game, size, start_of_month(time.time()))))
    provisional = sa.case((ratings.c.games < PROVISIONAL_GAMES, 1), else_=0)
    lines = await _lines(storage, query.order_by(provisional, ratings.c.mu.desc(), ratings.c.who))
    if kind == "bots" and period == "ever":
        lines += _server_bots(game, size)
    return sorted(lines, key=lambda line: (line.provisional, -line.mu, line.who))


def _server_bots(game: str, size: int) -> list[RankedPlayer]:
    return [
        RankedPlayer(*_fields(rating_from(game, size, f"bot:{bot}", one.mu, one.sigma, one.games)), name=bot)
        for bot, one in bot_strengths(game, size).items()
    ]


async def ratings_among(storage: Storage, game: str, size: int, who: Sequence[str]) -> list[RankedPlayer]:
    """The ratings of these players, as far as they have any."""
    return await _lines(storage, _ranked(game, size).where(ratings.c.who.in_(who)).order_by(ratings.c.who))


def start_of_month(now: float) -> float:
    """By the calendar, in UTC."""
    return datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()


def _ranked(game: str, size: int) -> Any:
    """Those who hide their profile are on no list."""
    return (
        sa.select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.who)
        .where(ratings.c.game == game, ratings.c.players == size, players.c.hides_profile.is_(False))
    )


def _played_since(game: str, size: int, since: float) -> Any:
    """Those who have had a rated game of that kind since then."""
    at_table = results.alias()
    seats = sa.select(sa.func.count()).where(at_table.c.table_id == tables.c.id).scalar_subquery()
    return (
        sa.select(results.c.who)
        .join(tables, tables.c.id == results.c.table_id)
        .where(tables.c.game == game, seats == size, results.c.mu.is_not(None), results.c.ended_at >= since)
    )


async def _lines(storage: Storage, query: Any) -> list[RankedPlayer]:
    async with storage.reading() as connection:
        rows = (await connection.execute(query.limit(MAX_LINES))).all()
    return [RankedPlayer(*_fields(rating_of(row)), name=row.name) for row in rows]


def _fields(rating: Rating) -> list[Any]:
    return [getattr(rating, field) for field in Rating.__struct_fields__]
