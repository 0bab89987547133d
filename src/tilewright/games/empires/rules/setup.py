"""Set-up: powers, counters, markers and the placement round (SE-S)."""

from functools import cache

from tilewright.games.empires.model.actions import AnyAction, ChoosePower, PlaceUnit
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, only_of
from tilewright.games.empires.model.events import CountersDrawn, MarkersDrawn, PowerChosen, UnitPlaced
from tilewright.games.empires.model.names import AREA_INDEX, AREAS, FLEET, HOME, POWERS, UNIT_KIND, UNITS
from tilewright.games.empires.model.numbers import CounterKind, UnitKind
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table, find_seat, units_off_map, with_count
from tilewright.games.empires.model.units import put_unit
from tilewright.kernel import Refusal


def next_step(builder: StateBuilder) -> None:
    """The next thing of the set-up: a choice of power, the deal, a unit to place, or the first war."""
    chosen = sum(bool(empire.power) for empire in builder.empires)
    if chosen < builder.players:
        builder.question = ChoosingPower((builder.first + chosen) % builder.players)
        return
    if builder.bag == builder.material.full_bag and not units_on_map(builder):
        lay_counters(builder, "SE-S1")
        draw_markers(builder)
    placed = units_on_map(builder)
    if placed < builder.players * builder.material.start.units_placed:
        builder.question = PlacingUnit((builder.first + placed) % builder.players)
    else:
        builder.war = 1
        builder.opener = builder.first


def units_on_map(table: Table) -> int:
    return sum(sum(empire.armies) + sum(empire.fleets) + sum(empire.forts) for empire in table.empires)


def draw_counter(builder: StateBuilder) -> CounterKind:
    """A counter out of the bag, each equally likely: its kind."""
    number = builder.draws.randrange(sum(builder.bag))
    for kind, count in enumerate(builder.bag):
        if number < count:
            builder.bag = with_count(builder.bag, kind, -1)
            return CounterKind(kind)
        number -= count
    raise AssertionError("the bag never runs short (SE-W4)")


def lay_counters(builder: StateBuilder, rule: str = "SE-A0") -> None:
    """Draw counters and lay them face up in their areas (SE-S1, SE-A0)."""
    kinds = [draw_counter(builder) for _ in range(builder.material.start.counters_drawn)]
    for kind in kinds:
        builder.lying = with_count(builder.lying, kind, 1)
    builder.log(CountersDrawn(max(builder.war, 1), _told(builder, kinds), rule))


def draw_markers(builder: StateBuilder) -> None:
    """Each player's counters become markers and leave the game (SE-S2)."""
    for step in range(builder.players):
        seat = (builder.first + step) % builder.players
        kinds = [draw_counter(builder) for _ in range(builder.material.start.markers_drawn)]
        markers = builder.empires[seat].markers
        for kind in kinds:
            markers = with_count(markers, builder.material.counter_area[kind], 1)
        builder.change(seat, markers=markers)
        builder.log(MarkersDrawn(seat, _told(builder, kinds)))


def _told(builder: StateBuilder, kinds: list[CounterKind]) -> tuple[tuple[str, str], ...]:
    counters = builder.material.counters
    return tuple((counters[kind].area, counters[kind].face) for kind in kinds)


# Choosing a power


class ChoosingPower(Question[ChoosePower], frozen=True, gc=False, tag="power"):
    """Which power to play (SE-S0)."""

    rule = "SE-S0"
    takes = (ChoosePower,)

    def groups(self, state: Table) -> Groups:
        return (tuple(ChoosePower(power) for power in POWERS if find_seat(state, power) is None),)

    def objection(self, state: Table, action: ChoosePower) -> Refusal | None:
        """SE-S0: a free power."""
        if find_seat(state, action.power) is not None:
            return Refusal("SE-S0", "that-power-is-taken", {"power": action.power})
        return None

    def apply(self, builder: StateBuilder, action: ChoosePower) -> None:
        builder.change(self.seat, power=action.power)
        builder.log(PowerChosen(self.seat, action.power))

    def only(self, state: Table) -> AnyAction | None:
        return only_of(self.groups(state))


# Placing the first units


@cache
def _placements(kind: UnitKind, mask: int) -> tuple[AnyAction, ...]:
    return tuple(PlaceUnit(UNITS[kind], AREAS[area]) for area in AREA_INDEX.values() if mask >> area & 1)


class PlacingUnit(Question[PlaceUnit], frozen=True, gc=False, tag="place"):
    """Which unit to begin with, and where (SE-S3)."""

    rule = "SE-S3"
    takes = (PlaceUnit,)

    def groups(self, state: Table) -> Groups:
        everywhere, seas = (1 << HOME) - 1, state.material.fleet_places
        return [
            _placements(kind, seas if kind == FLEET else everywhere)
            for kind in UNIT_KIND.values()
            if units_off_map(state, self.seat, kind)
        ]

    def objection(self, state: Table, action: PlaceUnit) -> Refusal | None:
        """SE-S3: armies and forts in any area, fleets in any sea, within the limits of SE-W3."""
        kind, area = UNIT_KIND[action.unit], AREA_INDEX[action.area]
        if not units_off_map(state, self.seat, kind):
            return Refusal("SE-W3", "no-such-unit-is-left", {"unit": action.unit})
        if kind == FLEET and not state.material.is_sea[area]:
            return Refusal("SE-W2", "a-fleet-cannot-be-in-that-area", {"area": action.area})
        return None

    def apply(self, builder: StateBuilder, action: PlaceUnit) -> None:
        put_unit(builder, self.seat, UNIT_KIND[action.unit], AREA_INDEX[action.area])
        builder.log(UnitPlaced(self.seat, action.unit, action.area))
