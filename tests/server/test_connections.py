"""Whoever sends half a request and waits is sent away, and one address cannot have all connections."""

import asyncio
import itertools
import resource
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidHandshake

from tests.server.kit import (
    HANG,
    PASSWORD,
    Listener,
    Person,
    Server,
    fork_server,
    get,
    serving,
    until_rate_limited,
    wait_until,
)
from tilewright.server.addresses import network_of
from tilewright.server.app import connections as bounds
from tilewright.server.app.connections import ConnectionLimits, limited_protocols
from tilewright.server.app.guard import Guard
from tilewright.server.errors import RateLimited
from tilewright.server.services import rate_limits
from tilewright.server.services.rate_limits import RateLimits
from tilewright.server.settings import Settings

LATER = 10 * max(bounds.HEADER_SECONDS, bounds.BODY_SECONDS, bounds.ANSWER_SECONDS)
PLACES = 4  # of one address
BIG = 64 * 1024 * 1024  # bytes: more than the system keeps for a reader who does not read
REQUEST = b"POST /wait HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n"


Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class HeldLoop(asyncio.SelectorEventLoop):
    """An event loop whose time the test moves on."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Site:
    """A small application behind the server's protocol. /wait answers when `go` is set, /big with much.

    `read` counts the bytes that have come, and is None before there is a connection; `stuck` says that no more can be
    written to it.
    """

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.read: int | None = None
        self.stuck = False
        self.go = asyncio.Event()
        self.asked = asyncio.Event()
        self.limits = ConnectionLimits(100, 1000, "")

    async def app(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        self.asked.set()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            more = message.get("more_body", False)
        if scope["path"] == "/wait":
            await self.go.wait()
        body = b"x" * BIG if scope["path"] == "/big" else b"done"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        config = uvicorn.Config(
            self.app, interface="asgi3", log_config=None, lifespan="off", **limited_protocols(self.limits)
        )
        config.load()
        state = ServerState()
        protocol: Any = config.http_protocol_class
        site = self

        class Noted(protocol):
            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                site.read = 0

            def data_received(self, data: bytes) -> None:
                super().data_received(data)
                site.read = (site.read or 0) + len(data)

            def pause_writing(self) -> None:
                super().pause_writing()
                site.stuck = True

        server = await self.loop.create_server(
            lambda: Noted(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        return await asyncio.open_connection(*server.sockets[0].getsockname())

    async def has_read(self, sent: bytes) -> None:
        """All of it, which may take as long as it takes."""
        while self.read != len(sent):
            await asyncio.sleep(0)

    def advance(self) -> None:
        assert isinstance(self.loop, HeldLoop)
        self.loop.ahead += LATER


def at_site(visit: Callable[[Site], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(LATER + HANG):
            await visit(Site())

    with asyncio.Runner(loop_factory=HeldLoop) as runner:
        runner.run(whole())


async def what_is_due() -> None:
    """All that is due by now has been called: the loop has gone round a few times."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ", REQUEST, REQUEST + b"1234"]
)
def test_half_a_request_is_waited_for_so_long_and_no_longer(sent: bytes) -> None:
    async def visit(site: Site) -> None:
        reader, writer = await site.connect()
        writer.write(sent)
        await site.has_read(sent)
        site.advance()
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 408 ")
        writer.close()

    at_site(visit)


@pytest.mark.parametrize("sent", [b"\r\n", b"GET / HTTP/1.1\r\n"])
def test_a_second_request_has_no_more_time_than_the_first(sent: bytes) -> None:
    async def visit(site: Site) -> None:
        reader, writer = await site.connect()
        first = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
        writer.write(first)
        assert b"done" in await reader.readuntil(b"0\r\n\r\n")
        writer.write(sent)
        await site.has_read(first + sent)
        site.advance()
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        writer.close()

    at_site(visit)


