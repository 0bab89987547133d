"""Tilewright's compiled engines. Their loops are machine code, so they time themselves, the readable engine in turn."""

import os
from collections.abc import Callable, Sequence
from time import perf_counter

from bench.measure import Figures, measure_pick
from bench.ours import Tilewright
from tilewright.compiled import Batch, engine
from tilewright.compiled.batch import play_greedily, play_random

PLAYERS = 4
DECISIONS = 20_000  # between two looks at the clock
GREEDY_GAMES = 20
GAMES_AT_ONCE = 1024
IN_A_ROW = 20  # steps of a batch before it is the turn of the next
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
    """Random play at four players, in one process on one core, and a batch on one core, on two and on all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = Tilewright(name).version

    def figures(self, seconds: float, seed: int) -> Figures:
        play_random(self.name, PLAYERS, None, seed, 1)  # compiled, or loaded
        rounds, games, spent = repeated(
            lambda number: play_random(self.name, PLAYERS, None, number, DECISIONS), seconds, seed
        )
        pick = rounds * DECISIONS / spent
        one, two, all_cores = steps(self.name, (1, min(2, os.cpu_count() or 1), None), seconds, seed)
        return {
            "pick": pick,
            "games": games / spent,
            "bytes": engine(self.name).state.itemsize,
            "readable": pick / measure_pick(Tilewright(self.name), seconds, seed)["pick"],
            "batch": one,
            "cores": all_cores,
            "two": two / one,
        }


def steps(name: str, threads: Sequence[int | None], seconds: float, seed: int) -> list[float]:
    """Steps of a batch a second on each of these numbers of threads in turn, observation and mask included."""
    batches = [Batch(name, PLAYERS, n=GAMES_AT_ONCE, seed=seed, threads=each) for each in threads]
    for batch in batches:
        seconds_of_steps(batch, WARM_UP)
    rounds, spent = 0, [0.0 for _ in batches]
    while min(spent) < seconds:
        spent = [before + seconds_of_steps(batch, IN_A_ROW) for before, batch in zip(spent, batches, strict=True)]
        rounds += 1
    return [rounds * IN_A_ROW * GAMES_AT_ONCE / each for each in spent]


def seconds_of_steps(batch: Batch, number: int) -> float:
    """How long so many steps take; picking random actions for them is not timed."""
    spent = 0.0
    for _ in range(number):
        actions = batch.random_actions()
        began = perf_counter()
        batch.step(actions)
        spent += perf_counter() - began
    return spent


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
