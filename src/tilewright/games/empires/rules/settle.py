"""Settling: POP and Slaves counters become markers (SE-C)."""

from functools import cache

from tilewright.games.empires.model.actions import AnyAction, Settle
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.money import spend_population
from tilewright.games.empires.model.names import AFRICA, AREA_INDEX
from tilewright.games.empires.model.numbers import AreaIndex, Seat
from tilewright.games.empires.model.table import Table, has_marker_left, with_count
from tilewright.games.empires.rules.aftermath import place_marker
from tilewright.kernel import Refusal


@cache
def _lying(material: Material, lying: bytes, pop: bool, slaves: bool) -> tuple[AnyAction, ...]:
    allowed = {"pop": pop, "slaves": slaves}
    return tuple(
        Settle(counter.settle, counter.area)
        for kind, counter in enumerate(material.counters)
        if lying[kind] and counter.settle is not None and allowed[counter.settle]
    )


def settlings(table: Table, seat: Seat) -> tuple[AnyAction, ...]:
    """All counters that they may settle."""
    if table.settled or not has_marker_left(table, seat):
        return ()
    empire, cost = table.empires[seat], table.material.figures.settle_population
    return _lying(table.material, table.lying, empire.population >= cost, empire.fleets[_slave_sea(table)] > 0)


def _slave_sea(table: Table) -> AreaIndex:
    sea = table.material.sea_of[AFRICA]
    assert sea is not None, "a colony has a sea"
    return sea


def explain_settle(table: Table, seat: Seat, action: Settle) -> Refusal | None:
    """SE-C1, SE-F1."""
    kind = table.material.kind_of(AREA_INDEX[action.area], action.what)
    empire = table.empires[seat]
    if table.settled:
        return Refusal("SE-C1", "one-settlement-a-turn")
    if kind is None or not table.lying[kind]:
        return Refusal("SE-C1", "no-such-counter-lies-there", {"area": action.area, "counter": action.what})
    if not has_marker_left(table, seat):
        return Refusal("SE-F1", "no-control-marker-left")
    if action.what == "pop" and empire.population < table.material.figures.settle_population:
        return Refusal("SE-C1", "not-enough-population", {"population": empire.population})
    if action.what == "slaves" and not empire.fleets[_slave_sea(table)]:
        return Refusal("SE-C1", "no-own-fleet-in-africas-sea")
    return None


def settle(builder: StateBuilder, seat: Seat, action: Settle) -> None:
    """The counter leaves, the marker comes."""
    area = AREA_INDEX[action.area]
    kind = builder.material.kind_of(area, action.what)
    assert kind is not None, "a legal settlement"
    if action.what == "pop":
        spend_population(builder, seat, builder.material.figures.settle_population, "settle", "SE-C1")
    builder.lying = with_count(builder.lying, kind, -1)
    builder.settled = True
    place_marker(builder, seat, area, action.what, "SE-C1")
