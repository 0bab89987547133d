"""Catastrophes: on an empty cell or on a tile, which is destroyed (TE-C)."""

from tilewright.compiled.bits import both, either, is_empty, load, minus, store
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import full, remove_tiles
from tilewright.compiled.tigris.buildings import under_buildings
from tilewright.compiled.tigris.cells import BOARD, Mask, bit_of
from tilewright.compiled.tigris.layout import State
from tilewright.compiled.tigris.leaders import send_unsupported_home


@compiled
def places(state: State) -> Mask:
    """Where a catastrophe may be laid: empty cells and unprotected tiles (TE-C1, TE-B4)."""
    taken = either(load(state.leaders), load(state.ruins))
    protected = either(either(load(state.treasures), load(state.down)), under_buildings(state))
    return minus(BOARD, either(taken, protected))


@compiled
def lay(state: State, cell: int) -> None:
    """Lay a catastrophe; leaders that lose their last temple go home (TE-C1, TE-C2)."""
    state.catastrophes[state.active] -= 1
    state.stirred = 1
    bit = bit_of(cell)
    if not is_empty(both(full(state), bit)):
        remove_tiles(state, bit)
    store(state.ruins, either(load(state.ruins), bit))
    send_unsupported_home(state)
