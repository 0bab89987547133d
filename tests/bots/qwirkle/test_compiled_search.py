"""The compiled search of Qwirkle is the readable one: the same choices with the same budget."""

import pytest

import tilewright as tw
from tests.bots.positions import last_choices, walk
from tests.bots.same_decisions import SAME_LEVELS, play, same_decision
from tests.contract.walks import CASES, Case
from tilewright.bots import InformationState
from tilewright.bots.engine import Budget
from tilewright.bots.qwirkle.compiled.searcher import CompiledEndgame
from tilewright.bots.qwirkle.endgame import ReadableEndgame, solve
from tilewright.bots.qwirkle.turns import start_of_turn, turns
from tilewright.compiled.qwirkle.convert import pack
from tilewright.games.qwirkle.state import QwirkleState

GAME = tw.game("qwirkle")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", SAME_LEVELS)
def test_every_level_decides_the_same_here_and_there_in_a_game(players: int, level: str) -> None:
    for state in walk(GAME, players, players, 5):
        assert state.actor is not None
        if len(state.actions()) > 1:
            same_decision(InformationState(state, state.actor), level)


@pytest.mark.parametrize("case", [case for case in CASES if case.name == "qwirkle"], ids=str)
def test_a_whole_game_is_the_same(case: Case) -> None:
    assert sum(1 for _ in play(case, case.players, "master-1", budget=60)) > 20


@pytest.mark.parametrize("seed", range(2))
def test_the_end_of_a_game_is_played_out_to_the_same_margins(seed: int) -> None:
    """With two players and an empty bag; the same budget is spent."""
    ends = [state for state in last_choices(GAME, 2, seed, 12) if isinstance(state, QwirkleState) and not state.bag]
    assert ends, "choose a seed whose game has such an end"
    for start in map(start_of_turn, ends):
        for budget in (40, 400):
            budgets = Budget(budget), Budget(budget)
            found = solve(turns(start), budgets[0], CompiledEndgame(pack(start)))
            assert found == solve(turns(start), budgets[1], ReadableEndgame(start))
            assert budgets[0].left == budgets[1].left
