"""Searches of `master` at Tigris & Euphrates against each other: `python -m bench.searches --games 100`.

`tree` is the tree search, with another plan if wanted: `--exploration 0.2`. `replies` compares a handful of turns over
guesses, with replies by one-ply play, as `master` did everywhere before there was a tree. Both have the net, candidates
and answers to conflicts of `master`; `tree@1000` looks at fewer positions. Any bot of the package can be named too.

Every deal is played by both sides. With `--folder` a match is kept, and taken up again by the same command.
"""

import argparse
from pathlib import Path

import msgspec

from tilewright.arena.match import Match, fixtures, name_and_budget
from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.single_game import Outcome, play
from tilewright.arena.statistics import summarise
from tilewright.bots import search_backend
from tilewright.bots.engine import EngineBot
from tilewright.bots.levels import MASTER
from tilewright.bots.tigris.compiled import call_all
from tilewright.bots.tigris.engine import BY_NET, Comparison, TigrisEngine
from tilewright.bots.tigris.opponent_replies import COST
from tilewright.bots.tigris.tree_plan import TreePlan
from tilewright.games.tigris import GAME

TREE, REPLIES = "tree", "replies"
BEFORE = {**BY_NET, 2: Comparison(own=1600, lines=24, guess=COST)}
"""How turns were compared at each number of players before there was a tree."""


class SearchingBot(EngineBot):
    """`master` with another search."""

    def __init__(self, seed: int, engine: TigrisEngine, budget: int | None) -> None:
        super().__init__(GAME, seed, MASTER, budget)
        self.engine = engine


def entrant(name: str, seed: int, plan: TreePlan) -> SearchingBot | None:
    """What plays by the search of that name; None for a bot of the package."""
    kind, budget = name_and_budget(name)
    searches = {TREE: dict.fromkeys(GAME.player_counts, plan), REPLIES: BEFORE}
    return SearchingBot(seed, TigrisEngine(by_net=searches[kind]), budget) if kind in searches else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--measured", default=TREE, help="who has one seat (default: %(default)s)")
    parser.add_argument("--against", default=REPLIES, help="who has the other seats (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--folder", type=Path, help="keeps the match, or goes on with it")
    for about in msgspec.structs.fields(TreePlan):
        flag = "--" + about.name.replace("_", "-")
        parser.add_argument(flag, type=about.type, default=about.default, help="of the tree (default: %(default)s)")
    asked = parser.parse_args()
    plan, names = msgspec.convert(vars(asked), TreePlan), (asked.measured, *[asked.against] * (asked.players - 1))
    found = {name: entrant(name, asked.seed, plan) for name in names}
    objects = {name: made for name, made in found.items() if made is not None}
    match = Match(game=GAME.name, bots=names, players=asked.players, seed=asked.seed)
    match.check(besides=objects)
    folder = MatchFolder.of(asked.folder, match) if asked.folder else None
    outcomes: list[Outcome] = list(folder.outcomes()) if folder else []
    done = {outcome.number for outcome in outcomes}
    call_all()  # compiled here, not in a decision
    print(plan, flush=True)
    with search_backend.only("compiled"):
        for fixture in fixtures(match, asked.games):
            if fixture.number in done:
                continue
            outcome, record = play(match, fixture, objects)
            outcomes.append(outcome)
            if folder:
                folder.keep(outcome, record)
            summary = summarise(match, outcomes)
            row = next(row for row in summary.rows if row.bot == asked.measured)
            share = f"{summary.games} games: {row.share:.1%}, {row.low:.1%} to {row.high:.1%}"
            print(f"{share}; {row.mean_ms:.0f} ms a decision, at most {row.longest_ms:.0f}", flush=True)


if __name__ == "__main__":
    main()
