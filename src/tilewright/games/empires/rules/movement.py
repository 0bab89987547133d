"""Moving units and the sea check (SE-M)."""

from functools import cache

from tilewright.games.empires.model.actions import STOP, AnyAction, Move, Stop
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups
from tilewright.games.empires.model.events import SeaChecked, UnitMoved
from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.names import (
    AREA_INDEX,
    ARMY,
    BLOCKADE,
    FLEET,
    FORT,
    HOME,
    LOGISTICS,
    NAVIGATION,
    PLACES,
    UNIT_KIND,
    UNITS,
)
from tilewright.games.empires.model.numbers import Moved, Seat, UnitKind
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table, allied, places_of, presence
from tilewright.games.empires.model.units import put_unit, remove_unit
from tilewright.kernel import Refusal

Spent = tuple[tuple[UnitKind, int], ...]


# Where a unit may go


@cache
def _reach(material: Material, power: str, markers: int, fleets: int) -> int:
    """Where armies may go, but for Blockades (SE-M2 to SE-M4)."""
    mask = material.home_adjacent[power] | markers & material.europe | 1 << HOME
    for area in AREA_INDEX.values():
        if markers >> area & 1:
            mask |= material.adjacent[area]
        if fleets >> area & 1:
            mask |= material.served[area]
    return mask


def entry(table: Table, seat: Seat) -> int:
    """The places that their armies and forts may move to, as bits (SE-M2 to SE-M4, Blockade)."""
    mask = _unhindered(table, seat)
    if table.supply[BLOCKADE] < table.material.full_supply[BLOCKADE]:
        mask &= ~_blockaded(table, seat)
    return mask


def _unhindered(table: Table, seat: Seat) -> int:
    """Those places without regard to Blockades (SE-M2 to SE-M4)."""
    empire = table.empires[seat]
    assert empire.power, "a power moves"
    return _reach(table.material, empire.power, presence(empire.markers), presence(empire.fleets))


def _blockaded(table: Table, seat: Seat) -> int:
    """The colonies that a Blockade of the other alliance keeps their armies and forts out of, as bits."""
    mask, mine = 0, table.empires[seat].fleets
    for other, blockader in enumerate(table.empires):
        if any(blockader.blockades) and not allied(table, seat, other):
            for area, placed in enumerate(blockader.blockades):
                if placed and mine[area] <= blockader.fleets[area]:
                    mask |= 1 << area
    return mask


def destinations(table: Table, seat: Seat, kind: UnitKind) -> int:
    """The places that a kind of unit may move to, as bits, wherever it stands."""
    return table.material.fleet_places if kind == FLEET else entry(table, seat)


def explain_entry(table: Table, seat: Seat, kind: UnitKind, place: int) -> Refusal | None:
    """Why a unit of theirs may not go to that place."""
    material = table.material
    facts: dict[str, str | int | bool] = {"unit": UNITS[kind], "place": PLACES[place]}
    if kind == FLEET:
        if material.fleet_places >> place & 1:
            return None
        return Refusal("SE-M5", "there-is-no-sea-for-a-fleet", facts)
    if not _unhindered(table, seat) >> place & 1:
        if material.europe >> place & 1:
            return Refusal("SE-M3", "no-marker-border-or-fleet-opens-that-area", facts)
        return Refusal("SE-M2", "no-own-fleet-in-that-sea", facts)
    if _blockaded(table, seat) >> place & 1:
        return Refusal("SE-T2", "a-blockade-keeps-the-unit-out", facts)
    return None


# Moving it


def crosses(material: Material, origin: int, place: int) -> bool:
    """Does the move change panel, so that it needs a sea check (SE-M6)?"""
    return material.panels[origin] != material.panels[place]


def move_unit(builder: StateBuilder, seat: Seat, kind: UnitKind, origin: int, place: int) -> int | None:
    """Move a unit, with its sea check. Where it stands afterwards, None if it was lost (SE-M6)."""
    if crosses(builder.material, origin, place):
        outcome = _sea_check(builder, seat, kind, origin, place)
        if outcome == "stays":
            return origin
        if outcome == "lost":
            remove_unit(builder, seat, kind, origin)
            return None
    remove_unit(builder, seat, kind, origin)
    put_unit(builder, seat, kind, place)
    builder.log(UnitMoved(seat, UNITS[kind], PLACES[origin], PLACES[place]))
    return place


