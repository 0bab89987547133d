"""What there is of every piece, wherever it lies: the same all through a game."""

from typing import Any


def census(state: Any) -> object:
    """Treasures, catastrophes and leaders; tiles that leave the game are followed by their events (tests/tigris)."""
    return (
        state.board.treasures.bit_count() + sum(state.treasures),
        state.board.ruins.bit_count() + sum(state.catastrophes),
        len(state.board.stands),
    )
