"""How well a seat stands in a state, by the figures that the game itself compares: greater is better."""

from collections.abc import Callable
from typing import Any

Measure = Callable[[Any, int], Any]  # of a state and a seat; None where nothing tells


def measure_of(game: str) -> Measure:
    return _MEASURES.get(game, points)


def points(state: Any, seat: int) -> int | None:
    """The `players[seat].score` or `scores[seat]` of the seat's view, where it has either."""
    view = state.view(seat)
    players = getattr(view, "players", None)
    if isinstance(players, tuple) and isinstance(score := getattr(players[seat], "score", None), int):
        return score
    scores = getattr(view, "scores", None)
    return scores[seat] if isinstance(scores, tuple) and isinstance(scores[seat], int) else None


def weakest_colours(state: Any, seat: int) -> tuple[int, ...]:
    """Tigris: the weakest colour decides, then the second weakest; a treasure counts for the weakest (TE-G2)."""
    colours = list(state.points[4 * seat : 4 * seat + 4])
    for _ in range(state.treasures[seat]):
        colours[colours.index(min(colours))] += 1
    return tuple(sorted(colours))


def victory_points(state: Any, seat: int) -> int:
    """Struggle of Empires: points, of which there are new ones at the end of each war."""
    return state.empires[seat].points


_MEASURES: dict[str, Measure] = {"tigris": weakest_colours, "empires": victory_points}
