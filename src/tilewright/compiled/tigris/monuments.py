"""Monuments: four tiles of a colour in a square (TE-M). The ziggurat is offered with them (TE-Z1)."""

from typing import Final

import numpy as np

from tilewright.compiled.bits import is_empty, load, minus
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions, ziggurat
from tilewright.compiled.tigris.board import colour_at, flip, kingdom_at, tiles_of
from tilewright.compiled.tigris.buildings import under_buildings
from tilewright.compiled.tigris.cells import HOME, Mask, bit_of, corners_of_squares, meet, square
from tilewright.compiled.tigris.layout import COLOURS, MONUMENTS, Figures, State
from tilewright.compiled.tigris.leaders import send_unsupported_home
from tilewright.games.tigris.model.names import PAIRS

COLOURS_OF_MONUMENT: Final = np.array(PAIRS, np.int8)


@compiled
def squares(state: State, cell: int) -> Mask:
    """The top left cells of the squares of one colour that the tile on this cell completes (TE-M1)."""
    tiles = minus(tiles_of(state, colour_at(state, cell)), under_buildings(state))
    return corners_of_squares(cell, tiles)


@compiled
def in_supply(state: State, colour: int) -> int:
    """The monuments left that have this colour, as bits (TE-M1)."""
    left = 0
    for monument in range(MONUMENTS):
        fits = colour == COLOURS_OF_MONUMENT[monument, 0] or colour == COLOURS_OF_MONUMENT[monument, 1]
        if fits and state.monument_cells[monument] == HOME:
            left |= 1 << monument
    return left


@compiled
def offer(figures: Figures, state: State, tile: int) -> bool:
    """Offer a monument or the ziggurat for the tile just laid, if it allows one (TE-M1, TE-Z1)."""
    possible = not is_empty(squares(state, tile)) and in_supply(state, colour_at(state, tile)) != 0
    if not possible and is_empty(ziggurat.centres(figures, state, tile)):
        return False
    questions.ask(state, questions.MONUMENT, state.active, tile)
    return True


@compiled
def build(state: State, corner: int, monument: int) -> None:
    """Flip the four tiles; leaders that lose their last temple go home (TE-M2, TE-M4)."""
    state.monument_cells[monument] = corner
    state.monument_colours[monument] = colour_at(state, corner)
    flip(state, square(corner))
    send_unsupported_home(state)


@compiled
def pay(state: State) -> None:
    """The active player scores for each colour of each monument whose kingdom holds their leader of it (TE-M6)."""
    seat = state.active
    for monument in range(MONUMENTS):
        cell = state.monument_cells[monument]
        if cell == HOME or not meet(bit_of(cell), load(state.ruled)):
            continue
        kingdom = kingdom_at(state, bit_of(cell))
        for colour in COLOURS_OF_MONUMENT[monument]:
            if meet(bit_of(state.stands[COLOURS * seat + colour]), kingdom):
                state.points[seat, colour] += 1
