"""`master` against a tree search with the same net and as many positions: `python -m bench.searches --games 100`.

`master` compares a handful of turns over guesses, with replies by one-ply play. The other one is the tree search of
`tree_search.py`, at Tigris & Euphrates: actions are its moves, the candidates and their judgement by the net are those
of the package, and conflicts and other questions inside a turn are answered as `master` takes them to be answered. A
question that is open at the decision itself goes to `master`, so that the two differ in how they search turns.

Every deal is played by both sides. With `--folder` a match is kept, and taken up again by the same command.
`--against tree@1000` is the same search with fewer positions; any bot of the package can be named.
"""

import argparse
import hashlib
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np

from bench.tree_search import Plan, TreeSearch
from tilewright.arena.match import Match, fixtures, name_and_budget
from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.single_game import Outcome, play
from tilewright.arena.statistics import summarise
from tilewright.bots import Bot, InformationState, bot, search_backend
from tilewright.bots.engine import Budget
from tilewright.bots.levels import MASTER
from tilewright.bots.nets.library import Net, net_of
from tilewright.bots.tigris.compiled.candidates import MOST, listed
from tilewright.bots.tigris.compiled.evaluation import evaluate, set_chances, set_hand, spend_and_evaluate
from tilewright.bots.tigris.compiled.layout import MOST_OUTCOMES, OUTCOMES, STACK, TRIAL
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.opponent_replies import WORLD
from tilewright.bots.tigris.compiled.quiescence import best_answer, is_conflict, likely_commitment, quiesce
from tilewright.bots.tigris.compiled.searcher import CompiledSearcher, call_all
from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.compiled.chance import seed_bytes
from tilewright.compiled.tigris import blocks, questions
from tilewright.compiled.tigris.guess import guess
from tilewright.compiled.tigris.layout import STATE
from tilewright.compiled.tigris.turn import apply
from tilewright.encodings.tigris.actions import ACTIONS
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.names import ACTIONS as ACTIONS_A_TURN
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Action, fresh_seed

TREE = "tree"
BUDGET = 5000  # as many positions as `master` looks at


def _bytes(first: str, behind: str) -> slice:
    """Where the fields of a state from this one on lie, up to another."""
    fields: Any = STATE.fields
    return slice(fields[first][1], fields[behind][1])


BOARD, PIECES = _bytes("tiles", "leaders"), _bytes("stands", "treasures_held")
BUILT = _bytes("monument_cells", "active")


class Widths(msgspec.Struct, frozen=True):
    """How many candidates a node has, and how many cells of each kind of placement: in the turn that is to be decided,
    and in those that follow it."""

    now: int = 40
    cells_now: int = 6
    later: int = 8
    cells_later: int = 2


PLAN, WIDTHS = Plan(), Widths()


class TigrisWalk(CompiledSearcher):
    """A game of Tigris & Euphrates as the tree search walks it, from what one seat knows."""

    def __init__(self, info: InformationState, net: Net | None, budget: int, widths: Widths, seed: bytes) -> None:
        state = cast(TigrisState, info.any_guess())
        super().__init__(state, Evaluator(state, info.seat), Budget(0), net)
        self._players, self._widths, self._seed = state.players, widths, seed
        self._world = self._states[WORLD]  # where the guess is played on
        self._bytes = self._states[WORLD : WORLD + 1].view(np.uint8)
        self._codes, self._likely = np.empty(MOST, np.int32), np.empty(MOST_OUTCOMES)
        self._thought["budget"] = budget
        self._turns = 0
        self._ready = set[int]()
        self._listed: dict[Hashable, Sequence[int]] = {}

    @property
    def left(self) -> int:
        return int(self._thought["budget"])

    def begin(self, number: int) -> None:
        self._states[WORLD] = self._packed
        seed = hashlib.sha256(self._seed + number.to_bytes(4, "big")).digest()
        guess(self._figures, self._world, self._seat, seed_bytes(seed))
        self._turns, self._ready = 0, {self._seat}

    def mover(self) -> int | None:
        return None if self._world["question"] == questions.OVER else int(self._world["active"])

    def seen(self) -> Hashable:
        parts = (self._bytes[part].tobytes() for part in (BOARD, PIECES, BUILT))
        return self._turns, int(self._world["actions_left"]), *parts

    def candidates(self) -> Sequence[int]:
        seat, now, widths = int(self._world["active"]), self._turns == 0, self._widths
        by, known = self._evaluator_of(seat), (self.seen(), self._world["hands"][seat].tobytes())
        if known not in self._listed:
            cells, most = (widths.cells_now, widths.now) if now else (widths.cells_later, widths.later)
            number = listed(self._figures, self._world, by, self._thought, cells, now, self._codes)
            self._listed[known] = self._codes[: min(number, most)].tolist()
        return self._listed[known]

    def judge(self, code: int) -> float:
        by = self._evaluator_of(int(self._world["active"]))
        self._states[STACK] = self._world
        apply(self._figures, self._states[STACK], code)
        ends = quiesce(self._figures, by, self._thought, self._states, 0, self._likely)
        return sum(
            float(self._likely[end])
            * spend_and_evaluate(self._figures, self._states[OUTCOMES + end], by, self._thought)
            for end in range(ends)
        )

    def play(self, code: int) -> None:
        world, seat = self._world, self._world["active"]
        apply(self._figures, world, code)
        while world["question"] not in (questions.ACTION, questions.OVER):
            apply(self._figures, world, self._answer(self._evaluator_of(int(world["seat"]))))
        if world["question"] == questions.OVER or world["active"] != seat:
            self._turns += 1
            if self._turns == 1:  # what is drawn now is luck, and not to count
                set_hand(world, self._evaluators[self._seat], self._thought)
                self._hand[:] = self._thought["hand"]

    def standing(self) -> Sequence[float]:
        world, thought, by = self._world, self._thought, self._evaluators[self._seat]
        thought["budget"] -= 1
        if 0 < self._turns < self._players or (
            self._turns == self._players and world["actions_left"] == ACTIONS_A_TURN
        ):
            thought["hand"] = self._hand
            set_chances(self._figures, world, by, thought)
        else:
            evaluate(self._figures, world, by, thought)
        return thought["chances"][: self._players].tolist()

    def _answer(self, by: Any) -> int:
        """What whoever is asked a question answers, as in `master`'s search."""
        if is_conflict(self._world):
            return blocks.COMMIT + likely_commitment(self._figures, self._world, by)
        return best_answer(self._figures, by, self._thought, self._states, WORLD, TRIAL)

    def _evaluator_of(self, seat: int) -> Any:
        """The one of a seat, with the odds of when it first must decide on this guess."""
        if seat not in self._ready:
            self._ready.add(seat)
            set_odds(self._figures, self._world, self._evaluators[seat])
        return self._evaluators[seat]


