"""From points to chances to win: `chances.py` of the readable search."""

from math import exp, sqrt
from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.layout import Evaluator
from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.layout import SEATS, State
from tilewright.games.qwirkle.model.board import WHOLE_BAG

ALL = len(WHOLE_BAG)


@compiled
def chance_of(evaluator: Evaluator, scores: Any, players: int, seat: int, left: int) -> float:
    """A seat's chance to win with these points, and so many tiles not on the table yet; none at the end of a game."""
    parts = np.empty(SEATS)
    for each in range(players):
        is_due = left > 0 and (evaluator.due >> each & 1) == 1
        parts[each] = scores[each] + evaluator.turn if is_due else scores[each]
    spread = evaluator.least + evaluator.growth * sqrt(left)
    best = parts[0]
    for each in range(1, players):
        best = max(best, parts[each])
    whole = 0.0
    for each in range(players):
        parts[each] = exp((parts[each] - best) / spread)
        whole += parts[each]
    return parts[seat] / whole


@compiled
def set_chances(evaluator: Evaluator, state: State, players: int, gains: Any, found: Any) -> None:
    """The chance of whoever is to move with each of these gains."""
    scores = np.empty(SEATS)
    for seat in range(players):
        scores[seat] = state.scores[seat]
    seat = state.seat
    for number in range(len(gains)):
        scores[seat] = state.scores[seat] + gains[number]
        found[number] = chance_of(evaluator, scores, players, seat, ALL - state.tile_count)
