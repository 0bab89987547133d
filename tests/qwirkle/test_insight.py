"""What a player could work out: the worth of a placement, the tiles still to come."""

import random

from tests.qwirkle.drawn import drawn
from tilewright.games.qwirkle import GAME

STATE = drawn(
    """
    players: 2
    hand 0: Rsq Bst Bst
    hand 1: Gx

    Rci Rx Rdi
    """
)


def test_every_placement_that_is_legal_has_its_worth() -> None:
    """QW-C1: as the view says once it is laid."""
    worth = GAME.insight(STATE, 0, None).worth
    assert set(worth) == {str(action) for action in STATE.actions() if str(action).startswith("place")}
    assert all(
        points == sum(line.points for line in STATE.play(GAME.parse(text)).view(0).lines)
        for text, points in worth.items()
    )
    assert worth["place Rsq 3,0"] == 4
    assert worth["place Rsq 1,1"] == 2


def test_the_worth_of_a_turn_counts_what_is_laid_already() -> None:
    state = STATE.play(GAME.parse("place Rsq 3,0"))
    assert GAME.insight(state, 0, None).worth == {}  # neither star fits beside it
    assert GAME.insight(STATE, 0, GAME.parse("place Rsq 3,0")).worth == {"place Rsq 3,0": 4}


def test_what_is_not_legal_has_no_worth() -> None:
    assert GAME.insight(STATE, 0, GAME.parse("place Bst 3,0")).worth == {}
    assert GAME.insight(STATE, 0, GAME.parse("trade Bst")).worth == {}
    assert GAME.insight(STATE, 1, None).worth == {}


def test_unseen_are_the_copies_that_lie_neither_on_the_table_nor_in_the_own_hand() -> None:
    mine, theirs, anybodys = (GAME.insight(STATE, seat, None).unseen for seat in (0, 1, None))
    assert (mine["Bst"], theirs["Bst"], anybodys["Bst"]) == (1, 3, 3)
    assert (mine["Rci"], theirs["Gx"], mine["Gx"]) == (2, 2, 3)
    assert sum(mine.values()) == 108 - 3 - 3


def test_it_tells_nothing_that_is_hidden() -> None:
    for seat in (0, 1, None):
        guesses = [STATE.guess(seat, random.Random(number)) for number in range(5)]
        assert all(GAME.insight(guess, seat, None) == GAME.insight(STATE, seat, None) for guess in guesses)
