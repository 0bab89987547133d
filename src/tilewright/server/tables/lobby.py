"""Making tables and finding them."""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import tilewright as tw
from tilewright.bots import bots
from tilewright.kernel import Game, OptionError, PositionError, UnknownGame, seed_of
from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import apart_query
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, InvalidRequest, StateConflict, bad_option
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import Clock, NoClock
from tilewright.server.tables.table import RatingRange, Status, Table, TableConfig, apply_entry, empty_table

MAX_LISTED = 50
_LISTED = tuple(schema.tables.c[name] for name in ("id", "game", "status", "created_at", "about"))
_config_from_json = msgspec.json.Decoder(TableConfig).decode
_ID_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: yourself, whoever comes, or a bot."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made. `rated`: true is for players with accounts alone, false is never rated; left out, it is rated
    if all have accounts. After `fill_after` minutes, bots `fill_bot` take the free seats and the game begins."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[Annotated[str, msgspec.Meta(max_length=40)], Any] = {}
    private: bool = False
    spectators: bool = True
    hints: bool = False
    clock: Clock = NoClock()
    rated: bool | None = None
    rating_range: RatingRange | None = None
    fill_after: Annotated[float, msgspec.Meta(ge=1, le=10_080)] | None = None
    fill_bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class StartingPoint(msgspec.Struct, frozen=True):
    """What a table begins with, if not with a deal of its own."""

    seed: bytes
    position: str | None = None
    came_from: str | None = None
    same_deal: bool = False
    deal: str | None = None
    tournament: str | None = None


class Listing(msgspec.Struct, frozen=True):
    """`known_deal`: somebody may have seen the deal, and the game is not rated."""

    id: str
    game: str
    status: Status
    created_at: float
    known_deal: bool


def new_id() -> str:
    """An address that nobody guesses, and that can be read out."""
    return "".join(secrets.choice(_ID_CHARACTERS) for _ in range(12))


def fresh_start() -> StartingPoint:
    """A seed that the operating system gave."""
    return StartingPoint(seed_of(None))


async def make_table(
    storage: Storage, owner: Player, request: NewTableRequest, start_from: StartingPoint, most_open: int
) -> str:
    """A new table with its first entries. Its id."""
    config = config_of(owner, request, start_from)
    await check_open_tables(storage, owner, most_open)
    bodies = [_sat(number, seat, owner) for number, seat in enumerate(request.seats) if seat.who != "open"]
    await storage.write(lambda connection: insert_table(connection, config, bodies))
    return config.id


async def insert_table(connection: AsyncConnection, config: TableConfig, sat: Sequence[log.Sat]) -> None:
    """A table that has not begun, with those who sit there from the start."""
    entries = [log.Entry(number, config.created_at, body) for number, body in enumerate(sat, 1)]
    table = empty_table(config)
    for entry in entries:
        table, _ = apply_entry(table, entry)
    await insert_with_entries(connection, table, entries)


async def insert_with_entries(connection: AsyncConnection, table: Table, entries: Sequence[log.Entry]) -> None:
    """A new table to which these entries have led."""
    config = table.config
    await connection.execute(
        sa.insert(schema.tables).values(
            id=config.id,
            about=msgspec.json.encode(config).decode(),
            owner=config.owner,
            game=config.game,
            private=config.private,
            status=table.status,
            created_at=config.created_at,
            wake_at=table.wake_at,
            rated=False,
            deal=config.deal,
        )
    )
    rows = [
        {"table_id": config.id, "number": entry.number, "at": entry.at, "body": log.body_to_json(entry.body)}
        for entry in entries
    ]
    if rows:
        await connection.execute(sa.insert(schema.entries), rows)
    seats = [
        {"table_id": config.id, "seat": seat, "player": sitting.player}
        for seat, sitting in enumerate(table.seats)
        if sitting.player is not None
    ]
    if seats:
        await connection.execute(sa.insert(schema.seats), seats)


def config_of(owner: Player, request: NewTableRequest, start_from: StartingPoint) -> TableConfig:
    """The table that this player asks for, or the reason why there can be none. Nothing is made yet."""
    _check_rated(owner, request)
    return table_config(owner.id, request, start_from)


def table_config(owner: str, request: NewTableRequest, start_from: StartingPoint) -> TableConfig:
    """The same for whoever owns it: a player, or a tournament."""
    try:
        game = tw.game(request.game)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None
    _check_seats(request)
    known_deal = start_from.position is not None or start_from.same_deal
    _check_options(game, request.options)
    config = TableConfig(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        players=len(request.seats),
        options=request.options,
        seed=start_from.seed.hex(),
        position=start_from.position,
        owner=owner,
        private=request.private,
        spectators=request.spectators,
        hints=request.hints,
        clock=request.clock,
        came_from=start_from.came_from,
        same_deal=start_from.same_deal,
        shared_chance=not known_deal,
        created_at=time.time(),
        rated=None if known_deal else request.rated,
        rating_range=request.rating_range,
        fill_after=None if request.fill_after is None else request.fill_after * 60,
        fill_bot=request.fill_bot,
        deal=start_from.deal,
        tournament=start_from.tournament,
    )
    try:
        state = config.first_state(start_from.seed)
    except OptionError as error:
        raise bad_option(error) from None
    except PositionError as error:
        raise InvalidRequest("bad-position", str(error)) from None
    return msgspec.structs.replace(config, options=msgspec.to_builtins(state.options))


