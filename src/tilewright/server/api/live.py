"""The WebSocket of a table: what happens goes out, and whatever may be asked for over HTTP can be asked for here."""

from typing import Annotated, Any, get_args

import msgspec
import structlog
from litestar import MediaType, Response, WebSocket, get, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_101_SWITCHING_PROTOCOLS, HTTP_426_UPGRADE_REQUIRED

from tilewright.server.accounts.players import Player
from tilewright.server.addresses import network_of
from tilewright.server.api import table_requests as requests
from tilewright.server.api.callers import Invitation, TableId, token_of, visible_table
from tilewright.server.api.json_checks import check_json
from tilewright.server.api.problem_details import problem, problem_of, problem_of_failure
from tilewright.server.api.table_requests import Caller, carry_out
from tilewright.server.database.availability import is_unavailable
from tilewright.server.errors import DomainError, InvalidRequest, NotSignedIn
from tilewright.server.live.hub import NOT_ALLOWED, SIGNED_OUT
from tilewright.server.live.listener import Listener, write_now_of
from tilewright.server.live.socket_messages import Refused, RequestId, SocketMessage
from tilewright.server.services.services import Services

JSON = MediaType.JSON
TRY_AGAIN_LATER = 1013  # a close code

_log = structlog.get_logger("tilewright.live")


class SocketRequestBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask"):
    """What comes in: `ask` is the last part of the path over HTTP, `data` the body that goes with it, and `id` a number
    of the client's choice by which it recognises the answer."""

    id: RequestId


class SocketAct(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="act"):
    data: requests.ActRequest


class SocketTakeBack(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    data: requests.TakeBackRequest = requests.TakeBackRequest()


class SocketCommit(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="commit"):
    data: requests.CommitRequest = requests.CommitRequest()


class SocketOrder(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="order"):
    data: requests.OrderRequest


class SocketResign(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="resign"):
    data: requests.ResignRequest = requests.ResignRequest()


class SocketReturn(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="return"):
    data: requests.ReturnRequest = requests.ReturnRequest()


class SocketAskTakeBack(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="ask-take-back"):
    data: requests.AskTakeBackRequest = requests.AskTakeBackRequest()


class SocketAnswerTakeBack(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="answer-take-back"):
    data: requests.AnswerTakeBackRequest


class SocketVoteToEnd(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="vote-to-end"):
    data: requests.VoteToEndRequest


class SocketJoin(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="join"):
    data: requests.JoinRequest = requests.JoinRequest()


class SocketSeatBot(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="bots"):
    data: requests.SeatBotRequest


class SocketLeave(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="leave"):
    data: requests.LeaveRequest = requests.LeaveRequest()


class SocketStart(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="start"):
    data: requests.StartRequest = requests.StartRequest()


class SocketContribute(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="contribute"):
    data: requests.ContributeRequest


class SocketRenewInvitation(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="invitation"):
    data: requests.RenewInvitationRequest = requests.RenewInvitationRequest()


class SocketChat(SocketRequestBase, frozen=True, forbid_unknown_fields=True, tag="chat"):
    data: requests.ChatRequest


SocketRequest = (
    SocketAct
    | SocketTakeBack
    | SocketCommit
    | SocketOrder
    | SocketResign
    | SocketReturn
    | SocketAskTakeBack
    | SocketAnswerTakeBack
    | SocketVoteToEnd
    | SocketJoin
    | SocketSeatBot
    | SocketLeave
    | SocketStart
    | SocketContribute
    | SocketRenewInvitation
    | SocketChat
)
REQUEST_NAMES = tuple(str(kind.__struct_config__.tag) for kind in get_args(SocketRequest))


class _OnlyId(msgspec.Struct):
    id: RequestId


_decode = msgspec.json.Decoder(SocketRequest).decode
_decode_id = msgspec.json.Decoder(_OnlyId).decode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000_000)] = 0,
    invitation: Invitation = None,
    full: bool = False,
    steps: bool = False,
) -> None:
    """Everything that happens at a table after event number `since`, as it happens; with `full`, also what the player
    may then do and what the board means, in the same message; with `steps`, action by action."""
    await socket.accept()
    try:
        token = token_of(socket, services)
        player = await services.players.of_token(token) if token else None
        table, _ = await visible_table(services, table_id, player, invitation)
        since = min(since, table.number)
        listener = Listener(socket, player, token, invitation, since, full, steps, write_now_of(socket))

        async def take(text: str) -> None:
            await _take(services, table_id, listener, text)

        await services.hub.serve(table_id, listener, take)
    except DomainError as error:
        await socket.close(NOT_ALLOWED, error.kind)
    except Exception as error:
        if not is_unavailable(error):
            raise
        await socket.close(TRY_AGAIN_LATER, "busy")


async def _take(services: Services, table_id: str, listener: Listener, text: str) -> None:
    """Handle one message. That it was granted is sent along with what it caused."""
    try:
        client = listener.socket.client
        services.limits.requests.take(network_of(client.host) if client else "")
        request = _read(text)
        player = await _signed_in(services, listener)
        table, _ = await carry_out(services, Caller(player, table_id, listener.invitation), request.data)
        services.hub.grant(table_id, listener, request.id, table.number)
    except DomainError as error:
        await listener.send(Refused(_id_in(text), problem_of(error).body))
    except Exception as error:
        if is_unavailable(error):
            _log.error("no database", table=table_id, error=type(error).__name__)
        else:
            _log.error("unexpected", table=table_id, exc_info=error)
        await listener.send(Refused(_id_in(text), problem_of_failure(error).body))


def _id_in(text: str) -> RequestId | None:
    try:
        return _decode_id(text).id
    except (msgspec.DecodeError, RecursionError):  # even what is skipped may be nested too deeply
        return None


def _read(text: str) -> SocketRequest:
    check_json(text.encode())
    try:
        return _decode(text)
    except msgspec.DecodeError as error:
        raise InvalidRequest(
            "bad-message",
            f'{error}; a message is like {{"id": 1, "ask": "act", "data": {{"actions": ["end"]}}}}, '
            f"and there are {', '.join(REQUEST_NAMES)} to ask for.",
        ) from None


async def _signed_in(services: Services, listener: Listener) -> Player:
    """The player whose socket it is, if their session has not ended meanwhile."""
    if listener.token is None:
        raise NotSignedIn
    player = await services.players.of_token(listener.token)
    if player is None:
        listener.end(SIGNED_OUT)
        raise NotSignedIn
    return player


@get(
    "/api/tables/{table_id:str}/live",
    tags=["play"],
    summary="Live, as a WebSocket: what happens goes out, and what is asked for comes in",
    sync_to_thread=False,
    responses={
        HTTP_101_SWITCHING_PROTOCOLS: ResponseSpec(
            SocketMessage,
            description="What the socket sends. What it takes is in docs/api.md.",
            media_type=JSON,
            generate_examples=False,
        ),
    },
    status_code=HTTP_426_UPGRADE_REQUIRED,
    response_description="It is no page.",
)
def live_by_http(table_id: TableId) -> Response[dict[str, Any]]:
    """Described here because OpenAPI knows no WebSockets."""
    detail = f"Open a WebSocket at /api/tables/{table_id}/live?since=0 instead."
    return problem(HTTP_426_UPGRADE_REQUIRED, "a-web-socket", detail).response()


HANDLERS = [live, live_by_http]
