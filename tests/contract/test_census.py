"""What the contract tests need of a game is there, or they say what is missing."""

import pytest

import tilewright as tw
from tests.contract.census import census_of


@pytest.mark.parametrize("name", tw.games())
def test_every_game_counts_its_pieces(name: str) -> None:
    game = tw.game(name)
    assert census_of(name)(game.start(game.player_counts[0], 1))


def test_a_game_without_a_census_is_told_which_file_to_write() -> None:
    with pytest.raises(LookupError, match=r"tests/chess/census\.py is missing"):
        census_of("chess")