def _check_options(game: Game[Any], options: Mapping[str, Any]) -> None:
    """Options that read this machine's files are not for guests."""
    for info in game.options:
        if info.local and options.get(info.name, info.default) != info.default:
            raise bad_option(OptionError(info.name, "not to be chosen on a server"))


def _check_seats(request: NewTableRequest) -> None:
    if sum(seat.who == "me" for seat in request.seats) > 1:
        raise InvalidRequest("bad-seats", "Only one seat can be yours; the others are open or for bots.")
    if all(seat.who == "bot" for seat in request.seats):
        raise InvalidRequest("bad-seats", "A table needs at least one seat that is yours or open.")
    for number, seat in enumerate(request.seats):
        if seat.who == "bot":
            check_bot(request.game, seat.bot, f"seats[{number}].bot")
        elif seat.bot is not None:
            raise InvalidRequest("bad-seats", f"Seat {number} names a bot, but is not for one: who should be 'bot'.")


def _check_rated(owner: Player, request: NewTableRequest) -> None:
    if request.fill_after is not None:
        check_bot(request.game, request.fill_bot, "fill_bot")
    elif request.fill_bot is not None:
        raise InvalidRequest("bad-fill", "fill_bot says which bot takes free seats; fill_after, when, is missing.")
    if request.rating_range is not None and request.rating_range.lowest > request.rating_range.highest:
        raise InvalidRequest("bad-range", "The minimum rating is higher than the maximum.")
    if not request.rated:
        return
    if owner.guest:
        raise Forbidden("accounts-only", "Rated games are for players with an account; create one first.")
    if owner.bot:
        raise Forbidden("accounts-only", "Rated games are for people; games with a bot count for the bot all the same.")
    if request.fill_after is not None or any(seat.who == "bot" for seat in request.seats):
        raise InvalidRequest("bad-seats", "Bots cannot play in rated games.")


def check_bot(game: str, name: str | None, where: str) -> str:
    """The name of a bot that plays the game; InvalidRequest if there is none."""
    if name is None or name not in bots(game):
        raise InvalidRequest("unknown-bot", f"{where} is {name!r}; there are {', '.join(bots(game))}.")
    return name


def _sat(number: int, seat: SeatRequest, owner: Player) -> log.Sat:
    if seat.who == "me":
        return log.Sat(number, owner.name, player=owner.id, bot_account=owner.bot)
    return log.Sat(number, seat.bot or "", bot=seat.bot)


async def check_open_tables(storage: Storage, owner: Player, most: int) -> None:
    query = sa.select(sa.func.count()).where(schema.tables.c.owner == owner.id, schema.tables.c.status != "over")
    async with storage.reading() as connection:
        count = await connection.scalar(query)
    if count is not None and count >= most:
        raise StateConflict("too-many-tables", f"You have {count} unfinished games; finish one first.")


async def public_tables(
    storage: Storage,
    status: Status | None,
    game: str | None,
    before: float | None,
    reader: str | None = None,
) -> list[Listing]:
    """The newest public tables; `before` pages on. None at which somebody is from whom a block keeps the reader
    apart."""
    tables, seats = schema.tables.c, schema.seats.c
    query = sa.select(*_LISTED).where(tables.private.is_(False))
    if reader is not None:
        apart = apart_query(reader)
        with_them = sa.select(seats.table_id).where(seats.player.in_(apart))
        query = query.where(tables.owner.not_in(apart), tables.id.not_in(with_them))
    if status is not None:
        query = query.where(tables.status == status)
    if game is not None:
        query = query.where(tables.game == game)
    if before is not None:
        query = query.where(tables.created_at < before)
    return await _listed(storage, query.order_by(tables.created_at.desc()))


async def tables_of(storage: Storage, player: Player, before: float | None) -> list[Listing]:
    """The newest tables that this player made or sits at."""
    tables, seats = schema.tables.c, schema.seats.c
    sits_at = sa.select(seats.table_id).where(seats.player == player.id)
    query = sa.select(*_LISTED).where(sa.or_(tables.owner == player.id, tables.id.in_(sits_at)))
    if before is not None:
        query = query.where(tables.created_at < before)
    return await _listed(storage, query.order_by(tables.created_at.desc()))


async def public_tables_with(storage: Storage, players: Sequence[str]) -> list[tuple[str, Listing]]:
    """The newest public tables at which one of these sits and whose game is not over, each with who that is."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        sa.select(*_LISTED, seats.player)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.player.in_(players), tables.private.is_(False), tables.status != "over")
        .order_by(tables.created_at.desc(), tables.id)
    )
    async with storage.reading() as connection:
        rows = (await connection.execute(query.limit(MAX_LISTED))).all()
    return [(row.player, _listing(row)) for row in rows]


async def unfinished_tables_of(storage: Storage, player: Player) -> Sequence[str]:
    """The tables at which this player sits and whose games are not over."""
    tables, seats = schema.tables.c, schema.seats.c
    query = sa.select(tables.id).join(schema.seats, seats.table_id == tables.id)
    async with storage.reading() as connection:
        return (await connection.scalars(query.where(seats.player == player.id, tables.status != "over"))).all()


async def _listed(storage: Storage, query: Any) -> list[Listing]:
    async with storage.reading() as connection:
        rows: Sequence[Any] = (await connection.execute(query.limit(MAX_LISTED))).all()
    return [_listing(row) for row in rows]


def _listing(row: Any) -> Listing:
    return Listing(row.id, row.game, row.status, row.created_at, _config_from_json(row.about).known_deal)
