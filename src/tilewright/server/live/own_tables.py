"""The sockets of players who look at the list of their games: what changes at one of these is sent at once.

Each socket has a task that sends the tables that are to be sent, as they are when it is ready for more: nothing queues
up for a slow one. A broadcast that is lost is made up for by a look at all of them now and then.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tilewright.server.accounts.players import Player, Players
from tilewright.server.accounts.tokens import session_id
from tilewright.server.database.storage import Storage
from tilewright.server.errors import DomainError, StateConflict
from tilewright.server.live import pubsub
from tilewright.server.live.hub import SIGNED_OUT
from tilewright.server.live.pubsub import Broadcast
from tilewright.server.tables.lobby import unfinished_tables_of
from tilewright.server.tables.table import Table

LOOK_SECONDS = 30.0  # between looks for what a lost broadcast did not say

_log = structlog.get_logger("tilewright.live")


class OwnTablesSocket:
    """One open socket; `due` are the tables that it was not sent yet as they are now."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: Player, token: str) -> None:
        self.socket = socket
        self.player = player
        self.token = token
        self.session = session_id(token)
        self.known: set[str] = set()
        self.due: set[str] = set()
        self.requests_due = True
        self.paired: list[str] = []  # tables at which the player was put by a seek, and which they were not told yet
        self.news = asyncio.Event()
        self.ended = False

    def wake(self, table_id: str) -> None:
        self.due.add(table_id)
        self.news.set()

    def wake_requests(self, paired: str | None = None) -> None:
        self.requests_due = True
        if paired is not None:
            self.paired.append(paired)
        self.news.set()

    def end(self) -> None:
        self.ended = True
        self.news.set()


class OwnTables:
    def __init__(self, storage: Storage, players: Players, server: str, max_sockets: int) -> None:
        self._storage = storage
        self._players = players
        self._server = server
        self._max_sockets = max_sockets
        self._by_player: defaultdict[str, set[OwnTablesSocket]] = defaultdict(set)

    async def serve(
        self,
        one: OwnTablesSocket,
        send: Callable[[str], Awaitable[None]],
        send_requests: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        """Serve an accepted socket until it closes. `send` sends it a table, if it is another than it was sent last;
        `send_requests` invitations and seeks, and the tables to which one of these has just led."""
        theirs = self._by_player[one.player.id]
        if len(theirs) >= self._max_sockets:
            raise StateConflict(
                "too-many-sockets", f"You have {self._max_sockets} of these sockets open; close one first."
            )
        theirs.add(one)
        sender = asyncio.create_task(self._send_all(one, send, send_requests))
        try:
            while True:
                await one.socket.receive_data(mode="text")
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            sender.cancel()
            theirs.discard(one)
            if not theirs:
                self._by_player.pop(one.player.id, None)

    def changed(self, table: Table) -> None:
        """This process has changed a table."""
        for player in {seat.player for seat in table.seats if seat.player} | {table.config.owner}:
            for one in self._by_player.get(player, ()):
                one.wake(table.config.id)

    async def receive(self, broadcast: Broadcast) -> None:
        match broadcast:
            case pubsub.TableChanged(table=table, server=server) if server != self._server:
                for one in [one for theirs in self._by_player.values() for one in theirs if table in one.known]:
                    one.wake(table)
            case pubsub.RequestsChanged(player=player):
                for one in self._by_player.get(player, ()):
                    one.wake_requests()
            case pubsub.PlayersPaired(table=table, players=players):
                for one in [one for player in players for one in self._by_player.get(player, ())]:
                    one.wake(table)
                    one.wake_requests(table)
            case pubsub.SessionEnded(session=session):
                for one in [one for theirs in self._by_player.values() for one in theirs if one.session == session]:
                    one.end()
            case pubsub.SignedOutEverywhere(player=player):
                for one in self._by_player.get(player, ()):
                    one.end()
            case _:
                pass

    async def _send_all(
        self,
        one: OwnTablesSocket,
        send: Callable[[str], Awaitable[None]],
        send_requests: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        try:
            while not one.ended:
                if one.token not in await self._players.valid_tokens([one.token]):
                    one.end()
                    break
                one.requests_due = True
                one.known |= set(await unfinished_tables_of(self._storage, one.player))
                one.due |= one.known
                await self._send_until_next_look(one, send, send_requests)
            await one.socket.close(SIGNED_OUT, "signed out")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it closed while we were sending; its owner comes back
        except Exception:
            _log.exception("a list of tables could not be sent")
            await one.socket.close(1011)

    async def _send_until_next_look(
        self,
        one: OwnTablesSocket,
        send: Callable[[str], Awaitable[None]],
        send_requests: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        end = asyncio.get_running_loop().time() + LOOK_SECONDS
        while not one.ended:
            while one.due:
                table_id = one.due.pop()
                one.known.add(table_id)
                try:
                    await send(table_id)
                except DomainError:
                    one.known.discard(table_id)  # it is gone, or no longer theirs
            if one.requests_due:
                one.requests_due = False
                paired, one.paired = one.paired, []
                await send_requests(paired)
            if one.due or one.requests_due or one.ended:  # it came while we were sending
                continue
            one.news.clear()
            try:
                async with asyncio.timeout_at(end):
                    await one.news.wait()
            except TimeoutError:
                return
