"""Bots think in processes of their own, one turn at a time; one that crashes or dreams is ended and replaced."""

import asyncio
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

import structlog

import tilewright as tw
from tilewright.bots import Sight, bot
from tilewright.kernel import State
from tilewright.server import metrics
from tilewright.server.settings import Settings

TRIES = 2
LONGEST_TURN = 200  # actions; a bot that lays more without anything being revealed is lost

_log = structlog.get_logger("tilewright.bots")


def turn_of(game: str, name: str, state_json: bytes) -> tuple[str, ...]:
    """In a worker: the bot's actions until something is revealed or another seat decides."""
    played = tw.game(game)
    state: State = played.from_json(state_json, "state")
    player, seat, actions = bot(name, played), state.actor, list[str]()
    while seat is not None and state.actor == seat and len(actions) < LONGEST_TURN:
        action = player.choose(Sight(state, seat))
        actions.append(str(action))
        state = state.play(action)
        if state.reveals:
            break
    return tuple(actions)


def any_turn(state: State) -> tuple[str, ...]:
    """Legal actions by chance, without any thinking: what keeps a table going when its bot does not."""
    rng, seat, actions = random.SystemRandom(), state.actor, list[str]()
    while seat is not None and state.actor == seat and len(actions) < LONGEST_TURN:
        action = state.actions().pick(rng)
        actions.append(str(action))
        state = state.play(action)
        if state.reveals:
            break
    return tuple(actions)


class Thinking(Protocol):
    """Where bots think: in processes of this server, or in workers elsewhere."""

    async def open(self) -> None: ...

    async def think(self, game: str, name: str, state: State) -> tuple[str, ...]:
        """The bot's turn. It never fails."""
        ...

    async def close(self) -> None: ...


class Thinkers:
    """So many processes with one bot in each, so that ending one disturbs no other."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: asyncio.LifoQueue[ProcessPoolExecutor | None] = asyncio.LifoQueue()
        for _ in range(max(1, workers)):
            self._idle.put_nowait(None)

    async def open(self) -> None:
        """Nothing to do: a process is started when it is first needed."""

    async def think(self, game: str, name: str, state: State) -> tuple[str, ...]:
        """The bot's turn. It never fails: where the bot does, legal actions are taken by chance."""
        data = state.game.to_json(state)
        for _ in range(TRIES):
            try:
                with metrics.BOT_SECONDS.time():
                    return await self.think_once(game, name, data)
            except TimeoutError:
                metrics.BOT_FAILURES.labels("slow").inc()
                _log.warning("bot too slow", game=game, bot=name, seconds=self._seconds)
            except Exception as error:
                metrics.BOT_FAILURES.labels("crashed").inc()
                _log.warning("bot failed", game=game, bot=name, error=type(error).__name__)
        return any_turn(state)

    async def think_once(self, game: str, name: str, data: bytes) -> tuple[str, ...]:
        """The bot's turn, for the state of this JSON. TimeoutError if it thinks too long; whatever it raises itself."""
        worker = await self._idle.get()
        if worker is None:
            worker = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        kept: ProcessPoolExecutor | None = worker
        try:
            future = asyncio.get_running_loop().run_in_executor(worker, turn_of, game, name, data)
            return await asyncio.wait_for(future, self._seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            kept = None
            _end(worker)
            raise
        finally:
            self._idle.put_nowait(kept)

    def processes(self) -> list[int]:
        """The ids of the idle processes, for tests and for operators."""
        workers = [worker for worker in self._idle._queue if worker is not None]  # pyright: ignore
        return [process.pid for worker in workers for process in list(worker._processes.values()) if process.pid]

    async def close(self) -> None:
        while not self._idle.empty():
            worker = self._idle.get_nowait()
            if worker is not None:
                _end(worker)


def thinkers_for(settings: Settings) -> Thinking:
    local = Thinkers(settings.bot_workers, settings.bot_seconds)
    if not settings.bot_queue:
        return local
    from tilewright.server.bot_queue import QueuedThinkers

    return QueuedThinkers(settings.bot_queue, local, settings.bot_seconds)


def _end(worker: ProcessPoolExecutor) -> None:
    """End a pool and its own process, which may be past listening."""
    processes = list((worker._processes or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
