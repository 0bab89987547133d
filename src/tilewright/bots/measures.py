"""How well a seat stands, as its view shows it: the figures that the game itself compares, greater is better."""

from collections.abc import Callable
from typing import Any

Measure = Callable[[Any, int], Any]  # of a view and a seat; None where the view does not tell


def measure_of(game: str) -> Measure:
    return _MEASURES.get(game, points)


def points(view: Any, seat: int) -> int | None:
    """`players[seat].score` or `scores[seat]`, where the view has either."""
    players = getattr(view, "players", None)
    if isinstance(players, tuple) and isinstance(score := getattr(players[seat], "score", None), int):
        return score
    scores = getattr(view, "scores", None)
    return scores[seat] if isinstance(scores, tuple) and isinstance(scores[seat], int) else None


def weakest_colours(view: Any, seat: int) -> tuple[int, ...] | None:
    """Tigris: the weakest colour decides, then the second weakest; a treasure counts for the weakest (TE-G2)."""
    player = view.players[seat]
    if player.points is None:
        return None
    colours = [player.points.red, player.points.blue, player.points.green, player.points.black]
    for _ in range(player.treasures or 0):
        colours[colours.index(min(colours))] += 1
    return tuple(sorted(colours))


def victory_points(view: Any, seat: int) -> int:
    """Struggle of Empires: points, of which there are new ones at the end of each war."""
    return view.powers[seat].points


_MEASURES: dict[str, Measure] = {"tigris": weakest_colours, "empires": victory_points}
