"""Connections, before there is a request: how many, from where, and how long they may take to say what they want.

Whoever sends half a request, or reads half an answer, and then waits, is sent away. One address has so many connections
at most, and all together leave enough open files for the database.
"""

import asyncio
import resource
import struct
from collections import Counter
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from tilewright.server.addresses import network_of
from tilewright.server.live.listener import WRITE_NOW

HEADER_SECONDS = 15.0  # from the first byte, or from the connection, to the end of the headers
BODY_SECONDS = 30.0  # from there to the end of the body, which is 64 KiB at most
ANSWER_SECONDS = 60.0  # for which somebody may read nothing of an answer that waits for them
MAX_HEADER_BYTES = 64 * 1024
MANY_FILES = 10_240  # where a system names no limit, as macOS does
RESERVED_FILES = 256  # for the database, Redis, logs, e-mails and webhooks

_WHOLE_TEXT = 0x81  # the last fragment of a message, and a text
_SHORT_HEAD, _HEAD, _LONG_HEAD = struct.Struct("!BB").pack, struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack

_log = structlog.get_logger("tilewright.server")


def raise_open_files_limit() -> int:
    """Allow this process as many open files as it may have, within reason. How many that is."""
    soft, hard = (MANY_FILES if limit == resource.RLIM_INFINITY else limit for limit in _file_limits())
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, _file_limits()[1]))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
    return max(soft, hard)


def _file_limits() -> tuple[int, int]:
    return resource.getrlimit(resource.RLIMIT_NOFILE)


class ConnectionLimits:
    """Proxies that are trusted to say whom they speak for have as many connections as there are."""

    def __init__(self, per_address: int, total: int, proxies: str) -> None:
        self._per_address = per_address
        self._total = total
        names = [name.strip() for name in proxies.split(",") if name.strip()]
        self._trust_all = "*" in names
        self._proxies = [ip_network(name, strict=False) for name in names if _is_network(name)]
        self._open: Counter[str] = Counter()
        self._count = 0

    def enter(self, address: str) -> bool:
        """May there be one more connection from this address? If so, there is."""
        key = network_of(address)
        if self._count >= self._total or (self._open[key] >= self._per_address and not self._is_proxy(address)):
            return False
        self._open[key] += 1
        self._count += 1
        return True

    def leave(self, address: str) -> None:
        key = network_of(address)
        self._count -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _is_proxy(self, address: str) -> bool:
        if self._trust_all:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return True  # a Unix socket: whoever reaches it is on this machine
        return any(found in proxy for proxy in self._proxies)


def _is_network(name: str) -> bool:
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True


class HttpConnection(HttpToolsProtocol):
    """uvicorn's, with limits."""

    limits: ConnectionLimits

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._address: str | None = None  # None: it was refused
        self._header_bytes = 0
        self._receiving: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.enter(address):
            _log.warning("too many connections", address=address)
            self._refuse(b"503 Service Unavailable", b"Retry-After: 5\r\n")
            return
        self._address = address
        self._expect_within(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._address is not None:
            self.limits.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._address is None or self.transport.is_closing():
            return
        if self._receiving is None:
            self._expect_within(HEADER_SECONDS)
        self._header_bytes += len(data)  # until the headers are complete, and the count begins again
        super().data_received(data)
        if self._header_bytes > MAX_HEADER_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        self._header_bytes = 0
        self._expect_within(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._header_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._header_bytes = 0
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket is another protocol's from here on, and its place in the count too."""
        self._stop_timers()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._sending is None:
            self._sending = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._receiving = self.loop.call_later(seconds, self._end_slow_request)

    def _expect_nothing(self) -> None:
        if self._receiving is not None:
            self._receiving.cancel()
            self._receiving = None

    def _stop_timers(self) -> None:
        self._expect_nothing()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _end_slow_request(self) -> None:
        """Unless it is we who let them wait: an answer is being worked out, or we do not read."""
        answering = self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete
        if answering or self.flow.read_paused:
            self._expect_within(HEADER_SECONDS)
        elif self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
        else:
            self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes, headers: bytes = b"") -> None:
        if not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\n" + headers + b"Connection: close\r\nContent-Length: 0\r\n\r\n"
            )
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's, which gives its place back at the end. It ends by itself whoever does not answer its pings."""

    limits: ConnectionLimits

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope.setdefault("extensions", {})[WRITE_NOW] = {"write": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Send a text without the steps of an ASGI message, which take longer than the rest. False, and nothing is
        sent: the client has not read what it was sent before, or the socket is closing."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(_text_head(len(text)) + text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)


def _text_head(length: int) -> bytes:
    """What stands before a text of so many bytes that is sent whole and uncompressed (RFC 6455, section 5.2)."""
    if length < 126:
        return _SHORT_HEAD(_WHOLE_TEXT, length)
    if length < 65_536:
        return _HEAD(_WHOLE_TEXT, 126, length)
    return _LONG_HEAD(_WHOLE_TEXT, 127, length)


def limited_protocols(limits: ConnectionLimits) -> dict[str, Any]:
    """What uvicorn needs, to keep to these limits."""
    return {
        "http": type("LimitedHttpConnection", (HttpConnection,), {"limits": limits}),
        "ws": type("LimitedSocketConnection", (SocketConnection,), {"limits": limits}),
    }
