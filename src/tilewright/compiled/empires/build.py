"""Building units: the build action, Militia, and the tiles that build (SE-B)."""

from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import BUILDING, MOVING_NATIVE, NONE, PLACES, State
from tilewright.compiled.empires.movement import AT_HOME, entry, move_unit, moves_from
from tilewright.compiled.empires.table import ask, presence, units_off_map
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.empires.units import put_unit, remove_unit
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import (
    ARMY,
    FLEET,
    FORT,
    HOME,
    MERCENARIES,
    MILITIA,
    PRESSGANGS,
    TRAINED_NATIVES,
)


@compiled
def native_places(figures: Figures, state: State, seat: int) -> int:
    """The colonies where Trained Natives can be raised: with a marker or any unit of theirs."""
    places = presence(state.markers[seat])
    for kind in range(3):
        places |= presence(state.units[kind, seat])
    return places & ~figures.europe & ~AT_HOME


@compiled
def _holds_alone(state: State, seat: int, area: int) -> bool:
    """Is one army all that they have there?"""
    rest = state.markers[seat, area] + state.units[FLEET, seat, area] + state.units[FORT, seat, area]
    return state.units[ARMY, seat, area] == 1 and rest == 0


@compiled
def can_raise_natives(figures: Figures, state: State, seat: int) -> bool:
    """Is there a place for Trained Natives, and an army to be had?"""
    if native_places(figures, state, seat) == 0:
        return False
    off_map = units_off_map(figures, state, seat, ARMY) > 0
    return off_map or destroyable(figures, state, seat, ARMY, TRAINED_NATIVES) != 0


@compiled
def can_populate(figures: Figures, state: State, seat: int) -> bool:
    """SE-B1: a build costs population, which is never lent."""
    return state.population[seat] >= figures.build_population


# ---- what may be built


@compiled
def builds(
    figures: Figures,
    state: State,
    seat: int,
    unit: int,
    source: int,
    destroyed: int,
    groups: Groups,
    used: int,
) -> int:
    """What may be built (SE-B1), and destroyed for it (SE-B2).

    `source` is the tile that allows it, NONE for the build action; `unit` the only kind allowed, NONE for any.
    """
    built, gone = 0, 0
    land = native_places(figures, state, seat) if source == TRAINED_NATIVES else entry(figures, state, seat)
    for kind in range(3):
        if unit in (NONE, kind):
            if units_off_map(figures, state, seat, kind) > 0:
                built |= (figures.fleet_places if kind == FLEET else land) << kind * PLACES
            if not destroyed:
                gone |= destroyable(figures, state, seat, kind, source) << kind * PLACES
    used = add(groups, used, figures.code.build, built)
    return add(groups, used, figures.code.destroy, gone)


@compiled
def destroyable(figures: Figures, state: State, seat: int, kind: int, source: int) -> int:
    """Where a unit stands that may be destroyed for this build, as bits (SE-B2)."""
    mask = presence(state.units[kind, seat])
    if source == TRAINED_NATIVES:
        colonies = native_places(figures, state, seat)
        if colonies & (colonies - 1) == 0:
            for area in range(HOME):
                if colonies >> area & 1 and _holds_alone(state, seat, area):
                    mask &= ~colonies  # the last foothold: without it there would be no place for the natives
    return mask


@compiled
def orders(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """The answers to the question what to build."""
    question = state.question
    unit, source, destroyed = int64(question.unit), int64(question.source), int64(question.destroyed)
    may_stop = source == MILITIA and not destroyed
    used = add(groups, 0, figures.code.stop, int64(may_stop))
    return builds(figures, state, seat, unit, source, destroyed, groups, used)


# ---- building it


@compiled
def build_or_stop(figures: Figures, state: State, seat: int, code: int) -> None:
    question = state.question
    if code != figures.code.stop:
        build(figures, state, seat, int64(question.source), int64(question.militia), code)


@compiled
def begin_build(figures: Figures, state: State, seat: int, code: int) -> None:
    """The build action: one unit, and one more for each Militia."""
    build(figures, state, seat, NONE, held(state, seat, MILITIA), code)


@compiled
def build(figures: Figures, state: State, seat: int, source: int, militia: int, code: int) -> None:
    """Destroy and ask again (SE-B2), or build; then Militia may follow."""
    if code >= figures.code.destroy:
        number = code - figures.code.destroy
        kind = number // PLACES
        remove_unit(state, seat, kind, number % PLACES)
        state.unrest[seat] += figures.destroy_unrest
        _ask_what(state, seat, kind, source, 1, militia)
        return
    number = code - figures.code.build
    kind, place = number // PLACES, number % PLACES
    if source not in (MERCENARIES, PRESSGANGS, TRAINED_NATIVES):
        state.population[seat] -= figures.build_population
    if source == TRAINED_NATIVES:
        _raise_natives(state, seat, place)
        return
    put_unit(state, seat, kind, HOME)
    if place != HOME:
        move_unit(figures, state, seat, kind, HOME, place)
    if militia and can_populate(figures, state, seat):
        _ask_what(state, seat, NONE, MILITIA, 0, militia - 1)


@compiled
def _ask_what(state: State, seat: int, unit: int, source: int, destroyed: int, militia: int) -> None:
    ask(state, BUILDING, seat)
    question = state.question
    question.unit, question.source, question.destroyed, question.militia = unit, source, destroyed, militia


@compiled
def ask_builder(state: State, seat: int, unit: int, source: int) -> None:
    """A tile builds a unit of this kind."""
    _ask_what(state, seat, unit, source, 0, 0)


@compiled
def _raise_natives(state: State, seat: int, area: int) -> None:
    """An army straight into a colony; it may then move at once."""
    put_unit(state, seat, ARMY, area)
    ask(state, MOVING_NATIVE, seat)
    state.question.area = area


# ---- the move of Trained Natives


@compiled
def native_moves(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """Where the Trained Natives go from the colony they were raised in."""
    used = add(groups, 0, figures.code.stop, 1)
    return moves_from(figures, ARMY, int64(state.question.area), entry(figures, state, seat), groups, used)


@compiled
def move_native(figures: Figures, state: State, seat: int, code: int) -> None:
    if code != figures.code.stop:
        place = (code - figures.code.move) % PLACES
        move_unit(figures, state, seat, ARMY, int64(state.question.area), place)
