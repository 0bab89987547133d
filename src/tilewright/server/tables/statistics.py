"""What a player's finished games come to: wins by title, streaks, opponents."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.bots.ladder import Duels, bot_strengths, strength_by
from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import players, results, tables
from tilewright.server.tables.ratings import POINTS_PER_MU, points_of_mu
from tilewright.server.tables.results import visible_to

MAX_GAMES = 5000  # the latest, of one player
MAX_OPPONENTS = 12
MAX_SIDES = 3  # of each title


class TitleStatistics(msgspec.Struct, frozen=True):
    """Games of one title that somebody won. Those with a bot at the table are counted apart."""

    game: str
    games: int
    wins: int
    bot_games: int
    bot_wins: int


class MetOpponent(msgspec.Struct, frozen=True):
    """Somebody with whom the player has played so often, and come in before them so often."""

    player: str
    name: str
    games: int
    ahead: int


class PlayedSide(msgspec.Struct, frozen=True):
    """A dynasty or a power that the player has often had, and how often they won with it."""

    game: str
    side: str
    games: int
    wins: int


class MetBot(msgspec.Struct, frozen=True):
    """One of the server's bots, how often the player has met it at a title, and come in before it."""

    game: str
    bot: str
    games: int
    ahead: int


class BotLevel(msgspec.Struct, frozen=True):
    """How strong somebody is by their games against the server's bots, on the scale on which the arena has measured
    these (`ladder`, strongest first). It is an estimate for one kind of game, and no rating."""

    game: str
    players: int
    points: int
    uncertainty: int
    games: int
    ladder: list["RungOfLadder"]


class RungOfLadder(msgspec.Struct, frozen=True):
    bot: str
    points: int


class PlayerStatistics(msgspec.Struct, frozen=True):
    """`streak` is the number of games in a row that were won lately, `best_streak` the most ever; games between people
    count, of whatever title."""

    titles: list[TitleStatistics]
    streak: int
    best_streak: int
    opponents: list[MetOpponent]
    sides: list[PlayedSide]
    bots: list[MetBot]
    bot_levels: list[BotLevel]


NO_STATISTICS = PlayerStatistics([], 0, 0, [], [], [], [])


async def statistics_of(connection: AsyncConnection, who: str, caller: Player | None) -> PlayerStatistics:
    """As far as the caller may know of the games."""
    other = results.alias()
    bots = sa.select(players.c.id).where(players.c.bot_owner.is_not(None))
    is_bot = sa.and_(other.c.seat != results.c.seat, sa.or_(other.c.who.like("bot:%"), other.c.who.in_(bots)))
    with_bot = sa.exists().where(other.c.table_id == results.c.table_id, is_bot)
    query = (
        sa.select(tables.c.game, results.c.place, results.c.side, with_bot.label("with_bot"))
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.who == who, results.c.place.is_not(None), visible_to(caller))
        .order_by(results.c.ended_at.desc(), results.c.table_id)
        .limit(MAX_GAMES)
    )
    rows = (await connection.execute(query)).all()
    wins = [row.place == 1 for row in rows if not row.with_bot]
    streaks = list(_runs(wins))
    met = await _bots(connection, who, caller)
    return PlayerStatistics(
        [_title(game, [row for row in rows if row.game == game]) for game in sorted({row.game for row in rows})],
        streaks[0] if wins and wins[0] else 0,
        max(streaks, default=0),
        await _opponents(connection, who, caller),
        _sides(rows),
        _met_bots(met),
        _bot_levels(met),
    )


def _title(game: str, rows: list[Any]) -> TitleStatistics:
    people, bots = ([row.place for row in rows if bool(row.with_bot) is kind] for kind in (False, True))
    return TitleStatistics(game, len(people), people.count(1), len(bots), bots.count(1))


