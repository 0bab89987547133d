"""The odds of what hidden hands hold."""

from itertools import combinations, product

import pytest

from tests.tigris.drawn import drawn
from tilewright.bots.tigris.odds import _odds, odds_for, unseen_by
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.names import COLOURS


def test_the_odds_are_those_of_dealing_hands_from_what_is_unseen() -> None:
    state = drawn("""
        hand archer: red 5
        hand bull: blue 6

        .
    """)
    assert unseen_by(state, 0) == (57 - 5, 36, 30, 30), "all tiles of the game but the seat's own"
    odds = odds_for(state, 0)
    assert odds[1].share == pytest.approx(36 / 148)
    none = 1.0
    for drawn_before in range(6):
        none *= (148 - 36 - drawn_before) / (148 - drawn_before)
    assert odds[1].at_least(1) == pytest.approx(1 - none)
    assert odds[1].at_least(0) == 1.0
    assert odds[1].at_least(7) == 0.0
    assert sum(each.share for each in odds) == pytest.approx(1.0)


def test_the_odds_of_one_hand_against_another() -> None:
    """Against an enumeration of all hands of six out of eight tiles, three of which are red."""
    hands = [sum(tile < 3 for tile in hand) for hand in combinations(range(8), 6)]
    odds = _odds(8, 3)
    for more in range(-7, 8):
        ahead = sum(mine - other >= more for mine, other in product(hands, hands)) / len(hands) ** 2
        assert odds.ahead(more) == pytest.approx(ahead)


def test_colours_have_odds_in_the_order_of_the_game() -> None:
    state = GAME.start(2, 1)
    odds = odds_for(state, 0)
    assert len(odds) == len(COLOURS)
    assert odds[0].share > odds[1].share > odds[2].share
