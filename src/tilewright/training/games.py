"""Self-play and matches on all cores: every chunk of games is a job for a process of its own."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tilewright.bots.nets.layout import Layers
from tilewright.bots.nets.samples import Samples, SelfPlay
from tilewright.bots.search_backend import has_compiled_search, package
from tilewright.compiled.sources import file_of
from tilewright.kernel import TilewrightError
from tilewright.training.targets import with_targets

CHUNK = 200  # games of one job

OnProgress = Callable[[int, int], None]


class NoSelfPlay(TilewrightError, ValueError):
    """A game whose bots cannot learn, or not without Numba."""


def self_play_of(game: str) -> type[SelfPlay]:
    if not has_compiled_search(game):
        raise NoSelfPlay(f"{game} has no compiled search here; it needs the extra: pip install 'tilewright[fast]'")
    module = f"{package(game)}.self_play"
    if file_of(module) is None:
        raise NoSelfPlay(f"the bots of {game} cannot learn by self-play yet")
    return import_module(module).SELF_PLAY


@contextmanager
def processes(game: str, players: int, number: int | None = None) -> Iterator[Executor]:
    """So many processes, or one for each core, that have the machine code at hand."""
    self_play_of(game)(players, [None] * players).play(0)  # compiled here, not in each of them
    fork = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
    with ProcessPoolExecutor(number or os.cpu_count(), multiprocessing.get_context(fork)) as pool:
        yield pool


class _Lesson(NamedTuple):
    """A chunk of games to learn from."""

    game: str
    players: int
    net: Layers | None
    weights: bool
    seeds: Sequence[int]
    explore: float
    keep: float
    td_lambda: float | None
    file: Path


def play_to_learn(
    pool: Executor,
    game: str,
    players: int,
    net: Layers | None,
    weights: bool,
    seeds: Sequence[int],
    explore: float,
    keep: float,
    td_lambda: float | None,
    folder: Path,
    on_progress: OnProgress | None = None,
) -> list[Path]:
    """Play these games with the net at every seat; files with their samples, and what is to be learnt of them. Those
    that are there are not played."""
    folder.mkdir(parents=True, exist_ok=True)
    lessons = [
        _Lesson(game, players, net, weights, seeds[at : at + CHUNK], explore, keep, td_lambda, folder / f"{at}.npy")
        for at in range(0, len(seeds), CHUNK)
    ]
    due = [lesson for lesson in lessons if not lesson.file.exists()]
    done = len(lessons) - len(due)
    for _ in pool.map(_play_lesson, due):
        done += 1
        if on_progress is not None:
            on_progress(min(done * CHUNK, len(seeds)), len(seeds))
    return [lesson.file for lesson in lessons]


def _play_lesson(lesson: _Lesson) -> None:
    table = self_play_of(lesson.game)(lesson.players, [lesson.net] * lesson.players, lesson.weights)
    explore = [lesson.explore] * lesson.players
    played = (table.play(seed, explore, lesson.keep)[0] for seed in lesson.seeds)
    games = [with_targets(game, lesson.net, lesson.td_lambda) for game in played]
    part = lesson.file.with_suffix(".part")
    with part.open("wb") as file:
        for column in zip(*games, strict=True):
            np.save(file, np.concatenate(column))
    part.replace(lesson.file)


def samples_in(files: Iterable[Path]) -> Samples:
    """All samples of these files."""
    return Samples(*map(np.concatenate, zip(*map(_read, files), strict=True)))


def _read(path: Path) -> Samples:
    with path.open("rb") as file:
        return Samples(*(np.load(file) for _ in Samples._fields))


class _Pairing(NamedTuple):
    """Deals, each played once with the net at every seat in turn. Without weights the others play at random."""

    game: str
    players: int
    net: Layers | None
    other: Layers | None
    weights: bool
    seeds: Sequence[int]


def match(
    pool: Executor,
    game: str,
    players: int,
    net: Layers | None,
    other: Layers | None,
    weights: bool,
    seeds: Sequence[int],
) -> tuple[float, float]:
    """The share of wins of one seat with a net among others with another, and how far it may be off (95 %).

    Every deal is played with the net at every seat, so that the luck of seats cancels. Without weights, others that
    have no net play at random.
    """
    size = max(1, min(CHUNK // players, len(seeds) // 64))
    chunks = [_Pairing(game, players, net, other, weights, seeds[at : at + size]) for at in range(0, len(seeds), size)]
    won = np.concatenate(list(pool.map(_play_pairing, chunks)))
    return float(won.mean()), float(1.96 * won.std(ddof=1) / len(won) ** 0.5)


def _play_pairing(pairing: _Pairing) -> np.ndarray:
    seats, table = range(pairing.players), self_play_of(pairing.game)
    nets = [[pairing.net if at == seat else pairing.other for at in seats] for seat in seats]
    tables = [table(pairing.players, each, pairing.weights) for each in nets]
    by_chance = 1.0 if pairing.other is None and not pairing.weights else 0.0
    explore = [[0.0 if at == seat else by_chance for at in seats] for seat in seats]
    return np.array(
        [np.mean([tables[seat].play(seed, explore[seat])[1][seat] for seat in seats]) for seed in pairing.seeds]
    )
