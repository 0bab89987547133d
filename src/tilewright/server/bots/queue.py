"""Bots on other machines: turns go into a SAQ queue on Redis or PostgreSQL, and workers take them.

A job holds a `TurnRequest`, so neither the queue nor a worker ever has a seed or a hand that is not the bot's.

Workers take jobs in the order in which they came. So that nobody's many tables hold up another's, a server has one job
in the queue for each owner of tables, and adds their next one when a worker has begun with it.
"""

import asyncio
import sys
from collections.abc import Collection
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import structlog
from saq import Job, Queue, Status, Worker
from saq.job import TERMINAL_STATUSES

from tilewright.kernel import TilewrightError
from tilewright.server import metrics
from tilewright.server.accounts.tokens import hashed
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import TurnRequest
from tilewright.server.logs import set_up_logs
from tilewright.server.settings import Settings

NAME = "tilewright-bots"
TASK = "turn"
_BEGUN = frozenset({Status.ACTIVE, *TERMINAL_STATUSES})
_FAILED = (Status.ABORTED, Status.ABORTING, Status.FAILED)
_RESULT_KEPT = 60  # seconds for which SAQ keeps a finished job
_CONNECT_SECONDS = 10.0  # or the queue is not there
_TRAVEL_SECONDS = 2.0  # that a job may take beside the bot's own time
_LOOK_AGAIN_SECONDS = 0.5  # at a job whose end may have been missed
_SWEEP_SECONDS = 60  # between looks for jobs of workers that died, as SAQ has it
_POLL_SECONDS = 0.2  # between looks at a queue on PostgreSQL

_log = structlog.get_logger("tilewright.bots")


class BadQueue(TilewrightError):
    """Turns of bots cannot be queued there."""


def queue_at(url: str) -> Queue:
    scheme = urlsplit(url).scheme
    if scheme in ("redis", "rediss"):
        return Queue.from_url(url, name=NAME)
    if scheme in ("postgresql", "postgres"):
        return Queue.from_url(url, name=NAME, min_size=1, max_size=8)
    raise BadQueue(f"--bot-queue should be redis://… or postgresql://…, not {scheme or 'nothing'}")


class BotQueue:
    """When no worker answers in time, the pool of this server chooses, so that a table never waits for long."""

    def __init__(self, url: str, pool: BotPool, seconds: float) -> None:
        self._queue = queue_at(url)
        self._pool = pool
        self._seconds = seconds
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by owner

    async def open(self) -> None:
        await self._queue.connect()

    async def choose_turn(self, request: TurnRequest) -> tuple[str, ...]:
        try:
            with metrics.BOT_SECONDS.time():
                return await self._enqueue_and_wait(request)
        except TimeoutError:
            metrics.BOT_FAILURES.labels("queue").inc()
            _log.warning("no worker answered", game=request.game, bot=request.bot)
        except Exception as error:
            metrics.BOT_FAILURES.labels("queue").inc()
            _log.warning("the queue failed", game=request.game, bot=request.bot, error=repr(error))
        return await self._pool.choose_turn(request)

    async def _enqueue_and_wait(self, request: TurnRequest) -> tuple[str, ...]:
        job: Job | None = None
        line = self._lines.setdefault(request.owner, asyncio.Lock())
        try:
            async with asyncio.timeout(self._seconds + _TRAVEL_SECONDS):
                async with line:
                    job = await self._job(request)
                    await _wait(job, _BEGUN)
                await _wait(job, TERMINAL_STATUSES)
        except TimeoutError:
            if job is not None:
                await self._queue.abort(job, "too late")
            raise
        if job.status != Status.COMPLETE:
            raise RuntimeError(f"the job is {job.status}")
        return tuple(job.result)

    async def _job(self, request: TurnRequest) -> Job:
        """The job of this turn. A server that took the table over may find it in the queue already: the queue holds it
        once, and each of the servers gets the answer."""
        key = hashed(request.turn)[:32]
        found = await self._queue.job(key)
        if found is not None and found.status not in _FAILED:
            return found
        job = await self._queue.enqueue(
            TASK,
            key=key,
            timeout=int(self._seconds) + 1,
            ttl=_RESULT_KEPT,
            retries=1,
            game=request.game,
            bot=request.bot,
            known=request.known.decode(),
        )
        job = job or await self._queue.job(key)
        if job is None:
            raise RuntimeError("the job went as it came")
        return job

    async def close(self) -> None:
        await self._pool.close()
        await self._queue.disconnect()


async def _wait(job: Job, wanted: Collection[Status]) -> None:
    """Wait until the job has one of these statuses. What changes between a look and the listening is missed; looking
    again finds it."""
    await job.refresh()
    while job.status not in wanted:
        with suppress(TimeoutError):
            await job.get_queue().listen([job.key], lambda _, status: status in wanted, _LOOK_AGAIN_SECONDS)
        await job.refresh()


def work(settings: Settings) -> None:
    """Take turns of bots from the queue until SIGTERM or SIGINT."""
    set_up_logs(settings)
    if not settings.bot_queue:
        raise BadQueue("a worker needs --bot-queue, the same that the servers have")
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.master_effort)
    queue = queue_at(settings.bot_queue)

    async def turn(_: Any, *, game: str, bot: str, known: str) -> tuple[str, ...]:
        actions = await pool.try_turn(bot, known.encode())
        _log.debug("turn", game=game, bot=bot, actions=len(actions))
        return actions

    # SAQ's listening on PostgreSQL can leave a job lying that came while it began; a look now and then finds it.
    worker = Worker(queue, [(TASK, turn)], concurrency=settings.bot_workers, poll_interval=_POLL_SECONDS)
    try:
        async with asyncio.timeout(_CONNECT_SECONDS):
            await queue.connect()
            await queue.count("queued")
    except Exception as error:
        raise BadQueue(f"--bot-queue does not answer: {type(error).__name__}") from None
    print(f"Worker of {urlsplit(settings.bot_queue).hostname} (stop with Ctrl-C)", file=sys.stdout, flush=True)  # noqa: T201
    try:
        # A worker sweeps while it takes its first job, and would sweep that job away: sweep before it starts.
        await queue.sweep(lock=_SWEEP_SECONDS)
        await worker.start()
    finally:
        await pool.close()
        await queue.disconnect()
