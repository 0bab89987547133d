"""Sockets of a table, when something happens while they are opened, or when the database is away for a moment."""

import asyncio
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.kit import HANG
from tilewright.server.accounts.players import Player
from tilewright.server.live import hub as live
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
    """The listener after its socket was opened for Anna and closed again; what was broadcast meanwhile found none."""
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


class OpenSocket:
    """One that stays open until somebody closes it."""

    client = None

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self.code: int | None = None

    async def receive_data(self, mode: str) -> str:
        await self.ended.wait()
        raise WebSocketDisconnect(detail="closed", code=1000)

    async def close(self, code: int, reason: str = "") -> None:
        self.code = code
        self.ended.set()


class HubWithoutDatabase(Hub):
    """The first time that something is to be sent, it cannot be read."""

    tries = 0

    async def _send_news(self, table_id: str, listener: Listener) -> None:
        self.tries += 1
        if self.tries == 1:
            raise ConnectionRefusedError
        await listener.socket.close(1000)


def test_a_socket_outlives_a_database_that_is_away_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.0)
    nothing: Any = None

    async def serve() -> int | None:
        hub = HubWithoutDatabase(nothing, nothing, nothing, nothing, nothing, nothing, "server", True, 5)
        socket: Any = OpenSocket()
        async with asyncio.timeout(HANG):
            await hub.serve("table", Listener(socket, None, None, None, 0), nothing)
        return socket.code

    assert asyncio.run(serve()) == 1000
