"""Qwirkle's two engines are one."""

from tests.compiled.kit import compare
from tilewright.compiled.qwirkle.layout import STATE


def test_random_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 18_000) == 18_000


def test_greedy_games_are_the_same_on_both() -> None:
    assert compare("qwirkle", 2_000, bot_name="greedy") == 2_000


def test_a_state_takes_at_most_four_kilobytes() -> None:
    assert STATE.itemsize <= 4096
