"""Tiles: where they may be laid and what they score (TE-P)."""

from tilewright.compiled.bits import both, load, minus
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import empty, kingdom_at, lay_tile, leader_in
from tilewright.compiled.tigris.cells import Mask, bit_of, meet
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.games.tigris.model.names import KING


@compiled
def places(figures: Figures, state: State) -> tuple[Mask, Mask]:
    """The land and the river where a tile may be laid: the river takes farms, the land all else (TE-P1 to TE-P3)."""
    cells = minus(empty(state), load(state.beside_three))
    return both(cells, load(figures.land)), both(cells, load(figures.river))


@compiled
def act(state: State, colour: int, cell: int) -> bool:
    """Lay a tile and score it, or join two kingdoms with it: did it? (TE-P1, TE-P4, TE-P5)"""
    state.hands[state.active, colour] -= 1
    state.stirred = 1
    joined = lay_tile(state, colour, cell)
    if joined == 1:
        kingdom = kingdom_at(state, bit_of(cell))
        leader = who_scores(state, kingdom, colour)
        if leader >= 0:
            state.points[leader // COLOURS, colour] += worth(state, kingdom, colour)
    return joined == 2


@compiled
def who_scores(state: State, kingdom: Mask, colour: int) -> int:
    """TE-P4: the kingdom's leader of the colour, else its king, else nobody: -1."""
    leader = leader_in(state, kingdom, colour)
    return leader if leader >= 0 else leader_in(state, kingdom, KING)


@compiled
def worth(state: State, kingdom: Mask, colour: int) -> int:
    """One point, or two where the kingdom holds the building of the tile's colour (TE-P4, TE-B5)."""
    return 2 if meet(bit_of(state.buildings[colour]), kingdom) else 1
