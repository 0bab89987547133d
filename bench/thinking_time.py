"""How long the bots think: `make bench-bots`.

Budgets are counted in positions, so that a decision is the same on every machine; they are chosen so that it also stays
within the time of its level. Games are played by adepts, and at some of their decisions, picked at random, every level
is asked what it would do. Times are processor time of one core, which other work on the machine does not lengthen much.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from statistics import mean, quantiles

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.kernel import Game

LIMITS = {"novice": 10.0, "adept": 60.0, "master": 500.0}  # milliseconds
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
    report = Table("game", "players", "level", "decisions", "mean ms", "99 % within", "longest", "limit", "")
    kept = True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr)) as bar:
        task = bar.add_task("thinking", total=len(tables) * chosen.decisions)
        for game, players in tables:
            times: dict[str, list[float]] = {level: [] for level in LIMITS}
            for number, info in enumerate(decisions(game, players, chosen.seed, chosen.decisions)):
                for level in LIMITS:
                    times[level].append(timed(game, level, number, info))
                bar.advance(task)
            for level, limit in LIMITS.items():
                longest = max(times[level])
                kept &= longest <= limit
                figures = (mean(times[level]), quantiles(times[level], n=100, method="inclusive")[98], longest, limit)
                shown = [f"{figure:.1f}" for figure in figures]
                verdict = "kept" if longest <= limit else "missed"
                report.add_row(game.name, str(players), level, str(len(times[level])), *shown, verdict)
    Console().print(report)
    return 0 if kept else 1


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


def timed(game: Game, level: str, seed: int, info: InformationState) -> float:
    """Milliseconds of processor time for one decision."""
    player = bot(level, game, seed)
    began = time.process_time()
    player.choose(info)
    return (time.process_time() - began) * 1000


if __name__ == "__main__":
    sys.exit(main())
