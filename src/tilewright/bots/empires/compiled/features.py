"""What is at stake in each area, worked out again only where a state differs from the base."""

from tilewright.bots.empires.compiled.areas import set_stakes
from tilewright.bots.empires.compiled.layout import Weights, Workspace
from tilewright.bots.empires.features import EVERYWHERE
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import PLAYERS, State
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.jit import compiled
from tilewright.games.empires.model.names import ARMY, ARMY_TRAINING, FLEET, FORT, HOME


@compiled
def set_rows(figures: Figures, state: State, workspace: Workspace) -> None:
    """The alliance, 1 or 2, of each seat; 0 if it is not known."""
    for seat in range(figures.players):
        workspace.rows[seat] = 0
    for place in range(state.upper_count):
        workspace.rows[state.upper[place]] = 1
    for place in range(state.lower_count):
        workspace.rows[state.lower[place]] = 2


@compiled
def start_from(
    figures: Figures, state: State, weights: Weights, workspace: Workspace, horizon: float, attack_cost: float
) -> None:
    """Find the stakes in this state, which is the base: the states to come differ little from it."""
    workspace.horizon, workspace.attack_cost = horizon, attack_cost
    set_rows(figures, state, workspace)
    for area in range(HOME):
        set_stakes(figures, state, weights, workspace, area, horizon, attack_cost, area)


@compiled
def changed_areas(
    figures: Figures, base: State, state: State, workspace: Workspace, horizon: float, attack_cost: float
) -> int:
    """The areas whose stakes are not those in the base, as bits."""
    if workspace.horizon != horizon or workspace.attack_cost != attack_cost:
        return EVERYWHERE
    for place in range(PLAYERS):
        if base.upper[place] != state.upper[place] or base.lower[place] != state.lower[place]:
            return EVERYWHERE
    mask = 0
    for kind in range(figures.kind_count):
        if base.lying[kind] != state.lying[kind]:
            mask |= 1 << figures.counter_area[kind]
    for seat in range(figures.players):
        for area in range(HOME):
            if (
                base.markers[seat, area] != state.markers[seat, area]
                or base.units[ARMY, seat, area] != state.units[ARMY, seat, area]
                or base.units[FORT, seat, area] != state.units[FORT, seat, area]
            ):
                mask |= 1 << area
            if base.units[FLEET, seat, area] != state.units[FLEET, seat, area]:
                mask |= figures.served[area]
        for tile in range(figures.tile_count):
            if held(base, seat, tile) != held(state, seat, tile):
                if tile == ARMY_TRAINING:
                    return EVERYWHERE
                if figures.alliances >> tile & 1:
                    mask |= _named_areas(figures, tile)
    return mask & EVERYWHERE


@compiled
def _named_areas(figures: Figures, tile: int) -> int:
    """The areas in which an alliance tile serves, as bits."""
    mask = 0
    for area in range(HOME):
        mask |= (figures.alliances_in[area] >> tile & 1) << area
    return mask
