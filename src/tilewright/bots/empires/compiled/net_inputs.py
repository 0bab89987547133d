"""What a net reads of a position: the numbers of each seat, from the terms that were found for it and from the table.

All that it reads lies open. The numbers lie between -5 and 5, most of them between 0 and 1.
"""

from typing import Final

import numpy as np

from tilewright.bots.empires.compiled.layout import OF_AREA, OF_SEAT, Workspace
from tilewright.bots.empires.evaluation import NAMES
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import BIDDING, NONE, State
from tilewright.compiled.empires.table import total
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.jit import compiled
from tilewright.games.empires.model.names import ARMY, FLEET, FORT, HOME, IMPROVEMENTS, POWERS

TERMS: Final = len(NAMES)
USUAL: Final = np.array([40, 60, 20, 8, 8, 8, 12, 12, 10, 8, 8, 8, 5, 5, 12, 6, 6], np.float32)
"""The size that each term usually has, in the order of NAMES."""
LARGEST: Final = 5.0


@compiled
def set_inputs(figures: Figures, state: State, workspace: Workspace, later: int, best: float) -> None:
    """The inputs of every seat; expected points stand in place of chances, and the most of them is `best`."""
    own_row = row_of(state, workspace.seat)
    active_row = row_of(state, state.active)
    for seat in range(figures.players):
        inputs, row = workspace.net.inputs[seat], row_of(state, seat)
        for term in range(TERMS):
            inputs[term] = max(-LARGEST, min(LARGEST, workspace.terms[seat, term] / USUAL[term]))
        ahead, poorer = 0, 0
        for other in range(figures.players):
            ahead += state.points[other] > state.points[seat]
            poorer += workspace.unrest[other] > workspace.unrest[seat]
        inputs[17] = workspace.fears[seat]
        inputs[18] = max(-LARGEST, (workspace.chances[seat] - best) / 10)
        inputs[19] = max(-LARGEST, (workspace.chances[seat] - best) / (6 + 6 * later))
        inputs[20] = state.points[seat] / 30
        inputs[21] = min(30, workspace.unrest[seat]) / 10
        inputs[22] = state.unrest[seat] / 10
        inputs[23] = max(-LARGEST, min(LARGEST, state.gold[seat] / 12))
        inputs[24] = state.population[seat] / 8
        inputs[25] = total(state.units[ARMY, seat]) / 8
        inputs[26] = total(state.units[FLEET, seat]) / 5
        inputs[27] = total(state.units[FORT, seat]) / 5
        inputs[28] = total(state.markers[seat]) / 10
        inputs[29] = workspace.scored[seat] / 15
        inputs[30] = workspace.turns[seat]
        for wars in range(3):
            inputs[31 + wars] = later == wars
        inputs[34] = state.actions_left if seat == state.active else 0
        inputs[35] = seat == state.active
        inputs[36] = seat == workspace.seat
        inputs[37] = row == 1
        inputs[38] = row == 2
        inputs[39] = row != 0 and row == own_row
        inputs[40] = row != 0 and row == active_row
        inputs[41] = ahead / 2
        inputs[42] = poorer / 2
        inputs[43] = state.round / 5
        inputs[44] = state.question.kind == BIDDING
        inputs[45] = seat == state.first
        inputs[46] = (seat - state.first) % figures.players / 3
        inputs[47] = workspace.attack_count[seat] / 5
        inputs[48] = workspace.within_count[seat] / 5
        at = OF_SEAT
        for power in range(len(POWERS)):
            inputs[at + power] = state.power[seat] == power
        at += len(POWERS)
        for tile in range(len(IMPROVEMENTS)):
            inputs[at + tile] = held(state, seat, tile)
        at += len(IMPROVEMENTS)
        for area in range(HOME):
            inputs[at] = state.markers[seat, area] / 3
            inputs[at + 1] = state.units[ARMY, seat, area] / 3
            inputs[at + 2] = (state.units[FLEET, seat, area] + state.units[FORT, seat, area]) / 2
            at += OF_AREA


@compiled
def row_of(state: State, seat: int) -> int:
    """1 in the upper row of alliances, 2 in the lower, 0 before a seat is placed."""
    if seat == NONE:
        return 0
    for place in range(state.upper_count):
        if state.upper[place] == seat:
            return 1
    for place in range(state.lower_count):
        if state.lower[place] == seat:
            return 2
    return 0
