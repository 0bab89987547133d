"""A player who is renamed or signs out while their socket is being opened: the broadcast finds no listener yet."""

import asyncio
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tilewright.server.accounts.players import Player
from tilewright.server.live.hub import SIGNED_OUT, Hub
from tilewright.server.live.listener import Listener

ANNA = Player("anna", "Anna", None)


class FakePlayers:
    """What the database says by the time that the socket is open."""

    def __init__(self, now: Player | None) -> None:
        self._now = now

    async def of_token(self, token: str) -> Player | None:
        return self._now


class ClosingSocket:
    """One that closes as soon as it is read."""

    client = None

    async def receive_data(self, mode: str) -> str:
        raise WebSocketDisconnect(detail="closed", code=1000)


def served(now: Player | None) -> Listener:
    """The listener after its socket was opened for Anna and closed again."""
    nothing: Any = None
    players: Any = FakePlayers(now)
    socket: Any = ClosingSocket()

    async def serve() -> Listener:
        hub = Hub(nothing, nothing, nothing, players, nothing, nothing, "server", True, 5)
        listener = Listener(socket, ANNA, "token", None, 0)
        await hub.serve("table", listener, nothing)
        return listener

    return asyncio.run(serve())


def test_the_new_name_is_known() -> None:
    assert served(Player("anna", "Zoe", None)).player == Player("anna", "Zoe", None)


@pytest.mark.parametrize(("now", "code"), [(ANNA, None), (None, SIGNED_OUT)])
def test_a_socket_whose_session_has_ended_is_closed(now: Player | None, code: int | None) -> None:
    assert served(now).close_code == code
