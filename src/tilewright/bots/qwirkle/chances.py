"""From points to chances to win."""

import math
from collections.abc import Collection, Sequence

from tilewright.bots.qwirkle.weights import Chances
from tilewright.games.qwirkle.model.board import WHOLE_BAG
from tilewright.games.qwirkle.state import QwirkleState


def chances(
    by: Chances, scores: Sequence[float], state: QwirkleState | None, due: Collection[int] = ()
) -> tuple[float, ...]:
    """Each seat's chance to win with these points at that moment; None stands for the end of the game.

    A lead counts the more, the fewer tiles are left. Seats that have a turn `due` in this round are given the points of
    a usual one.
    """
    left = 0 if state is None or state.actor is None else len(WHOLE_BAG) - len(state.table)
    if left:
        scores = [score + by.turn * (seat in due) for seat, score in enumerate(scores)]
    spread = by.least + by.growth * math.sqrt(left)
    best = max(scores)
    parts = [math.exp((score - best) / spread) for score in scores]
    whole = 0.0
    for part in parts:
        whole += part  # not `sum`, whose last digit depends on the version of Python
    return tuple(part / whole for part in parts)


def turns_of_this_round(state: QwirkleState) -> tuple[int, ...]:
    """The seats whose turns are still to come in this round, whoever is to move included."""
    first = state.announced.index(max(state.announced))
    count = (first - state.turn) % state.players or state.players
    return tuple((state.turn + place) % state.players for place in range(count))


def still_due(state: QwirkleState) -> tuple[int, ...]:
    """The same after the turn of whoever is to move."""
    return turns_of_this_round(state)[1:]
