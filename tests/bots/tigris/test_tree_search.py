"""The tree search that `master` is measured against: `bench/tree_search.py`, and at Tigris `bench/searches.py`."""

import random
from collections.abc import Hashable, Sequence

import pytest

from bench.searches import TreeBot
from bench.tree_search import Plan, TreeSearch
from tests.bots.tigris.positions import TWO_KINGDOMS
from tests.tigris.drawn import drawn
from tilewright.bots import InformationState

PLANS = [Plan(), Plan(halved=8)]
SAFE, TRAP, GAMBLE = range(3)
WINS_ON = 3  # of so many guesses, the gamble wins on one


class Toy:
    """One decision, and an answer to it. One ply ahead the trap looks best, and the gamble as good as what is safe."""

    def __init__(self, left: int) -> None:
        self.left = left
        self._guess, self._played = 0, list[int]()

    def begin(self, number: int) -> None:
        self._guess, self._played = number, []

    def mover(self) -> int | None:
        return len(self._played) if len(self._played) < 2 else None

    def seen(self) -> Hashable:
        return tuple(self._played)

    def candidates(self) -> Sequence[int]:
        return [SAFE, TRAP, GAMBLE] if not self._played else [0, 1]

    def judge(self, code: int) -> float:
        self.left -= 1
        return 0.7 if not self._played and code == TRAP else 0.5

    def play(self, code: int) -> None:
        self._played.append(code)

    def standing(self) -> Sequence[float]:
        self.left -= 1
        first, *answer = self._played
        if first == TRAP:
            own = 0.1 if answer == [1] else 0.7
        elif first == GAMBLE:
            own = 1.0 if self._guess % WINS_ON == 0 else 0.0
        else:
            own = 0.5
        return own, 1 - own


@pytest.mark.parametrize("plan", PLANS)
def test_an_answer_is_foreseen_and_luck_is_averaged(plan: Plan) -> None:
    walk = Toy(600)
    search = TreeSearch(walk, plan)
    assert search.best() == SAFE
    assert walk.left <= 0
    gamble = search.root[GAMBLE]
    assert gamble.visits >= WINS_ON
    assert gamble.total / gamble.visits == pytest.approx(1 / WINS_ON, abs=0.2)


@pytest.mark.parametrize("plan", PLANS)
def test_the_treasure_that_ends_the_game_and_wins_it_is_taken(plan: Plan) -> None:
    state = drawn("""
        hand archer: green 1
        points archer: red 9 blue 9 green 4 black 9
        points bull: red 5 blue 5 green 5 black 5
        corner: F3

        R  gA .  .
        r  .  .  .
        r  r  .  .
        .  g  g  .
        .  .  .  R
        .  .  .  .
        .  .  .  .
        R  .  .  .
    """)
    tree = TreeBot(1, 800, plan).search(InformationState(state, 0))
    best = tree.best()
    assert str(TreeBot(1, 800, plan).choose(InformationState(state, 0))) == "tile green H7"
    assert tree.root[best].mean(0) > 0.99


def test_what_the_seat_cannot_tell_apart_makes_no_difference() -> None:
    state, tree = drawn(TWO_KINGDOMS), TreeBot(1, 150)
    assert state.actor is not None
    chosen = tree.choose(InformationState(state, state.actor))
    assert chosen in state.actions()
    assert tree.choose(InformationState(state.guess(state.actor, random.Random(2)), state.actor)) == chosen
