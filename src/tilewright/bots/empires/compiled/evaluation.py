"""Evaluates a position: each seat's chance to win, the very numbers of `evaluation.py` of the readable search."""

from math import exp
from typing import Any

import numpy as np

from tilewright.bots.empires.compiled.areas import set_stakes
from tilewright.bots.empires.compiled.features import changed_areas, set_rows, start_from
from tilewright.bots.empires.compiled.layout import BASE, SPARE, Weights, Workspace
from tilewright.bots.empires.compiled.net_inputs import set_inputs
from tilewright.bots.empires.evaluation import ENOUGH, FAR_BEHIND, LATER, MOST_ATTACKS, NAMES, NEXT
from tilewright.bots.nets.forward import add_corrections
from tilewright.compiled.empires.ending import result
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, PLAYERS, TURNING, State
from tilewright.compiled.empires.money import gold_per_unrest
from tilewright.compiled.empires.movement import entry
from tilewright.compiled.empires.table import total, turn_order
from tilewright.compiled.empires.tile_use import held, turned_place
from tilewright.compiled.empires.war_end import income_of
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, FLEET, FORT, HOME, IMPROVED_AGRICULTURE, IMPROVEMENTS

(
    POINTS,
    FUTURE,
    MARKERS,
    THREAT,
    ATTACK,
    REACH,
    GOLD,
    SPARE_GOLD,
    INCOME,
    POPULATION,
    GROWTH,
    ARMIES,
    FLEETS,
    FORTS,
    UNREST,
    PENALTY,
    TILES,
) = range(len(NAMES))


@compiled
def wars_left(figures: Figures, state: State) -> int:
    """Wars after this one."""
    return figures.wars - max(1, int64(state.war))


@compiled
def _prices(figures: Figures, state: State, weights: Weights) -> tuple[float, float]:
    """How many scorings a place in an area counts for, and what an attack costs, in points."""
    horizon = 1 + weights.areas.horizon * wars_left(figures, state)
    return horizon, figures.attack_cost * weights.areas.gold


@compiled
def look_from(figures: Figures, weights: Weights, workspace: Workspace, states: Any) -> None:
    """States that differ little from the base are about to be evaluated."""
    horizon, attack_cost = _prices(figures, states[BASE], weights)
    start_from(figures, states[BASE], weights, workspace, horizon, attack_cost)


# ---- chances
@inlined
def win_chance(figures: Figures, weights: Weights, workspace: Workspace, states: Any, place: int) -> float:
    """The chance to win, in one of the states, of the seat whose decision it is."""
    set_chances(figures, weights, workspace, states, place)
    return workspace.chances[workspace.seat]


@compiled
def set_chances(figures: Figures, weights: Weights, workspace: Workspace, states: Any, place: int) -> None:
    """Each seat's chance to win; they add up to 1, but for a game that nobody has won."""
    players, chances, state = figures.players, workspace.chances, states[place]
    if state.question.kind == NONE:
        _set_shares(figures, state, workspace)
        return
    best = set_expected_points(figures, weights, workspace, states, place)
    scale = weights.scale.end + weights.scale.war * wars_left(figures, state)
    if weights.net.is_there:
        set_inputs(figures, state, workspace, wars_left(figures, state), best)
        for seat in range(players):
            chances[seat] = max(FAR_BEHIND, (chances[seat] - best) / scale)
        add_corrections(weights.net, workspace.net, players, chances)
        best, scale = chances[0], 1.0
        for seat in range(1, players):
            best = max(best, chances[seat])
    everything = 0.0
    for seat in range(players):
        chances[seat] = exp(max(FAR_BEHIND, (chances[seat] - best) / scale))
        everything += chances[seat]
    for seat in range(players):
        chances[seat] /= everything


@compiled
def set_expected_points(figures: Figures, weights: Weights, workspace: Workspace, states: Any, place: int) -> float:
    """The points that each seat may expect, in place of its chance; the most of them."""
    set_terms(figures, weights, workspace, states, place)
    best = _expected_points(weights, workspace, 0)
    for seat in range(figures.players):
        workspace.chances[seat] = _expected_points(weights, workspace, seat)
        best = max(best, workspace.chances[seat])
    return best


