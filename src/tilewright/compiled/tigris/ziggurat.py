"""Variant: the ziggurat, on a cross of five tiles of a colour (TE-Z)."""

from tilewright.compiled.bits import EMPTY, minus
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.board import colour_at, flip, kingdom_at, tiles_of
from tilewright.compiled.tigris.buildings import under_buildings
from tilewright.compiled.tigris.cells import HOME, Mask, bit_of, centres_of_crosses, cross, meet
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.compiled.tigris.leaders import send_unsupported_home
from tilewright.games.tigris.model.names import KING


@compiled
def centres(figures: Figures, state: State, cell: int) -> Mask:
    """The centres of the crosses of one colour that the tile on this cell completes (TE-Z1)."""
    if not figures.ziggurat or state.ziggurat_cell != HOME:
        return EMPTY
    tiles = minus(tiles_of(state, colour_at(state, cell)), under_buildings(state))
    return centres_of_crosses(cell, tiles)


@compiled
def build(state: State, centre: int) -> None:
    """Replace the five tiles; leaders that lose their last temple go home (TE-Z1, TE-Z2)."""
    state.ziggurat_cell = centre
    state.ziggurat_colour = colour_at(state, centre)
    flip(state, cross(centre))
    send_unsupported_home(state)


@compiled
def offer_point(state: State) -> bool:
    """TE-Z3: ask for the colour of the point if the active player's king is in the ziggurat's kingdom."""
    if state.ziggurat_cell == HOME:
        return False
    kingdom = kingdom_at(state, bit_of(state.ziggurat_cell))
    if not meet(bit_of(state.stands[COLOURS * state.active + KING]), kingdom):
        return False
    questions.ask(state, questions.POINT, state.active, HOME)
    return True
