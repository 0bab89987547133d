"""Putting units on the map and taking them off."""

from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import TileReturned
from tilewright.games.empires.model.names import BLOCKADE, FLEET, IMPROVEMENTS
from tilewright.games.empires.model.numbers import AreaIndex, Seat, UnitKind
from tilewright.games.empires.model.table import with_count

FIELDS = ("armies", "fleets", "forts")


def put_unit(builder: StateBuilder, seat: Seat, kind: UnitKind, place: int) -> None:
    """One unit more there."""
    empire = builder.empires[seat]
    builder.change(seat, **{FIELDS[kind]: with_count(empire.units(kind), place, 1)})


def remove_unit(builder: StateBuilder, seat: Seat, kind: UnitKind, place: int) -> None:
    """One unit less there. A Blockade without an own fleet is back in the supply."""
    empire = builder.empires[seat]
    left = with_count(empire.units(kind), place, -1)
    if kind == FLEET and not left[place] and empire.blockades[place]:
        lift_blockade(builder, seat, AreaIndex(place), "no-fleet-left", "SE-P2")
    builder.change(seat, **{FIELDS[kind]: left})


def lift_blockade(builder: StateBuilder, seat: Seat, area: AreaIndex, why: str, rule: str) -> None:
    """A placed Blockade goes back to the supply."""
    builder.change(seat, blockades=with_count(builder.empires[seat].blockades, area, -1))
    builder.supply = with_count(builder.supply, BLOCKADE, 1)
    builder.log(TileReturned(IMPROVEMENTS[BLOCKADE], why, rule, seat))
