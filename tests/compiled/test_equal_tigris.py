"""The compiled Tigris & Euphrates is the readable one: the same actions, states, observations, guesses and results."""

from tests.compiled.kit import compare

DECISIONS = 20_000


def test_both_engines_play_the_same_games() -> None:
    """Random games of all numbers of players and options in turn."""
    assert compare("tigris", DECISIONS) == DECISIONS
