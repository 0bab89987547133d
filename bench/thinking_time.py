"""How long the bots think: `make bench-bots`.

Budgets are counted in positions, so that a decision is the same on every machine; they are chosen so that it also stays
within the time of its level. Games are played by adepts, and at some of their decisions, picked at random, every level
is asked what it would do: with the readable search, whose time is held against the limit, and with the compiled one
where there is one. Times are processor time of one core, which other work on the machine does not lengthen much.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from statistics import mean, quantiles

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.bots.search_backend import Backend, has_compiled_search, only, package
from tilewright.kernel import Game

LIMITS = {"novice": 10.0, "adept": 60.0, "master": 500.0, "grandmaster": 5000.0}  # milliseconds
BACKENDS: tuple[Backend, ...] = ("readable", "compiled")
COLUMNS = ("mean ms", "99 % within", "longest", "limit", "", "compiled: mean ms", "longest", "times faster")
EVERY = 9  # of so many decisions one is put to all levels


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.thinking_time", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--game", choices=tw.games(), help="this one alone")
    parser.add_argument("--decisions", type=int, default=60, help="for each game and number of players")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    games = [tw.game(name) for name in tw.games() if chosen.game in (None, name)]
    tables = [(game, players) for game in games for players in game.player_counts]
    report = Table("game", "players", "level", "decisions", *COLUMNS)
    kept = True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task("thinking", total=len(tables) * chosen.decisions)
        for game, players in tables:
            compiled = has_compiled_search(game.name)
            if compiled:
                import_module(package(game.name)).call_all()  # compiled, or loaded
            times: dict[tuple[str, Backend], list[float]] = {}
            for number, info in enumerate(decisions(game, players, chosen.seed, chosen.decisions)):
                for level in LIMITS:
                    for backend in BACKENDS if compiled else BACKENDS[:1]:
                        times.setdefault((level, backend), []).append(timed(game, level, number, info, backend))
                bar.advance(task)
            for level, limit in LIMITS.items():
                readable = times[level, "readable"]
                kept &= max(readable) <= limit
                row = (game.name, str(players), level, str(len(readable)), *figures(readable, limit))
                report.add_row(*row, *against(readable, times.get((level, "compiled"))))
    Console().print(report)
    return 0 if kept else 1


def figures(times: list[float], limit: float) -> list[str]:
    shown = [mean(times), quantiles(times, n=100, method="inclusive")[98], max(times), limit]
    return [*(f"{figure:.1f}" for figure in shown), "kept" if max(times) <= limit else "missed"]


def against(readable: list[float], compiled: list[float] | None) -> list[str]:
    """The mean and the longest of the compiled search, and how many times as long the readable one takes."""
    if compiled is None:
        return ["", "", ""]
    return [f"{mean(compiled):.1f}", f"{max(compiled):.1f}", f"{mean(readable) / mean(compiled):.1f}"]


def decisions(game: Game, players: int, seed: int, count: int) -> Iterator[InformationState]:
    """So many decisions of games among adepts, with a choice to make, spread over whole games."""
    rng = random.Random(f"{game.name} {players} {seed}")
    given = 0
    while True:
        state = game.start(players, rng.getrandbits(60))
        adepts = [bot("adept", game, rng.getrandbits(60)) for _ in range(players)]
        while (seat := state.actor) is not None:
            info = InformationState(state, seat)
            if len(info.actions()) > 1 and not rng.randrange(EVERY):
                yield info
                given += 1
                if given == count:
                    return
            state = state.after(adepts[seat].choose(info))


def timed(game: Game, level: str, seed: int, info: InformationState, backend: Backend) -> float:
    """Milliseconds of processor time for one decision."""
    with only(backend):
        player = bot(level, game, seed)
        began = time.process_time()
        player.choose(info)
        return (time.process_time() - began) * 1000


if __name__ == "__main__":
    sys.exit(main())
