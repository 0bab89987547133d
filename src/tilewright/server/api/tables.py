"""Tables: made, found, joined, left, started, talked at."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter

from tilewright.server import problems
from tilewright.server.api.answers import TableShown, show_table
from tilewright.server.api.calling import Invitation, SeatNumber, TableId, look_at, some_lines
from tilewright.server.house import House
from tilewright.server.lobby import Listing, TableWish, check_bot, fresh_beginning, make_table, public_tables
from tilewright.server.people import Player
from tilewright.server.table import Status, Table
from tilewright.server.wishes import Rise, Say, SeatBot, Sit, Start, Wish


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: the first free one. A private table asks for the word of its invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class RiseWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: your own. The owner may free any."""

    seat: SeatNumber | None = None


class SayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


async def _through_the_door(house: House, table_id: str, player: Player, wish: Wish) -> TableShown:
    table, _ = await house.door.enter(table_id, wish)
    return _shown(house, table, player)


def _shown(house: House, table: Table, player: Player) -> TableShown:
    return show_table(house, table, table.seat_of(player.id), player)


@get("/api/tables", tags=["tables"], summary="Public tables, newest first")
async def list_tables(
    house: House,
    status: Status | None = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[float | None, Parameter(ge=0, description="Only tables made before this time.")] = None,
) -> list[Listing]:
    return await public_tables(house.storage, status, game, before)


@post("/api/tables", tags=["tables"], summary="Make a table")
async def create_table(house: House, player: Player, data: TableWish) -> TableShown:
    house.limits.tables.take(player.id)
    most = house.settings.most_tables
    table_id = await make_table(house.storage, player, data, fresh_beginning(), most)
    return _shown(house, await house.hot.fresh(table_id), player)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table: who sits there, how it stands")
async def show(house: House, caller: Player | None, table_id: TableId, invitation: Invitation = None) -> TableShown:
    table, eyes = await look_at(house, table_id, caller, invitation)
    return show_table(house, table, eyes, caller)


@post("/api/tables/{table_id:str}/join", tags=["tables"], summary="Take a free seat")
async def join(house: House, player: Player, table_id: TableId, data: SitWish) -> TableShown:
    table = await house.hot.fresh(table_id)
    known = table.seat_of(player.id) is not None or table.about.owner == player.id
    if table.about.private and not known and not house.people.invites(table_id, data.invitation):
        raise problems.missing("table")
    return await _through_the_door(house, table_id, player, Sit(player.id, player.name, data.seat))


@post("/api/tables/{table_id:str}/bots", tags=["tables"], summary="Give a free seat to a bot (owner)")
async def seat_bot(house: House, player: Player, table_id: TableId, data: BotWish) -> TableShown:
    await look_at(house, table_id, player)
    return await _through_the_door(house, table_id, player, SeatBot(player.id, data.seat, check_bot(data.bot, "bot")))


@post("/api/tables/{table_id:str}/leave", tags=["tables"], summary="Give up a seat before the start")
async def leave(house: House, player: Player, table_id: TableId, data: RiseWish) -> TableShown:
    await look_at(house, table_id, player)
    return await _through_the_door(house, table_id, player, Rise(player.id, data.seat))


@post("/api/tables/{table_id:str}/start", tags=["tables"], summary="Begin the game (owner)")
async def start(house: House, player: Player, table_id: TableId) -> TableShown:
    await look_at(house, table_id, player)
    return await _through_the_door(house, table_id, player, Start(player.id))


@post("/api/tables/{table_id:str}/chat", tags=["tables"], summary="Say something, as plain text")
async def say(
    house: House, player: Player, table_id: TableId, data: SayWish, invitation: Invitation = None
) -> TableShown:
    await look_at(house, table_id, player, invitation)
    house.limits.chat.take(player.id)
    text = some_lines(data.text, "text")
    return await _through_the_door(house, table_id, player, Say(player.id, player.name, text))


HANDLERS = [list_tables, create_table, show, join, seat_bot, leave, start, say]
