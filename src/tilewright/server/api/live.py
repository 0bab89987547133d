"""The WebSocket of a table: what happens goes out, and whatever may be asked for at a table can be asked here too."""

from typing import Annotated, Any

import msgspec
import structlog
from litestar import MediaType, WebSocket, get, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_101_SWITCHING_PROTOCOLS, HTTP_426_UPGRADE_REQUIRED

from tilewright.server import errors as problems
from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import Invitation, TableId, look_at, token_of
from tilewright.server.api.table_requests import ASKINGS, Asker, ask
from tilewright.server.errors import Problem
from tilewright.server.live.hub import NOT_ALLOWED, SIGNED_OUT, AskId, Drafted, Granted, Happened, Listening, Present
from tilewright.server.services.services import House

_log = structlog.get_logger("tilewright.live")


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: `ask` is the last word of the path over HTTP, `data` the body that goes with it, and `id` whatever
    the asker will know the answer by."""

    id: AskId
    ask: Annotated[str, msgspec.Meta(max_length=40)]
    data: msgspec.Raw = msgspec.Raw(b"{}")


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked for may not be. `problem` is what HTTP would answer; `id` is null if it could not be read."""

    id: AskId | None
    problem: dict[str, Any]


Message = Happened | Drafted | Granted | Refused | Present
JSON = MediaType.JSON


class _Named(msgspec.Struct):
    id: AskId


_decode = msgspec.json.Decoder(Asked).decode
_decode_id = msgspec.json.Decoder(_Named).decode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    house: House,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
    invitation: Invitation = None,
) -> None:
    """Everything that happens at a table after event number `since`, as it happens."""
    await socket.accept()
    try:
        token = token_of(socket, house)
        player = await house.people.of_token(token) if token else None
        table, _ = await look_at(house, table_id, player, invitation)
        listening = Listening(socket, player, token, invitation, min(since, table.number))

        async def take(text: str) -> None:
            await _take(house, table_id, listening, text)

        await house.live.attend(table_id, listening, take)
    except Problem as problem:
        await socket.close(NOT_ALLOWED, problem.kind)


async def _take(house: House, table_id: str, listening: Listening, text: str) -> None:
    """See to one message. That it was granted is told along with what it brought."""
    try:
        client = listening.socket.client
        house.limits.requests.take(client.host if client else "")
        asked = _read(text)
        data = _data(asked)
        player = await _still_there(house, listening)
        table, _ = await ask(house, Asker(player, table_id, listening.invitation), asked.ask, data)
        listening.grant(asked.id, table.number)
    except Problem as problem:
        await listening.send(Refused(_id_in(text), problem.body()))
    except Exception as error:
        _log.error("unexpected", table=table_id, exc_info=error)
        await listening.send(Refused(_id_in(text), problems.of_failure(error).body()))


def _id_in(text: str) -> AskId | None:
    try:
        return _decode_id(text).id
    except msgspec.DecodeError:
        return None


def _read(text: str) -> Asked:
    try:
        return _decode(text)
    except msgspec.DecodeError as error:
        raise problems.bad(
            "bad-message", f'{error}; a message is like {{"id": 1, "ask": "act", "data": {{"actions": ["end"]}}}}.'
        ) from None


def _data(asked: Asked) -> Any:
    if asked.ask not in ASKINGS:
        raise problems.bad("bad-message", f"There is no {asked.ask!r} to ask for; there are {', '.join(ASKINGS)}.")
    try:
        return ASKINGS[asked.ask].decode(asked.data)
    except msgspec.DecodeError as error:
        raise problems.bad("bad-message", f"data of {asked.ask}: {error}.") from None


async def _still_there(house: House, listening: Listening) -> Player:
    """Who asks, if his session has not ended meanwhile."""
    if listening.token is None:
        raise problems.not_signed_in()
    player = await house.people.of_token(listening.token)
    if player is None:
        listening.end(SIGNED_OUT)
        raise problems.not_signed_in()
    return player


@get(
    "/api/tables/{table_id:str}/live",
    tags=["play"],
    summary="Live, as a WebSocket: what happens goes out, and what is asked for comes in",
    sync_to_thread=False,
    responses={
        HTTP_101_SWITCHING_PROTOCOLS: ResponseSpec(
            Message,
            description="What the socket sends. What it takes is like `Asked`; see docs/api.md.",
            media_type=JSON,
            generate_examples=False,
        ),
        HTTP_426_UPGRADE_REQUIRED: ResponseSpec(
            dict[str, Any], description="It is no page.", media_type=JSON, generate_examples=False
        ),
    },
)
def live_by_http(table_id: TableId) -> None:
    """Described here because OpenAPI knows no WebSockets."""
    raise problems.Problem(
        HTTP_426_UPGRADE_REQUIRED, "a-web-socket", f"Open a WebSocket at /api/tables/{table_id}/live?since=0 instead."
    )


HANDLERS = [live, live_by_http]
