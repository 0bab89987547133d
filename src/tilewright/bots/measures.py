"""How well a seat stands in a state, by the figures that the game itself compares: greater is better.

`greedy` and the one-ply engine compare actions by it. A game that is not decided by the points that its view shows
exports a MEASURE of its own (`discovery.py`).
"""

from collections.abc import Callable
from typing import Any

from tilewright.bots.discovery import exported

Measure = Callable[[Any, int], Any]  # of a state and a seat; None where nothing is known


def measure_of(game: str) -> Measure:
    return exported(game, "MEASURE") or points


def points(state: Any, seat: int) -> int | None:
    """The `players[seat].score` or `scores[seat]` of the seat's view, where it has either."""
    view = state.view(seat)
    players = getattr(view, "players", None)
    if isinstance(players, tuple) and isinstance(score := getattr(players[seat], "score", None), int):
        return score
    scores = getattr(view, "scores", None)
    return scores[seat] if isinstance(scores, tuple) and isinstance(scores[seat], int) else None
