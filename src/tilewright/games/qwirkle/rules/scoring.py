"""What a turn is worth: chapter QW-C."""

from collections.abc import Iterable
from typing import cast

from tilewright.games.qwirkle.model.board import LINE_LIMIT, RIGHT, UP, Cell, Table, end_of_line, x_y
from tilewright.games.qwirkle.model.events import LineScore
from tilewright.games.qwirkle.rules.placing import directions

QWIRKLE_BONUS = 6  # QW-C2
LAST_TILE_BONUS = 6  # QW-G1


def line_points(length: int) -> int:
    """The points of one line: none for a single tile, 1 per tile (QW-C1), 6 more for a Qwirkle (QW-C2)."""
    if length < 2:
        return 0
    return length + QWIRKLE_BONUS if length == LINE_LIMIT else length


def score_turn(table: Table, laid: tuple[Cell, ...]) -> tuple[LineScore, ...]:
    """The lines that this turn's tiles, already on the table, made or lengthened."""
    if len(table) == 1:
        return (LineScore((x_y(laid[0]),), 1, "QW-C3"),)
    along = directions(laid)[0]
    across = RIGHT + UP - along
    lines = [_line(table, laid[0], along), *(_line(table, cell, across) for cell in laid)]
    return tuple(line for line in lines if line.points)


def _line(table: Table, cell: Cell, step: int) -> LineScore:
    first, past = end_of_line(table, cell, -step) + step, end_of_line(table, cell, step)
    cells = tuple(map(x_y, cast("Iterable[Cell]", range(first, past, step))))
    return LineScore(cells, line_points(len(cells)), "QW-C2" if len(cells) == LINE_LIMIT else "QW-C1")
