"""Cells and their places on the rolled-up square of encodings/qwirkle/actions.py, in both directions.

While the table with the cells around it spans no more than SIDE cells, a place is a matter of remainders. On a wider
table cells may be folded, and the places of all gaps are worked out together.
"""

from typing import Any

import numpy as np

from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import gap_at, gap_cell
from tilewright.compiled.qwirkle.layout import MIDDLE_X, MOST_GAPS, State
from tilewright.encodings.qwirkle.actions import MIDDLE, SIDE, SQUARES
from tilewright.games.qwirkle.model.board import ROW

REMAINDER = np.array([(place - MIDDLE_X + MIDDLE) % SIDE for place in range(ROW)])  # of a column or row


@compiled
def plain_square(cell: int) -> int:
    """The place that a cell shares with all cells SIDE away from it."""
    return REMAINDER[cell // ROW] * SIDE + REMAINDER[cell % ROW]


@compiled
def _is_wide(state: State) -> bool:
    return state.most_x - state.least_x + 3 > SIDE or state.most_y - state.least_y + 3 > SIDE


@compiled
def squares_of_gaps(state: State, out: Any) -> None:
    """The place of every gap. Of gaps on the same one the first by cell keeps it; the others take free ones."""
    for number in range(state.gap_count):
        out[number] = plain_square(gap_cell(state.gaps[number]))
    if not _is_wide(state):
        return
    owners = np.zeros(SQUARES, np.int64)
    for number in range(state.gap_count):
        owners[out[number]] += 1
    free = 0
    order = np.argsort(state.gaps[: state.gap_count])  # by cell, which is the higher part of the number
    kept = np.zeros(SQUARES, np.bool_)
    for number in order:
        square = out[number]
        if kept[square]:
            while owners[free]:
                free += 1
            out[number] = free
            free += 1
        kept[square] = True


@compiled
def square_of(state: State, cell: int) -> int:
    """The place of an open cell."""
    if not _is_wide(state):
        return plain_square(cell)
    squares = np.empty(MOST_GAPS, np.int64)
    squares_of_gaps(state, squares)
    return squares[gap_at(state, cell)]


@compiled
def cell_of(state: State, square: int) -> int:
    """The open cell that has this place."""
    if _is_wide(state):
        squares = np.empty(MOST_GAPS, np.int64)
        squares_of_gaps(state, squares)
        number = 0
        while squares[number] != square:
            number += 1
        return gap_cell(state.gaps[number])
    left, below = int64(state.least_x) - 1, int64(state.least_y) - 1
    x = left + (square % SIDE - REMAINDER[left]) % SIDE
    y = below + (square // SIDE - REMAINDER[below]) % SIDE
    return y * ROW + x
