"""One open socket, and what it has still to be sent."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.tokens import session_id
from tilewright.server.addresses import network_of
from tilewright.server.live.socket_messages import RequestId, SocketMessage

WRITE_NOW = "tilewright.write_now"  # the extension of ASGI by which our own connections take a text at once

_encode = msgspec.json.encode


def write_now_of(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool] | None:
    """What sends a text on this socket at once, where the server in front of the application can do that."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(WRITE_NOW, {}).get("write")


class Listener:
    """`sent` is the number of the last entry that it was sent; `steps`: does it want frames action by action?
    `write_now` sends a text if the client is ready for it, and says whether it did."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        player: Player | None,
        token: str | None,
        invitation: str | None,
        since: int,
        full: bool = False,
        steps: bool = False,
        write_now: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.socket = socket
        self._write_now = write_now
        self.player = player
        self.token = token
        self.session = session_id(token) if token else ""
        self.invitation = invitation
        self.sent = since
        self.full = full
        self.told: tuple[int, int | None, tuple[str, ...]] | None = None  # turn, viewer, draft that it knows in full
        self.steps = steps
        self.granted: list[tuple[RequestId, int]] = []  # with the table's number by then; not yet sent
        self.news = asyncio.Event()
        self.caught_up = False  # was it sent what was there when it came?
        self.busy = False  # is its task sending something?
        self.draft_changed = full  # it wants to know what is open even if nothing has happened since
        self.presence_changed = True
        self.watches = False  # does its owner only look on? Known when something was sent
        self.close_code: int | None = None

    @property
    def owner(self) -> str:
        """Whose socket it is: a player's, or anybody's from that address."""
        client = self.socket.client
        return self.player.id if self.player else (network_of(client.host) if client else "")

    def is_of(self, player: str) -> bool:
        return self.player is not None and self.player.id == player

    def wake(self) -> None:
        self.news.set()

    @property
    def idle(self) -> bool:
        """Was it sent all there was, so that its task has nothing to do?"""
        return self.caught_up and not (
            self.busy
            or self.news.is_set()
            or self.draft_changed
            or self.presence_changed
            or self.close_code is not None
        )

    def granted_by(self, number: int) -> tuple[RequestId, ...]:
        """Its requests that were carried out by then and of which it was not told yet."""
        return tuple([request for request, at in self.granted if at <= number]) if self.granted else ()

    def told_granted(self, granted: tuple[RequestId, ...]) -> None:
        """It was sent these, the first of those that were granted."""
        if granted:
            del self.granted[: len(granted)]

    def end(self, code: int) -> None:
        self.close_code = code
        self.news.set()

    async def send(self, message: SocketMessage) -> None:
        text = _encode(message)
        if self._write_now is None or not self._write_now(text):
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    def send_now(self, message: SocketMessage) -> bool:
        """Send without waiting. False, and nothing is sent: it is not ready for more."""
        return self._write_now is not None and self._write_now(_encode(message))
