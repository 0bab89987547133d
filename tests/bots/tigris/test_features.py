"""What the engine reads off the board: supporters, dangers, incomes, treasures."""

import pytest

from tests.bots.tigris.positions import TWO_KINGDOMS, leader_numbers
from tests.tigris.drawn import drawn
from tilewright.bots.tigris.evaluation import (
    Evaluator,
)


def test_leaders_kings_and_supporters_are_counted() -> None:
    state, number = leader_numbers(TWO_KINGDOMS)
    features = Evaluator(state, 0).features(state)
    assert features.support[number["0-trader"]] == 1
    assert features.support[number["1-king"]] == 2
    assert features.covered[number["0-priest"]]
    assert features.covered[number["0-farmer"]]
    assert not features.covered[number["0-trader"]]
    assert features.home[number["1-priest"]] is None


def test_a_war_is_as_dangerous_as_the_odds_say() -> None:
    """The archer's king has 0 + 2 settlements against 2 on the board: it needs a third one to attack."""
    state, number = leader_numbers(TWO_KINGDOMS)
    evaluator = Evaluator(state, 0)
    features = evaluator.features(state)
    assert features.gain[number["0-king"]] == 0.0
    assert features.gain[number["1-king"]] == pytest.approx(evaluator.odds[3].at_least(1))
    assert features.danger[number["0-king"]] >= evaluator.odds[3].at_least(1)
    richer = drawn(TWO_KINGDOMS.replace("red 1 black 2", "black 3"))
    evaluator = Evaluator(richer, 0)
    expected = (1 - evaluator.odds[3].at_least(1)) * 3
    assert evaluator.features(richer).gain[number["0-king"]] == pytest.approx(expected)


def test_monuments_pay_and_treasures_are_within_reach() -> None:
    state, number = leader_numbers("""
        monuments: red-green G3 green
        corner: G3

        -  -  .  .
        -  -  r  .
        .  .  r  gA
        .  .  .  .
        .  .  R  .
    """)
    features = Evaluator(state, 0).features(state)
    assert features.income[number["0-trader"]] == 1
    assert features.income[number["1-trader"]] == 0
    assert features.within[0] == 0
    assert features.reach[0] == 1
