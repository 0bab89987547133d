"""Texts that our connections send at once, beside those that are sent as ASGI messages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import HANG
from tilewright.server.app.connections import ConnectionLimits, limited_protocols
from tilewright.server.live.listener import WRITE_NOW

MEGABYTE = 2**20
Send = Callable[[Any], Awaitable[None]]
WriteNow = Callable[[bytes], bool]


def at_socket(
    serve: Callable[[WriteNow, Send], Awaitable[None]], visit: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    """Serve one accepted socket, and visit it."""

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await serve(scope["extensions"][WRITE_NOW]["write"], send)

    async def whole() -> None:
        protocols = limited_protocols(ConnectionLimits(100, 1000, ""))
        config = uvicorn.Config(app, interface="asgi3", log_config=None, lifespan="off", **protocols)
        config.load()
        connection: Any = config.http_protocol_class
        server = await asyncio.get_running_loop().create_server(
            lambda: connection(config=config, server_state=ServerState(), app_state={}), "127.0.0.1", 0
        )
        host, port = server.sockets[0].getsockname()
        async with asyncio.timeout(HANG), connect(f"ws://{host}:{port}/", max_size=None, max_queue=1) as client:
            await visit(client)

    asyncio.run(whole())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_arrives_whole(length: int) -> None:
    async def serve(write_now: WriteNow, send: Send) -> None:
        assert write_now(b"x" * length)
        await send({"type": "websocket.send", "text": "then this"})

    async def visit(client: ClientConnection) -> None:
        assert await client.recv() == "x" * length
        assert await client.recv() == "then this"

    at_socket(serve, visit)


def test_who_does_not_read_is_waited_for_and_gets_everything_in_order() -> None:
    sent: list[int] = []
    full = asyncio.Event()

    async def serve(write_now: WriteNow, send: Send) -> None:
        while write_now(b"%d" % len(sent) + b" " * MEGABYTE):
            sent.append(len(sent))
        full.set()
        await send({"type": "websocket.send", "text": "the last"})
        assert write_now(b"after that"), "they have read what there was"

    async def visit(client: ClientConnection) -> None:
        await full.wait()
        assert [int(await client.recv()) for _ in sent] == sent
        assert [await client.recv(), await client.recv()] == ["the last", "after that"]

    at_socket(serve, visit)
    assert sent


def test_nothing_is_sent_after_the_close() -> None:
    async def serve(write_now: WriteNow, send: Send) -> None:
        await send({"type": "websocket.close", "code": 4000})
        written.append(write_now(b"too late"))

    async def visit(client: ClientConnection) -> None:
        await client.wait_closed()
        assert client.close_code == 4000

    written: list[bool] = []
    at_socket(serve, visit)
    assert written == [False]
