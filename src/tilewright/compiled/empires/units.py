"""Putting units on the map and taking them off."""

from tilewright.compiled.empires.layout import State
from tilewright.compiled.jit import compiled
from tilewright.games.empires.model.names import BLOCKADE, FLEET


@compiled
def put_unit(state: State, seat: int, kind: int, place: int) -> None:
    """One unit more there."""
    state.units[kind, seat, place] += 1


@compiled
def remove_unit(state: State, seat: int, kind: int, place: int) -> None:
    """One unit less there. A Blockade without an own fleet is back in the supply (SE-P2)."""
    state.units[kind, seat, place] -= 1
    if kind == FLEET and not state.units[kind, seat, place] and state.blockades[seat] >> place & 1:
        lift_blockade(state, seat, place)


@compiled
def lift_blockade(state: State, seat: int, area: int) -> None:
    """A placed Blockade goes back to the supply."""
    state.blockades[seat] ^= 1 << area
    state.supply[BLOCKADE] += 1
