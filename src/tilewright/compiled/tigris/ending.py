"""The end of the game and the last count (TE-G)."""

from typing import Any, Final

import numpy as np

from tilewright.compiled.bits import board_count, load
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.cells import HOME
from tilewright.compiled.tigris.layout import COLOURS, SEATS, Figures, State
from tilewright.games.tigris.rules import ending

FEW_TREASURES: Final = ending.ENDINGS.index(ending.FEW_TREASURES)
SHORT_SWAP: Final = ending.ENDINGS.index(ending.SHORT_SWAP)
BAG_RAN_OUT: Final = ending.ENDINGS.index(ending.BAG_RAN_OUT)
STANDSTILL: Final = ending.ENDINGS.index(ending.STANDSTILL)
NOT_OVER: Final = -1

IDLE_ROUNDS: Final = ending.IDLE_ROUNDS
TREASURES_LEFT: Final = ending.TREASURES_LEFT


@compiled
def before_drawing(state: State) -> int:
    """The endings that nobody draws tiles after (TE-T3, TE-G1)."""
    if board_count(load(state.treasures)) <= TREASURES_LEFT:
        return FEW_TREASURES
    return SHORT_SWAP if state.short else NOT_OVER


@compiled
def at_standstill(figures: Figures, state: State) -> bool:
    """TE-G4: six whole rounds without a tile or catastrophe placed or a tile swapped."""
    return state.idle >= IDLE_ROUNDS * figures.players


@compiled
def end(state: State, reason: int) -> None:
    """The game is over."""
    questions.ask(state, questions.OVER, state.active, HOME)
    state.ending = reason


@compiled
def merits(figures: Figures, state: State, out: Any) -> None:
    """Each player's totals, the weakest colour first, with the treasures spread one by one to the weakest (TE-G2)."""
    for seat in range(figures.players):
        totals = out[seat]
        for colour in range(COLOURS):
            totals[colour] = state.points[seat, colour]
            for place in range(colour, 0, -1):
                _put_in_order(totals, place - 1)
        for _ in range(state.treasures_held[seat]):
            totals[0] += 1
            for place in range(COLOURS - 1):
                _put_in_order(totals, place)


@compiled
def _put_in_order(totals: Any, place: int) -> None:
    """Exchange this total and the next one if that is smaller."""
    if totals[place] > totals[place + 1]:
        totals[place], totals[place + 1] = totals[place + 1], totals[place]


@compiled
def is_ahead(ours: Any, theirs: Any) -> bool:
    """More in the weakest colour, or as many and more in the next, and so on (TE-G3)."""
    for place in range(COLOURS):
        if ours[place] != theirs[place]:
            return ours[place] > theirs[place]
    return False


@compiled
def result(figures: Figures, state: State, places: Any, points: Any) -> bool:
    """Is the game over? Then places, and points in the weakest colour (TE-G3)."""
    if state.question != questions.OVER:
        return False
    totals = np.empty((SEATS, COLOURS), np.int64)
    merits(figures, state, totals)
    for seat in range(figures.players):
        places[seat] = 1
        for other in range(figures.players):
            if is_ahead(totals[other], totals[seat]):
                places[seat] += 1
        points[seat] = totals[seat, 0]
    return True
