"""`master` against a tree search with the same net and as many positions: `python -m bench.searches --games 100`.

`master` compares a handful of turns over guesses, with replies by one-ply play. The other one is the tree search of
`tree_search.py`, at Tigris & Euphrates. A question that is open at the decision itself, a conflict or a monument, goes
to `master`, so that the two differ in how they search turns.

Every deal is played by both sides. With `--folder` a match is kept, and taken up again by the same command.
`--against tree@1000` is the same search with fewer positions; any bot of the package can be named.
"""

import argparse
from pathlib import Path
from typing import cast

import msgspec

from bench.tree_search import Plan, TreeSearch
from tilewright.arena.match import Match, fixtures, name_and_budget
from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.single_game import Outcome, play
from tilewright.arena.statistics import summarise
from tilewright.bots import Bot, InformationState, bot, search_backend
from tilewright.bots.levels import MASTER
from tilewright.bots.nets.library import net_of
from tilewright.bots.tigris.compiled import call_all
from tilewright.bots.tigris.evaluation import Evaluator, tuned
from tilewright.games.tigris import GAME
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Action, fresh_seed

TREE = "tree"
BUDGET = 5000  # as many positions as `master` looks at
PLAN = Plan()


class TreeBot(Bot):
    """Plays turns of Tigris & Euphrates by the tree search, with the package's net if there is one."""

    def __init__(self, seed: int | bytes, budget: int = BUDGET, plan: Plan = PLAN) -> None:
        super().__init__(GAME, seed)
        self._budget, self._plan = budget, plan
        self._master = bot(MASTER, GAME, seed, budget)

    def choose(self, info: InformationState) -> Action:
        actions = info.actions()
        if len(actions) == 1:
            return next(iter(actions))
        if cast(TigrisState, info.any_guess()).pending is not None:
            return self._master.choose(info)
        return self.search(info).best()

    def search(self, info: InformationState) -> TreeSearch:
        """The search of a turn, before its positions are spent."""
        state, net = cast(TigrisState, info.any_guess()), net_of(GAME.name, info.players)
        evaluator = Evaluator(state, info.seat, tuned(info.players))
        return TreeSearch(state, evaluator, self._budget, self._plan, fresh_seed(self.rng(info)), net)


def entrant(name: str, seed: int, plan: Plan) -> Bot | None:
    """The tree search of that name; None for a bot of the package."""
    kind, budget = name_and_budget(name)
    return TreeBot(seed, budget or BUDGET, plan) if kind == TREE else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tree", default=f"{TREE}@{BUDGET}", help="the tree search, with its positions")
    parser.add_argument("--against", default=MASTER, help="who has the other seats")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--folder", type=Path, help="keeps the match, or goes on with it")
    for about in msgspec.structs.fields(Plan):
        flag = "--" + about.name.replace("_", "-")
        parser.add_argument(flag, type=about.type, default=about.default, help="default: %(default)s")
    asked = parser.parse_args()
    plan, names = msgspec.convert(vars(asked), Plan), (asked.tree, *[asked.against] * (asked.players - 1))
    found = {name: entrant(name, asked.seed, plan) for name in names}
    objects = {name: made for name, made in found.items() if made is not None}
    match = Match(game=GAME.name, bots=names, players=asked.players, seed=asked.seed)
    match.check(besides=objects)
    folder = MatchFolder.of(asked.folder, match) if asked.folder else None
    outcomes: list[Outcome] = list(folder.outcomes()) if folder else []
    done = {outcome.number for outcome in outcomes}
    call_all()
    first = GAME.start(asked.players, 0)
    TreeBot(0, 1, plan).search(InformationState(first, first.active)).best()  # compiled here, not in a decision
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
            row = next(row for row in summary.rows if row.bot == asked.tree)
            share = f"{summary.games} games: {row.share:.1%}, {row.low:.1%} to {row.high:.1%}"
            print(f"{share}; {row.mean_ms:.0f} ms a decision, at most {row.longest_ms:.0f}", flush=True)


if __name__ == "__main__":
    main()
