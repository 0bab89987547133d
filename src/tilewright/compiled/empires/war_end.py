"""The end of a war: income, upkeep, population, scoring, tiles back (SE-I, SE-V)."""

from typing import Any

import numpy as np

from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, PLAYERS, TURNING, State
from tilewright.compiled.empires.money import pay
from tilewright.compiled.empires.setup import lay_counters
from tilewright.compiled.empires.table import total, turn_order
from tilewright.compiled.empires.tile_use import held, hold
from tilewright.compiled.empires.units import lift_blockade
from tilewright.compiled.jit import compiled, inlined
from tilewright.games.empires.model.names import ARMY, FLEET, FORT, HOME, IMPROVED_AGRICULTURE


@compiled
def income_of(figures: Figures, state: State, seat: int) -> int:
    """Gold for population, for markers on the map, and from companies (SE-I1)."""
    gold = state.population[seat] + total(state.markers[seat])
    for company in range(figures.company_count):
        copies = held(state, seat, figures.company_tile[company])
        if copies:
            gold += copies * _company_income(figures, state, seat, company)
    return gold


@compiled
def _company_income(figures: Figures, state: State, seat: int, company: int) -> int:
    """What one copy of a company brings: usually 1 gold for each own marker in its area (SE-I1)."""
    markers = 0
    for area in range(HOME):
        if figures.company_areas[company] >> area & 1:
            markers += state.markers[seat, area]
    gold = figures.company_fixed[company] + figures.company_per_marker[company] * markers
    return min(gold, figures.company_most[company])


@compiled
def collect(figures: Figures, state: State, seat: int) -> None:
    """Income, then upkeep as one payment, then population (SE-I1)."""
    state.gold[seat] += income_of(figures, state, seat)
    units = total(state.units[ARMY, seat]) + total(state.units[FLEET, seat]) + total(state.units[FORT, seat])
    pay(figures, state, seat, units)
    growth = figures.population_growth + held(state, seat, IMPROVED_AGRICULTURE) * figures.agriculture_growth
    state.population[seat] += max(0, min(growth, figures.population_max - state.population[seat]))


@compiled
def prize(players: int, numbers: Any, seat: int, prizes: Any) -> int:
    """The first prize to the largest number, the next to the next; equal ones share and use up one (SE-V1).

    Zero wins nothing.
    """
    mine = numbers[seat]
    if mine == 0:
        return 0
    larger = 0  # different numbers that are larger than this seat's
    for other in range(players):
        if numbers[other] > mine:
            counted = False
            for earlier in range(other):
                counted |= numbers[earlier] == numbers[other]
            larger += not counted
    return prizes[larger]


@compiled
def score_areas(figures: Figures, state: State) -> None:
    """Every area is scored by markers (SE-V1)."""
    markers = np.zeros(PLAYERS, np.int64)
    for area in range(HOME):
        for seat in range(figures.players):
            markers[seat] = state.markers[seat, area]
        for seat in range(figures.players):
            state.points[seat] += prize(figures.players, markers, seat, figures.points[area])


@compiled
def put_back(figures: Figures, state: State, seat: int) -> None:
    """Tiles are turned back; alliance tiles and placed Blockades go to the supply (SE-V2)."""
    for tile in range(figures.tile_count):
        if figures.alliances >> tile & 1:
            copies = held(state, seat, tile)
            state.supply[tile] += copies
            hold(state, seat, tile, -copies)
    for place in range(len(TURNING)):
        state.turned[seat, place] = 0
    for area in range(HOME):
        if state.blockades[seat] >> area & 1:
            lift_blockade(state, seat, area)


@inlined
def finish_war(figures: Figures, state: State) -> bool:
    """Income, scoring and the end of the war; then the next one. Was it the last (SE-A0, SE-V2)?"""
    last = turn_order(state, figures.players - 1)
    for seat in range(figures.players):
        collect(figures, state, seat)
    score_areas(figures, state)
    for seat in range(figures.players):
        put_back(figures, state, seat)
    state.upper[:] = NONE
    state.lower[:] = NONE
    state.upper_count = state.lower_count = 0
    state.round = 0
    state.actions_left = state.tile_taken = state.settled = 0
    state.singles_used = 0
    if state.war == figures.wars:
        return True
    state.war += 1
    state.opener = last
    lay_counters(figures, state)
    return False
