"""Building units: the build action, Militia, and the tiles that build (SE-B)."""

from functools import cache

from tilewright.games.empires.model.actions import STOP, AnyAction, Build, Destroy, Move, Stop
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, Room, only_listed
from tilewright.games.empires.model.events import UnitBuilt, UnitDestroyed
from tilewright.games.empires.model.money import spend_population, take_unrest
from tilewright.games.empires.model.names import (
    ARMY,
    FLEET,
    HOME,
    MERCENARIES,
    MILITIA,
    PLACES,
    PRESSGANGS,
    TRAINED_NATIVES,
    UNITS,
)
from tilewright.games.empires.model.table import Empire, Table, presence, total, units_off_map
from tilewright.games.empires.model.units import put_unit, remove_unit
from tilewright.games.empires.rules.movement import (
    destinations,
    entry,
    explain_entry,
    explain_move,
    move_unit,
    moves_from,
)
from tilewright.games.empires.rules.questions import Building, MovingNative
from tilewright.kernel import Refusal

ANY = -1
BUILT_BY = {MERCENARIES: ARMY, PRESSGANGS: FLEET, TRAINED_NATIVES: ARMY}


@cache
def _builds(kind: int, mask: int) -> tuple[AnyAction, ...]:
    return tuple(Build(UNITS[kind], PLACES[place]) for place in range(HOME + 1) if mask >> place & 1)


@cache
def _destroys(kind: int, mask: int) -> tuple[AnyAction, ...]:
    return tuple(Destroy(UNITS[kind], PLACES[place]) for place in range(HOME + 1) if mask >> place & 1)


def build_place(table: Table, decision: Building, kind: int) -> int:
    """Where a unit may be built, as bits: at home and from there at once by the movement rules (SE-B1)."""
    if decision.source == TRAINED_NATIVES:
        return native_places(table, decision.seat)
    return destinations(table, decision.seat, kind) | 1 << HOME


def native_places(table: Table, seat: int) -> int:
    """The colonies where Trained Natives can be raised: with a marker or any unit of his."""
    empire = table.empires[seat]
    places = presence(empire.markers) | presence(empire.armies) | presence(empire.fleets) | presence(empire.forts)
    return places & ~table.material.europe & ~(1 << HOME)


def destroyable(table: Table, decision: Building, kind: int) -> int:
    """Where a unit stands that may be destroyed for this build, as bits (SE-B2)."""
    empire = table.empires[decision.seat]
    mask = presence(empire.units(kind))
    if decision.source == TRAINED_NATIVES:
        colonies = native_places(table, decision.seat)
        if colonies & (colonies - 1) == 0 and _holds_alone(empire, colonies.bit_length() - 1):
            mask &= ~colonies  # the last foothold: without it there would be no place for the natives
    return mask


def _holds_alone(empire: Empire, area: int) -> bool:
    """Is one army all that he has there?"""
    rest = empire.markers[area] + empire.fleets[area] + empire.forts[area]
    return empire.armies[area] == 1 and not rest


def can_raise_natives(table: Table, seat: int) -> bool:
    """Is there a place for Trained Natives, and an army to be had?"""
    order = Building(seat, ARMY, TRAINED_NATIVES)
    return bool(native_places(table, seat)) and bool(
        units_off_map(table, seat, ARMY) or destroyable(table, order, ARMY)
    )


# What may be built


def build_choices(table: Table, decision: Building) -> list[tuple[AnyAction, ...]]:
    kinds = range(len(UNITS)) if decision.unit == ANY else (decision.unit,)
    empire, limits = table.empires[decision.seat], table.material.unit_limits
    groups: list[tuple[AnyAction, ...]] = []
    land = 0  # armies and forts go to the same places
    for kind in kinds:
        if total(empire.units(kind)) < limits[kind]:
            if kind == FLEET:
                groups.append(_builds(FLEET, build_place(table, decision, FLEET)))
            else:
                land = land or build_place(table, decision, kind)
                groups.append(_builds(kind, land))
        if not decision.destroyed:
            groups.append(_destroys(kind, destroyable(table, decision, kind)))
    return groups


def build_groups(table: Table, decision: Building) -> Groups:
    groups = build_choices(table, decision)
    return [(STOP,), *groups] if _may_stop(decision) else groups


def _may_stop(decision: Building) -> bool:
    return decision.source == MILITIA and not decision.destroyed


