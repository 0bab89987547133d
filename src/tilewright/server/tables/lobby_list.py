"""The public tables that wait for players or may be watched, with who sits there: read in a few queries for all."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import entries, players, ratings, tables
from tilewright.server.database.storage import Storage
from tilewright.server.tables.clock import Clock
from tilewright.server.tables.entries import Renamed, Rose, Sat, body_from_json
from tilewright.server.tables.ratings import points_of_mu
from tilewright.server.tables.table import RatingRange, Status, Table, TableConfig

MAX_OPEN = 50
MAX_PLAYING = 12

_config_from_json = msgspec.json.Decoder(TableConfig).decode


class LobbySeat(msgspec.Struct, frozen=True):
    """Who sits there: a player with their rating, if they have one and show it, or a bot. Nobody has no name."""

    name: str | None
    player: str | None
    bot: str | None
    bot_account: bool
    points: int | None


FREE_SEAT = LobbySeat(None, None, None, False, None)


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A public table. `options` are those that are not as usual; the rest is as in a table itself."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    clock: Clock
    rated: bool | None
    rating_range: RatingRange | None
    known_deal: bool
    owner: str
    created_at: float
    fills_at: float | None
    seats: list[LobbySeat]

    @property
    def people(self) -> frozenset[str]:
        return frozenset([self.owner, *(seat.player for seat in self.seats if seat.player is not None)])


async def lobby_tables(storage: Storage) -> list[LobbyTable]:
    """Open ones first, the newest of each first."""
    async with storage.reading() as connection:
        waiting = (await connection.execute(_newest("open", MAX_OPEN))).all()
        playing = (await connection.execute(_newest("playing", MAX_PLAYING * 2))).all()
        configs = open_and_watched(
            [_config_from_json(row.about) for row in waiting], [_config_from_json(row.about) for row in playing]
        )
        seats = await _seats(connection, [config.id for _, config in configs])
        points = await _points(connection, {one.player for sat in seats.values() for one in sat.values() if one.player})
    return [_shown(status, config, seats[config.id], points) for status, config in configs]


def open_and_watched(
    waiting: Sequence[TableConfig], playing: Sequence[TableConfig]
) -> list[tuple[Status, TableConfig]]:
    """The tables of both readings. One that began between them is in both, and is no longer open."""
    begun = {config.id for config in playing}
    watched = [config for config in playing if config.spectators][:MAX_PLAYING]
    return [
        *(("open", config) for config in waiting if config.id not in begun),
        *(("playing", config) for config in watched),
    ]


def without(shown: Iterable[LobbyTable], apart: frozenset[str]) -> list[LobbyTable]:
    """Those of these tables at which nobody is from whom a block keeps the reader apart."""
    return [table for table in shown if not table.people & apart]


def is_lobby_news(table: Table) -> bool:
    """May the list be another after the last entry of this table?"""
    begins = table.status == "playing" and table.turn == table.number and not any(table.moves)
    return not table.config.private and (table.status == "open" or begins or table.ended_at == table.at)


def _newest(status: Status, most: int) -> sa.Select[Any]:
    public = sa.and_(tables.c.private.is_(False), tables.c.status == status)
    return sa.select(tables.c.about).where(public).order_by(tables.c.created_at.desc()).limit(most)


async def _seats(connection: AsyncConnection, table_ids: Sequence[str]) -> defaultdict[str, dict[int, Sat]]:
    """Who sits where, by the entries that say so."""
    said = [entries.c.body.like(f'{{"is":"{kind.__struct_config__.tag}"%') for kind in (Sat, Rose, Renamed)]
    query = sa.select(entries).where(entries.c.table_id.in_(table_ids), sa.or_(*said))
    found: defaultdict[str, dict[int, Sat]] = defaultdict(dict)
    for row in (await connection.execute(query.order_by(entries.c.table_id, entries.c.number))).all():
        at_table = found[row.table_id]
        match body_from_json(row.body):
            case Sat() as sat:
                at_table[sat.seat] = sat
            case Rose(seat=seat):
                at_table.pop(seat, None)
            case Renamed(seat=seat, name=name) if seat in at_table:
                at_table[seat] = msgspec.structs.replace(at_table[seat], name=name)
            case _:
                pass
    return found


async def _points(connection: AsyncConnection, who: Iterable[str]) -> dict[tuple[str, int, str], int]:
    """The ratings of these players, of those who show them."""
    query = (
        sa.select(ratings.c.game, ratings.c.players, ratings.c.who, ratings.c.mu)
        .join(players, players.c.id == ratings.c.who)
        .where(ratings.c.who.in_(list(who)), players.c.hides_profile.is_(False))
    )
    rows = (await connection.execute(query)).all()
    return {(row.game, row.players, row.who): points_of_mu(row.mu) for row in rows}


def _shown(
    status: Status, config: TableConfig, sat: dict[int, Sat], points: dict[tuple[str, int, str], int]
) -> LobbyTable:
    usual = {info.name: info.default for info in config.kind.options}
    options = {name: value for name, value in config.options.items() if value != usual.get(name)}
    seats: list[LobbySeat] = []
    for number in range(config.players):
        one = sat.get(number)
        if one is None:
            seats.append(FREE_SEAT)
        else:
            rating = points.get((config.game, config.players, one.player or ""))
            seats.append(LobbySeat(one.name, one.player, one.bot, one.bot_account, rating))
    return LobbyTable(
        id=config.id,
        game=config.game,
        status=status,
        options=options,
        clock=config.clock,
        rated=config.rated,
        rating_range=config.rating_range,
        known_deal=config.known_deal,
        owner=config.owner,
        created_at=config.created_at,
        fills_at=config.fill_at if status == "open" else None,
        seats=seats,
    )
