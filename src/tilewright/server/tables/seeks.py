"""Players who seek a game with anybody, and the tables at which they are put together.

A seek is a row. Those who are paired lose theirs in the transaction that makes their table, so two servers never pair
the same player twice, and what dies in the middle leaves everything as it was.
"""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import tilewright as tw
from tilewright.kernel import UnknownGame
from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import players, ratings, relations, seeks
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, InvalidRequest, NotFound, StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import Clock, NoClock
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, config_of, fresh_start, insert_table
from tilewright.server.tables.pairing import Group, Seeker, find_group
from tilewright.server.tables.ratings import NEWCOMER, points_of_mu
from tilewright.server.tables.table import TableConfig

MAX_SEEKS = 5  # of one player
LASTS = 14 * 86_400.0  # seconds after which a seek is forgotten

_clock_from_json = msgspec.json.Decoder(Clock).decode


class SeekRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game with anybody, for one of these numbers of players, with this clock. `rated` asks for an account."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[tuple[Annotated[int, msgspec.Meta(ge=2, le=12)], ...], msgspec.Meta(min_length=1, max_length=8)]
    clock: Clock = NoClock()
    rated: bool = False


class Seek(msgspec.Struct, frozen=True):
    """`others` is how many others seek such a game, whatever their ratings."""

    id: str
    game: str
    players: tuple[int, ...]
    clock: Clock
    rated: bool
    created_at: float
    others: int


class PairedTable(msgspec.Struct, frozen=True):
    table: str
    players: tuple[str, ...]


class _AnotherCameFirst(Exception):
    """Some of those who should be paired seek no more, or have blocked each other meanwhile."""


async def make_seek(storage: Storage, player: Player, request: SeekRequest) -> str:
    """The id of a new seek. The same one twice is one."""
    sizes = tuple(sorted(set(request.players)))
    _check(player, request, sizes)
    kind = {"game": request.game, "clock": _clock_json(request.clock), "rated": request.rated}
    values = {**kind, "players": " ".join(map(str, sizes)), "created_at": time.time()}

    async def make(connection: AsyncConnection) -> str:
        own = sa.select(players.c.id).where(players.c.id == player.id)
        await connection.execute(
            own.with_for_update(key_share=True)
        )  # other servers count this player's seeks after us
        known = (await connection.execute(sa.select(seeks).where(seeks.c.player == player.id))).all()
        for one in known:
            if (one.game, one.clock, one.rated) == (kind["game"], kind["clock"], kind["rated"]):
                same = sa.update(seeks).where(seeks.c.id == one.id)
                await connection.execute(same.values(players=values["players"]))
                return one.id
        if len(known) >= MAX_SEEKS:
            raise StateConflict("too-many-seeks", f"You are already looking for {MAX_SEEKS} games; cancel one first.")
        fresh = secrets.token_hex(8)
        await connection.execute(sa.insert(seeks).values(id=fresh, player=player.id, **values))
        return fresh

    return await storage.write(make)


def _check(player: Player, request: SeekRequest, sizes: Sequence[int]) -> None:
    try:
        game = tw.game(request.game)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None
    possible = [size for size in sizes if size in game.player_counts]
    if len(possible) < len(sizes):
        raise InvalidRequest("bad-players", f"{request.game} is for {', '.join(map(str, game.player_counts))} players.")
    if player.bot:
        raise Forbidden("people-only", "Bots cannot look for opponents; a bot creates a table or is invited to one.")
    if request.rated and player.guest:
        raise Forbidden("accounts-only", "Rated games are for players with an account; create one first.")


