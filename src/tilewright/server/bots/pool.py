"""Bots in processes of this server, one turn at a time; one that crashes or takes too long is ended and replaced."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

import structlog

from tilewright.server import metrics
from tilewright.server.bots.request import TurnRequest
from tilewright.server.bots.round_robin import RoundRobin
from tilewright.server.bots.worker import USUAL_EFFORT, bot_turn, end_with_parent, random_turn
from tilewright.server.settings import Settings

T = TypeVar("T")

_log = structlog.get_logger("tilewright.bots")


class BotRunner(Protocol):
    """Where bots run: in processes of this server, or in workers elsewhere."""

    async def open(self) -> None: ...

    async def choose_turn(self, request: TurnRequest) -> tuple[str, ...]:
        """The actions of a turn. It never fails."""
        ...

    async def close(self) -> None: ...


class BotPool:
    """So many processes with one bot in each, so that ending one disturbs no other. Where turns wait for a process, the
    owners of their tables take turns, so that nobody's many tables hold up another's."""

    def __init__(self, workers: int, seconds: float, effort: float = USUAL_EFFORT) -> None:
        self._seconds, self._effort = seconds, effort
        self._workers: RoundRobin[ProcessPoolExecutor | None] = RoundRobin([None] * max(1, workers))

    async def open(self) -> None:
        """Nothing to do: a process is started when it is first needed."""

    async def choose_turn(self, request: TurnRequest) -> tuple[str, ...]:
        """The bot's turn; after a second try, with no more effort than usual, a random one."""
        for effort in (self._effort, min(self._effort, USUAL_EFFORT)):
            try:
                with metrics.BOT_SECONDS.time():
                    return await self.run(bot_turn, request.bot, request.known, effort, owner=request.owner)
            except TimeoutError:
                metrics.BOT_FAILURES.labels("slow").inc()
                _log.warning("bot too slow", game=request.game, bot=request.bot, seconds=self._seconds)
            except Exception as error:
                metrics.BOT_FAILURES.labels("crashed").inc()
                _log.warning("bot failed", game=request.game, bot=request.bot, error=type(error).__name__)
        return random_turn(request.known)

    async def try_turn(self, bot: str, known: bytes) -> tuple[str, ...]:
        """The bot's turn. TimeoutError if it takes too long; whatever it raises itself."""
        return await self.run(bot_turn, bot, known, self._effort)

    async def run(self, function: Callable[..., T], *arguments: Any, owner: str = "") -> T:
        """Call a function in a process. TimeoutError if it takes too long; whatever it raises itself."""
        worker = await self._workers.take(owner)
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
        kept: ProcessPoolExecutor | None = worker
        try:
            future = asyncio.get_running_loop().run_in_executor(worker, function, *arguments)
            return await asyncio.wait_for(future, self._seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            kept = None
            _end(worker)
            raise
        finally:
            self._workers.give_back(kept)

    def processes(self) -> list[int]:
        """The ids of the idle processes, for tests and for operators."""
        workers = [worker for worker in self._workers.idle if worker is not None]
        return [process.pid for worker in workers for process in list(worker._processes.values()) if process.pid]

    async def close(self) -> None:
        while self._workers.idle:
            worker = self._workers.idle.pop()
            if worker is not None:
                _end(worker)


def check_bot_settings(settings: Settings) -> None:
    """Raise the error that says what is wrong with them, before anything is started."""
    if settings.bot_queue:
        from tilewright.server.bots.queue import check_queue_settings

        check_queue_settings(settings)


def bot_runner_for(settings: Settings) -> BotRunner:
    pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.master_effort)
    if not settings.bot_queue:
        return pool
    from tilewright.server.bots.queue import BotQueue

    return BotQueue(settings.bot_queue, settings.bot_queue_key, pool, settings.bot_seconds)


def _end(worker: ProcessPoolExecutor) -> None:
    """End a pool and its own process, which may be past listening."""
    processes = list((worker._processes or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
