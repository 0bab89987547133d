"""The sockets of those who look at the list of public tables: the whole list again whenever it is another.

The list, and who has blocked whom, is read once for all sockets, soon after something has changed, so that much that
happens at once is one reading. A broadcast that is lost is made up for by a look now and then.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tilewright.server.accounts.relations import apart_from, apart_from_each
from tilewright.server.addresses import network_of
from tilewright.server.database.storage import Storage
from tilewright.server.errors import StateConflict
from tilewright.server.live.pubsub import Broadcast, LobbyChanged
from tilewright.server.tables.lobby_list import LobbyTable, lobby_tables, without

GATHERING_SECONDS = 0.2  # for which what changes is gathered before the list is read again
LOOK_SECONDS = 30.0  # between looks for what a lost broadcast did not say

_log = structlog.get_logger("tilewright.live")


class LobbyShown(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """All public tables that wait for players, and some that may be watched."""

    tables: list[LobbyTable]


class LobbyFeed:
    def __init__(self, storage: Storage, max_sockets: int) -> None:
        self._storage = storage
        self._max_sockets = max_sockets
        self._by_owner: Counter[str] = Counter()
        self._tables: list[LobbyTable] = []
        self._apart: Mapping[str, frozenset[str]] = {}  # whose tables each of those who look on does not see
        self._sockets: dict[asyncio.Event, str | None] = {}  # what wakes each of them, and who looks on
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._read_again()), asyncio.create_task(self._look())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def receive(self, broadcast: Broadcast) -> None:
        if isinstance(broadcast, LobbyChanged):
            self._changed.set()

    async def tables_for(self, player: str | None) -> list[LobbyTable]:
        """The list as it is now, for this reader."""
        return await self._seen_by(player, await lobby_tables(self._storage), {})

    async def serve(self, socket: WebSocket[Any, Any, Any], player: str | None) -> None:
        """Serve an accepted socket until it closes."""
        owner = player or (network_of(socket.client.host) if socket.client else "")
        if self._by_owner[owner] >= self._max_sockets:
            raise StateConflict(
                "too-many-sockets", f"You have {self._max_sockets} of these sockets open; close one first."
            )
        self._by_owner[owner] += 1
        news = asyncio.Event()
        self._sockets[news] = player
        sender = asyncio.create_task(self._send_all(socket, player, news))
        try:
            while True:
                await socket.receive_data(mode="text")
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            sender.cancel()
            del self._sockets[news]
            self._by_owner[owner] -= 1
            self._by_owner += Counter()  # forget those who have none

    async def _send_all(self, socket: WebSocket[Any, Any, Any], player: str | None, news: asyncio.Event) -> None:
        try:
            shown = await self.tables_for(player)
            sent = None
            while True:
                if shown != sent:
                    sent = shown
                    text = msgspec.json.encode(LobbyShown(shown)).decode()
                    await socket.send({"type": "websocket.send", "bytes": None, "text": text})
                await news.wait()
                news.clear()
                shown = await self._seen_by(player, self._tables, self._apart)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it closed while we were sending; its owner comes back
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("the list of tables could not be sent")
            await socket.close(1011)

    async def _seen_by(
        self, player: str | None, tables: list[LobbyTable], apart: Mapping[str, frozenset[str]]
    ) -> list[LobbyTable]:
        """`apart` is what was read with the tables; who came later is not in it."""
        if player is None:
            return tables
        return without(tables, apart[player] if player in apart else await apart_from(self._storage, player))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._changed.set()

    async def _read_again(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(GATHERING_SECONDS)
            self._changed.clear()
            if not self._sockets:
                continue
            try:
                tables = await lobby_tables(self._storage)
                readers = {player for player in self._sockets.values() if player is not None}
                self._tables, self._apart = tables, await apart_from_each(self._storage, readers)
            except Exception:
                _log.exception("the list of tables could not be read")
                continue
            for news in self._sockets:
                news.set()