def _clock_json(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()


async def cancel_seek(storage: Storage, player: Player, seek: str) -> None:
    mine = sa.and_(seeks.c.id == seek, seeks.c.player == player.id)
    done = await storage.write(lambda connection: connection.execute(sa.delete(seeks).where(mine)))
    if done.rowcount == 0:
        raise NotFound("seek")


async def cancel_seeks_of(storage: Storage, player: Player) -> None:
    theirs = sa.delete(seeks).where(seeks.c.player == player.id)
    await storage.write(lambda connection: connection.execute(theirs))


async def seeks_of(storage: Storage, player: str) -> list[Seek]:
    other = seeks.alias()
    same = sa.and_(other.c.game == seeks.c.game, other.c.clock == seeks.c.clock, other.c.rated == seeks.c.rated)
    others = sa.select(sa.func.count()).where(same, other.c.player != seeks.c.player).scalar_subquery()
    query = sa.select(seeks, others.label("others")).where(seeks.c.player == player)
    async with storage.reading() as connection:
        rows = (await connection.execute(query.order_by(seeks.c.created_at, seeks.c.id))).all()
    return [
        Seek(row.id, row.game, _sizes(row), _clock_from_json(row.clock), row.rated, row.created_at, row.others)
        for row in rows
    ]


def _sizes(row: Any) -> tuple[int, ...]:
    return tuple(int(size) for size in row.players.split())


async def pair_all(storage: Storage, now: float) -> list[PairedTable]:
    """Make a table for every group that can begin. What another server was quicker with is left to it."""
    rows = await _waiting(storage)
    if any(row.created_at < now - LASTS for row in rows):
        old = sa.delete(seeks).where(seeks.c.created_at < now - LASTS)
        await storage.write(lambda connection: connection.execute(old))
        return []
    kinds: defaultdict[tuple[str, str, bool], list[Seeker]] = defaultdict(list)
    for row, seeker in zip(rows, await _seekers(storage, rows), strict=True):
        kinds[row.game, row.clock, row.rated].append(seeker)
    names = {row.player: row.name for row in rows}
    made: list[PairedTable] = []
    for (game, clock, rated), seekers in kinds.items():
        await asyncio.sleep(0)  # there may be many kinds, and others come in between
        made += await _pair_kind(storage, game, _clock_from_json(clock), rated, seekers, names, now)
    return made


async def _pair_kind(
    storage: Storage,
    game: str,
    clock: Clock,
    rated: bool,
    seekers: Sequence[Seeker],
    names: Mapping[str, str],
    now: float,
) -> list[PairedTable]:
    made: list[PairedTable] = []
    while (group := find_group(seekers, now)) is not None:
        table = _table_of(group, names, game, clock, rated)
        try:
            await storage.write(lambda connection, group=group, table=table: _seat(connection, group, names, table))
            made.append(PairedTable(table.id, tuple(one.player for one in group.members)))
        except _AnotherCameFirst:
            pass  # the next look knows more
        paired = {one.player for one in group.members}
        seekers = [one for one in seekers if one.player not in paired]
    return made


async def _waiting(storage: Storage) -> Sequence[Any]:
    query = sa.select(seeks, players.c.name).join(players, players.c.id == seeks.c.player)
    async with storage.reading() as connection:
        return (await connection.execute(query)).all()


async def _seekers(storage: Storage, rows: Sequence[Any]) -> list[Seeker]:
    """Ratings and blocks are read for all kinds of games at once: everybody may seek games that nobody else wants."""
    everybody = sa.select(seeks.c.player)
    rated = sa.select(ratings.c.game, ratings.c.who, ratings.c.players, ratings.c.mu).where(
        ratings.c.who.in_(everybody)
    )
    async with storage.reading() as connection:
        points = {
            (row.game, row.who, row.players): points_of_mu(row.mu) for row in (await connection.execute(rated)).all()
        }
        apart = await _apart(connection, everybody)
    return [
        Seeker(
            row.id,
            row.player,
            _sizes(row),
            row.created_at,
            {size: points.get((row.game, row.player, size), NEWCOMER) for size in _sizes(row)},
            frozenset(apart[row.player]),
        )
        for row in rows
    ]


async def _apart(
    connection: AsyncConnection, among: Collection[str] | sa.Select[tuple[str]]
) -> defaultdict[str, set[str]]:
    """Who of these has blocked whom of these, both ways."""
    blocks = sa.select(relations.c.player, relations.c.other).where(
        relations.c.kind == "block", relations.c.player.in_(among), relations.c.other.in_(among)
    )
    apart: defaultdict[str, set[str]] = defaultdict(set)
    for row in (await connection.execute(blocks)).all():
        apart[row.player].add(row.other)
        apart[row.other].add(row.player)
    return apart


def _table_of(group: Group, names: Mapping[str, str], game: str, clock: Clock, rated: bool) -> TableConfig:
    """Whoever has waited longest owns the table and has the first seat."""
    owner = Player(group.members[0].player, names[group.members[0].player], "")
    request = NewTableRequest(game=game, seats=(SeatRequest("open"),) * group.size, clock=clock, rated=rated)
    return msgspec.structs.replace(config_of(owner, request, fresh_start()), paired=True)


async def _seat(connection: AsyncConnection, group: Group, names: Mapping[str, str], table: TableConfig) -> None:
    """They sit down, and seek nothing else any more. Rows are locked in the order of their ids, so that two servers
    never wait for each other."""
    who = [one.player for one in group.members]
    theirs = sa.select(seeks.c.id).where(seeks.c.player.in_(who)).order_by(seeks.c.id).with_for_update()
    found = set((await connection.scalars(theirs)).all())
    if not found.issuperset(one.id for one in group.members) or await _apart(connection, who):
        raise _AnotherCameFirst
    await connection.execute(sa.delete(seeks).where(seeks.c.id.in_(found)))
    sat = [log.Sat(seat, names[player], player=player) for seat, player in enumerate(who)]
    await insert_table(connection, table, sat)
