"""The end of the game: revolutions, the price of unrest, places (SE-G)."""

from collections.abc import Sequence

from tilewright.games.empires.model.builder import Desk
from tilewright.games.empires.model.events import GameEnded, Revolution, UnrestPenalty
from tilewright.games.empires.model.table import Empire, Table
from tilewright.games.empires.rules.war_end import by_places
from tilewright.kernel import Result, places

SECOND = 2


def in_revolution(table: Table, empire: Empire) -> bool:
    """SE-G1."""
    return empire.unrest >= table.material.figures.revolution


def finish_game(desk: Desk) -> None:
    """Unrest is shown and paid for (SE-G1)."""
    calm = [0 if in_revolution(desk, empire) else empire.unrest for empire in desk.empires]
    penalties = by_places(calm, desk.material.figures.unrest_penalty)
    for seat, empire in enumerate(desk.empires):
        if in_revolution(desk, empire):
            desk.log(Revolution(seat, empire.unrest, empire.points))
            desk.change(seat, points=0)
        elif penalties[seat]:
            lost = min(penalties[seat], empire.points)
            desk.log(UnrestPenalty(seat, empire.unrest, lost))
            desk.change(seat, points=empire.points - lost)
    final = result(desk)
    desk.log(GameEnded(final.places, final.scores))


def result(table: Table) -> Result:
    """Places of a game that is over (SE-G2)."""
    scores = tuple(empire.points for empire in table.empires)
    if all(in_revolution(table, empire) for empire in table.empires):
        return Result((SECOND,) * table.players, scores, "all-empires-fell-to-revolution", "SE-G2")
    return Result(places(_merits(table, table.empires)), scores, "the-last-war-is-over", "SE-G2")


def _merits(table: Table, empires: Sequence[Empire]) -> list[tuple[int, ...]]:
    """Points, then fewer unrest, then more gold; revolutions share the place behind all others."""
    return [
        (0,) if in_revolution(table, empire) else (1, empire.points, -empire.unrest, empire.gold) for empire in empires
    ]
