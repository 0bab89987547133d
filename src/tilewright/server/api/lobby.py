"""The list of public tables, at once or live, and seeking a game with anybody."""

from typing import Annotated, Any

from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_101_SWITCHING_PROTOCOLS, HTTP_426_UPGRADE_REQUIRED

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import caller_of
from tilewright.server.api.problem_details import problem
from tilewright.server.errors import DomainError
from tilewright.server.live.hub import NOT_ALLOWED
from tilewright.server.live.lobby_feed import LobbyShown
from tilewright.server.live.pubsub import RequestsChanged
from tilewright.server.services.services import Services
from tilewright.server.tables.lobby import check_open_tables
from tilewright.server.tables.lobby_list import LobbyTable
from tilewright.server.tables.seeks import Seek, SeekRequest, cancel_seek, make_seek, seeks_of

SeekId = Annotated[str, Parameter(max_length=40, description="The seek's id.")]


@get("/api/lobby", tags=["lobby"], summary="Public tables to join or to watch, and who sits there")
async def list_lobby(services: Services, caller: Player | None) -> list[LobbyTable]:
    return await services.lobby_feed.tables_for(caller.id if caller else None)


@websocket("/api/lobby/live")
async def lobby_live(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """The same list, and again whenever it is another."""
    await socket.accept()
    player = await caller_of(socket, services)
    try:
        await services.lobby_feed.serve(socket, player.id if player else None)
    except DomainError as error:
        await socket.close(NOT_ALLOWED, error.kind)


@get(
    "/api/lobby/live",
    tags=["lobby"],
    summary="The same list, live, as a WebSocket",
    sync_to_thread=False,
    responses={
        HTTP_101_SWITCHING_PROTOCOLS: ResponseSpec(
            LobbyShown,
            description="The whole list, and again whenever it is another.",
            media_type=MediaType.JSON,
            generate_examples=False,
        ),
    },
    status_code=HTTP_426_UPGRADE_REQUIRED,
    response_description="It is no page.",
)
def lobby_by_http() -> Response[dict[str, Any]]:
    """Described here because OpenAPI knows no WebSockets."""
    detail = "Open a WebSocket at /api/lobby/live instead."
    return problem(HTTP_426_UPGRADE_REQUIRED, "a-web-socket", detail).response()


@get("/api/seeks", tags=["lobby"], summary="The games that you seek")
async def list_seeks(services: Services, player: Player) -> list[Seek]:
    return await seeks_of(services.storage, player.id)


@post("/api/seeks", tags=["lobby"], summary="Seek a game with anybody: it begins when enough want the same")
async def create_seek(services: Services, player: Player, data: SeekRequest) -> list[Seek]:
    await services.limits.tables.take(player.id)
    await check_open_tables(services.storage, player, services.settings.most_tables)
    await make_seek(services.storage, player, data)
    services.pubsub.publish(RequestsChanged(player.id))
    services.pairing.look()
    return await seeks_of(services.storage, player.id)


@delete("/api/seeks/{seek_id:str}", tags=["lobby"], summary="Seek that game no more")
async def end_seek(services: Services, player: Player, seek_id: SeekId) -> None:
    await cancel_seek(services.storage, player, seek_id)
    services.pubsub.publish(RequestsChanged(player.id))


HANDLERS = [list_lobby, lobby_live, lobby_by_http, list_seeks, create_seek, end_seek]
