"""Ratings by openskill, for each game and number of players, of players with accounts who played each other."""

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.kernel import places
from tilewright.server.database.schema import players, ratings, results, tables
from tilewright.server.database.storage import Storage
from tilewright.server.tables.table import Table, TableConfig

MIN_MOVES = 3  # by each player, or the game is not rated
PROVISIONAL_GAMES = 10  # rated games until a rating is more than a first guess
NEWCOMER, POINTS_PER_MU = 1500, 24  # ratings as players read them: a newcomer has 1500, give or take 200
REPEATED_WITHIN = 7 * 86_400.0  # seconds for which an earlier game of the same players makes another count less

_MODEL = PlackettLuce()


class RatedAs(msgspec.Struct, frozen=True):
    mu: float
    sigma: float


class Rating(msgspec.Struct, frozen=True):
    """`mu` is the best guess of somebody's strength, `sigma` how sure it is; `shown` is what they surely reach.

    `points` and `uncertainty` are `mu` and `sigma` as players read them. `provisional`: there were few games yet.
    """

    game: str
    players: int
    who: str
    mu: float
    sigma: float
    games: int
    shown: float
    points: int
    uncertainty: int
    provisional: bool


async def rated_players(connection: AsyncConnection, table: Table) -> frozenset[str]:
    """Whose ratings this finished game changes. It was not made as one that does not count, nobody knew its deal,
    somebody won, and all seats are of different players with accounts, who have each moved some times.

    Where bots of programmers play, the game counts for them alone, and not at all with their owners or with other bots
    of these, who could let them win.
    """
    who = {seat.player for seat in table.seats if seat.player is not None and seat.bot is None}
    won = table.outcome is not None and bool(table.outcome.places)
    excluded = table.config.known_deal or table.config.rated is False
    if not won or excluded or len(who) < len(table.seats) or min(table.moves, default=0) < MIN_MOVES:
        return frozenset()
    query = sa.select(players.c.id, players.c.bot_owner).where(players.c.id.in_(who), players.c.login.is_not(None))
    owners = {row.id: row.bot_owner for row in (await connection.execute(query)).all()}
    bots = [one for one, owner in owners.items() if owner is not None]
    hands = [owner or one for one, owner in owners.items()]
    if len(owners) < len(who) or len(set(hands)) < len(hands):
        return frozenset()
    return frozenset(bots or who)


def rated_places(table: Table) -> tuple[int, ...]:
    """The places that count. Whoever has left comes last, whatever a bot made of their seat: those who resigned, which
    the outcome says already, and those whose clock ran out and who did not come back."""
    assert table.outcome is not None, "the game is over"
    final = table.outcome.places
    if not any(seat.away for seat in table.seats):
        return final
    stayed = [not (seat.away or seat.resigned) for seat in table.seats]
    return places([(stayed_on, -place) for stayed_on, place in zip(stayed, final, strict=True)])


async def weight_of(connection: AsyncConnection, game: str, who: Sequence[str], now: float) -> float:
    """How much a game of these players counts: half as much with each rated game that two of them have had lately."""
    one, other = results.alias(), results.alias()
    met = (
        sa.select(sa.func.count())
        .select_from(one)
        .join(other, sa.and_(other.c.table_id == one.c.table_id, other.c.seat > one.c.seat))
        .join(tables, tables.c.id == one.c.table_id)
        .where(tables.c.game == game, one.c.ended_at > now - REPEATED_WITHIN)
        .where(sa.or_(one.c.mu.is_not(None), other.c.mu.is_not(None)))
        .where(one.c.who.in_(who), other.c.who.in_(who))
        .group_by(sa.case((one.c.who < other.c.who, one.c.who + other.c.who), else_=other.c.who + one.c.who))
    )
    return 0.5 ** max((await connection.scalars(met)).all(), default=0)


async def rate(
    connection: AsyncConnection,
    storage: Storage,
    config: TableConfig,
    who: Sequence[str],
    places: Sequence[int],
    weight: float,
    counts_for: frozenset[str],
) -> dict[str, RatedAs]:
    """Count a finished game, so much of it, for these players. Returns their ratings afterwards.

    Newcomers get a row first: where two of their games end at two servers at once, the second waits for the first, and
    counts from where that has led. Rows are made and locked in the order of their keys.
    """
    newcomer = {"game": config.game, "players": config.players, "mu": _MODEL.mu, "sigma": _MODEL.sigma, "games": 0}
    rows = [{**newcomer, "who": one} for one in sorted(counts_for)]
    await connection.execute(storage.insert(ratings).values(rows).on_conflict_do_nothing())
    known = {row.who: row for row in (await connection.execute(_of(config.game, config.players, who))).all()}
    before = [[_MODEL.rating(known[one].mu, known[one].sigma) if one in known else _MODEL.rating()] for one in who]
    full = _MODEL.rate(before, ranks=list(places))
    after = {
        one: RatedAs(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))
        for one, (old,), (new,) in zip(who, before, full, strict=True)
        if one in counts_for
    }
    for one, rating in after.items():
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[one].games + 1}
        mine = (ratings.c.game == config.game, ratings.c.players == config.players, ratings.c.who == one)
        await connection.execute(sa.update(ratings).where(*mine).values(values))
    return after


def _of(game: str, players: int, who: Sequence[str]) -> sa.Select[Any, Any, Any, Any]:
    columns = ratings.c
    return (
        sa.select(columns.who, columns.mu, columns.sigma, columns.games)
        .where(columns.game == game, columns.players == players, columns.who.in_(who))
        .order_by(columns.who)
        .with_for_update()
    )


async def ratings_of(connection: AsyncConnection, who: str) -> list[Rating]:
    query = sa.select(ratings).where(ratings.c.who == who).order_by(ratings.c.game, ratings.c.players)
    rows = (await connection.execute(query)).all()
    return [rating_of(row) for row in rows]


async def points_of(storage: Storage, game: str, size: int, who: Sequence[str]) -> dict[str, int]:
    """The points of these players for that kind of game; a newcomer has those of a newcomer."""
    query = sa.select(ratings.c.who, ratings.c.mu).where(
        ratings.c.game == game, ratings.c.players == size, ratings.c.who.in_(who)
    )
    async with storage.reading() as connection:
        found = {row.who: points_of_mu(row.mu) for row in (await connection.execute(query)).all()}
    return {one: found.get(one, NEWCOMER) for one in who}


def points_of_mu(mu: float) -> int:
    """A rating as players read it."""
    return round(NEWCOMER + POINTS_PER_MU * (mu - _MODEL.mu))


def rating_of(row: Any) -> Rating:
    """A row of the table of ratings, as it is shown."""
    return rating_from(row.game, row.players, row.who, row.mu, row.sigma, row.games)


def rating_from(game: str, size: int, who: str, mu: float, sigma: float, games: int) -> Rating:
    shown = mu - 3 * sigma
    return Rating(
        game,
        size,
        who,
        mu,
        sigma,
        games,
        shown if math.isfinite(shown) else 0.0,
        points_of_mu(mu),
        round(POINTS_PER_MU * sigma),
        games < PROVISIONAL_GAMES,
    )
