"""One area by itself: what it scores, what attacks in it may win, and what they threaten, as in `areas.py` of the
readable search."""

import numpy as np

from tilewright.bots.empires.compiled.layout import Weights, Workspace
from tilewright.bots.empires.compiled.odds import chance_to_win, units_lost
from tilewright.compiled.bits import lowest, without_lowest
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, State
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.empires.war_end import prize
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, ARMY_TRAINING, FLEET, FORT


@compiled
def set_stakes(
    figures: Figures,
    state: State,
    weights: Weights,
    workspace: Workspace,
    area: int,
    horizon: float,
    cost: float,
    place: int,
) -> None:
    """Write down what is in an area for each seat, at this place of `workspace`.

    `horizon` is how many scorings a place counts for, `cost` what declaring an attack costs in points.
    """
    _set_position(figures, state, workspace, area)
    for seat in range(figures.players):
        workspace.points[place, seat] = _prize(figures, workspace, area, seat)
        workspace.threat[place, seat] = 0.0
    for seat in range(figures.players):
        _look_for_attacks(figures, state, weights, workspace, area, seat, horizon, cost, place)


@compiled
def _set_position(figures: Figures, state: State, workspace: Workspace, area: int) -> None:
    """All that matters in an area, by seat; the rows are there already."""
    sea = figures.sea_of[area]
    for seat in range(figures.players):
        workspace.markers[seat] = state.markers[seat, area]
        workspace.armies[seat] = state.units[ARMY, seat, area]
        workspace.forts[seat] = state.units[FORT, seat, area]
        workspace.fleets[seat] = 0 if sea == NONE else state.units[FLEET, seat, sea]
        workspace.training[seat] = held(state, seat, ARMY_TRAINING)
        named, number = np.uint64(figures.alliances_in[area]), 0
        while named:
            number += held(state, seat, lowest(named))
            named = without_lowest(named)
        workspace.alliances[seat] = number


@compiled
def _prize(figures: Figures, workspace: Workspace, area: int, seat: int) -> int:
    """What a seat scores in the area by the markers of `workspace`."""
    return prize(figures.players, workspace.markers, seat, figures.points[area])


@inlined
def _look_for_attacks(
    figures: Figures,
    state: State,
    weights: Weights,
    workspace: Workspace,
    area: int,
    seat: int,
    horizon: float,
    cost: float,
    place: int,
) -> None:
    """What the best attack of this seat would bring, and with one army more; what it would cost others is their
    threat."""
    by, armies = weights.areas, workspace.armies[seat]
    helping = by.helper * _helpers(figures, workspace, seat, seat)
    strength = armies + workspace.alliances[seat] + helping
    one_stronger = armies + 1 + workspace.alliances[seat] + helping
    best, more = 0.0, 0.0
    lying = np.uint64(figures.neutrals_in[area])
    while lying:
        kind = lowest(lying)
        lying = without_lowest(lying)
        if not state.lying[kind]:
            continue
        gain = _gain(figures, weights, workspace, area, seat, horizon, place)
        gain = gain + figures.counter_points[kind] + figures.counter_gold[kind] * cost / 2
        trained, fleet = workspace.training[seat] > 0, workspace.fleets[seat] > 0
        neutral = figures.counter_strength[kind]
        if armies:
            best = max(best, _worth(weights, strength + trained + fleet - neutral, armies, gain, cost))
        more = max(more, _worth(weights, one_stronger + trained + fleet - neutral, armies + 1, gain, cost))
    for rival in range(figures.players):
        enmity = _enmity(weights, workspace.rows[seat], workspace.rows[rival]) if rival != seat else 0.0
        if enmity == 0.0 or workspace.markers[rival] == 0:
            continue
        defence, training = _defence(figures, weights, workspace, rival, seat), _training(workspace, seat, rival)
        sea = _sea(workspace.fleets[seat], workspace.fleets[rival])
        workspace.markers[seat] += 1
        workspace.markers[rival] -= 1
        won = _prize(figures, workspace, area, seat) - workspace.points[place, seat]
        lost = _prize(figures, workspace, area, rival) - workspace.points[place, rival]
        workspace.markers[seat] -= 1
        workspace.markers[rival] += 1
        loss = -lost * horizon + by.marker
        gain = won * horizon + by.marker + by.spite * loss
        if armies:
            lead = strength - defence + training + sea
            best = max(best, enmity * _worth(weights, lead, armies, gain, cost))
            threat = enmity * chance_to_win(round(lead)) * loss
            workspace.threat[place, rival] = max(workspace.threat[place, rival], threat)
        more = max(more, enmity * _worth(weights, one_stronger - defence + training + sea, armies + 1, gain, cost))
    workspace.attack[place, seat] = best
    workspace.one_more[place, seat] = max(0.0, more - best)


@compiled
def _worth(weights: Weights, lead: float, armies: int, gain: float, cost: float) -> float:
    """What an attack with this lead and so many armies is worth."""
    rounded = round(lead)
    return chance_to_win(rounded) * gain - cost - units_lost(rounded, armies) * weights.areas.losses


@compiled
def _gain(
    figures: Figures, weights: Weights, workspace: Workspace, area: int, seat: int, horizon: float, place: int
) -> float:
    """What a marker taken from a neutral brings."""
    workspace.markers[seat] += 1
    won = _prize(figures, workspace, area, seat) - workspace.points[place, seat]
    workspace.markers[seat] -= 1
    return won * horizon + weights.areas.marker


@compiled
def _enmity(weights: Weights, row: int, other: int) -> float:
    """Allies do not attack each other; before the alliances are known, who will be one is open."""
    if row == 0 or other == 0:
        return weights.areas.other_row
    return 1.0 if row != other else 0.0


@compiled
def _helpers(figures: Figures, workspace: Workspace, seat: int, but: int) -> int:
    """Armies of allies that might help."""
    row, armies = workspace.rows[seat], 0
    if row == 0:
        return 0
    for other in range(figures.players):
        if other not in (seat, but) and workspace.rows[other] == row:
            armies += workspace.armies[other]
    return armies


@compiled
def _defence(figures: Figures, weights: Weights, workspace: Workspace, seat: int, attacker: int) -> float:
    own = workspace.armies[seat] + 2 * workspace.forts[seat] + workspace.alliances[seat]
    return own + weights.areas.helper * _helpers(figures, workspace, seat, attacker)


@compiled
def _training(workspace: Workspace, seat: int, rival: int) -> int:
    """One more to whoever has more of it, and anything to train."""
    mine, theirs = workspace.training[seat], workspace.training[rival]
    if mine == theirs:
        return 0
    if mine > theirs:
        return 1
    return -1 if workspace.armies[rival] or workspace.forts[rival] else 0


@compiled
def _sea(mine: int, theirs: int) -> float:
    """Naval support, or half of it where it would be fought for."""
    ahead = int64(mine > theirs) - int64(mine < theirs)
    return 0.5 * ahead if mine and theirs else 1.0 * ahead
