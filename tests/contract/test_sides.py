"""What a seat plays, where the sides of a game differ."""

from typing import Any

import pytest

import tilewright as tw


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("qwirkle", {}, [None, None]),
        ("tigris", {}, ["archer", "bull"]),
        ("tigris", {"choose_dynasties": True}, [None, None]),
        ("empires", {}, [None, None]),
    ],
)
def test_a_side_is_known_from_when_it_is_settled(game: str, options: dict[str, Any], sides: list[str | None]) -> None:
    state = tw.game(game).start(players=2, seed=7, options=options)
    assert [tw.game(game).side(state, seat) for seat in range(2)] == sides


@pytest.mark.parametrize(("game", "options"), [("tigris", {"choose_dynasties": True}), ("empires", {})])
def test_a_side_is_called_as_in_the_action_that_chose_it(game: str, options: dict[str, Any]) -> None:
    state = tw.game(game).start(players=2, seed=7, options=options)
    seat = state.actor
    assert seat is not None
    action = state.actions()[0]
    side = tw.game(game).side(state.play(action), seat)
    assert side is not None
    assert side in str(action).split()
