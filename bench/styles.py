"""What styles do, and what it costs them: `python -m bench.styles tigris --games 100`.

Each style plays at every seat of every deal among masters. The table says how often it does each deed of the game in a
game, and how often the masters beside it do.
"""

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

import tilewright as tw
from tilewright.arena.match import Fixture, Match, fixtures
from tilewright.arena.single_game import play
from tilewright.bots import search_backend
from tilewright.bots.levels import MASTER
from tilewright.bots.styles import styles_of


class Seen(NamedTuple):
    """A game: what the style and the masters did in it, and the part of the win that the style had."""

    style: Counter[str]
    masters: Counter[str]
    share: float


def seen(game: str, players: int, style: str, fixture: Fixture) -> Seen:
    match = _match(game, players, style)
    with search_backend.only("compiled" if search_backend.has_compiled_search(game) else "readable"):
        outcome, record = play(match, fixture)
    seat, deeds = fixture.seats.index(style), styles_of(game)[style].deeds
    found = Seen(Counter(), Counter(), outcome.shares()[seat])
    state = tw.game(game).start(players, bytes.fromhex(record.seed), record.options)
    for text in record.actions:
        action = state.game.parse(text)
        (found.style if state.actor == seat else found.masters).update(deeds(state, action))
        state = state.after(action)
    return found


def _match(game: str, players: int, style: str) -> Match:
    return Match(game=game, bots=(style, *[MASTER] * (players - 1)), players=players, seed=11)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[game for game in tw.games() if styles_of(game)])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for style, liked in styles_of(asked.game).items():
            todo = fixtures(_match(asked.game, asked.players, style), asked.games)
            games = list(pool.map(seen, repeat(asked.game), repeat(asked.players), repeat(style), todo))
            _print(style, liked.likes, games, asked.players)


def _print(style: str, likes: object, games: list[Seen], players: int) -> None:
    number, share = len(games), sum(game.share for game in games) / len(games)
    print(f"{style}: {number} games among masters, wins {share:.1%} of them; likes {likes}", flush=True)
    own, others = sum((game.style for game in games), Counter()), sum((game.masters for game in games), Counter())
    for deed in sorted({*own, *others}):
        mean, beside = own[deed] / number, others[deed] / number / (players - 1)
        print(f"  {deed:12} {mean:6.2f} a game, masters {beside:6.2f}", flush=True)


if __name__ == "__main__":
    main()
