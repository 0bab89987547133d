"""Whole turns, and what the opponents reply to them."""

import pytest

from tests.tigris.drawn import drawn
from tilewright.bots.engine import Budget
from tilewright.bots.tigris.engine import BY_NET, BY_WEIGHTS, Comparison, ReadableSearch, turns_of, widths_for
from tilewright.bots.tigris.evaluation import (
    Evaluator,
)
from tilewright.bots.tigris.opponent_replies import COST, REPLY, rank_by_replies
from tilewright.bots.tigris.search import Line, Searcher
from tilewright.games.tigris import GAME, TigrisState


def test_more_budget_looks_at_more() -> None:
    narrow, wide = widths_for(20), widths_for(200)
    assert narrow.first < wide.first
    assert narrow.kept < wide.kept
    state = GAME.start(2, 3)
    searcher = Searcher(Evaluator(state, state.active), Budget(10_000))
    assert len(searcher.lines(state, wide)) > len(searcher.lines(state, narrow))


def test_the_order_of_two_actions_makes_no_other_turn() -> None:
    state = GAME.start(2, 3)
    lines = Searcher(Evaluator(state, state.active), Budget(10_000)).lines(state, widths_for(200))
    turns = turns_of(lines)
    assert len({frozenset((line.action, line.then)) for line in turns}) == len(turns)
    assert [line.value for line in turns] == sorted((line.value for line in turns), reverse=True)
    assert len(turns) > sum(line.searched for line in lines)


def test_lines_are_ranked_by_what_the_opponents_reply() -> None:
    """The bull replies at once: a mightier king, with six settlements in hand, takes what is within reach."""
    state = drawn("""
        hand archer: black 1 red 5
        hand bull: black 6
        actions: 1
        rest: start
        corner: F4

        .  kA k  .  .  .  .  .
        .  r  k  .  .  kB k  .
        .  .  .  .  .  r  k  .
        .  .  .  .  .  .  k  .
    """)
    evaluator, budget = Evaluator(state, 0), Budget(400)
    lines = [Line(GAME.parse(text), 0.5, []) for text in ("tile black I4", "tile black F4", "leader king off")]
    search = ReadableSearch(evaluator, budget)
    ranked = rank_by_replies(
        lines, lambda: state, lambda world, line: search.value_after_replies(world, line, REPLY), COST, 8, budget
    )
    assert budget.left < 400
    assert {str(line.action) for line in ranked} == {str(line.action) for line in lines}
    values = [sum(line.tried) / len(line.tried) for line in ranked if len(line.tried) == len(ranked[0].tried)]
    assert values == sorted(values, reverse=True)
    assert values[0] == ranked[0].value != 0.5


@pytest.mark.parametrize(("least", "expected"), [(0, 501), (12, 84)])
def test_a_guess_that_takes_few_positions_still_counts(least: int, expected: int) -> None:
    """Where the game ends before anybody replies, a line takes one position; to draw the guess takes longer."""
    state, budget, guesses = GAME.start(2, 3), Budget(1024), list[None]()
    lines = [Line(GAME.parse(text), 0.5, []) for text in ("tile black I4", "tile black F4")]

    def guess() -> TigrisState:
        guesses.append(None)
        return state

    def value(_world: TigrisState, _line: Line) -> float:
        return float(budget.spend())

    rank_by_replies(lines, guess, value, 12, 8, budget, least)
    assert len(guesses) == expected
    assert 0 <= budget.left < 2 * 12


def test_only_levels_with_a_net_pay_for_guesses() -> None:
    assert BY_WEIGHTS.guess == 0, "what master-1 decides would change"
    assert all(by.guess >= COST for by in BY_NET.values() if isinstance(by, Comparison))
