"""The compiled search is the readable one: the same evaluation, the same lines, the same budget spent."""

import random
from functools import cache

import pytest

from tests.bots.positions import step
from tests.bots.same_decisions import same_decision
from tilewright.bots.engine import Budget
from tilewright.bots.information_state import InformationState
from tilewright.bots.tigris.compiled.searcher import CompiledSearcher
from tilewright.bots.tigris.engine import widths_for
from tilewright.bots.tigris.evaluation import Evaluator, tuned
from tilewright.bots.tigris.opponent_replies import value_after_replies
from tilewright.bots.tigris.search import Searcher
from tilewright.games.tigris import GAME, TigrisState
from tilewright.kernel import State

NEARLY = 1e-9
POSITIONS = 4
BUDGET = 120


@cache
def positions(players: int) -> list[TigrisState]:
    """Positions of a game with all variants, each where a turn's action is due."""
    rng = random.Random(players)
    state: State = GAME.start(players, players, {"buildings": True, "ziggurat": True})
    found: list[TigrisState] = []
    while len(found) < POSITIONS:
        for _ in range(rng.randrange(10, 30)):
            state = step(state, rng)
        if isinstance(state, TigrisState) and state.pending is None:
            found.append(state)
    return found


every_position = pytest.mark.parametrize(
    ("players", "number"), [(players, number) for players in (2, 3, 4) for number in range(POSITIONS)]
)


@every_position
def test_every_seat_has_the_same_chances(players: int, number: int) -> None:
    state = positions(players)[number]
    for seat in range(players):
        evaluator = Evaluator(state, seat, tuned(players))
        found = CompiledSearcher(state, evaluator, Budget(BUDGET)).chances(state)
        assert found == pytest.approx(evaluator.chances(state), abs=NEARLY)


@every_position
def test_the_same_lines_are_found_with_the_same_budget(players: int, number: int) -> None:
    state = positions(players)[number]
    budgets = Budget(BUDGET), Budget(BUDGET)
    evaluator, widths = Evaluator(state, state.active, tuned(players)), widths_for(BUDGET)
    found = CompiledSearcher(state, evaluator, budgets[0]).lines(state, widths)
    known = Searcher(evaluator, budgets[1]).lines(state, widths)
    assert [(line.action, line.then, line.searched) for line in found] == [
        (line.action, line.then, line.searched) for line in known
    ]
    assert [line.value for line in found] == pytest.approx([line.value for line in known], abs=NEARLY)
    assert budgets[0].left == budgets[1].left


@every_position
def test_replies_come_to_the_same_value(players: int, number: int) -> None:
    state = positions(players)[number]
    evaluator = Evaluator(state, state.active, tuned(players))
    line = Searcher(evaluator, Budget(BUDGET)).lines(state, widths_for(BUDGET))[0]
    guess = state.guess(state.active, random.Random(number))
    budgets = Budget(BUDGET), Budget(BUDGET)
    found = CompiledSearcher(state, evaluator, budgets[0]).value_after_replies(guess, line)
    assert found == pytest.approx(value_after_replies(guess, line, evaluator, budgets[1]), abs=NEARLY)
    assert budgets[0].left == budgets[1].left


A_SWAP_AND_A_REFILL = """
game: tigris
players: archer bull
active: archer
actions: 1
hand archer: red 3 green 2
points archer: blue 1 green 2 black 3
treasures archer: 1
hand bull: red 2 blue 1 green 1 black 2
points bull: red 1 blue 1 green 1 black 1

r  kB .  .  .  b  .  .  .  kA R  g  .  .  .  .
rB R  gB .  .  rA r  g  k  k  gA .  .  .  g  R
.  k  .  .  .  r  .  .  k  .  .  .  .  .  .  .
.  .  .  .  .  bB .  .  .  .  .  .  .  b  .  .
.  .  .  .  .  .  .  .  .  .  .  .  bA R  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  R  .  .  .  .  .  .  .
.  R  .  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .  R  .
.  .  .  .  .  R  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  R  .  .  .  .  .
"""


def test_tiles_drawn_twice_in_an_action_count_the_same() -> None:
    """A swap as the last action draws, and so does the end of the turn. Where this was added up in another order, the
    last digit put two choices that are as good as each other the other way round."""
    state = GAME.position(A_SWAP_AND_A_REFILL)
    same_decision(InformationState(state, state.active), "master-1")


@pytest.mark.parametrize("players", [2, 4])
def test_master_decides_the_same_with_either_search(players: int) -> None:
    state = positions(players)[0]
    same_decision(InformationState(state, state.active), "master-1")
