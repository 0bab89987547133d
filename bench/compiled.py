"""Tilewright's compiled engines. Their loops are machine code, so they time themselves, the readable engine in turn."""

from collections.abc import Callable
from time import perf_counter

from bench.measure import Figures, measure_pick
from bench.ours import Tilewright
from tilewright.compiled import Batch, engine
from tilewright.compiled.batch import play_greedily, play_random

PLAYERS = 4
DECISIONS = 20_000  # between two looks at the clock
GREEDY_GAMES = 20
GAMES_AT_ONCE = 1024
WARM_UP = 20  # steps of a batch, so that its games are not all at their beginning


def repeated(work: Callable[[int], int], seconds: float, seed: int) -> tuple[int, int, float]:
    """Do the work with one seed after another for so long: how often, the sum of what it returned, and the time."""
    rounds = total = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        total += work(seed + rounds)
        rounds += 1
    return rounds, total, spent


class Compiled:
    """Random play at four players, in one process on one core, and a batch on one core and on all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = Tilewright(name).version

    def figures(self, seconds: float, seed: int) -> Figures:
        play_random(self.name, PLAYERS, None, seed, 1)  # compiled, or loaded
        rounds, games, spent = repeated(
            lambda number: play_random(self.name, PLAYERS, None, number, DECISIONS), seconds, seed
        )
        pick = rounds * DECISIONS / spent
        return {
            "pick": pick,
            "games": games / spent,
            "bytes": engine(self.name).state.itemsize,
            "readable": pick / measure_pick(Tilewright(self.name), seconds, seed)["pick"],
            "batch": steps(self.name, 1, seconds, seed),
            "cores": steps(self.name, None, seconds, seed),
        }


def steps(name: str, threads: int | None, seconds: float, seed: int) -> float:
    """Steps of a batch a second, observation and mask included; picking random actions for it is not timed."""
    batch = Batch(name, PLAYERS, n=GAMES_AT_ONCE, seed=seed, threads=threads)
    for _ in range(WARM_UP):
        batch.step(batch.random_actions())
    stepped, spent = 0, 0.0
    while spent < seconds:
        actions = batch.random_actions()
        began = perf_counter()
        batch.step(actions)
        spent += perf_counter() - began
        stepped += GAMES_AT_ONCE
    return stepped / spent


class CompiledGreedy(Compiled):
    """Two players of Qwirkle with the bot `greedy`, whole games."""

    def figures(self, seconds: float, seed: int) -> Figures:
        play_greedily(self.name, 2, None, seed, 1)
        rounds, _, spent = repeated(
            lambda number: play_greedily(self.name, 2, None, number, GREEDY_GAMES), seconds, seed
        )
        return {"games": rounds * GREEDY_GAMES / spent}


def driver(game: str) -> Compiled:
    name, _, style = game.partition("-")
    return CompiledGreedy(name) if style else Compiled(name)
