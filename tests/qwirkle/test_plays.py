"""Whole turns for bots."""

import pytest

from tests.qwirkle.drawn import drawn, play, stored
from tilewright.games.qwirkle import GAME


def test_plays_are_whole_turns_with_their_scores() -> None:
    state = drawn("hand 0: Rst Bst Gst Pcl\nhand 1: Gx\norigin: 0,0\n\nRx Rdi Rsq")
    found = {frozenset(map(str, turn.actions)): turn for turn in GAME.plays(state)}
    assert len(found) == len(GAME.plays(state))
    stars = found[frozenset({"place Rst 3,0", "place Bst 3,1", "place Gst 3,2"})]
    assert stars.score == 7
    for turn in GAME.plays(state):
        after = play(state, *map(str, turn.actions), "end")
        assert after.scores[0] == turn.score


def test_no_plays_in_the_middle_of_a_turn() -> None:
    state = play(drawn("hand 0: Rst Bst\nhand 1: Gx\norigin: 0,0\n\nRx Rdi"), "place Rst 2,0")
    with pytest.raises(ValueError, match="under way"):
        GAME.plays(state)


def test_no_plays_for_one_who_must_pass() -> None:
    assert GAME.plays(stored("one_cannot_play")) == ()


def test_a_single_tile_that_opens_is_worth_one() -> None:
    """QW-C3."""
    (turn,) = GAME.plays(drawn("hand 0: Rst\nhand 1: Gx"))
    assert turn.score == 1
