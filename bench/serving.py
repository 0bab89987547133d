"""Moves per second through the server's API on loopback: `python -m bench.serving [--database postgresql://…]`.

Tables of four with a WebSocket for each player. Whoever hears that it is his turn acts at once (trading a tile of his
hand, now and then laying one, so that the game goes on), or, with --pace, when his turn in the schedule comes.
A move is one commit: acknowledged only when it is on the disk.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

LINES = 32  # keep-alive connections that carry the requests


class Line:
    """One HTTP connection, as little of it as is needed: a client that costs more than the server measures itself."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str, data: Any = None) -> tuple[int, Any, str]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        body = json.dumps(data).encode() if data is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        writer.write(head.encode() + b"\r\n" + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in answer.split("\r\n"))}
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        return int(answer.split(" ", 2)[1]), json.loads(content) if content else None, headers.get("set-cookie", "")


class Load:
    def __init__(self, port: int, tables: int, pace: float) -> None:
        self.port = port
        self.tables = tables
        self.pace = pace
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(LINES):
            self.lines.put_nowait(Line(port))
        self.acknowledged: list[float] = []  # seconds each
        self.delivered: list[float] = []  # from the acknowledgement's start to another player's socket
        self.sent_at: dict[tuple[str, int], float] = {}
        self.measuring = False
        self.tokens: list[str] = []
        self.turns: asyncio.Queue[tuple[str, int, dict[str, Any]]] = asyncio.Queue()

    async def ask(self, method: str, path: str, token: str, data: Any = None) -> Any:
        line = await self.lines.get()
        try:
            status, answer, cookie = await line.ask(method, path, token, data)
        finally:
            self.lines.put_nowait(line)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return cookie if path == "/api/session" else answer

    async def set_up(self) -> list[tuple[str, ClientConnection, int]]:
        for number in range(4):
            cookie = await self.ask("POST", "/api/session", "", {"name": f"Player {number}"})
            self.tokens.append(cookie.partition("=")[2].partition(".")[0])
        sockets: list[tuple[str, ClientConnection, int]] = []
        for first in range(0, self.tables, 50):
            some = range(first, min(first + 50, self.tables))
            sockets += [socket for made in await asyncio.gather(*(self._table() for _ in some)) for socket in made]
        return sockets

    async def _table(self) -> list[tuple[str, ClientConnection, int]]:
        seats = [{"who": "me"}, *[{"who": "open"}] * 3]
        wish = {"game": "qwirkle", "seats": seats, "options": {"free_opening": True}}
        table = (await self.ask("POST", "/api/tables", self.tokens[0], wish))["id"]
        for token in self.tokens[1:]:
            await self.ask("POST", f"/api/tables/{table}/join", token, {})
        await self.ask("POST", f"/api/tables/{table}/start", self.tokens[0])
        return [(table, await self._listen(table, token), seat) for seat, token in enumerate(self.tokens)]

    async def _listen(self, table: str, token: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}"}
        return await connect(url, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)

    async def hear(self, table: str, socket: ClientConnection, seat: int) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "happened":
                continue
            seen, now = message["seen"], time.perf_counter()
            sent = self.sent_at.get((table, seen["turn"]))
            if sent is not None and self.measuring:
                self.delivered.append(now - sent)
            if seen["actor"] == seat:
                self.turns.put_nowait((table, seat, seen))

    async def move(self) -> None:
        while True:
            table, seat, seen = await self.turns.get()
            began, token = time.perf_counter(), self.tokens[seat]
            actions = [f"trade {seen['view']['hand'][0]}"]
            if not seen["view"]["table"] or seen["view"]["trades"] >= 20:
                legal = await self.ask("GET", f"/api/tables/{table}/actions?limit=1", token)
                first = legal["texts"][0]
                began, actions = time.perf_counter(), [first, "end"] if first.startswith("place") else [first]
            self.sent_at[table, seen["turn"] + 1] = began
            await self.ask("POST", f"/api/tables/{table}/act", token, {"actions": actions, "turn": seen["turn"]})
            if self.measuring:
                self.acknowledged.append(time.perf_counter() - began)
            if self.pace:
                await asyncio.sleep(max(0.0, LINES / self.pace - (time.perf_counter() - began)))


async def measure(port: int, pid: int, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    empty = _memory(pid)
    load = Load(port, tables, pace)
    sockets = await load.set_up()
    full = _memory(pid)
    tasks = [asyncio.create_task(load.hear(*one)) for one in sockets]
    movers = [asyncio.create_task(load.move()) for _ in range(LINES)]
    await asyncio.sleep(2)
    load.measuring, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    load.measuring = False
    failed = [task.exception() for task in movers if task.done()]
    for task in (*tasks, *movers):
        task.cancel()
    await asyncio.gather(*tasks, *movers, return_exceptions=True)
    if failed:
        raise RuntimeError(f"a mover failed: {failed[0]}")
    return {
        "tables": tables,
        "sockets": len(sockets),
        "moves/s": round(len(load.acknowledged) / took, 1),
        **_percentiles("acknowledged", load.acknowledged),
        **_percentiles("delivered", load.delivered),
        "KB per table with 4 sockets": round((full - empty) / tables),
    }


def _percentiles(name: str, values: list[float]) -> dict[str, float]:
    cuts = quantiles(values, n=100)
    return {f"{name} p50 ms": round(cuts[49] * 1000, 1), f"{name} p99 ms": round(cuts[98] * 1000, 1)}


def _memory(pid: int) -> int:
    """Resident memory in KB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="postgresql://… ; SQLite in a temporary folder without it")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="moves per second in all; 0: as many as it can")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        port = 18_000 + os.getpid() % 1000
        flags = ["--port", str(port), "--data", data, "--rate", "100000000"]
        flags += ["--most-tables", "100000", "--most-sockets", "100000", "--log-level", "warning"]
        flags += ["--database", chosen.database] if chosen.database else []
        command = [sys.executable, "-c", "from tilewright.cli import main; main()", "serve", *flags]
        server = subprocess.Popen(command)
        try:
            for _ in range(300):
                time.sleep(0.1)
                try:
                    asyncio.run(Line(port).ask("GET", "/health", ""))
                    break
                except OSError:
                    continue
            figures = asyncio.run(measure(port, server.pid, chosen.tables, chosen.seconds, chosen.pace))
        finally:
            server.terminate()
            server.wait()
    for name, value in figures.items():
        print(f"{name:32} {value}")


if __name__ == "__main__":
    main()
