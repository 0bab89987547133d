"""Set-up: powers, counters, markers and the placement round (SE-S)."""

from functools import cache

from tilewright.games.empires.model.actions import AnyAction, ChoosePower, PlaceUnit
from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import CountersDrawn, MarkersDrawn, PowerChosen, UnitPlaced
from tilewright.games.empires.model.names import AREAS, FLEET, HOME, POWERS, UNITS
from tilewright.games.empires.model.table import Table, seat_of, units_off_map, with_count
from tilewright.games.empires.model.units import put_unit
from tilewright.games.empires.rules.choices import Groups, Room, only_listed
from tilewright.games.empires.rules.decisions import ChoosingPower, PlacingUnit
from tilewright.kernel import Refusal


def next_step(desk: Desk) -> None:
    """The next thing of the set-up: a choice of power, the deal, a unit to place, or the first war."""
    chosen = sum(bool(empire.power) for empire in desk.empires)
    if chosen < desk.players:
        desk.decision = ChoosingPower((desk.first + chosen) % desk.players)
        return
    if desk.bag == desk.material.full_bag and not units_on_map(desk):
        lay_counters(desk, "SE-S1")
        draw_markers(desk)
    placed = units_on_map(desk)
    if placed < desk.players * desk.material.start.units_placed:
        desk.decision = PlacingUnit((desk.first + placed) % desk.players)
    else:
        desk.war = 1
        desk.opener = desk.first


def units_on_map(table: Table) -> int:
    return sum(sum(empire.armies) + sum(empire.fleets) + sum(empire.forts) for empire in table.empires)


def draw_counter(desk: Desk) -> int:
    """A counter out of the bag, each equally likely: its kind."""
    number = desk.draws.randrange(sum(desk.bag))
    for kind, count in enumerate(desk.bag):
        if number < count:
            desk.bag = with_count(desk.bag, kind, -1)
            return kind
        number -= count
    raise AssertionError("the bag never runs short (SE-W4)")


def lay_counters(desk: Desk, rule: str = "SE-A0") -> None:
    """Draw counters and lay them face up in their areas (SE-S1, SE-A0)."""
    kinds = [draw_counter(desk) for _ in range(desk.material.start.counters_drawn)]
    for kind in kinds:
        desk.lying = with_count(desk.lying, kind, 1)
    desk.log(CountersDrawn(max(desk.war, 1), _told(desk, kinds), rule))


def draw_markers(desk: Desk) -> None:
    """Each player's counters become markers and leave the game (SE-S2)."""
    for step in range(desk.players):
        seat = (desk.first + step) % desk.players
        kinds = [draw_counter(desk) for _ in range(desk.material.start.markers_drawn)]
        markers = desk.empires[seat].markers
        for kind in kinds:
            markers = with_count(markers, desk.material.counter_area[kind], 1)
        desk.change(seat, markers=markers)
        desk.log(MarkersDrawn(seat, _told(desk, kinds)))


def _told(desk: Desk, kinds: list[int]) -> tuple[tuple[str, str], ...]:
    counters = desk.material.counters
    return tuple((counters[kind].area, counters[kind].face) for kind in kinds)


# Choosing a power


def power_groups(table: Table, _: ChoosingPower) -> Groups:
    return (tuple(ChoosePower(power) for power in POWERS if seat_of(table, power) < 0),)


def explain_power(table: Table, _: ChoosingPower, action: ChoosePower) -> Refusal | None:
    """SE-S0: a free power."""
    if seat_of(table, action.power) >= 0:
        return Refusal("SE-S0", "that-power-is-taken", {"power": action.power})
    return None


def choose_power(desk: Desk, decision: ChoosingPower, action: ChoosePower) -> None:
    desk.change(decision.seat, power=action.power)
    desk.log(PowerChosen(decision.seat, action.power))


# Placing the first units


@cache
def _placements(kind: int, mask: int) -> tuple[AnyAction, ...]:
    return tuple(PlaceUnit(UNITS[kind], AREAS[area]) for area in range(HOME) if mask >> area & 1)


def place_groups(table: Table, decision: PlacingUnit) -> Groups:
    everywhere, seas = (1 << HOME) - 1, table.material.fleet_places
    return [
        _placements(kind, seas if kind == FLEET else everywhere)
        for kind in range(len(UNITS))
        if units_off_map(table, decision.seat, kind)
    ]


def explain_place(table: Table, decision: PlacingUnit, action: PlaceUnit) -> Refusal | None:
    """SE-S3: armies and forts in any area, fleets in any sea, within the limits of SE-W3."""
    kind, area = UNITS.index(action.unit), AREAS.index(action.area)
    if not units_off_map(table, decision.seat, kind):
        return Refusal("SE-W3", "no-such-unit-is-left", {"unit": action.unit})
    if kind == FLEET and not table.material.is_sea[area]:
        return Refusal("SE-W2", "a-fleet-cannot-be-in-that-area", {"area": action.area})
    return None


def place_unit(desk: Desk, decision: PlacingUnit, action: PlaceUnit) -> None:
    put_unit(desk, decision.seat, UNITS.index(action.unit), AREAS.index(action.area))
    desk.log(UnitPlaced(decision.seat, action.unit, action.area))


ROOMS = {
    ChoosingPower: Room("SE-S0", (ChoosePower,), power_groups, explain_power, choose_power, only_listed(power_groups)),
    PlacingUnit: Room("SE-S3", (PlaceUnit,), place_groups, explain_place, place_unit),
}
