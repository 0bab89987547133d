"""The end of the game: revolutions, the price of unrest, places (SE-G)."""

from collections.abc import Sequence

from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.events import GameEnded, Revolution, UnrestPenalty
from tilewright.games.empires.model.table import Empire, Table
from tilewright.games.empires.rules.war_end import by_places
from tilewright.kernel import Result, places

SECOND = 2


def in_revolution(table: Table, empire: Empire) -> bool:
    """SE-G1."""
    return empire.unrest >= table.material.figures.revolution


def finish_game(builder: StateBuilder) -> None:
    """Unrest is shown and paid for (SE-G1)."""
    calm = [0 if in_revolution(builder, empire) else empire.unrest for empire in builder.empires]
    penalties = by_places(calm, builder.material.figures.unrest_penalty)
    for seat, empire in enumerate(builder.empires):
        if in_revolution(builder, empire):
            builder.log(Revolution(seat, empire.unrest, empire.points))
            builder.change(seat, points=0)
        elif penalties[seat]:
            lost = min(penalties[seat], empire.points)
            builder.log(UnrestPenalty(seat, empire.unrest, lost))
            builder.change(seat, points=empire.points - lost)
    final = result(builder)
    builder.log(GameEnded(final.places, final.scores))


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