def _sea_check(builder: StateBuilder, seat: Seat, kind: UnitKind, origin: int, place: int) -> str:
    first, second, outcome = builder.die(), None, "arrives"
    bonus = builder.empires[seat].tiles[NAVIGATION] * builder.material.navigation_bonus
    check = builder.material.sea_check
    if first < check.safe:
        second = builder.die()
        total = second + bonus
        outcome = "arrives" if total >= check.arrives else "stays" if total >= check.turned_back else "lost"
    builder.log(SeaChecked(seat, UNITS[kind], PLACES[origin], PLACES[place], first, second, bonus, outcome))
    return outcome


# The move action


@cache
def moves_from(kind: UnitKind, origin: int, mask: int) -> tuple[AnyAction, ...]:
    """The moves of one unit to the places of the mask."""
    places = (place for place in range(HOME + 1) if mask >> place & 1 and place != origin)
    return tuple(Move(UNITS[kind], PLACES[origin], PLACES[place]) for place in places)


def moves(table: Table, seat: Seat, spent: Spent = ()) -> list[tuple[AnyAction, ...]]:
    """All moves of one unit, those of units that had their move left out (SE-M1)."""
    empire, reach, seas = table.empires[seat], entry(table, seat), table.material.fleet_places
    groups = [
        moves_from(kind, place, mask)
        for kind, counts, mask in ((ARMY, empire.armies, reach), (FLEET, empire.fleets, seas))
        for place in places_of(counts)
        if not spent or counts[place] > spent.count((kind, place))
    ]
    if empire.forts[HOME] > spent.count((FORT, HOME)):
        groups.append(moves_from(FORT, HOME, reach))
    return groups


def explain_move(table: Table, seat: Seat, action: Move, spent: Spent = ()) -> Refusal | None:
    """SE-M1 to SE-M5, SE-B1."""
    kind, origin, place = UNIT_KIND[action.unit], PLACES.index(action.origin), PLACES.index(action.place)
    here = table.empires[seat].units(kind)[origin]
    if not here:
        return Refusal("SE-M1", "no-such-unit-stands-there", {"unit": action.unit, "place": action.origin})
    if kind == FORT and origin != HOME:
        return Refusal("SE-B1", "a-fort-moves-from-home-only", {"place": action.origin})
    if spent and here <= spent.count((kind, origin)):
        return Refusal("SE-M1", "that-unit-has-had-its-move", {"unit": action.unit, "place": action.origin})
    if origin == place:
        return Refusal("SE-M1", "a-unit-moves-to-another-place", {"place": action.place})
    return explain_entry(table, seat, kind, place)


def moves_of_action(table: Table, seat: Seat) -> int:
    """How many units a move action moves (SE-M1)."""
    return table.material.figures.moves + table.empires[seat].tiles[LOGISTICS]


def begin_move(builder: StateBuilder, seat: Seat, action: Move) -> None:
    """The first unit of a move action (SE-M1)."""
    Moving(seat, moves_of_action(builder, seat), ()).move_one(builder, action)


class Moving(Question[Move | Stop], frozen=True, gc=False, tag="move"):
    """Which unit to move next (SE-M1). `moved`: where those stand that had their move, as kind and place."""

    left: int
    moved: Moved

    rule = "SE-M1"
    takes = (Move, Stop)

    def groups(self, state: Table) -> Groups:
        return [(STOP,), *moves(state, self.seat, self.moved)]

    def objection(self, state: Table, action: Move | Stop) -> Refusal | None:
        return None if isinstance(action, Stop) else explain_move(state, self.seat, action, self.moved)

    def apply(self, builder: StateBuilder, action: Move | Stop) -> None:
        if isinstance(action, Move):
            self.move_one(builder, action)

    def move_one(self, builder: StateBuilder, action: Move) -> None:
        """One unit moves; the next is asked for while there are moves left."""
        seat, kind = self.seat, UNIT_KIND[action.unit]
        stands = move_unit(builder, seat, kind, PLACES.index(action.origin), PLACES.index(action.place))
        moved = self.moved if stands is None else (*self.moved, (kind, stands))
        if self.left > 1 and any(moves(builder, seat, moved)):
            builder.question = Moving(seat, self.left - 1, tuple(sorted(moved)))