def explain_build(table: Table, decision: Building, action: Build | Destroy | Stop) -> Refusal | None:
    """SE-B1, SE-B2 and the tiles that build."""
    if isinstance(action, Stop):
        return None if _may_stop(decision) else Refusal("SE-B1", "the-unit-must-be-built")
    kind, place, seat = UNITS.index(action.unit), PLACES.index(action.place), decision.seat
    if decision.unit not in (ANY, kind):
        return Refusal("SE-B2", "another-kind-of-unit-is-being-built", {"unit": UNITS[decision.unit]})
    if isinstance(action, Destroy):
        if decision.destroyed:
            return Refusal("SE-B2", "one-unit-was-destroyed-already")
        if not table.empires[seat].units(kind)[place]:
            return Refusal("SE-B2", "no-such-unit-stands-there", {"unit": action.unit, "place": action.place})
        if not destroyable(table, decision, kind) >> place & 1:
            return Refusal("SE-B2", "the-natives-would-have-no-place-left", {"place": action.place})
        return None
    if not units_off_map(table, seat, kind):
        return Refusal("SE-B2", "none-is-left-so-one-must-be-destroyed", {"unit": action.unit})
    if build_place(table, decision, kind) >> place & 1:
        return None
    if decision.source == TRAINED_NATIVES:
        return Refusal("SE-T2", "natives-come-where-a-marker-or-unit-stands-in-a-colony", {"place": action.place})
    return explain_entry(table, seat, kind, place)


def explain_population(table: Table, seat: int) -> Refusal | None:
    """SE-B1: a build costs population, which is never lent."""
    if table.empires[seat].population < table.material.figures.build_population:
        return Refusal("SE-B1", "not-enough-population", {"population": table.empires[seat].population})
    return None


# Building it


def begin_build(builder: StateBuilder, seat: int, action: Build | Destroy) -> None:
    """The build action: one unit, and one more for each Militia."""
    build(builder, Building(seat, ANY, militia=builder.empires[seat].tiles[MILITIA]), action)


def build(builder: StateBuilder, decision: Building, action: Build | Destroy | Stop) -> None:
    """Destroy and ask again (SE-B2), or build; then Militia may follow."""
    if isinstance(action, Stop):
        return
    seat, kind, place = decision.seat, UNITS.index(action.unit), PLACES.index(action.place)
    if isinstance(action, Destroy):
        remove_unit(builder, seat, kind, place)
        builder.log(UnitDestroyed(seat, action.unit, action.place))
        take_unrest(builder, seat, builder.material.figures.destroy_unrest, "destroyed", "SE-B2")
        builder.decision = Building(seat, kind, decision.source, True, decision.militia)
        return
    if decision.source not in BUILT_BY:
        spend_population(builder, seat, builder.material.figures.build_population, "build", "SE-B1")
    if decision.source == TRAINED_NATIVES:
        _raise_natives(builder, seat, place)
        return
    put_unit(builder, seat, kind, HOME)
    builder.log(UnitBuilt(seat, action.unit, PLACES[HOME]))
    if place != HOME:
        move_unit(builder, seat, kind, HOME, place)
    if decision.militia and explain_population(builder, seat) is None:
        builder.decision = Building(seat, ANY, MILITIA, False, decision.militia - 1)


def _raise_natives(builder: StateBuilder, seat: int, area: int) -> None:
    """An army straight into a colony; it may then move at once."""
    put_unit(builder, seat, ARMY, area)
    builder.log(UnitBuilt(seat, UNITS[ARMY], PLACES[area]))
    builder.decision = MovingNative(seat, area)


# The move of Trained Natives


def native_groups(table: Table, decision: MovingNative) -> Groups:
    return [(STOP,), moves_from(ARMY, decision.area, entry(table, decision.seat))]


def explain_native(table: Table, decision: MovingNative, action: Move | Stop) -> Refusal | None:
    """Trained Natives: the army just raised may move, and no other."""
    if isinstance(action, Stop):
        return None
    if (action.unit, action.origin) != (UNITS[ARMY], PLACES[decision.area]):
        return Refusal("SE-T2", "only-the-natives-move-now", {"place": PLACES[decision.area]})
    return explain_move(table, decision.seat, action)


def move_native(builder: StateBuilder, decision: MovingNative, action: Move | Stop) -> None:
    if isinstance(action, Move):
        move_unit(builder, decision.seat, ARMY, decision.area, PLACES.index(action.place))


ROOMS = {
    Building: Room("SE-B1", (Build, Destroy, Stop), build_groups, explain_build, build, only_listed(build_groups)),
    MovingNative: Room("SE-T2", (Move, Stop), native_groups, explain_native, move_native),
}
