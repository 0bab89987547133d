"""Chances to win: terms, soft minimum, and nothing that could not be known."""

import random

import pytest

from tests.bots.tigris.positions import TWO_KINGDOMS, leader_numbers
from tests.tigris.drawn import drawn, play
from tilewright.bots.tigris.evaluation import (
    COLOUR_TERMS,
    Evaluator,
    colour_terms,
    needs,
    soft_minimum,
)
from tilewright.games.tigris import GAME


def test_every_term_has_its_place_on_the_board_and_off_it() -> None:
    state, number = leader_numbers(TWO_KINGDOMS)
    features = Evaluator(state, 0).features(state)
    on_board, covered, idle = (
        dict(zip(COLOUR_TERMS, colour_terms(features, number[name], 3.0), strict=True))
        for name in ("0-trader", "0-farmer", "2-farmer")
    )
    assert (on_board["leader"], on_board["support"], on_board["hand"], on_board["idle_hand"]) == (1, 1, 3.0, 0.0)
    assert (covered["leader"], covered["covered_turns"], covered["hand"]) == (0.0, features.turns, 3.0)
    assert (idle["covered_turns"], idle["hand"], idle["idle_hand"]) == (0.0, 0.0, 3.0)


def test_the_weakest_colour_counts_most_and_the_more_the_nearer_the_end() -> None:
    totals = (4.0, 9.0, 9.0, 9.0)
    late, early = needs(totals, 0.7), needs(totals, 4.0)
    assert late[0] > early[0] > early[1] > late[1]
    assert min(totals) < soft_minimum(totals, 0.7) < soft_minimum(totals, 4.0) < 9.0
    assert sum(late) == pytest.approx(1.0)


def test_chances_add_up_and_the_end_is_certain() -> None:
    state = GAME.start(4, 3)
    assert sum(Evaluator(state, 0).chances(state)) == pytest.approx(1.0)
    over = drawn("""
        pending: over the-bag-ran-out
        points archer: red 3 blue 3 green 3 black 3
        points bull: red 9 blue 9 green 9 black 2
        treasures bull: 1

        .
    """)
    assert Evaluator(over, 0).chances(over) == [0.0, 1.0]


def test_what_will_be_drawn_is_not_foreseen() -> None:
    """A turn that ends with drawing is evaluated alike, whatever the guess has on top of the bag."""
    before = drawn(TWO_KINGDOMS)
    values = set[float]()
    for seed in range(5):
        guess = before.guess(0, random.Random(seed))
        after = play(guess, "tile red F3", "tile green E5")
        values.add(round(Evaluator(before, 0).value(after), 9))
    assert len(values) == 1
