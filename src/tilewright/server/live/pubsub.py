"""Broadcasts between servers, through the framework's channels.

A broadcast about a table says how far its log has come, never what happened: whoever gets it reads the log. So one that
is late, doubled or lost does no harm, and none holds a secret.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import msgspec
import structlog
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from tilewright.server.settings import Settings

CHANNEL = "tilewright"
MAX_BYTES = 7000  # in one message: PostgreSQL carries 8,000
RECONNECT_AFTER = 1.0

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
    """The names of those whose sockets at this table are open at that server."""

    table: str
    names: tuple[str, ...]
    server: str


class SessionEnded(BroadcastBase, frozen=True):
    """A session or a token is over."""

    session: str


class SignedOutEverywhere(BroadcastBase, frozen=True):
    """All sessions and tokens of a player are over."""

    player: str


class PlayerRenamed(BroadcastBase, frozen=True):
    player: str
    name: str


class ContactsChanged(BroadcastBase, frozen=True):
    """A player wants to be notified in another way than before."""

    player: str


Broadcast = (
    TableChanged | DraftChanged | PresenceChanged | SessionEnded | SignedOutEverywhere | PlayerRenamed | ContactsChanged
)
Subscriber = Callable[[Broadcast], Awaitable[None]]
_decode = msgspec.json.Decoder(list[Broadcast]).decode


class LastingAsyncPgBackend(AsyncPgChannelsBackend):
    """The framework's backend, but with one lasting connection for NOTIFY, and LISTEN renewed when it breaks."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._notifier: asyncpg.Connection | None = None
        self._reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._reconnecting = asyncio.create_task(self._keep_connected())

    async def on_shutdown(self) -> None:
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._notifier is not None:
            await self._notifier.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Any) -> None:
        for channel in channels:
            try:
                await self._notify(channel, data.decode())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._notifier = None  # the next sweep makes up for a lost broadcast

    async def _notify(self, channel: str, text: str) -> None:
        if self._notifier is None or self._notifier.is_closed():
            self._notifier = await self._connect()
            await self._notifier.execute("SET synchronous_commit = off")  # a broadcast need not survive anything
        await self._notifier.execute("SELECT pg_notify($1, $2)", channel, text)

    async def _keep_connected(self) -> None:
        while True:
            await asyncio.sleep(RECONNECT_AFTER)
            if not self._listener_conn.is_closed():
                continue
            try:
                fresh = await self._connect()
                for channel in self._subscribed_channels:
                    await fresh.add_listener(channel, self._listener)  # pyright: ignore[reportArgumentType]
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                continue
            self._listener_conn = fresh


def channels_for(settings: Settings) -> ChannelsPlugin:
    return ChannelsPlugin(backend=_backend(settings), channels=[CHANNEL])


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.redis:
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    if settings.on_postgresql:
        return LastingAsyncPgBackend(settings.listen_address)
    return MemoryChannelsBackend()


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
    """Broadcasts of one moment go out together; every server gets all of them, this one too."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._waiting: list[Broadcast] = []
        self._subscribers: list[Subscriber] = []
        self._receiving: asyncio.Task[None] | None = None

    def publish(self, broadcast: Broadcast) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(broadcast)

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    async def open(self) -> None:
        channel = await self._channels.subscribe(CHANNEL)

        async def receive() -> None:
            async for message in channel.iter_events():
                for broadcast in _read(message):
                    for subscriber in self._subscribers:
                        await _deliver(subscriber, broadcast)

        self._receiving = asyncio.create_task(receive())

    async def close(self) -> None:
        if self._receiving is not None:
            self._receiving.cancel()

    def _flush(self) -> None:
        message, size = list[bytes](), 0
        for broadcast in self._waiting:
            text = msgspec.json.encode(broadcast)
            if message and size + len(text) > MAX_BYTES:
                self._publish(message)
                message, size = [], 0
            message.append(text)
            size += len(text) + 1
        self._publish(message)
        self._waiting.clear()

    def _publish(self, message: list[bytes]) -> None:
        self._channels.publish(b"[" + b",".join(message) + b"]", CHANNEL)