def test_who_has_said_everything_waits_for_the_answer_as_long_as_it_takes() -> None:
    async def visit(site: Site) -> None:
        reader, writer = await site.connect()
        writer.write(REQUEST + b"12345")
        await site.asked.wait()
        await site.has_read(REQUEST + b"12345")
        site.advance()
        await what_is_due()
        site.go.set()
        assert (await reader.readuntil(b"0\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
        writer.close()

    at_site(visit)


def test_who_does_not_read_the_answer_is_cut_off() -> None:
    async def visit(site: Site) -> None:
        _, writer = await site.connect()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET /big HTTP/1.1\r\nHost: here\r\n\r\n")
        while not site.stuck:
            await asyncio.sleep(0)
        site.advance()
        while site.limits._open:
            await asyncio.sleep(0)
        writer.close()

    at_site(visit)


def test_headers_without_end_are_refused() -> None:
    async def visit(site: Site) -> None:
        reader, writer = await site.connect()
        writer.write(b"GET / HTTP/1.1\r\n" + b"X-More: and more\r\n" * (bounds.MAX_HEADER_BYTES // 16))
        assert (await reader.read()).startswith(b"HTTP/1.1 431 ")
        writer.close()

    at_site(visit)


def test_limits_count_addresses_networks_and_all_together_but_not_proxies() -> None:
    limits = ConnectionLimits(per_address=2, total=7, proxies="10.0.0.0/8, 192.0.2.7, name")
    assert [limits.enter("198.51.100.1") for _ in range(3)] == [True, True, False]
    assert [limits.enter(f"2001:db8:0:1::{number}") for number in range(3)] == [True, True, False]
    limits.leave("198.51.100.1")
    assert limits.enter("198.51.100.1")
    assert [limits.enter(proxy) for proxy in ("10.1.2.3",) * 4] == [True, True, True, False]
    assert ConnectionLimits(1, 9, "*").enter("198.51.100.1")


def test_one_ipv4_address_is_the_same_place_however_it_is_written() -> None:
    assert network_of("::ffff:198.51.100.1") == network_of("198.51.100.1")
    assert network_of("2001:db8::1") == network_of("2001:db8::2") != network_of("2001:db8:0:1::1")


def test_one_address_cannot_have_all_connections_of_a_server(tmp_path: Path) -> None:
    """Sockets of tables count too, and give their places back."""
    with serving(tmp_path, "--most-connections", str(PLACES), "--proxies", "192.0.2.1") as server:
        anna = Person(server, "Anna")
        table = anna.table(bots=1)
        anna.http.close()
        listeners: list[Listener] = []

        def all_taken() -> bool:
            with suppress(OSError, InvalidHandshake):  # until the server knows that the requests before have ended
                listeners.append(anna.listen(table))
            return len(listeners) == PLACES

        wait_until(all_taken, lambda: f"{len(listeners)} connections were taken")
        with socket.create_connection(("127.0.0.1", server.port)) as one_more:
            one_more.settimeout(HANG)
            assert one_more.recv(100).startswith(b"HTTP/1.1 503 ")
        for listener in listeners:
            listener.close()
        wait_until(lambda: _answers(server), lambda: "the places were not given back")
        assert "too many connections" in server.log()


def _answers(server: Server) -> bool:
    with suppress(httpx.TransportError):
        return get(f"{server.url}/health").status_code == 200
    return False


def test_the_soft_limit_of_open_files_is_raised_to_the_hard_one() -> None:
    code = (
        "import resource as r; _, hard = r.getrlimit(r.RLIMIT_NOFILE); r.setrlimit(r.RLIMIT_NOFILE, (100, hard));"
        "from tilewright.server.app.connections import raise_open_files_limit as up;"
        "print(up() == hard == r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=HANG, check=False)
    assert done.stdout == "True\n", done.stderr


def test_a_server_raises_it_when_it_starts(tmp_path: Path) -> None:
    parent, files = fork_server().pid, resource.RLIMIT_NOFILE
    soft, hard = resource.prlimit(parent, files)
    resource.prlimit(parent, files, (hard - 1, hard))
    try:
        with serving(tmp_path) as server:
            assert resource.prlimit(server.pid, files) == (hard, hard)
    finally:
        resource.prlimit(parent, files, (soft, hard))


def test_requests_from_one_ipv6_network_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def nothing(*_: Any) -> None: ...

    guard = Guard(nothing, Settings(), RateLimits(10))

    def ask(address: str) -> None:
        scope: Any = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}
        guard._check(scope | {"client": (address, 1)})

    for number in range(10):
        ask(f"2001:db8::{number}")
    with pytest.raises(RateLimited):
        ask("2001:db8::ffff")
    ask("2001:db8:0:1::1")


def test_whoever_changes_their_ipv6_address_guesses_no_more_passwords(server: Server) -> None:
    stranger, numbers = Person(server), itertools.count()

    def guess() -> int:
        number = next(numbers)
        stranger.http.headers["X-Forwarded-For"] = f"2001:db8:0:2::{number:x}"
        return stranger.ask("POST", "/api/sign-in", {"login": f"login-{number}", "password": PASSWORD}).status_code

    assert set(until_rate_limited(guess)[:-1]) == {httpx.codes.FORBIDDEN}


@pytest.mark.parametrize(
    ("limits", "refused_with", "found"),
    [
        ((256, 4096), None, 4096),
        ((4096, 4096), None, 4096),
        ((256, resource.RLIM_INFINITY), None, bounds.MANY_FILES),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None, bounds.MANY_FILES),
        ((256, resource.RLIM_INFINITY), ValueError, 256),
    ],
)
def test_a_server_may_open_as_many_files_as_the_system_allows(
    limits: tuple[int, int], refused_with: type[Exception] | None, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def set_limit(_: int, wanted: tuple[int, int]) -> None:
        if refused_with is not None:
            raise refused_with
        assert wanted == (found, limits[1])

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert bounds.raise_open_files_limit() == found
