"""Telling all servers that a table has changed, through the framework's channels.

A notice says which table and how far its log has come, never what happened: whoever hears it reads the log. So a notice
that is late, doubled or lost harms nothing, and none holds a secret.
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
MOST_BYTES = 7000  # in one message: PostgreSQL carries 8,000
RECONNECT_AFTER = 1.0

_log = structlog.get_logger("tilewright.notices")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """`draft` is the seat whose draft changed; `gone` a player who signed out everywhere, `ended` the id of a session
    or token that is over; `contact` a player who wants to be called otherwise than before; `renamed` one who has this
    `name` now; `here` who is present."""

    table: str = ""
    number: int = 0
    draft: int | None = None
    gone: str | None = None
    ended: str | None = None
    contact: str | None = None
    renamed: str | None = None
    name: str = ""
    here: tuple[str, ...] | None = None
    server: str = ""


Listener = Callable[[Notice], Awaitable[None]]
_decode = msgspec.json.Decoder(list[Notice]).decode


class LastingAsyncPgBackend(AsyncPgChannelsBackend):
    """The framework's backend, but with one lasting connection for NOTIFY, and LISTEN renewed when it breaks."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaker: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._keeper = asyncio.create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Any) -> None:
        for channel in channels:
            try:
                await self._notify(channel, data.decode())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._speaker = None  # a lost notice is made good by the next sweep

    async def _notify(self, channel: str, text: str) -> None:
        if self._speaker is None or self._speaker.is_closed():
            self._speaker = await self._connect()
            await self._speaker.execute("SET synchronous_commit = off")  # a notice need not survive anything
        await self._speaker.execute("SELECT pg_notify($1, $2)", channel, text)

    async def _keep_listening(self) -> None:
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


async def _heard(listener: Listener, notice: Notice) -> None:
    """One who cannot hear now, because the database is away, shall hear the next."""
    try:
        await listener(notice)
    except Exception as error:
        _log.warning("a notice was lost", table=notice.table, error=type(error).__name__)


class Notices:
    """Those of one moment go out together; every server hears all, this one too."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._waiting: list[Notice] = []
        self._listeners: list[Listener] = []
        self._hearing: asyncio.Task[None] | None = None

    def tell(self, notice: Notice) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(notice)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def open(self) -> None:
        subscriber = await self._channels.subscribe(CHANNEL)

        async def hear() -> None:
            async for message in subscriber.iter_events():
                for notice in _decode(message):
                    for listener in self._listeners:
                        await _heard(listener, notice)

        self._hearing = asyncio.create_task(hear())

    async def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()

    def _flush(self) -> None:
        message, size = list[bytes](), 0
        for notice in self._waiting:
            text = msgspec.json.encode(notice)
            if message and size + len(text) > MOST_BYTES:
                self._publish(message)
                message, size = [], 0
            message.append(text)
            size += len(text) + 1
        self._publish(message)
        self._waiting.clear()

    def _publish(self, message: list[bytes]) -> None:
        self._channels.publish(b"[" + b",".join(message) + b"]", CHANNEL)
