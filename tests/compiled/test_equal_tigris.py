"""The compiled Tigris & Euphrates is the readable one: the same actions, states, observations, guesses and results."""

import pytest

from tests.compiled.kit import compare, compare_position
from tests.tigris.drawn import drawn
from tests.tigris.open_questions import PENDING
from tilewright.compiled.tigris.layout import STATE

DECISIONS = 20_000
MOST_BYTES = 512


def test_both_engines_play_the_same_games() -> None:
    """Random games of all numbers of players and options in turn."""
    assert compare("tigris", DECISIONS) == DECISIONS


@pytest.mark.parametrize("question", PENDING)
def test_every_open_question_has_the_same_answers_with_the_same_consequences(question: str) -> None:
    compare_position(drawn(PENDING[question]).position(), "tigris")


def test_a_state_is_small() -> None:
    assert STATE.itemsize <= MOST_BYTES
