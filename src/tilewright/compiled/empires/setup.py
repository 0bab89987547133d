"""Set-up: powers, counters, markers and the placement round (SE-S)."""

from tilewright.compiled.chance import below
from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import CHOOSING_POWER, NONE, PLACING_UNIT, State
from tilewright.compiled.empires.table import ask, seat_at, total, units_off_map
from tilewright.compiled.empires.units import put_unit
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, FLEET, FORT, HOME, POWERS

ALL_POWERS = (1 << len(POWERS)) - 1
EVERYWHERE = (1 << HOME) - 1


@inlined
def next_step(figures: Figures, state: State) -> None:
    """The next thing of the set-up: a choice of power, the deal, a unit to place, or the first war."""
    chosen = 0
    for seat in range(figures.players):
        chosen += state.power[seat] != NONE
    if chosen < figures.players:
        ask(state, CHOOSING_POWER, seat_at(figures, int64(state.first), chosen))
        return
    units = units_on_map(figures, state)
    if units == 0 and _bag_is_full(figures, state):
        lay_counters(figures, state)
        draw_markers(figures, state)
    if units < figures.players * figures.units_placed:
        ask(state, PLACING_UNIT, (state.first + units) % figures.players)
    else:
        state.war = 1
        state.opener = state.first


@compiled
def units_on_map(figures: Figures, state: State) -> int:
    units = 0
    for seat in range(figures.players):
        units += total(state.units[ARMY, seat]) + total(state.units[FLEET, seat]) + total(state.units[FORT, seat])
    return units


@compiled
def _bag_is_full(figures: Figures, state: State) -> bool:
    drawn = 0
    for kind in range(figures.kind_count):
        drawn += figures.full_bag[kind] - state.bag[kind]
    return drawn == 0


@compiled
def draw_counter(figures: Figures, state: State) -> int:
    """A counter out of the bag, each equally likely: its kind."""
    counters = 0
    for kind in range(figures.kind_count):
        counters += state.bag[kind]
    number = below(state.chance, counters)
    for kind in range(figures.kind_count):
        if number < state.bag[kind]:
            state.bag[kind] -= 1
            return kind
        number -= state.bag[kind]
    return NONE  # the bag never runs short (SE-W4)


@compiled
def lay_counters(figures: Figures, state: State) -> None:
    """Draw counters and lay them face up in their areas (SE-S1, SE-A0)."""
    for _ in range(figures.counters_drawn):
        state.lying[draw_counter(figures, state)] += 1


@compiled
def draw_markers(figures: Figures, state: State) -> None:
    """Each player's counters become markers and leave the game (SE-S2)."""
    for step in range(figures.players):
        seat = seat_at(figures, int64(state.first), step)
        for _ in range(figures.markers_drawn):
            state.markers[seat, figures.counter_area[draw_counter(figures, state)]] += 1


# ---- choosing a power (SE-S0)


@compiled
def powers(figures: Figures, state: State, groups: Groups) -> int:
    free = ALL_POWERS
    for seat in range(figures.players):
        if state.power[seat] != NONE:
            free ^= 1 << state.power[seat]
    return add(groups, 0, figures.code.power, free)


@compiled
def choose_power(figures: Figures, state: State, seat: int, code: int) -> None:
    state.power[seat] = code - figures.code.power


# ---- placing the first units (SE-S3)


@compiled
def placements(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    mask = 0
    for kind in range(3):
        if units_off_map(figures, state, seat, kind) > 0:
            areas = EVERYWHERE & figures.fleet_places if kind == FLEET else EVERYWHERE
            mask |= areas << kind * HOME
    return add(groups, 0, figures.code.place, mask)


@compiled
def place_unit(figures: Figures, state: State, seat: int, code: int) -> None:
    number = code - figures.code.place
    put_unit(state, seat, number // HOME, number % HOME)
