"""Variant: civilisation buildings (TE-B)."""

from tilewright.compiled.bits import EMPTY, board_count, either, is_empty
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.board import colour_at, tiles_of
from tilewright.compiled.tigris.cells import HOME, Mask, bit_of, column_through, row_through
from tilewright.compiled.tigris.layout import Figures, State
from tilewright.games.tigris.rules.buildings import SHORTEST_LINE


@compiled
def under_buildings(state: State) -> Mask:
    """The cells that a building stands on (TE-B4)."""
    a, b = either(bit_of(state.buildings[0]), bit_of(state.buildings[1])), bit_of(state.buildings[2])
    return either(either(a, b), bit_of(state.buildings[3]))


@compiled
def length_needed(state: State, colour: int) -> int:
    """How long a line must be to take a colour's building: three, or longer than its present one (TE-B2, TE-B3)."""
    cell = state.buildings[colour]
    if cell == HOME:
        return SHORTEST_LINE
    tiles = tiles_of(state, colour)
    present = max(board_count(row_through(cell, tiles)), board_count(column_through(cell, tiles)))
    return max(SHORTEST_LINE, 1 + present)


@compiled
def places(state: State, cell: int) -> Mask:
    """Where the tile just laid on this cell lets the building of its colour stand (TE-B2, TE-B3)."""
    colour = colour_at(state, cell)
    tiles = tiles_of(state, colour)
    row, column = row_through(cell, tiles), column_through(cell, tiles)
    longest = max(board_count(row), board_count(column))
    if longest < SHORTEST_LINE:
        return EMPTY
    needed = length_needed(state, colour)
    if board_count(row) < needed:
        row = EMPTY
    if board_count(column) < needed:
        column = EMPTY
    return either(row, column)


@compiled
def offer(figures: Figures, state: State, tile: int) -> bool:
    """Offer a building for the tile just laid, if it allows one (TE-B2)."""
    if not figures.buildings or is_empty(places(state, tile)):
        return False
    questions.ask(state, questions.BUILDING, state.active, tile)
    return True


@compiled
def build(state: State, at: int) -> None:
    """Put up the building of the new tile's colour, or move it (TE-B2, TE-B3)."""
    state.buildings[colour_at(state, state.tile)] = at
