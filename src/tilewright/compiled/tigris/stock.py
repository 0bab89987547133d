"""Where all the tiles are (TE-S1): those that left the game in the open are whatever is nowhere else."""

from typing import Final

import numpy as np

from tilewright.compiled.bits import board_count
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import tiles_of
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import MONUMENTS, Figures, State
from tilewright.games.tigris.model.names import TILES
from tilewright.games.tigris.model.stock import MONUMENT_TILES, ZIGGURAT_TILES

ALL_TILES: Final = np.array(TILES, np.int64)


@compiled
def removed(figures: Figures, state: State, colour: int) -> int:
    """The tiles of a colour that were destroyed, beaten or committed; everybody saw them go (TE-S6)."""
    left = ALL_TILES[colour] - board_count(tiles_of(state, colour)) - state.bag[colour]
    for seat in range(figures.players):
        left -= state.hands[seat, colour] + state.thrown[seat, colour]
    for monument in range(MONUMENTS):
        if state.monument_cells[monument] != HOME and state.monument_colours[monument] == colour:
            left -= MONUMENT_TILES
    if state.ziggurat_cell != HOME and state.ziggurat_colour == colour:
        left -= ZIGGURAT_TILES
    return left
