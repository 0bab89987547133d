"""The beginning: chapter QW-S."""

from typing import Any

from tilewright.compiled.chance import begin
from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.hands import draw, hand_set
from tilewright.compiled.qwirkle.layout import (
    COPIES_OF_TILE,
    MIDDLE_X,
    MIDDLE_Y,
    OPENING,
    TILES,
    Figures,
    State,
)
from tilewright.compiled.qwirkle.placing import largest_set
from tilewright.games.qwirkle.model.board import HAND_SIZE


@compiled
def start(figures: Figures, state: State, seed: Any) -> None:
    """Each player draws six tiles (QW-S2) and announces their largest set; the largest opens (QW-S3)."""
    begin(state.chance, seed)
    for tile in range(TILES):
        state.bag[tile] = COPIES_OF_TILE
    state.bag_size = TILES * COPIES_OF_TILE
    state.least_x = state.most_x = MIDDLE_X
    state.least_y = state.most_y = MIDDLE_Y
    first = 0
    for seat in range(figures.players):
        draw(state, seat, HAND_SIZE)
        state.announced[seat] = largest_set(hand_set(state, seat))
        state.untouched[seat] = 1
        if state.announced[seat] > state.announced[first]:
            first = seat
    state.question = OPENING
    state.seat = first
    state.opening_size = 0 if figures.free_opening else state.announced[first]
