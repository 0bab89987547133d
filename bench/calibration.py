"""Are the chances that a review shows what happens? `python -m bench.calibration tigris --players 4 --games 400`.

Masters play each other. At every turn the seat that is to decide is asked how everybody stands (`Engine.standing`); at
the end it is known who won. Of all that was called 70 %, 70 % should be won. With `--plot` the table is drawn.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from math import log
from pathlib import Path
from typing import NamedTuple

import tilewright as tw
from tilewright.arena.plots import alone, curves
from tilewright.bots import InformationState, bot, engine_of, search_backend
from tilewright.bots.levels import MASTER
from tilewright.kernel import shares

BINS = 10
EVERY = 5  # of so many decisions, one is asked about
LEAST = 30  # chances that a point of the plot stands for
FIRST_SEED = 1 << 40  # of the games


class Called(NamedTuple):
    """A chance that was given to a seat, and the part of the win that it had."""

    chance: float
    share: float


class Row(NamedTuple):
    """Chances that are near each other: how many, their mean, and the mean of what they came to."""

    number: int
    called: float
    won: float


def game_of(game: str, players: int, budget: int | None, seed: int) -> list[Called]:
    table, engine = tw.game(game), engine_of(game)
    called: list[tuple[float, ...]] = []
    with search_backend.only("compiled" if search_backend.has_compiled_search(game) else "readable"):
        seats = [bot(MASTER, table, seed * players + seat, budget) for seat in range(players)]
        state = table.start(players, seed)
        while (seat := state.actor) is not None:
            info = InformationState(state, seat)
            if state.past.ply % EVERY == 0:
                called.append(engine.standing(info))
            state = state.after(seats[seat].choose(info))
    assert state.result is not None
    ended = shares(state.result.places)
    return [Called(chance, share) for standing in called for chance, share in zip(standing, ended, strict=True)]


def rows(calls: Sequence[Called]) -> list[Row]:
    """By tenths of the chance that was called."""
    found: list[Row] = []
    for place in range(BINS):
        here = [call for call in calls if min(BINS - 1, int(BINS * call.chance)) == place]
        if len(here) >= LEAST:
            number = len(here)
            found.append(
                Row(number, sum(call.chance for call in here) / number, sum(call.share for call in here) / number)
            )
    return found


def error(calls: Sequence[Called]) -> float:
    """How far called and won are apart on the mean, in chances."""
    found = rows(calls)
    return sum(row.number * abs(row.called - row.won) for row in found) / sum(row.number for row in found)


def surprise(calls: Sequence[Called]) -> float:
    """The mean surprise of those who won, in nats."""
    return -sum(call.share * log(max(call.chance, 1e-9)) for call in calls) / sum(call.share for call in calls)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tw.games())
    parser.add_argument("--players", type=int, nargs="+", help="default: every number")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--budget", type=int, help="positions for a decision of the masters; default: their own")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--plot", type=Path, help="an SVG")
    asked = parser.parse_args()
    lines: dict[str, list[tuple[float, float]]] = {}
    if search_backend.has_compiled_search(asked.game):
        import_module(search_backend.package(asked.game)).call_all()  # compiled here, not by each of the workers
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in asked.players or tw.game(asked.game).player_counts:
            seeds = range(asked.first_seed, asked.first_seed + asked.games)
            games = pool.map(game_of, repeat(asked.game), repeat(players), repeat(asked.budget), seeds)
            calls = [call for game in games for call in game]
            found = rows(calls)
            print(
                f"{asked.game}, {players} players: {asked.games} games, {len(calls)} chances, "
                f"off by {error(calls):.3f} on the mean, surprise {surprise(calls):.4f}",
                flush=True,
            )
            for row in found:
                print(f"  called {row.called:.3f}, won {row.won:.3f} ({row.number})", flush=True)
            lines[f"{players} players"] = [(100 * row.called, row.won) for row in found]
    if asked.plot:
        lines["exact"] = [(0.0, 0.0), (100.0, 1.0)]
        title = f"{tw.game(asked.game).title}: won, by the chance that was called"
        plot = curves(lines, title, "called, in percent", 1.0, share=True)
        asked.plot.write_text(alone(plot), "utf-8")


if __name__ == "__main__":
    main()
