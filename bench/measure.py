"""The timing loops shared by every driver: one engine measured once, one JSON line on standard output.

Run as `python -m bench.measure MODULE GAME`, where `MODULE.driver(GAME)` makes the driver. This file
also runs inside the peers' environments, so it uses the standard library only.
"""

import argparse
import gc
import importlib
import json
import os
import random
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, runtime_checkable

Figures = dict[str, float]

COLUMNS = ("pick", "listed", "states", "games", "branching", "forced", "bytes")
OVERHEAD = "overhead"
"""A column of our wrappers alone: what observation and mask cost, in bare decisions."""
BATCHES = ("batch", "cores")
"""The columns of engines that step many games at once."""
COMPILED = ("pick", "games", "bytes", "readable", *BATCHES, "two")
"""The columns of our compiled engines."""
EXPANDED_SHARE = 1 / 32
"""The share of positions on a random game's way whose children are made for `states`."""
RESIDENT_GROWTH = 64 * 2**20
"""States of a native engine are kept until the process has grown by this many bytes ..."""
RESIDENT_STATES = 50_000
"""... or until this many states are kept."""


class Driver(Protocol):
    """What the loops need to know of an engine."""

    version: str
    native: bool
    """True when the states live outside Python's own allocator, so that tracemalloc does not see them."""

    def start(self, seed: int) -> Any:
        """A new game, at its first decision."""
        ...

    def pick(self, state: Any, rng: random.Random) -> Any:
        """A random legal action, None when the game is over."""
        ...

    def listed(self, state: Any) -> Sequence[Any]:
        """All legal actions, none when the game is over."""
        ...

    def play(self, state: Any, action: Any) -> Any:
        """The state at the next decision; the old state may be used up."""
        ...

    def child(self, state: Any, action: Any) -> Any:
        """The state at the next decision; the old state stays as it was."""
        ...


@runtime_checkable
class SelfTimed(Protocol):
    """A driver that measures its engine itself."""

    version: str

    def figures(self, seconds: float, seed: int) -> Figures: ...


def play_by_pick(driver: Driver, state: Any, rng: random.Random) -> int:
    """Play a game to its end with random picks; the number of decisions."""
    pick, play = driver.pick, driver.play
    decisions = 0
    while (action := pick(state, rng)) is not None:
        state = play(state, action)
        decisions += 1
    return decisions


def play_by_list(driver: Driver, state: Any, rng: random.Random) -> list[int]:
    """Play a random game to its end, listing all actions; the number of actions at each decision."""
    listed, play, chance = driver.listed, driver.play, rng.random
    widths: list[int] = []
    while actions := listed(state):
        widths.append(len(actions))
        state = play(state, actions[int(chance() * len(actions))])
    return widths


def measure_pick(driver: Driver, seconds: float, seed: int) -> Figures:
    """Whole random games with picks. Setting up a game counts for `games` but not for `pick`."""
    rng = random.Random(seed)
    games = decisions = 0
    playing = total = 0.0
    for game_seed in count(seed):
        began = perf_counter()
        state = driver.start(game_seed)
        ready = perf_counter()
        decisions += play_by_pick(driver, state, rng)
        ended = perf_counter()
        games += 1
        playing += ended - ready
        total += ended - began
        if total >= seconds:
            break
    return {"pick": decisions / playing, "games": games / total}


def measure_listed(driver: Driver, seconds: float, seed: int) -> Figures:
    """Whole random games with all actions listed at each decision."""
    rng = random.Random(seed)
    widths: list[int] = []
    playing = 0.0
    for game_seed in count(seed):
        state = driver.start(game_seed)
        began = perf_counter()
        widths += play_by_list(driver, state, rng)
        playing += perf_counter() - began
        if playing >= seconds:
            break
    return {
        "listed": len(widths) / playing,
        "branching": sum(widths) / len(widths),
        "forced": widths.count(1) / len(widths),
    }


def positions(driver: Driver, seed: int) -> Iterator[Any]:
    """A random sample of the positions on the way of endless random games."""
    rng = random.Random(seed)
    for game_seed in count(seed):
        state = driver.start(game_seed)
        while True:
            if rng.random() < EXPANDED_SHARE:
                yield state
            action = driver.pick(state, rng)
            if action is None:
                break
            state = driver.play(state, action)


def measure_states(driver: Driver, seconds: float, seed: int) -> Figures:
    """Child states made, one per legal action; only the listing and the making are timed."""
    child = driver.child
    made = 0
    making = 0.0
    deadline = perf_counter() + seconds
    for state in positions(driver, seed):
        began = perf_counter()
        children = [child(state, action) for action in driver.listed(state)]
        ended = perf_counter()
        made += len(children)
        making += ended - began
        if made and ended >= deadline:
            break
    return {"states": made / making}


def line(driver: Driver, seed: int) -> list[Any]:
    """All states of one random game, kept."""
    rng = random.Random(seed)
    states = [driver.start(seed)]
    while (action := driver.pick(states[-1], rng)) is not None:
        states.append(driver.child(states[-1], action))
    return states


def traced_bytes(driver: Driver, seed: int) -> float:
    """Bytes per state by Python's own account, all states of one game kept."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    states = line(driver, seed)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(states)


def resident_size() -> int:
    """The memory this process holds, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def resident_bytes(driver: Driver, seed: int) -> float:
    """Bytes per state by the growth of the process, the states of many games kept."""
    gc.collect()
    before = resident_size()
    kept: list[Any] = []
    for game_seed in count(seed):
        kept += line(driver, game_seed)
        if len(kept) >= RESIDENT_STATES or resident_size() - before >= RESIDENT_GROWTH:
            break
    return (resident_size() - before) / len(kept)


def measure_bytes(driver: Driver, _seconds: float, seed: int) -> Figures:
    """Bytes per state, after one game that fills the engine's caches."""
    play_by_pick(driver, driver.start(seed + 1), random.Random(seed + 1))
    weigh = resident_bytes if driver.native else traced_bytes
    return {"bytes": weigh(driver, seed)}


def measure_overhead(driver: Any, seconds: float, seed: int) -> Figures:
    return {OVERHEAD: driver.overhead(seconds, seed)}


PARTS: dict[tuple[str, ...], Callable[[Driver, float, int], Figures]] = {
    # Memory comes first: a native engine's growth would hide in memory freed by the other parts.
    ("bytes",): measure_bytes,
    ("pick", "games"): measure_pick,
    ("listed", "branching", "forced"): measure_listed,
    ("states",): measure_states,
    (OVERHEAD,): measure_overhead,
}


def measure(driver: Driver | SelfTimed, columns: Sequence[str], seconds: float, seed: int) -> Figures:
    """The figures for the given columns. A driver whose loops are not in Python has `figures` and times itself."""
    figures: Figures = {}
    if isinstance(driver, SelfTimed):
        figures = driver.figures(seconds, seed)
    else:
        for filled, part in PARTS.items():
            if set(filled) & set(columns):
                figures |= part(driver, seconds, seed)
    return {column: figures[column] for column in columns}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.measure")
    parser.add_argument("module")
    parser.add_argument("game")
    parser.add_argument("--columns", nargs="+", choices=(*COLUMNS, *COMPILED, OVERHEAD), default=COLUMNS)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    driver: Driver | SelfTimed = importlib.import_module(args.module).driver(args.game)
    figures = measure(driver, args.columns, args.seconds, args.seed)
    print(json.dumps({"version": driver.version, "figures": figures}))


if __name__ == "__main__":
    main()
