"""The WebSocket of the list of one's own games."""

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import MediaType, Response, WebSocket, get, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_101_SWITCHING_PROTOCOLS, HTTP_426_UPGRADE_REQUIRED

from tilewright.server.api.callers import token_of, visible_table
from tilewright.server.api.invites import InviteShown, received_invites
from tilewright.server.api.problem_details import problem
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.errors import DomainError
from tilewright.server.live.hub import NOT_ALLOWED, SIGNED_OUT
from tilewright.server.live.own_tables import OwnTablesSocket
from tilewright.server.services.services import Services
from tilewright.server.tables.seeks import Seek, seeks_of
from tilewright.server.tables.views import view_json


class OwnTableShown(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """A table of yours: what GET /api/tables/ID answers, when something happened there last, and what you see of it,
    for a small picture."""

    table: TableShown
    at: float
    view: Any


class OwnRequests(msgspec.Struct, frozen=True, tag_field="type", tag="requests"):
    """The tables to which others have invited you, and the games that you seek. `paired` are tables at which you have
    just been put because others want the same: the game there begins at once."""

    invites: list[InviteShown]
    seeks: list[Seek]
    paired: list[str]


@websocket("/api/session/live")
async def own_tables(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """Each of your unfinished tables, then your invitations and seeks; all of it again whenever it is another."""
    await socket.accept()
    token = token_of(socket, services)
    player = await services.players.of_token(token) if token else None
    if token is None or player is None:
        await socket.close(SIGNED_OUT, "not signed in")
        return
    one, sent = OwnTablesSocket(socket, player, token), dict[str, int]()

    async def send(table_id: str) -> None:
        table, viewer = await visible_table(services, table_id, player)
        if sent.get(table_id) == table.number:
            return
        sent[table_id] = table.number
        view = None if table.state is None else view_json(table.config.kind, table.state, viewer)
        shown = OwnTableShown(show_table(services, table, viewer, player), table.at, view)
        text = msgspec.json.encode(shown).decode()
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    known: OwnRequests | None = None

    async def send_requests(paired: Sequence[str]) -> None:
        nonlocal known
        shown = OwnRequests(
            await received_invites(services, player), await seeks_of(services.storage, player.id), list(paired)
        )
        if shown != known:
            known = msgspec.structs.replace(shown, paired=[])
            text = msgspec.json.encode(shown).decode()
            await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    try:
        await services.own_tables.serve(one, send, send_requests)
    except DomainError as error:
        await socket.close(NOT_ALLOWED, error.kind)


@get(
    "/api/session/live",
    tags=["session"],
    summary="Your unfinished tables, live, as a WebSocket",
    sync_to_thread=False,
    responses={
        HTTP_101_SWITCHING_PROTOCOLS: ResponseSpec(
            OwnTableShown | OwnRequests,
            description="One message for each table, then one of invitations and seeks; again when they are others.",
            media_type=MediaType.JSON,
            generate_examples=False,
        ),
    },
    status_code=HTTP_426_UPGRADE_REQUIRED,
    response_description="It is no page.",
)
def own_tables_by_http() -> Response[dict[str, Any]]:
    """Described here because OpenAPI knows no WebSockets."""
    detail = "Open a WebSocket at /api/session/live instead."
    return problem(HTTP_426_UPGRADE_REQUIRED, "a-web-socket", detail).response()


HANDLERS = [own_tables, own_tables_by_http]