@compiled
def _set_shares(figures: Figures, state: State, workspace: Workspace) -> None:
    """The game is over: the part of the win that each seat has."""
    places, points = np.empty(PLAYERS, np.int64), np.empty(PLAYERS, np.int64)
    result(figures, state, places, points)
    winners = 0
    for seat in range(figures.players):
        winners += places[seat] == 1
    for seat in range(figures.players):
        workspace.chances[seat] = 1 / winners if places[seat] == 1 else 0.0


@compiled
def _expected_points(weights: Weights, workspace: Workspace, seat: int) -> float:
    """The points that a seat may expect. A revolution would take all of them."""
    points = 0.0
    for term in range(len(NAMES)):
        points += weights.by[term] * workspace.terms[seat, term]
    return points - workspace.fears[seat] * max(0.0, points)


# ---- terms
@compiled
def set_terms(figures: Figures, weights: Weights, workspace: Workspace, states: Any, place: int) -> None:
    """By seat: its terms, in the order of NAMES, and the share of its points that a revolution threatens."""
    state = states[place]
    players, later, turns = figures.players, wars_left(figures, state), workspace.turns
    set_turns_left(figures, state, workspace)
    longest = turns[0]
    for seat in range(1, players):
        longest = max(longest, turns[seat])
    _gather_stakes(figures, weights, workspace, states, place)
    for seat in range(players):
        _set_own_terms(figures, state, weights, workspace, seat, turns[seat], later)
    _set_unrest_costs(figures, workspace, later + longest)
    for seat in range(players):
        terms, scored = workspace.terms[seat], workspace.scored[seat]
        terms[POINTS] = state.points[seat] + scored
        terms[FUTURE] = scored * later
        terms[MARKERS] = total(state.markers[seat]) * (1 + later)
        terms[THREAT] = -workspace.threats[seat] * longest
        terms[ATTACK] = _discounted(workspace.attacks[seat], workspace.attack_count[seat]) * turns[seat]
        terms[REACH] = _discounted(workspace.within[seat], workspace.within_count[seat]) * turns[seat]
        terms[UNREST] = -workspace.unrest[seat]
        terms[PENALTY] = -workspace.penalties[seat]


@compiled
def set_turns_left(figures: Figures, state: State, workspace: Workspace) -> None:
    """The share of this war's turns that each seat still has, the one under way counted by its actions."""
    if not state.round:
        for seat in range(figures.players):
            workspace.turns[seat] = 1.0
        return
    moved, rounds = _moved(figures, state), figures.rounds
    for seat in range(figures.players):
        left = float(rounds - int64(state.round) + (1 - (moved >> seat & 1)))
        if seat == state.active:
            left += state.actions_left / figures.actions - 1
        workspace.turns[seat] = left / rounds


@compiled
def _moved(figures: Figures, state: State) -> int:
    """The seats that have had their turn in this round, as bits."""
    moved = 0
    for place in range(figures.players):
        seat = turn_order(state, place)
        if seat == state.active:
            break
        moved |= 1 << seat
    return moved


@inlined
def _gather_stakes(figures: Figures, weights: Weights, workspace: Workspace, states: Any, place: int) -> None:
    """What is at stake for each seat in all areas."""
    state, reach = states[place], np.empty(PLAYERS, np.int64)
    horizon, attack_cost = _prices(figures, state, weights)
    changed = changed_areas(figures, states[BASE], state, workspace, horizon, attack_cost)
    set_rows(figures, state, workspace)
    for seat in range(figures.players):
        reach[seat] = 0 if state.power[seat] == NONE else entry(figures, state, seat)
        workspace.scored[seat] = workspace.attack_count[seat] = workspace.within_count[seat] = 0
        workspace.threats[seat] = 0.0
    for area in range(HOME):
        source = area
        if changed >> area & 1:
            source = SPARE
            set_stakes(figures, state, weights, workspace, area, horizon, attack_cost, SPARE)
        for seat in range(figures.players):
            workspace.scored[seat] += workspace.points[source, seat]
            workspace.threats[seat] += workspace.threat[source, seat]
            attack, one_more = workspace.attack[source, seat], workspace.one_more[source, seat]
            if attack != 0.0:
                _insert(workspace.attacks[seat], workspace.attack_count[seat], attack)
                workspace.attack_count[seat] += 1
            if one_more != 0.0 and reach[seat] >> area & 1:
                _insert(workspace.within[seat], workspace.within_count[seat], one_more)
                workspace.within_count[seat] += 1


