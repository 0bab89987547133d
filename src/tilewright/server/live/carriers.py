"""What carries broadcasts from one server to the others: Redis, or PostgreSQL's LISTEN and NOTIFY.

A carrier raises whatever goes wrong and connects again when it is used again; `pubsub` decides when. Nothing in here
waits longer than `PATIENCE` for an answer.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from tilewright.kernel import TilewrightError
from tilewright.server.settings import Settings

if TYPE_CHECKING:
    import asyncpg  # the drivers are extras: each is imported by the carrier that needs it

CHANNEL = "tilewright"
PATIENCE = 3  # seconds for a connection or an answer
CHECK_SECONDS = 10.0  # between looks whether a silent connection still stands


class Carrier(Protocol):
    async def send(self, message: bytes) -> None: ...

    async def receive(self, subscribed: Callable[[], None], deliver: Callable[[bytes], None]) -> None:
        """Deliver what comes, from `subscribed` until the connection is lost, which raises."""
        ...

    async def close(self) -> None: ...


class RedisCarrier:
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_keepalive=True,
            health_check_interval=CHECK_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )

    async def send(self, message: bytes) -> None:
        await self._redis.publish(CHANNEL, message)

    async def receive(self, subscribed: Callable[[], None], deliver: Callable[[bytes], None]) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            while True:
                message: Any = await subscription.get_message(timeout=CHECK_SECONDS)  # and then a look at its health
                if message is not None and message["type"] == "subscribe":  # again after a lost connection
                    subscribed()
                elif message is not None and message["type"] == "message":
                    deliver(message["data"])

    async def close(self) -> None:
        await self._redis.aclose()


class BadCarrier(TilewrightError):
    """Live updates cannot be carried there."""


class PostgresCarrier:
    def __init__(self, address: str) -> None:
        self._address = address
        self._sender: asyncpg.Connection | None = None

    async def send(self, message: bytes) -> None:
        if self._sender is None:
            self._sender = await self._connect()
        try:
            await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, message.decode())
        except BaseException:
            self._sender.terminate()
            self._sender = None
            raise

    async def receive(self, subscribed: Callable[[], None], deliver: Callable[[bytes], None]) -> None:
        connection = await self._connect()
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: deliver(text.encode()))
            subscribed()
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK_SECONDS)
                    break
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()
        raise ConnectionError("PostgreSQL closed the connection")

    async def _connect(self) -> "asyncpg.Connection":
        import asyncpg

        connection = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
        await connection.execute("SET synchronous_commit = off")  # a broadcast need not survive anything
        return connection

    async def close(self) -> None:
        if self._sender is not None:
            self._sender.terminate()


def carrier_for(settings: Settings) -> Carrier | None:
    """None: there are no other servers."""
    if settings.redis:
        try:
            return RedisCarrier(settings.redis)
        except ValueError as error:
            raise BadCarrier(f"--redis cannot be used: {error}") from None
    return PostgresCarrier(settings.listen_address) if settings.on_postgresql else None
