"""Broadcasts between servers.

A broadcast about a table says how far its log has come, never what happened: whoever gets it reads the log. So one that
is late, doubled or lost does no harm, and none holds a secret.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog

from tilewright.server.live.carriers import PATIENCE, Carrier

MAX_BYTES = 7000  # in one message: PostgreSQL carries 8,000
MAX_QUEUED = 5000  # broadcasts
FIRST_RETRY, LAST_RETRY = 0.05, 2.0  # seconds

_log = structlog.get_logger("tilewright.pubsub")


class BroadcastBase(msgspec.Struct, frozen=True, tag=True):
    """Something that the other servers must know."""


class TableChanged(BroadcastBase, frozen=True):
    """The log of a table has come to this number, at that server."""

    table: str
    number: int
    server: str


class DraftChanged(BroadcastBase, frozen=True):
    """The draft of a seat has changed, at that server."""

    table: str
    number: int
    seat: int
    server: str


class PresenceChanged(BroadcastBase, frozen=True):
    """The names of those whose sockets at this table are open at that server, and how many of them only look on."""

    table: str
    names: tuple[str, ...]
    server: str
    watching: int = 0


class SessionEnded(BroadcastBase, frozen=True):
    """A session or a token is over."""

    session: str


class SignedOutEverywhere(BroadcastBase, frozen=True):
    """All sessions and tokens of a player are over."""

    player: str


class PlayerRenamed(BroadcastBase, frozen=True):
    player: str
    name: str


class PlayerDeleted(BroadcastBase, frozen=True):
    """A player has deleted their account: their name is gone from the logs of tables."""

    player: str


class RemarksErased(BroadcastBase, frozen=True):
    """Old remarks in the log of a table are empty now."""

    table: str


class ContactsChanged(BroadcastBase, frozen=True):
    """A player wants to be notified in another way than before."""

    player: str


class LobbyChanged(BroadcastBase, frozen=True):
    """The list of public tables is another."""


class RequestsChanged(BroadcastBase, frozen=True):
    """The invitations of a player, or the games that they seek, are others."""

    player: str


class PlayersPaired(BroadcastBase, frozen=True):
    """These players sought a game, and sit at this table now."""

    table: str
    players: tuple[str, ...]


Broadcast = (
    TableChanged
    | DraftChanged
    | PresenceChanged
    | SessionEnded
    | SignedOutEverywhere
    | PlayerRenamed
    | PlayerDeleted
    | RemarksErased
    | ContactsChanged
    | LobbyChanged
    | RequestsChanged
    | PlayersPaired
)
Subscriber = Callable[[Broadcast], Awaitable[None]]
_decode = msgspec.json.Decoder(list[Broadcast]).decode


class Outage:
    """A connection that fails: how long to wait before it is tried again. Logged when it begins and when it ends."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._failures = 0

    def failed(self, error: Exception) -> float:
        if self._failures == 0:
            _log.warning("broadcasts are interrupted", way=self._what, error=type(error).__name__)
        self._failures += 1
        return min(FIRST_RETRY * 2 ** min(self._failures, 16), LAST_RETRY)

    def over(self) -> None:
        if self._failures:
            _log.info("broadcasts pass again", way=self._what, failures=self._failures)
        self._failures = 0


def _read(message: bytes) -> list[Broadcast]:
    try:
        return _decode(message)
    except msgspec.DecodeError:  # from a server of another version; the sweeps make up for it
        _log.warning("broadcast not understood")
        return []


async def _deliver(subscriber: Subscriber, broadcast: Broadcast) -> None:
    """A subscriber that fails, because the database is away, still gets the next one."""
    try:
        await subscriber(broadcast)
    except Exception as error:
        _log.warning("broadcast lost", broadcast=type(broadcast).__name__, error=type(error).__name__)


class PubSub:
    """Every broadcast reaches the subscribers of this server, whatever the carrier does, and all other servers while it
    works. Those that wait for a carrier that does not are so many at most; then the oldest are dropped.
    """

    def __init__(self, carrier: Carrier | None) -> None:
        self._carrier = carrier
        self._to_send: deque[bytes] = deque(maxlen=MAX_QUEUED)
        self._to_deliver: deque[Broadcast] = deque(maxlen=MAX_QUEUED)
        self._sending, self._delivering, self._subscribed = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._subscribers: list[Subscriber] = []
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, broadcast: Broadcast) -> None:
        self._deliver_soon(broadcast)
        if self._carrier is not None:
            self._to_send.append(msgspec.json.encode(broadcast))
            self._sending.set()

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    async def open(self) -> None:
        """A carrier that is away does not keep the server from starting."""
        self._tasks = [asyncio.create_task(self._deliver_all())]
        if self._carrier is not None:
            self._tasks.append(asyncio.create_task(self._send_all(self._carrier)))
            self._tasks.append(asyncio.create_task(self._receive_all(self._carrier)))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._subscribed.wait(), PATIENCE)

    async def close(self) -> None:
        """What waits is dropped: those whom it concerns find it in the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._carrier is not None:
            try:
                await asyncio.wait_for(self._carrier.close(), PATIENCE)
            except Exception as error:
                _log.warning("carrier not closed", error=type(error).__name__)

    async def _send_all(self, carrier: Carrier) -> None:
        outage = Outage("out")
        while True:
            await self._sending.wait()
            self._sending.clear()
            while self._to_send:
                message = self._next_message()
                while not await self._sent(carrier, message, outage):
                    pass

    async def _sent(self, carrier: Carrier, message: bytes, outage: Outage) -> bool:
        try:
            await carrier.send(message)
        except Exception as error:
            await asyncio.sleep(outage.failed(error))
            return False
        outage.over()
        return True

    def _next_message(self) -> bytes:
        """As many of the waiting broadcasts as one message carries."""
        parts = [self._to_send.popleft()]
        size = len(parts[0])
        while self._to_send and size + len(self._to_send[0]) < MAX_BYTES:
            parts.append(self._to_send.popleft())
            size += len(parts[-1]) + 1
        return b"[" + b",".join(parts) + b"]"

    async def _receive_all(self, carrier: Carrier) -> None:
        outage = Outage("in")

        def subscribed() -> None:
            self._subscribed.set()
            outage.over()

        def deliver(message: bytes) -> None:
            for broadcast in _read(message):
                self._deliver_soon(broadcast)

        while True:
            try:
                await carrier.receive(subscribed, deliver)
            except Exception as error:
                await asyncio.sleep(outage.failed(error))

    def _deliver_soon(self, broadcast: Broadcast) -> None:
        self._to_deliver.append(broadcast)
        self._delivering.set()

    async def _deliver_all(self) -> None:
        while True:
            await self._delivering.wait()
            self._delivering.clear()
            while self._to_deliver:
                broadcast = self._to_deliver.popleft()
                for subscriber in self._subscribers:
                    await _deliver(subscriber, broadcast)
