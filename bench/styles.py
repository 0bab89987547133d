"""What styles do, and what it costs them: `python -m bench.styles tigris --games 100`.

Each style, and `master` to compare them with, plays at every seat of every deal among others alike. The table says how
often it does each deed of the game in a game.
"""

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from typing import NamedTuple

import tilewright as tw
from tilewright.arena.match import Fixture, Match, fixtures
from tilewright.arena.single_game import play
from tilewright.bots import search_backend
from tilewright.bots.levels import MASTER
from tilewright.bots.styles import styles_of


class Seen(NamedTuple):
    """A game: what the one did in it, and the part of the win that it had."""

    deeds: Counter[str]
    share: float


def seen(match: Match, fixture: Fixture) -> Seen:
    with search_backend.only("compiled" if search_backend.has_compiled_search(match.game) else "readable"):
        outcome, record = play(match, fixture)
    seat, game = fixture.seats.index(match.bots[0]), tw.game(match.game)
    deeds, done = next(iter(styles_of(match.game).values())).deeds, Counter[str]()
    state = game.start(match.players, bytes.fromhex(record.seed), record.options)
    for text in record.actions:
        action = game.parse(text)
        if state.actor == seat:
            done.update(deeds(state, action))
        state = state.after(action)
    return Seen(done, outcome.shares()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[game for game in tw.games() if styles_of(game)])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100, help="of each style")
    parser.add_argument("--beside", default="adept", help="the bot at the other seats")
    parser.add_argument("--seed", type=int, default=11, help="of the deals; the likings were tuned on those of 11")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    if search_backend.has_compiled_search(asked.game):
        import_module(search_backend.package(asked.game)).call_all()  # compiled here, not by each of the workers
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in (MASTER, *styles_of(asked.game)):
            bots = (name, *[asked.beside] * (asked.players - 1))
            match = Match(game=asked.game, bots=bots, players=asked.players, seed=asked.seed)
            games = list(pool.map(seen, repeat(match), fixtures(match, asked.games)))
            share = sum(game.share for game in games) / len(games)
            done = sum((game.deeds for game in games), Counter[str]())
            told = ", ".join(f"{deed} {done[deed] / len(games):.2f}" for deed in sorted(done))
            print(f"{name}: {len(games)} games, wins {share:.1%}; in a game: {told}", flush=True)


if __name__ == "__main__":
    main()
