"""When the game is over: chapter QW-G."""

from typing import Any

from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import (
    ALL_PASSED,
    NOTHING_FITS,
    ONLY_TRADES,
    OVER,
    RAN_OUT,
    TILES,
    Figures,
    State,
)
from tilewright.games.qwirkle.rules.ending import ROUNDS_OF_TRADES


@compiled
def ending(figures: Figures, state: State) -> int:
    """Why the game is over between two turns; -1 while it goes on."""
    if state.bag_size == 0:
        for seat in range(figures.players):
            if state.hand_sizes[seat] == 0:
                return RAN_OUT
        return ALL_PASSED if state.passes == figures.players else -1
    if state.trades > 0:  # which leave all that lies open, and all that is hidden, as it was
        return ONLY_TRADES if state.trades == ROUNDS_OF_TRADES * figures.players else -1
    return NOTHING_FITS if is_locked(figures, state) else -1


@compiled
def is_locked(figures: Figures, state: State) -> bool:
    """Does no tile of the hands and the bag fit anywhere (QW-G4)?"""
    for tile in range(TILES):
        if state.bag[tile] > 0 and state.openings[tile] > 0:
            return False
    for seat in range(figures.players):
        for place in range(state.hand_sizes[seat]):
            if state.openings[state.hands[seat, place]] > 0:
                return False
    return True


@compiled
def result(figures: Figures, state: State, places: Any, points: Any) -> bool:
    """Most points win; equal points share the place (QW-G3)."""
    if state.question != OVER:
        return False
    for seat in range(figures.players):
        points[seat] = int64(state.scores[seat])
        places[seat] = 1
        for other in range(figures.players):
            places[seat] += state.scores[other] > state.scores[seat]
    return True
