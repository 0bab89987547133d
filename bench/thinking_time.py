"""How long the bots think: `make bench-bots`.

Budgets are counted in positions, so that a decision is the same on every machine; they are chosen so that it also stays
within the time of its level. Games are played by adepts, and at some of their decisions, picked at random, every level
is asked what it would do: with the readable search, whose time is held against the limit, and with the compiled one
where there is one. Times are processor time of one core, which other work on the machine does not lengthen much.

Both decide the same, but for the two highest levels where they have a net, which the compiled search alone can work
out; `master-1` is `master` without it.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from statistics import mean, quantiles
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.bots.levels import FIRST_MASTER
from tilewright.bots.search_backend import Backend, has_compiled_search, only, package
from tilewright.kernel import Action, Game

LIMITS = {"novice": 10.0, "adept": 60.0, FIRST_MASTER: 500.0, "master": 500.0, "grandmaster": 5000.0}  # milliseconds
BACKENDS: tuple[Backend, ...] = ("readable", "compiled")
COLUMNS = ("mean ms", "99 % within", "longest", "limit", "")
COMPILED = ("compiled: mean ms", "longest", "times faster", "same decisions")
EVERY = 9  # of so many decisions one is put to all levels


class Answer(NamedTuple):
    action: Action
    time: float  # milliseconds of processor time


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.thinking_time", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--game", choices=tw.games(), help="this one alone")
    parser.add_argument("--level", choices=LIMITS, help="this one alone")
    parser.add_argument("--decisions", type=int, default=60, help="for each game and number of players")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    levels = [level for level in LIMITS if chosen.level in (None, level)]
    games = [tw.game(name) for name in tw.games() if chosen.game in (None, name)]
    tables = [(game, players) for game in games for players in game.player_counts]
    report = Table("game", "players", "level", "decisions", *COLUMNS, *COMPILED)
    kept = True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task("thinking", total=len(tables) * chosen.decisions)
        for game, players in tables:
            compiled = has_compiled_search(game.name)
            if compiled:
                import_module(package(game.name)).call_all()  # compiled, or loaded
            answers: dict[tuple[str, Backend], list[Answer]] = {}
            for number, info in enumerate(decisions(game, players, chosen.seed, chosen.decisions)):
                for level in levels:
                    for backend in BACKENDS if compiled else BACKENDS[:1]:
                        answers.setdefault((level, backend), []).append(answer(game, level, number, info, backend))
                bar.advance(task)
            for level in levels:
                readable, times = answers[level, "readable"], [each.time for each in answers[level, "readable"]]
                kept &= max(times) <= LIMITS[level]
                row = (game.name, str(players), level, str(len(times)), *figures(times, LIMITS[level]))
                report.add_row(*row, *against(readable, answers.get((level, "compiled"))))
    Console().print(report)
    return 0 if kept else 1


def figures(times: list[float], limit: float) -> list[str]:
    shown = [mean(times), quantiles(times, n=100, method="inclusive")[98], max(times), limit]
    return [*(f"{figure:.1f}" for figure in shown), "kept" if max(times) <= limit else "missed"]


def against(readable: list[Answer], compiled: list[Answer] | None) -> list[str]:
    """The mean and the longest of the compiled search, how many times as long the readable one takes, and how many of
    their decisions are the same."""
    if compiled is None:
        return ["", "", "", ""]
    times = [each.time for each in compiled]
    same = sum(one.action == other.action for one, other in zip(readable, compiled, strict=True))
    faster = mean(each.time for each in readable) / mean(times)
    return [f"{mean(times):.1f}", f"{max(times):.1f}", f"{faster:.1f}", str(same)]


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


def answer(game: Game, level: str, seed: int, info: InformationState, backend: Backend) -> Answer:
    with only(backend):
        player = bot(level, game, seed)
        began = time.process_time()
        action = player.choose(info)
        return Answer(action, (time.process_time() - began) * 1000)


if __name__ == "__main__":
    sys.exit(main())
