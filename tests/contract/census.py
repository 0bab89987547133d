"""Game by game: what there is of every piece, wherever it lies. It must be the same all through a game."""

from collections import Counter
from collections.abc import Callable
from typing import Any


def qwirkle(state: Any) -> object:
    """The 108 tiles, on the table, in the hands and in the bag."""
    return Counter((*state.table.values(), *state.bag, *(tile for hand in state.hands for tile in hand)))


CENSUS: dict[str, Callable[[Any], object]] = {
    "qwirkle": qwirkle,
}
