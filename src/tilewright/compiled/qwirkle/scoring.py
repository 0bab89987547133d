"""What a turn is worth: chapter QW-C."""

from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.board import line_length
from tilewright.compiled.qwirkle.layout import State
from tilewright.compiled.qwirkle.placing import direction
from tilewright.games.qwirkle.model.board import LINE_LIMIT, RIGHT, UP
from tilewright.games.qwirkle.rules.scoring import QWIRKLE_BONUS


@compiled
def line_points(length: int) -> int:
    """The points of one line: none for a single tile, 1 per tile (QW-C1), 6 more for a Qwirkle (QW-C2)."""
    if length < 2:
        return 0
    return length + QWIRKLE_BONUS if length == LINE_LIMIT else length


@compiled
def turn_points(state: State) -> int:
    """The points of the lines that this turn's tiles, already on the table, made or lengthened."""
    if state.tile_count == 1:
        return 1  # QW-C3
    along = direction(state)
    points = line_points(line_length(state, state.laid[0], along))
    for number in range(state.laid_count):
        points += line_points(line_length(state, state.laid[number], RIGHT + UP - along))
    return points
