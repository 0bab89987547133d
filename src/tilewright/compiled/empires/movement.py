"""Moving units and the sea check (SE-M)."""

from tilewright.compiled.chance import below
from tilewright.compiled.empires.choices import Groups, add, new_groups
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import MOVING, NONE, PLACES, State
from tilewright.compiled.empires.table import allied, ask, presence
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.empires.units import put_unit, remove_unit
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import ARMY, BLOCKADE, FLEET, FORT, HOME, LOGISTICS, NAVIGATION

AT_HOME = 1 << HOME
ARRIVES, STAYS, LOST = range(3)


@compiled
def die(state: State) -> int:
    return 1 + below(state.chance, 6)


# ---- where a unit may go


@compiled
def entry(figures: Figures, state: State, seat: int) -> int:
    """The places that their armies and forts may move to, as bits (SE-M2 to SE-M4, Blockade)."""
    markers, fleets = state.markers[seat], state.units[FLEET, seat]
    mask = figures.home_adjacent[state.power[seat]] | (presence(markers) & figures.europe) | AT_HOME
    for area in range(HOME):
        if markers[area]:
            mask |= figures.adjacent[area]
        if fleets[area]:
            mask |= figures.served[area]
    if state.supply[BLOCKADE] < figures.full_supply[BLOCKADE]:
        mask &= ~_blockaded(figures, state, seat)
    return mask


@compiled
def _blockaded(figures: Figures, state: State, seat: int) -> int:
    """The colonies that a Blockade of the other alliance keeps their armies and forts out of, as bits."""
    mask = 0
    for other in range(figures.players):
        if state.blockades[other] and not allied(state, seat, other):
            for area in range(HOME):
                laid = state.blockades[other] >> area & 1
                if laid and state.units[FLEET, seat, area] <= state.units[FLEET, other, area]:
                    mask |= 1 << area
    return mask


# ---- moving it


@compiled
def move_unit(figures: Figures, state: State, seat: int, kind: int, origin: int, place: int) -> int:
    """Move a unit, with its sea check. Where it stands afterwards, NONE if it was lost (SE-M6)."""
    if figures.panel[origin] != figures.panel[place]:
        outcome = sea_check(figures, state, seat)
        if outcome == STAYS:
            return origin
        if outcome == LOST:
            remove_unit(state, seat, kind, origin)
            return NONE
    remove_unit(state, seat, kind, origin)
    put_unit(state, seat, kind, place)
    return place


@compiled
def sea_check(figures: Figures, state: State, seat: int) -> int:
    if die(state) >= figures.safe:
        return ARRIVES
    second = die(state) + held(state, seat, NAVIGATION) * figures.navigation_bonus
    return ARRIVES if second >= figures.arrives else STAYS if second >= figures.turned_back else LOST


# ---- the move action (SE-M1)


@compiled
def moves(figures: Figures, state: State, seat: int, groups: Groups, used: int) -> int:
    """All moves of one unit, those of units that had their move left out."""
    reach, moved = entry(figures, state, seat), state.question.moved
    for kind in (ARMY, FLEET):
        mask = figures.fleet_places if kind == FLEET else reach
        for place in range(PLACES):
            if state.units[kind, seat, place] > moved[kind, place]:
                used = moves_from(figures, kind, place, mask, groups, used)
    if state.units[FORT, seat, HOME] > moved[FORT, HOME]:
        used = moves_from(figures, FORT, HOME, reach, groups, used)
    return used


@compiled
def moves_from(figures: Figures, kind: int, origin: int, mask: int, groups: Groups, used: int) -> int:
    """The moves of one unit to the places of the mask."""
    return add(groups, used, figures.code.move + (kind * PLACES + origin) * PLACES, mask & ~(1 << origin))


@compiled
def move_or_stop(figures: Figures, state: State, seat: int, code: int) -> None:
    """The next unit of a move action, or none."""
    if code == figures.code.stop:
        _forget_moved(state)
    else:
        move_one(figures, state, seat, int64(state.question.left), code)


@compiled
def begin_move(figures: Figures, state: State, seat: int, code: int) -> None:
    """The first unit of a move action."""
    move_one(figures, state, seat, figures.moves + held(state, seat, LOGISTICS), code)


@compiled
def move_one(figures: Figures, state: State, seat: int, left: int, code: int) -> None:
    """One unit moves; the next is asked for while there are moves left."""
    number = code - figures.code.move
    kind = number // (PLACES * PLACES)
    stands = move_unit(figures, state, seat, kind, number // PLACES % PLACES, number % PLACES)
    if stands != NONE:
        state.question.moved[kind, stands] += 1
    if left > 1 and moves(figures, state, seat, new_groups(), 0):
        ask(state, MOVING, seat)
        state.question.left = left - 1
    else:
        _forget_moved(state)


@compiled
def _forget_moved(state: State) -> None:
    """A move action is over."""
    state.question.moved[:] = 0
