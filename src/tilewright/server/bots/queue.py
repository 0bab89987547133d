"""Bots that think on other machines: turns go into a SAQ queue on Redis or PostgreSQL, and workers take them.

What goes into the queue is no state but a guess: what the bot's seat may know, with everything else dealt anew. So
neither the queue nor a worker ever holds a seed or a hand that is not the bot's.
"""

import asyncio
import random
import sys
from typing import Any
from urllib.parse import urlsplit

import structlog
from saq import Job, Queue, Status, Worker

from tilewright.kernel import State, TilewrightError
from tilewright.server import metrics
from tilewright.server.accounts.tokens import hashed
from tilewright.server.bots.pool import Thinkers
from tilewright.server.logs import set_up_logs
from tilewright.server.settings import Settings

NAME = "tilewright-bots"
TASK = "turn"
_FAILED = (Status.ABORTED, Status.ABORTING, Status.FAILED)
_KEPT = 60  # seconds for which SAQ keeps a finished job
_ANSWERS_WITHIN = 10.0  # seconds, or the queue is not there
_GRACE = 2.0  # seconds that a job may take to travel, beside the thinking

_log = structlog.get_logger("tilewright.bots")


class BadQueue(TilewrightError):
    """Bots cannot be handed over there."""


def queue_at(url: str) -> Queue:
    scheme = urlsplit(url).scheme
    if scheme in ("redis", "rediss"):
        return Queue.from_url(url, name=NAME)
    if scheme in ("postgresql", "postgres"):
        return Queue.from_url(url, name=NAME, min_size=1, max_size=8)
    raise BadQueue(f"--bot-queue should be redis://… or postgresql://…, not {scheme or 'nothing'}")


class QueuedThinkers:
    """Workers think. When none answers in time, this server thinks itself, so that a table never waits for long."""

    def __init__(self, url: str, local: Thinkers, seconds: float) -> None:
        self._queue = queue_at(url)
        self._local = local
        self._seconds = seconds

    async def open(self) -> None:
        await self._queue.connect()

    async def think(self, game: str, name: str, state: State, turn: str) -> tuple[str, ...]:
        """The bot's turn. It never fails."""
        try:
            with metrics.BOT_SECONDS.time():
                return await self._ask(game, name, state, turn)
        except TimeoutError:
            metrics.BOT_FAILURES.labels("queue").inc()
            _log.warning("no worker answered", game=game, bot=name)
        except Exception as error:
            metrics.BOT_FAILURES.labels("queue").inc()
            _log.warning("the queue failed", game=game, bot=name, error=type(error).__name__)
        return await self._local.think(game, name, state, turn)

    async def _ask(self, game: str, name: str, state: State, turn: str) -> tuple[str, ...]:
        job = await self._job(game, name, state, hashed(turn)[:32])
        try:
            await job.refresh(until_complete=self._seconds + _GRACE)
        except TimeoutError:
            await self._queue.abort(job, "too late")
            raise
        if job.status != Status.COMPLETE:
            raise RuntimeError(f"the job is {job.status}")
        return tuple(job.result)

    async def _job(self, game: str, name: str, state: State, key: str) -> Job:
        """The job of this turn. Another server, which took the table over, may have asked for it already: the queue
        holds it once, and each of them gets the answer."""
        asked = await self._queue.job(key)
        if asked is not None and asked.status not in _FAILED:
            return asked
        known = await asyncio.to_thread(_known_to_the_actor, state)
        job = await self._queue.enqueue(
            TASK, key=key, timeout=int(self._seconds) + 1, ttl=_KEPT, retries=1, game=game, bot=name, state=known
        )
        job = job or await self._queue.job(key)
        if job is None:
            raise RuntimeError("the job went as it came")
        return job

    async def close(self) -> None:
        await self._local.close()
        await self._queue.disconnect()


def _known_to_the_actor(state: State) -> str:
    assert state.actor is not None, "somebody is to move"
    return state.game.to_json(state.guess(state.actor, random.SystemRandom())).decode()


def work(settings: Settings) -> None:
    """Take turns of bots from the queue until SIGTERM or SIGINT."""
    set_up_logs(settings)
    if not settings.bot_queue:
        raise BadQueue("a worker needs --bot-queue, the same that the servers have")
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.master_effort)
    queue = queue_at(settings.bot_queue)

    async def turn(_: Any, *, game: str, bot: str, state: str) -> tuple[str, ...]:
        actions = await thinkers.think_once(game, bot, state.encode())
        _log.debug("turn", game=game, bot=bot, actions=len(actions))
        return actions

    worker = Worker(queue, [(TASK, turn)], concurrency=settings.bot_workers)
    try:
        async with asyncio.timeout(_ANSWERS_WITHIN):
            await queue.connect()
            await queue.count("queued")
    except Exception as error:
        raise BadQueue(f"--bot-queue does not answer: {type(error).__name__}") from None
    print(f"Worker of {urlsplit(settings.bot_queue).hostname} (stop with Ctrl-C)", file=sys.stdout, flush=True)  # noqa: T201
    try:
        await worker.start()
    finally:
        await thinkers.close()
        await queue.disconnect()
