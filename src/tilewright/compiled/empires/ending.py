"""The end of the game: revolutions, the price of unrest, places (SE-G)."""

from typing import Any

import numpy as np

from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NONE, PLAYERS, State
from tilewright.compiled.empires.war_end import prize
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.rules.ending import SECOND


@compiled
def in_revolution(figures: Figures, state: State, seat: int) -> bool:
    """SE-G1."""
    return state.unrest[seat] >= figures.revolution


@compiled
def finish_game(figures: Figures, state: State) -> None:
    """Unrest is shown and paid for (SE-G1)."""
    calm = np.zeros(PLAYERS, np.int64)
    for seat in range(figures.players):
        calm[seat] = 0 if in_revolution(figures, state, seat) else state.unrest[seat]
    for seat in range(figures.players):
        if in_revolution(figures, state, seat):
            state.points[seat] = 0
        else:
            penalty = prize(figures.players, calm, seat, figures.unrest_penalty)
            state.points[seat] -= min(penalty, int64(state.points[seat]))


@compiled
def result(figures: Figures, state: State, places: Any, points: Any) -> bool:
    """Places of a game that is over (SE-G2)."""
    if state.question.kind != NONE:
        return False
    everybody = True
    for seat in range(figures.players):
        points[seat] = state.points[seat]
        everybody &= in_revolution(figures, state, seat)
    for seat in range(figures.players):
        places[seat] = SECOND if everybody else 1
        if not everybody:
            for other in range(figures.players):
                places[seat] += _ahead(figures, state, other, seat)
    return True


@compiled
def _ahead(figures: Figures, state: State, seat: int, other: int) -> bool:
    """Points, then fewer unrest, then more gold; revolutions share the place behind all others."""
    if in_revolution(figures, state, seat):
        return False
    if in_revolution(figures, state, other):
        return True
    if state.points[seat] != state.points[other]:
        return state.points[seat] > state.points[other]
    if state.unrest[seat] != state.unrest[other]:
        return state.unrest[seat] < state.unrest[other]
    return state.gold[seat] > state.gold[other]
