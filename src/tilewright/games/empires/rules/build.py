"""Building units: the build action, Militia, and the tiles that build (SE-B)."""

from functools import cache

from tilewright.games.empires.model.actions import STOP, AnyAction, Build, Destroy, Move, Stop
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, only_of
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
    UNIT_KIND,
    UNITS,
)
from tilewright.games.empires.model.numbers import AreaIndex, Seat, TileIndex, UnitKind
from tilewright.games.empires.model.question import Question
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
from tilewright.kernel import Refusal

BUILT_BY = {MERCENARIES: ARMY, PRESSGANGS: FLEET, TRAINED_NATIVES: ARMY}


@cache
def _builds(kind: UnitKind, mask: int) -> tuple[AnyAction, ...]:
    return tuple(Build(UNITS[kind], PLACES[place]) for place in range(HOME + 1) if mask >> place & 1)


@cache
def _destroys(kind: UnitKind, mask: int) -> tuple[AnyAction, ...]:
    return tuple(Destroy(UNITS[kind], PLACES[place]) for place in range(HOME + 1) if mask >> place & 1)


def native_places(table: Table, seat: Seat) -> int:
    """The colonies where Trained Natives can be raised: with a marker or any unit of theirs."""
    empire = table.empires[seat]
    places = presence(empire.markers) | presence(empire.armies) | presence(empire.fleets) | presence(empire.forts)
    return places & ~table.material.europe & ~(1 << HOME)


def _holds_alone(empire: Empire, area: AreaIndex) -> bool:
    """Is one army all that they have there?"""
    rest = empire.markers[area] + empire.fleets[area] + empire.forts[area]
    return empire.armies[area] == 1 and not rest


def can_raise_natives(table: Table, seat: Seat) -> bool:
    """Is there a place for Trained Natives, and an army to be had?"""
    order = Building(seat, ARMY, TRAINED_NATIVES)
    return bool(native_places(table, seat)) and bool(units_off_map(table, seat, ARMY) or order.destroyable(table, ARMY))


# What may be built


