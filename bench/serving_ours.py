"""Our side: Qwirkle, over WebSockets, or with the moves over HTTP. A move is one commit: acknowledged only when it is
on the disk."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving_load import MOVERS, PLAYERS, Heard, Turn

_ANSWERS_WITHIN = 30
_TRADES = 20  # in a row, before a tile is laid: Qwirkle ends after too many


class _View(msgspec.Struct):
    hand: list[str] | None
    table: list[msgspec.Raw]
    trades: int


class _Seen(msgspec.Struct):
    turn: int
    actor: int | None
    view: _View


class _Message(msgspec.Struct):
    type: str
    seen: _Seen | None = None
    granted: tuple[int, ...] = ()
    problem: msgspec.Raw = msgspec.Raw()


_decode = msgspec.json.Decoder(_Message).decode


class Line:
    """One HTTP connection, as little of it as is needed: a client that costs more than the server measures itself."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str, data: Any = None) -> tuple[int, bytes, str]:
        if self._streams is None or self._streams[0].at_eof():  # the server lets go of a line that is not used
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        body = msgspec.json.encode(data) if data is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        writer.write(head.encode() + b"\r\n" + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in answer.split("\r\n"))}
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        return int(answer.split(" ", 2)[1]), content, headers.get("set-cookie", "")

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Ours:
    def __init__(self, port: int) -> None:
        self.turns: asyncio.Queue[Turn] = asyncio.Queue()
        self.heard_at = Heard()
        self.repeated = 0
        self._port = port
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(MOVERS):
            self._lines.put_nowait(Line(port))
        self._tokens: list[str] = []
        self._sockets: dict[tuple[str, int], ClientConnection] = {}
        self._asked: dict[int, asyncio.Future[None]] = {}
        self._count = count()
        self._listening: list[asyncio.Task[None]] = []

    async def set_up(self, tables: int) -> None:
        for number in range(PLAYERS):
            _, cookie = await self._ask("POST", "/api/session", "", {"name": f"Player {number}"})
            self._tokens.append(cookie.partition("=")[2].partition(".")[0])
        for first in range(0, tables, 25):
            made = await asyncio.gather(*(self._table() for _ in range(min(25, tables - first))))
            self._listening += [asyncio.create_task(self._hear(*one)) for sockets in made for one in sockets]

    async def _table(self) -> list[tuple[str, ClientConnection, int]]:
        seats = [{"who": "me"}, *[{"who": "open"}] * (PLAYERS - 1)]
        request = {"game": "qwirkle", "seats": seats, "options": {"free_opening": True}}
        made, _ = await self._ask("POST", "/api/tables", self._tokens[0], request)
        table = msgspec.json.decode(made)["id"]
        for token in self._tokens[1:]:
            await self._ask("POST", f"/api/tables/{table}/join", token, {})
        await self._ask("POST", f"/api/tables/{table}/start", self._tokens[0])
        for seat, token in enumerate(self._tokens):
            self._sockets[table, seat] = await self._listen(table, token)
        return [(table, self._sockets[table, seat], seat) for seat in range(PLAYERS)]

    async def _listen(self, table: str, token: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}"}
        return await connect(url, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)

    async def _hear(self, table: str, socket: ClientConnection, seat: int) -> None:
        try:
            async for text in socket:
                message = _decode(text)
                if message.type == "refused":
                    raise RuntimeError(bytes(message.problem).decode())
                for asked in message.granted:
                    self._asked.pop(asked).set_result(None)
                if message.type == "happened" and message.seen is not None:
                    self.heard_at.arrived(table, message.seen.turn)
                    if message.seen.actor == seat:
                        self.turns.put_nowait((table, seat, message.seen))
        finally:
            await socket.close()

    async def act(self, turn: Turn) -> None:
        table, seat, seen = turn
        actions = [f"trade {seen.view.hand[0]}"]
        if not seen.view.table or seen.view.trades >= _TRADES:
            legal, _ = await self._ask("GET", f"/api/tables/{table}/actions?limit=1", self._tokens[seat])
            first = msgspec.json.decode(legal)["texts"][0]
            actions = [first, "end"] if first.startswith("place") else [first]
        self.heard_at.sent(table, seen.turn + 1)
        await self._move(table, seat, {"actions": actions, "turn": seen.turn})

    async def _move(self, table: str, seat: int, request: Any) -> None:
        asked = next(self._count)
        granted = self._asked[asked] = asyncio.get_running_loop().create_future()
        message = {"id": asked, "ask": "act", "data": request}
        await self._sockets[table, seat].send(msgspec.json.encode(message).decode())
        async with asyncio.timeout(_ANSWERS_WITHIN):
            await granted

    async def _ask(self, method: str, path: str, token: str, data: Any = None) -> tuple[bytes, str]:
        line = await self._lines.get()
        try:
            status, answer, cookie = await line.ask(method, path, token, data)
        finally:
            self._lines.put_nowait(line)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer.decode()}")
        return answer, cookie

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        while not self._lines.empty():
            self._lines.get_nowait().close()


class OursOverHttp(Ours):
    async def _move(self, table: str, seat: int, request: Any) -> None:
        await self._ask("POST", f"/api/tables/{table}/act", self._tokens[seat], request)


@contextmanager
def serving(port: int, data: Path, database: str) -> Iterator[int]:
    """A server of ours, as a process. Its id."""
    flags = ["--port", str(port), "--data", str(data), "--rate", "100000000", "--log-level", "warning"]
    flags += ["--most-tables", "100000", "--most-sockets", "100000", "--database", database]
    command = [sys.executable, "-c", "from tilewright.cli import main; main()", "serve", *flags]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        if "http://" not in server.stdout.readline():
            raise RuntimeError("the server did not start")
        yield server.pid
    finally:
        server.terminate()
        server.wait(60)