def _sides(rows: Sequence[Any]) -> list[PlayedSide]:
    """The sides that were played most, some of each title."""
    played = Counter((row.game, row.side) for row in rows if row.side is not None)
    won = Counter((row.game, row.side) for row in rows if row.side is not None and row.place == 1)
    found: list[PlayedSide] = []
    for game in sorted({game for game, _ in played}):
        often = sorted((-games, side) for (title, side), games in played.items() if title == game)
        found += [PlayedSide(game, side, -games, won[game, side]) for games, side in often[:MAX_SIDES]]
    return found


def _runs(wins: Iterable[bool]) -> Iterable[int]:
    """The lengths of all rows of wins."""
    length = 0
    for won in wins:
        if won:
            length += 1
        elif length:
            yield length
            length = 0
    if length:
        yield length


async def _opponents(connection: AsyncConnection, who: str, caller: Player | None) -> list[MetOpponent]:
    """Those who were met most, by the name that they have today."""
    other = results.alias()
    games = sa.func.count().label("games")
    query = (
        sa.select(
            players.c.id,
            players.c.name,
            games,
            sa.func.sum(sa.case((results.c.place < other.c.place, 1), else_=0)).label("ahead"),
        )
        .select_from(results)
        .join(tables, tables.c.id == results.c.table_id)
        .join(other, sa.and_(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat))
        .join(players, players.c.id == other.c.who)
        .where(results.c.who == who, visible_to(caller))
        .group_by(players.c.id, players.c.name)
        .order_by(games.desc(), players.c.name, players.c.id)
        .limit(MAX_OPPONENTS)
    )
    return [MetOpponent(row.id, row.name, row.games, row.ahead) for row in (await connection.execute(query)).all()]


async def _bots(connection: AsyncConnection, who: str, caller: Player | None) -> Sequence[Any]:
    """The server's bots that were met, by title, number of players and name."""
    other, all_seats = results.alias(), results.alias()
    size = sa.select(sa.func.count()).where(all_seats.c.table_id == results.c.table_id).scalar_subquery()
    at_tables = (
        sa.select(
            tables.c.game,
            size.label("players"),
            other.c.who,
            sa.case((results.c.place < other.c.place, 1.0), (results.c.place == other.c.place, 0.5), else_=0.0).label(
                "ahead"
            ),
        )
        .select_from(results)
        .join(tables, tables.c.id == results.c.table_id)
        .join(other, sa.and_(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat))
        .where(results.c.who == who, results.c.place.is_not(None), other.c.who.like("bot:%"), visible_to(caller))
        .subquery()
    )
    met = at_tables.c
    query = (
        sa.select(
            met.game,
            met.players,
            met.who,
            sa.func.count().label("games"),
            sa.func.sum(met.ahead).label("share"),
            sa.func.sum(sa.case((met.ahead == 1.0, 1), else_=0)).label("ahead"),
        )
        .group_by(met.game, met.players, met.who)
        .order_by(met.game, met.players, met.who)
    )
    return (await connection.execute(query)).all()


def _met_bots(rows: Sequence[Any]) -> list[MetBot]:
    games, ahead = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for row in rows:
        games[row.game, row.who] += row.games
        ahead[row.game, row.who] += row.ahead
    return [MetBot(game, who.removeprefix("bot:"), games[game, who], ahead[game, who]) for game, who in sorted(games)]


def _bot_levels(rows: Sequence[Any]) -> list[BotLevel]:
    levels: list[BotLevel] = []
    for game, size in sorted({(row.game, row.players) for row in rows}):
        met = [
            Duels(row.who.removeprefix("bot:"), row.games, row.share)
            for row in rows
            if (row.game, row.players) == (game, size)
        ]
        ladder = bot_strengths(game, size)
        level = strength_by(met, ladder)
        if level is not None:
            rungs = [RungOfLadder(bot, points_of_mu(one.mu)) for bot, one in ladder.items()]
            uncertainty = round(POINTS_PER_MU * level.sigma)
            levels.append(BotLevel(game, size, points_of_mu(level.mu), uncertainty, level.games, rungs))
    return levels