@compiled
def _insert(gains: Any, number: int, gain: float) -> None:
    """One more among so many, the largest first."""
    place = number
    while place > 0 and gains[place - 1] < gain:
        gains[place] = gains[place - 1]
        place -= 1
    gains[place] = gain


@compiled
def _discounted(gains: Any, number: int) -> float:
    """What attacks to come may bring: the best counts most, for there are only so many turns."""
    share, everything = 1.0, 0.0
    for place in range(min(number, MOST_ATTACKS)):
        everything += share * gains[place]
        share *= NEXT
    return everything


@compiled
def _set_own_terms(
    figures: Figures, state: State, weights: Weights, workspace: Workspace, seat: int, turns: float, later: int
) -> None:
    """What is a matter of the seat alone. In the last war belongings count for what can still be done with them."""
    terms = workspace.terms[seat]
    armies, fleets = total(state.units[ARMY, seat]), total(state.units[FLEET, seat])
    forts, population = total(state.units[FORT, seat]), int64(state.population[seat])
    use = max(turns, min(1.0, 0.5 * later))
    income = income_of(figures, state, seat) - (armies + fleets + forts)
    gold = state.gold[seat] * use
    terms[GOLD] = min(gold, ENOUGH)
    terms[SPARE_GOLD] = max(0.0, gold - ENOUGH)
    terms[INCOME] = income * (1 + later) / 2
    terms[POPULATION] = population * turns
    terms[GROWTH] = _grown(figures, state, seat, population) * later / 2
    terms[ARMIES] = armies * use
    terms[FLEETS] = fleets * use
    terms[FORTS] = forts * use
    terms[TILES] = _tiles(state, weights, seat, turns, later)
    unpaid = -(state.gold[seat] + income)
    rate = gold_per_unrest(figures, state, seat)
    workspace.unrest[seat] = state.unrest[seat] + ((unpaid + rate - 1) // rate if unpaid > 0 else 0)


@compiled
def _grown(figures: Figures, state: State, seat: int, population: int) -> int:
    """The population after the war."""
    growth = figures.population_growth + held(state, seat, IMPROVED_AGRICULTURE) * figures.agriculture_growth
    grown = population + max(0, min(growth, figures.population_max - population))
    return min(figures.population_max, grown)


@compiled
def _tiles(state: State, weights: Weights, seat: int, turns: float, later: int) -> float:
    value = 0.0
    for tile in range(len(IMPROVEMENTS)):
        count = held(state, seat, tile)
        if count:
            turned = int64(state.turned[seat, turned_place(tile)]) if tile in TURNING else 0
            value += weights.tiles[tile] * ((count - turned) * turns + LATER * count * later)
    return value


# ---- unrest
@compiled
def _set_unrest_costs(figures: Figures, workspace: Workspace, left: float) -> None:
    """By seat, with so many wars left, of this one what is left: the penalty to be expected (SE-G1), and the share of
    its points that a revolution threatens."""
    spread, doubt, players = 0.4 + 1.5 * left, 0.25 + 0.9 * left, figures.players
    first, second = figures.unrest_penalty[0], figures.unrest_penalty[1]
    above = np.empty(PLAYERS)
    for seat in range(players):
        mine, others = workspace.unrest[seat], 0
        workspace.fears[seat] = _slope((mine - figures.revolution + 0.5 + 2 * left) / doubt)
        workspace.penalties[seat] = 0.0
        if not mine:
            continue
        for rival in range(players):
            if rival != seat:
                above[others] = _slope((mine - workspace.unrest[rival]) / spread)
                others += 1
        next_most = 0.0
        for place in range(others):
            next_most += (1 - above[place]) * _product(above, others, place)
        workspace.penalties[seat] = first * _product(above, others, NONE) + second * next_most


@compiled
def _product(factors: Any, number: int, but: int) -> float:
    """Of so many factors, without one of them."""
    product = 1.0
    for place in range(number):
        if place != but:
            product *= factors[place]
    return product


@compiled
def _slope(lead: float) -> float:
    """From 0 far behind to 1 far ahead."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
