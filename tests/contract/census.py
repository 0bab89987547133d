"""Game by game: what there is of every piece, wherever it lies. It must be the same all through a game."""

from collections import Counter
from collections.abc import Callable
from typing import Any


def qwirkle(state: Any) -> object:
    """The 108 tiles, on the table, in the hands and in the bag."""
    return Counter((*state.table.values(), *state.bag, *(tile for hand in state.hands for tile in hand)))


def tigris(state: Any) -> object:
    """Treasures, catastrophes and leaders; tiles that leave the game are followed by their events (tests/tigris)."""
    return (
        state.board.treasures.bit_count() + sum(state.treasures),
        state.board.ruins.bit_count() + sum(state.catastrophes),
        len(state.board.stands),
    )


CENSUS: dict[str, Callable[[Any], object]] = {
    "qwirkle": qwirkle,
    "tigris": tigris,
}
