"""Pairs those who seek a game: at once when somebody begins to, and now and then, since tolerance grows with waiting.

Every server looks; the database lets one of them make each table.
"""

import asyncio
import time

import structlog

from tilewright.server.database.storage import Storage
from tilewright.server.live.pubsub import LobbyChanged, PlayersPaired, PubSub
from tilewright.server.tables.seeks import pair_all

LOOK_SECONDS = 5.0

_log = structlog.get_logger("tilewright.pairing")


class SeekPairing:
    def __init__(self, storage: Storage, pubsub: PubSub) -> None:
        self._storage = storage
        self._pubsub = pubsub
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """Somebody has begun to seek a game."""
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            self._wanted.clear()
            try:
                for made in await pair_all(self._storage, time.time()):
                    self._pubsub.publish(PlayersPaired(made.table, made.players))
                    self._pubsub.publish(LobbyChanged())
            except Exception:
                _log.exception("players could not be paired")
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wanted.wait()
            except TimeoutError:
                pass
