"""What there is of every piece, wherever it lies: the same all through a game."""

from collections import Counter

from tilewright.games.qwirkle import QwirkleState


def census(state: QwirkleState) -> object:
    """The 108 tiles, on the table, in the hands and in the bag."""
    return Counter((*state.table.values(), *state.bag, *(tile for hand in state.hands for tile in hand)))
