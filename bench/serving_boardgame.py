"""The other side: a boardgame.io server with a game of as simple moves, over socket.io, installed from npm.

It has no answer to a move of its own: acknowledged is a move when its player's socket has the new state.
"""

import asyncio
import os
import shutil
import socket as sockets
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving_load import PLAYERS, Heard, Turn
from bench.serving_ours import Line

PACKAGES = (
    "boardgame.io@0.50.2",
    "koa@2.13.4",  # with later ones, and with koa-compose 4.2, its lobby answers 404 to everything
    "koa-compose@4.1.0",
    "node-persist@3.1.3",  # what its flat-file storage is made of, which it does not bring itself
)
HOME = Path(__file__).parent / ".venvs" / "boardgame.io"
SCRIPT = Path(__file__).parent / "peers" / "boardgame" / "server.cjs"
_INSTALL_WITHIN = 300
_ANSWERS_WITHIN = 30
_AGAIN_AFTER = 5.0  # seconds without an answer; a move that was made after all is not made twice
_TRIES = 3
_MESSAGE = "42/tiles,"


class NotInstalled(Exception):
    """It cannot be measured here; the message says what to do."""


class _Hand(msgspec.Struct):
    hand: list[str] | None


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 -- as boardgame.io writes it


class _State(msgspec.Struct):
    G: _Hand
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_decode_update = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, _Synced]).decode


def install() -> None:
    """Into a folder of the bench, once; nothing is written elsewhere, no lock file is kept."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NotInstalled("needs Node.js 18 or newer with npm: apt install nodejs npm, or see nodejs.org")
    if (HOME / "node_modules" / "boardgame.io").exists():
        return
    HOME.mkdir(parents=True, exist_ok=True)
    flags = ["--no-save", "--no-package-lock", "--omit-lockfile-registry-resolved=true", "--no-audit", "--no-fund"]
    flags += ["--omit=dev", "--ignore-scripts", "--prefix", str(HOME)]
    try:
        done = subprocess.run(
            ["npm", "install", *flags, *PACKAGES],
            cwd=HOME,
            capture_output=True,
            text=True,
            timeout=_INSTALL_WITHIN,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NotInstalled(f"npm did not end within {_INSTALL_WITHIN} seconds") from None
    if done.returncode != 0:
        raise NotInstalled(f"npm install failed: {done.stderr.strip().splitlines()[-1:]}")


@contextmanager
def serving(port: int, storage: str, folder: Path) -> Iterator[int]:
    """Its server, as a process. Its id."""
    surroundings = {**os.environ, "NODE_PATH": str(HOME / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(SCRIPT), str(port), storage, str(folder)]
    server = subprocess.Popen(command, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + _ANSWERS_WITHIN
        while True:
            with suppress(OSError), sockets.create_connection(("127.0.0.1", port), 1):
                break
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("boardgame.io did not start")
            time.sleep(0.05)
        yield server.pid
    finally:
        server.kill()
        server.wait(20)


class BoardgameIo:
    def __init__(self, port: int) -> None:
        self.turns: asyncio.Queue[Turn] = asyncio.Queue()
        self.heard_at = Heard()
        self.repeated = 0
        self._port = port
        self._line = Line(port)
        self._sockets: dict[tuple[str, int], ClientConnection] = {}
        self._credentials: dict[tuple[str, int], str] = {}
        self._done: dict[tuple[str, int, int], asyncio.Future[None]] = {}  # by table, seat and the state to come
        self._synced: dict[tuple[str, int], asyncio.Event] = {}
        self._listening: list[asyncio.Task[None]] = []

    async def set_up(self, tables: int) -> None:
        for _ in range(tables):
            table = (await self._ask("/games/tiles/create", {"numPlayers": PLAYERS}))["matchID"]
            for seat in range(PLAYERS):
                request = {"playerID": str(seat), "playerName": f"Player {seat}"}
                joined = await self._ask(f"/games/tiles/{table}/join", request)
                self._credentials[table, seat] = joined["playerCredentials"]
            await asyncio.gather(*(self._listen(table, seat) for seat in range(PLAYERS)))

    async def _ask(self, path: str, data: Any) -> Any:
        status, answer, _ = await self._line.ask("POST", path, "", data)
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {answer.decode()}")
        return msgspec.json.decode(answer)

    async def _listen(self, table: str, seat: int) -> None:
        """Engine.io's greeting, socket.io's, then the game's own."""
        url = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(url, compression=None, open_timeout=60, ping_interval=None)
        await socket.recv()
        await socket.send("40/tiles,")
        await socket.recv()
        request = ["sync", table, str(seat), self._credentials[table, seat], PLAYERS]
        await socket.send(_MESSAGE + msgspec.json.encode(request).decode())
        self._sockets[table, seat] = socket
        synced = self._synced[table, seat] = asyncio.Event()
        self._listening.append(asyncio.create_task(self._hear(table, socket, seat)))
        async with asyncio.timeout(_ANSWERS_WITHIN):
            await synced.wait()

    async def _hear(self, table: str, socket: ClientConnection, seat: int) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                if text == "2":
                    await socket.send("3")  # engine.io asks whether we are there
                elif text.startswith(_MESSAGE + '["update"'):
                    self._arrived(table, seat, _decode_update(text[len(_MESSAGE) :])[2])
                elif text.startswith(_MESSAGE + '["sync"'):
                    self._synced[table, seat].set()
                    self._arrived(table, seat, _decode_sync(text[len(_MESSAGE) :])[2].state)
        finally:
            await socket.close()

    def _arrived(self, table: str, seat: int, state: _State) -> None:
        self.heard_at.arrived(table, state.number)
        done = self._done.pop((table, seat, state.number), None)
        if done is not None and not done.done():
            done.set_result(None)
        if int(state.ctx.currentPlayer) == seat:
            self.turns.put_nowait((table, seat, state))

    async def act(self, turn: Turn) -> None:
        table, seat, state = turn
        payload = {
            "type": "trade",
            "args": [state.G.hand[0]],
            "playerID": str(seat),
            "credentials": self._credentials[table, seat],
        }
        request = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.number, table, str(seat)]
        self.heard_at.sent(table, state.number + 1)
        for _ in range(_TRIES):
            done = self._done[table, seat, state.number + 1] = asyncio.get_running_loop().create_future()
            await self._sockets[table, seat].send(_MESSAGE + msgspec.json.encode(request).decode())
            with suppress(TimeoutError):
                async with asyncio.timeout(_AGAIN_AFTER):  # `wait_for` of Python 3.11 may swallow the end of the round
                    await done
                return
            self.repeated += 1
        raise RuntimeError(f"a move was sent {_TRIES} times and never answered")

    async def close(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._line.close()
