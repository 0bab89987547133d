"""Settling: POP and Slaves counters become markers (SE-C)."""

from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, State
from tilewright.compiled.empires.table import has_marker_left
from tilewright.compiled.jit import compiled
from tilewright.games.empires.model.names import FLEET, HOME

POP, SLAVES = range(2)


@compiled
def settlings(figures: Figures, state: State, seat: int, groups: Groups, used: int) -> int:
    """All counters that they may settle."""
    if state.settled or not has_marker_left(figures, state, seat):
        return used
    mask = 0
    if state.population[seat] >= figures.settle_population:
        mask |= _lying(figures, state, POP)
    if state.units[FLEET, seat, figures.slave_sea]:
        mask |= _lying(figures, state, SLAVES) << HOME
    return add(groups, used, figures.code.settle, mask)


@compiled
def _lying(figures: Figures, state: State, what: int) -> int:
    """The areas where such a counter lies, as bits."""
    mask = 0
    for area in range(HOME):
        kind = figures.settlements[what, area]
        if kind != NONE and state.lying[kind]:
            mask |= 1 << area
    return mask


@compiled
def settle(figures: Figures, state: State, seat: int, code: int) -> None:
    """The counter leaves, the marker comes."""
    number = code - figures.code.settle
    what, area = number // HOME, number % HOME
    if what == POP:
        state.population[seat] -= figures.settle_population
    state.lying[figures.settlements[what, area]] -= 1
    state.settled = 1
    state.markers[seat, area] += 1
