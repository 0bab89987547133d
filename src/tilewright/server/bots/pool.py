"""Bots think in processes of their own, one turn at a time; one that crashes or dreams is ended and replaced."""

import asyncio
import multiprocessing
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

import structlog

import tilewright as tw
from tilewright.bots import Bot, InformationState, bot, engine_of
from tilewright.bots.advice import Advice, Review, advise_on, review
from tilewright.bots.levels import MASTER
from tilewright.kernel import Game, Record, State
from tilewright.server import errors as problems
from tilewright.server import metrics
from tilewright.server.settings import Settings

USUAL = 1.0  # effort with which a master keeps to its half second for a decision
ADVICE_SECONDS = 300.0  # a master takes a minute or two for the review of a long game
REVIEWS_KEPT = 64
MOST_QUESTIONS = 20  # to the adviser at once; whoever comes then is told so instead of waiting for ever
LONGEST_TURN = 200  # actions; a bot that lays more without anything being revealed is lost

T = TypeVar("T")

_log = structlog.get_logger("tilewright.bots")


def end_with_the_server() -> None:
    """In a worker: watch the server's process, and end with it, however it ends."""
    server = multiprocessing.parent_process()
    assert server is not None, "workers are started by a server"

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def turn_of(game: str, name: str, state_json: bytes, effort: float = USUAL) -> tuple[str, ...]:
    """In a worker: the bot's actions until something is revealed or another seat decides."""
    played = tw.game(game)
    state: State = played.from_json(state_json, "state")
    player, seat, actions = _player(name, played, effort), state.actor, list[str]()
    while seat is not None and state.actor == seat and len(actions) < LONGEST_TURN:
        action = player.choose(InformationState(state, seat))
        actions.append(str(action))
        state = state.play(action)
        if state.reveals:
            break
    return tuple(actions)


def _player(name: str, game: Game, effort: float) -> Bot:
    """The bot of that name; a master looks at so many times its usual number of positions."""
    if name != MASTER or effort == USUAL:
        return bot(name, game)
    return bot(name, game, budget=max(1, round(effort * engine_of(game.name).levels[MASTER].budget)))


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


def advice_on(game: str, state_json: bytes) -> Advice:
    """In a worker: what a master would do."""
    return advise_on(tw.game(game).from_json(state_json, "state"))


def review_of(record_json: bytes, level: str) -> Review:
    """In a worker: a game looked back at."""
    return review(Record.from_json(record_json), level)


class Thinking(Protocol):
    """Where bots think: in processes of this server, or in workers elsewhere."""

    async def open(self) -> None: ...

    async def think(self, game: str, name: str, state: State, turn: str) -> tuple[str, ...]:
        """The bot's turn, which `turn` is the name of: the same for all servers. It never fails."""
        ...

    async def close(self) -> None: ...


class Thinkers:
    """So many processes with one bot in each, so that ending one disturbs no other."""

    def __init__(self, workers: int, seconds: float, effort: float = USUAL) -> None:
        self._seconds, self._effort = seconds, effort
        self._idle: asyncio.LifoQueue[ProcessPoolExecutor | None] = asyncio.LifoQueue()
        for _ in range(max(1, workers)):
            self._idle.put_nowait(None)

    async def open(self) -> None:
        """Nothing to do: a process is started when it is first needed."""

    async def think(self, game: str, name: str, state: State, turn: str) -> tuple[str, ...]:
        """The bot's turn. It never fails: after a second try, with no more effort than usual, it is left to chance."""
        data = state.game.to_json(state)
        for effort in (self._effort, min(self._effort, USUAL)):
            try:
                with metrics.BOT_SECONDS.time():
                    return await self.run(turn_of, game, name, data, effort)
            except TimeoutError:
                metrics.BOT_FAILURES.labels("slow").inc()
                _log.warning("bot too slow", game=game, bot=name, seconds=self._seconds)
            except Exception as error:
                metrics.BOT_FAILURES.labels("crashed").inc()
                _log.warning("bot failed", game=game, bot=name, error=type(error).__name__)
        return any_turn(state)

    async def think_once(self, game: str, name: str, data: bytes) -> tuple[str, ...]:
        """The bot's turn, for the state of this JSON. TimeoutError if it thinks too long; whatever it raises itself."""
        return await self.run(turn_of, game, name, data, self._effort)

    async def run(self, thought: Callable[..., T], *about: Any) -> T:
        """Something to think about, in a process. TimeoutError if it takes too long; whatever it raises itself."""
        worker = await self._idle.get()
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_the_server)
        kept: ProcessPoolExecutor | None = worker
        try:
            future = asyncio.get_running_loop().run_in_executor(worker, thought, *about)
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
    local = Thinkers(settings.bot_workers, settings.bot_seconds, settings.master_effort)
    if not settings.bot_queue:
        return local
    from tilewright.server.bots.queue import QueuedThinkers

    return QueuedThinkers(settings.bot_queue, local, settings.bot_seconds)


class Advisers:
    """Advice and reviews, in a process of their own: whoever asks for one keeps no bot from its turn."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(1, ADVICE_SECONDS)
        self._reviews: OrderedDict[tuple[str, str], Review] = OrderedDict()
        self._waiting = 0

    async def advise(self, state: State) -> Advice:
        """What a master would do here, and why, from what the seat to move may know."""
        return await self._asked(advice_on, state.game.name, state.game.to_json(state))

    async def review(self, table: str, record: Record, level: str) -> Review:
        """A game that is over, looked back at; the last ones are remembered."""
        known = self._reviews.get((table, level))
        if known is None:
            known = await self._asked(review_of, record.to_json(), level)
            self._reviews[table, level] = known
            if len(self._reviews) > REVIEWS_KEPT:
                self._reviews.popitem(last=False)
        return known

    async def _asked(self, thought: Callable[..., T], *about: Any) -> T:
        if self._waiting >= MOST_QUESTIONS:
            raise problems.busy("The adviser has been asked too much at once; try again later.")
        self._waiting += 1
        try:
            return await self._thinkers.run(thought, *about)
        except (TimeoutError, BrokenProcessPool):
            raise problems.busy("The adviser did not come to an end; try again later.") from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._thinkers.close()


def _end(worker: ProcessPoolExecutor) -> None:
    """End a pool and its own process, which may be past listening."""
    processes = list((worker._processes or {}).values())
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
