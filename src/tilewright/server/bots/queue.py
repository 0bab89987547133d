"""Bots on other machines: turns go into a SAQ queue on Redis or PostgreSQL, and workers take them.

A job holds a `TurnRequest`, so neither the queue nor a worker ever has a seed or a hand that is not the bot's. Jobs and
answers are signed, and a worker runs nothing but the bots that every table may have.

Workers take jobs in the order in which they came. So that nobody's many tables hold up another's, a server has one job
in the queue for each owner of tables, and adds their next one when a worker has begun with it.
"""

import asyncio
import sys
import threading
from collections.abc import Collection
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import structlog
from saq import Job, Queue, Status, Worker
from saq.job import TERMINAL_STATUSES

import tilewright as tw
from tilewright.bots import bots
from tilewright.bots.warm import warm
from tilewright.server import metrics
from tilewright.server.accounts.tokens import hashed
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import TurnRequest
from tilewright.server.bots.signing import BadQueue, Signer
from tilewright.server.logs import set_up_logs
from tilewright.server.settings import Settings, drop_settings_of_process

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
_MAX_KNOWN = 1 << 20  # characters of an information state; those of our games have a hundredth of that

_log = structlog.get_logger("tilewright.bots")


class RefusedJob(Exception):
    """A job that no server of ours has written."""


def check_queue_settings(settings: Settings) -> None:
    """BadQueue if turns cannot be queued with them, before anything is started."""
    _scheme(settings.bot_queue)
    Signer(settings.bot_queue_key)


def queue_at(url: str) -> Queue:
    if _scheme(url) in ("redis", "rediss"):
        return Queue.from_url(url, name=NAME)
    return Queue.from_url(url, name=NAME, min_size=1, max_size=8)


def _scheme(url: str) -> str:
    scheme = urlsplit(url).scheme
    if scheme not in ("redis", "rediss", "postgresql", "postgres"):
        raise BadQueue(f"--bot-queue should be redis://… or postgresql://…, not {scheme or 'nothing'}")
    return scheme


class BotQueue:
    """When no worker answers in time, the pool of this server chooses, so that a table never waits for long."""

    def __init__(self, url: str, key: str, pool: BotPool, seconds: float) -> None:
        self._queue = queue_at(url)
        self._signer = Signer(key)
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
        return self._checked(job)

    def _checked(self, job: Job) -> tuple[str, ...]:
        """The actions that a worker of ours has chosen."""
        match job.result:
            case {"actions": [*actions], "signature": signature} if all(isinstance(action, str) for action in actions):
                if self._signer.is_signed(signature, "answer", job.key, *actions):
                    return tuple(actions)
            case _:
                pass
        raise RuntimeError("the answer is not signed with our key")

    async def _job(self, request: TurnRequest) -> Job:
        """The job of this turn. A server that took the table over may find it in the queue already: the queue holds it
        once, and each of the servers gets the answer."""
        key, known = hashed(request.turn)[:32], request.known.decode()
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
            known=known,
            signature=self._signer.sign("turn", key, request.game, request.bot, known),
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
    drop_settings_of_process()
    if not settings.bot_queue:
        raise BadQueue("a worker needs --bot-queue, the same that the servers have")
    check_queue_settings(settings)
    threading.Thread(target=warm, name="warm", daemon=True).start()  # bots think faster once it is done
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.master_effort)
    queue, signer = queue_at(settings.bot_queue), Signer(settings.bot_queue_key)

    async def turn(context: Any, **payload: object) -> dict[str, Any]:
        key = context["job"].key
        try:
            game, bot, known = _checked_payload(signer, key, **payload)
        except (RefusedJob, TypeError) as error:
            _log.warning("a job was refused", job=key, why=str(error))
            raise RefusedJob(str(error)) from None
        actions = await pool.try_turn(bot, known.encode())
        _log.debug("turn", game=game, bot=bot, actions=len(actions))
        return {"actions": actions, "signature": signer.sign("answer", key, *actions)}

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


def _checked_payload(
    signer: Signer, key: str, *, game: object, bot: object, known: object, signature: object
) -> tuple[str, str, str]:
    """Game, bot and information state of a job that a server of ours has written; RefusedJob for any other."""
    if not (isinstance(game, str) and isinstance(bot, str) and isinstance(known, str)):
        raise RefusedJob("it is no turn of a bot")
    if not signer.is_signed(signature, "turn", key, game, bot, known):
        raise RefusedJob("it is not signed with our key")
    if game not in tw.games() or bot not in bots(game):
        raise RefusedJob("there is no such game or bot")
    if len(known) > _MAX_KNOWN:
        raise RefusedJob("it is too large")
    return game, bot, known
