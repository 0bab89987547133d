"""Tables: made, found, joined, left, started; chat."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import Invitation, TableId, visible_table
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.api.table_requests import (
    Caller,
    ChatRequest,
    ContributeRequest,
    JoinRequest,
    LeaveRequest,
    RenewInvitationRequest,
    SeatBotRequest,
    StartRequest,
    TableRequest,
    carry_out,
)
from tilewright.server.live.pubsub import LobbyChanged
from tilewright.server.services.services import Services
from tilewright.server.tables.lobby import Listing, NewTableRequest, fresh_start, make_table, public_tables
from tilewright.server.tables.table import Status, Table


async def _after(services: Services, caller: Caller, request: TableRequest) -> TableShown:
    """The table after what was asked for."""
    table, _ = await carry_out(services, caller, request)
    return _shown(services, table, caller.player)


def _shown(services: Services, table: Table, player: Player) -> TableShown:
    return show_table(services, table, table.seat_of(player.id), player)


@get("/api/tables", tags=["tables"], summary="Public tables, newest first")
async def list_tables(
    services: Services,
    caller: Player | None,
    status: Status | None = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[float | None, Parameter(ge=0, description="Only tables made before this time.")] = None,
) -> list[Listing]:
    """None at which somebody is whom you have blocked, or who has blocked you."""
    return await public_tables(services.storage, status, game, before, caller.id if caller else None)


@post("/api/tables", tags=["tables"], summary="Make a table")
async def create_table(services: Services, player: Player, data: NewTableRequest) -> TableShown:
    await services.limits.tables.take(player.id)
    most = services.settings.most_tables
    table_id = await make_table(services.storage, player, data, fresh_start(), most)
    services.pubsub.publish(LobbyChanged())
    return _shown(services, await services.cache.fresh(table_id), player)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table: who sits there, how it stands")
async def show(
    services: Services, caller: Player | None, table_id: TableId, invitation: Invitation = None
) -> TableShown:
    table, viewer = await visible_table(services, table_id, caller, invitation)
    return show_table(services, table, viewer, caller)


@post("/api/tables/{table_id:str}/join", tags=["tables"], summary="Take a free seat")
async def join(services: Services, player: Player, table_id: TableId, data: JoinRequest) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/bots", tags=["tables"], summary="Give a free seat to a bot (owner)")
async def seat_bot(services: Services, player: Player, table_id: TableId, data: SeatBotRequest) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], summary="Give up a seat before the start")
async def leave(services: Services, player: Player, table_id: TableId, data: LeaveRequest) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post("/api/tables/{table_id:str}/start", tags=["tables"], summary="Begin the game (owner)")
async def start(services: Services, player: Player, table_id: TableId) -> TableShown:
    return await _after(services, Caller(player, table_id), StartRequest())


@post(
    "/api/tables/{table_id:str}/contribute",
    tags=["tables"],
    summary="Add random bytes to the chance of the game, before it begins (players)",
)
async def contribute(services: Services, player: Player, table_id: TableId, data: ContributeRequest) -> TableShown:
    return await _after(services, Caller(player, table_id), data)


@post(
    "/api/tables/{table_id:str}/invitation",
    tags=["tables"],
    summary="Revoke the invitation: the table gets another (owner)",
)
async def renew_invitation(services: Services, player: Player, table_id: TableId) -> TableShown:
    return await _after(services, Caller(player, table_id), RenewInvitationRequest())


@post("/api/tables/{table_id:str}/chat", tags=["tables"], summary="Say something, as plain text")
async def chat(
    services: Services, player: Player, table_id: TableId, data: ChatRequest, invitation: Invitation = None
) -> TableShown:
    return await _after(services, Caller(player, table_id, invitation), data)


HANDLERS = [list_tables, create_table, show, join, seat_bot, leave, start, contribute, renew_invitation, chat]