class Building(Question[Build | Destroy | Stop], frozen=True, gc=False, tag="build"):
    """What to build and where (SE-B1), once the action is chosen.

    `source` is the tile that allows it, None for the build action; `unit` the only kind allowed, None for any;
    `militia` how many more units may follow this one.
    """

    unit: UnitKind | None
    source: TileIndex | None = None
    destroyed: bool = False
    militia: int = 0

    rule = "SE-B1"
    takes = (Build, Destroy, Stop)

    def groups(self, state: Table) -> Groups:
        groups = self.builds(state)
        return [(STOP,), *groups] if self._may_stop else groups

    def builds(self, state: Table) -> list[tuple[AnyAction, ...]]:
        """What may be built, and destroyed for it."""
        kinds = UNIT_KIND.values() if self.unit is None else (self.unit,)
        empire, limits = state.empires[self.seat], state.material.unit_limits
        groups: list[tuple[AnyAction, ...]] = []
        land = 0  # armies and forts go to the same places
        for kind in kinds:
            if total(empire.units(kind)) < limits[kind]:
                if kind == FLEET:
                    groups.append(_builds(FLEET, self._places(state, FLEET)))
                else:
                    land = land or self._places(state, kind)
                    groups.append(_builds(kind, land))
            if not self.destroyed:
                groups.append(_destroys(kind, self.destroyable(state, kind)))
        return groups

    def _places(self, state: Table, kind: UnitKind) -> int:
        """Where a unit may be built, as bits: at home and from there at once by the movement rules (SE-B1)."""
        if self.source == TRAINED_NATIVES:
            return native_places(state, self.seat)
        return destinations(state, self.seat, kind) | 1 << HOME

    def destroyable(self, state: Table, kind: UnitKind) -> int:
        """Where a unit stands that may be destroyed for this build, as bits (SE-B2)."""
        empire = state.empires[self.seat]
        mask = presence(empire.units(kind))
        if self.source == TRAINED_NATIVES:
            colonies = native_places(state, self.seat)
            if colonies & (colonies - 1) == 0 and _holds_alone(empire, AreaIndex(colonies.bit_length() - 1)):
                mask &= ~colonies  # the last foothold: without it there would be no place for the natives
        return mask

    @property
    def _may_stop(self) -> bool:
        return self.source == MILITIA and not self.destroyed

    def objection(self, state: Table, action: Build | Destroy | Stop) -> Refusal | None:
        """SE-B1, SE-B2 and the tiles that build."""
        if isinstance(action, Stop):
            return None if self._may_stop else Refusal("SE-B1", "the-unit-must-be-built")
        kind, place, seat = UNIT_KIND[action.unit], PLACES.index(action.place), self.seat
        if self.unit is not None and self.unit != kind:
            return Refusal("SE-B2", "another-kind-of-unit-is-being-built", {"unit": UNITS[self.unit]})
        if isinstance(action, Destroy):
            if self.destroyed:
                return Refusal("SE-B2", "one-unit-was-destroyed-already")
            if not state.empires[seat].units(kind)[place]:
                return Refusal("SE-B2", "no-such-unit-stands-there", {"unit": action.unit, "place": action.place})
            if not self.destroyable(state, kind) >> place & 1:
                return Refusal("SE-B2", "the-natives-would-have-no-place-left", {"place": action.place})
            return None
        if not units_off_map(state, seat, kind):
            return Refusal("SE-B2", "none-is-left-so-one-must-be-destroyed", {"unit": action.unit})
        if self._places(state, kind) >> place & 1:
            return None
        if self.source == TRAINED_NATIVES:
            return Refusal("SE-T2", "natives-come-where-a-marker-or-unit-stands-in-a-colony", {"place": action.place})
        return explain_entry(state, seat, kind, place)

    def apply(self, builder: StateBuilder, action: Build | Destroy | Stop) -> None:
        """Destroy and ask again (SE-B2), or build; then Militia may follow."""
        if isinstance(action, Stop):
            return
        seat, kind, place = self.seat, UNIT_KIND[action.unit], PLACES.index(action.place)
        if isinstance(action, Destroy):
            remove_unit(builder, seat, kind, place)
            builder.log(UnitDestroyed(seat, action.unit, action.place))
            take_unrest(builder, seat, builder.material.figures.destroy_unrest, "destroyed", "SE-B2")
            builder.question = Building(seat, kind, self.source, True, self.militia)
            return
        if self.source not in BUILT_BY:
            spend_population(builder, seat, builder.material.figures.build_population, "build", "SE-B1")
        if self.source == TRAINED_NATIVES:
            _raise_natives(builder, seat, AreaIndex(place))
            return
        put_unit(builder, seat, kind, HOME)
        builder.log(UnitBuilt(seat, action.unit, PLACES[HOME]))
        if place != HOME:
            move_unit(builder, seat, kind, HOME, place)
        if self.militia and explain_population(builder, seat) is None:
            builder.question = Building(seat, None, MILITIA, False, self.militia - 1)

    def only(self, state: Table) -> AnyAction | None:
        return only_of(self.groups(state))


def explain_population(table: Table, seat: Seat) -> Refusal | None:
    """SE-B1: a build costs population, which is never lent."""
    if table.empires[seat].population < table.material.figures.build_population:
        return Refusal("SE-B1", "not-enough-population", {"population": table.empires[seat].population})
    return None


# Building it


def begin_build(builder: StateBuilder, seat: Seat, action: Build | Destroy) -> None:
    """The build action: one unit, and one more for each Militia."""
    Building(seat, None, militia=builder.empires[seat].tiles[MILITIA]).apply(builder, action)


def _raise_natives(builder: StateBuilder, seat: Seat, area: AreaIndex) -> None:
    """An army straight into a colony; it may then move at once."""
    put_unit(builder, seat, ARMY, area)
    builder.log(UnitBuilt(seat, UNITS[ARMY], PLACES[area]))
    builder.question = MovingNative(seat, area)


# The move of Trained Natives


class MovingNative(Question[Move | Stop], frozen=True, gc=False, tag="native"):
    """Where the Trained Natives go from the colony they were raised in."""

    area: AreaIndex

    rule = "SE-T2"
    takes = (Move, Stop)

    def groups(self, state: Table) -> Groups:
        return [(STOP,), moves_from(ARMY, self.area, entry(state, self.seat))]

    def objection(self, state: Table, action: Move | Stop) -> Refusal | None:
        """Trained Natives: the army just raised may move, and no other."""
        if isinstance(action, Stop):
            return None
        if (action.unit, action.origin) != (UNITS[ARMY], PLACES[self.area]):
            return Refusal("SE-T2", "only-the-natives-move-now", {"place": PLACES[self.area]})
        return explain_move(state, self.seat, action)

    def apply(self, builder: StateBuilder, action: Move | Stop) -> None:
        if isinstance(action, Move):
            move_unit(builder, self.seat, ARMY, self.area, PLACES.index(action.place))
