"""Putting units on the map and taking them off."""

from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import TileReturned
from tilewright.games.empires.model.names import BLOCKADE, FLEET, IMPROVEMENTS
from tilewright.games.empires.model.table import with_count

FIELDS = ("armies", "fleets", "forts")


def put_unit(desk: Desk, seat: int, kind: int, place: int) -> None:
    """One unit more there."""
    empire = desk.empires[seat]
    desk.change(seat, **{FIELDS[kind]: with_count(empire.units(kind), place, 1)})


def remove_unit(desk: Desk, seat: int, kind: int, place: int) -> None:
    """One unit less there. A Blockade without an own fleet is back in the supply."""
    empire = desk.empires[seat]
    left = with_count(empire.units(kind), place, -1)
    if kind == FLEET and not left[place] and empire.blockades[place]:
        lift_blockade(desk, seat, place, "no-fleet-left", "SE-P2")
    desk.change(seat, **{FIELDS[kind]: left})


def lift_blockade(desk: Desk, seat: int, area: int, why: str, rule: str) -> None:
    """A placed Blockade goes back to the supply."""
    desk.change(seat, blockades=with_count(desk.empires[seat].blockades, area, -1))
    desk.supply = with_count(desk.supply, BLOCKADE, 1)
    desk.log(TileReturned(IMPROVEMENTS[BLOCKADE], why, rule, seat))
