"""The WebSocket of a table."""

from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import Parameter

from tilewright.server.api.calling import Invitation, TableId, caller_of, look_at
from tilewright.server.house import House
from tilewright.server.live import NOT_ALLOWED, Listening
from tilewright.server.problems import Problem


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
        player = await caller_of(socket, house)
        table, _ = await look_at(house, table_id, player, invitation)
        await house.live.attend(table_id, Listening(socket, player, invitation, min(since, table.number)))
    except Problem as problem:
        await socket.close(NOT_ALLOWED, problem.kind)


HANDLERS = [live]