class TreeBot(Bot):
    """Plays turns of Tigris & Euphrates by the tree search, with the package's net if there is one."""

    def __init__(self, seed: int | bytes, budget: int = BUDGET, plan: Plan = PLAN, widths: Widths = WIDTHS) -> None:
        super().__init__(GAME, seed)
        self._budget, self._plan, self._widths = budget, plan, widths
        self._master = bot(MASTER, GAME, seed, budget)

    def choose(self, info: InformationState) -> Action:
        actions = info.actions()
        if len(actions) == 1:
            return next(iter(actions))
        if cast(TigrisState, info.any_guess()).pending is not None:
            return self._master.choose(info)
        return ACTIONS[self.search(info).best()]

    def search(self, info: InformationState) -> TreeSearch:
        net, seed = net_of(GAME.name, info.players), fresh_seed(self.rng(info))
        return TreeSearch(TigrisWalk(info, net, self._budget, self._widths, seed), self._plan)


def entrant(name: str, seed: int, plan: Plan, widths: Widths) -> Bot | None:
    """The tree search of that name; None for a bot of the package."""
    kind, budget = name_and_budget(name)
    return TreeBot(seed, budget or BUDGET, plan, widths) if kind == TREE else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tree", default=f"{TREE}@{BUDGET}", help="the tree search, with its positions")
    parser.add_argument("--against", default=MASTER, help="who has the other seats")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--folder", type=Path, help="keeps the match, or goes on with it")
    for about in msgspec.structs.fields(Plan) + msgspec.structs.fields(Widths):
        flag = "--" + about.name.replace("_", "-")
        parser.add_argument(flag, type=about.type, default=about.default, help="default: %(default)s")
    asked = parser.parse_args()
    plan, widths = msgspec.convert(vars(asked), Plan), msgspec.convert(vars(asked), Widths)
    names = (asked.tree, *[asked.against] * (asked.players - 1))
    found = {name: entrant(name, asked.seed, plan, widths) for name in names}
    objects = {name: made for name, made in found.items() if made is not None}
    match = Match(game=GAME.name, bots=names, players=asked.players, seed=asked.seed)
    match.check(besides=objects)
    folder = MatchFolder.of(asked.folder, match) if asked.folder else None
    outcomes: list[Outcome] = list(folder.outcomes()) if folder else []
    done = {outcome.number for outcome in outcomes}
    call_all()
    print(f"{plan}, {widths}", flush=True)
    with search_backend.only("compiled"):
        for fixture in fixtures(match, asked.games):
            if fixture.number in done:
                continue
            outcome, record = play(match, fixture, objects)
            outcomes.append(outcome)
            if folder:
                folder.keep(outcome, record)
            for row in summarise(match, outcomes).rows:
                if row.bot == asked.tree:
                    print(
                        f"{row.games} games: {row.share:.1%}, {row.low:.1%} to {row.high:.1%}; "
                        f"{row.mean_ms:.0f} ms a decision, at most {row.longest_ms:.0f}",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
