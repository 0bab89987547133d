"""Tables: made, found, joined, left, started, talked at."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import Invitation, TableId, look_at
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.api.table_requests import Asker, BotWish, RiseWish, SayWish, SitWish, ask
from tilewright.server.services.services import House
from tilewright.server.tables.lobby import Listing, TableWish, fresh_beginning, make_table, public_tables
from tilewright.server.tables.table import Status, Table


async def _asked(house: House, asker: Asker, word: str, data: Any = None) -> TableShown:
    table, _ = await ask(house, asker, word, data)
    return _shown(house, table, asker.player)


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
    return await _asked(house, Asker(player, table_id), "join", data)


@post("/api/tables/{table_id:str}/bots", tags=["tables"], summary="Give a free seat to a bot (owner)")
async def seat_bot(house: House, player: Player, table_id: TableId, data: BotWish) -> TableShown:
    return await _asked(house, Asker(player, table_id), "bots", data)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], summary="Give up a seat before the start")
async def leave(house: House, player: Player, table_id: TableId, data: RiseWish) -> TableShown:
    return await _asked(house, Asker(player, table_id), "leave", data)


@post("/api/tables/{table_id:str}/start", tags=["tables"], summary="Begin the game (owner)")
async def start(house: House, player: Player, table_id: TableId) -> TableShown:
    return await _asked(house, Asker(player, table_id), "start")


@post("/api/tables/{table_id:str}/chat", tags=["tables"], summary="Say something, as plain text")
async def say(
    house: House, player: Player, table_id: TableId, data: SayWish, invitation: Invitation = None
) -> TableShown:
    return await _asked(house, Asker(player, table_id, invitation), "chat", data)


HANDLERS = [list_tables, create_table, show, join, seat_bot, leave, start, say]
