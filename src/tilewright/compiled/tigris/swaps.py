"""Swaps: tiles of the hand for new ones (TE-X)."""

from typing import Any

from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.bag import draw_tiles
from tilewright.compiled.tigris.layout import COLOURS, State


@compiled
def number_of_swaps(hand: Any) -> int:
    """Of each colour none, one, or as many as are held, but not none of all (TE-X1)."""
    number = 1
    for colour in range(COLOURS):
        number *= hand[colour] + 1
    return number - 1


@compiled
def act(state: State, tiles: Any) -> None:
    """Throw tiles away and draw as many, or what is left, which ends the game with this turn (TE-X1, TE-X2)."""
    seat = state.active
    count = 0
    for colour in range(COLOURS):
        state.hands[seat, colour] -= tiles[colour]
        state.thrown[seat, colour] += tiles[colour]
        count += tiles[colour]
    state.stirred = 1
    if draw_tiles(state, seat, count) < count:
        state.short = 1
