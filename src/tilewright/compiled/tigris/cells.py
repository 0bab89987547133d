"""The cells of the board: numbered row by row, sixteen in each of eleven rows, as in the codes of actions.

The readable engine leaves a gap after each row; `TO_KERNEL` and `FROM_KERNEL` lead from one numbering to the other.
"""

from typing import Any, Final

import numpy as np

from tilewright.compiled.bits import ONE, ZERO, above_and_below, beside, both, either, is_empty, load, minus
from tilewright.compiled.jit import compiled
from tilewright.games.tigris.model import cells as kernel

Mask = Any  # three words: a board of `tilewright.compiled.bits`

COLUMNS: Final = kernel.COLUMNS
ROWS: Final = kernel.ROWS
HOME: Final = ROWS * COLUMNS
"""Where a leader is that is not on the board, and a building or a monument that is still in the supply."""

TO_KERNEL: Final = (*kernel.CELLS, kernel.HOME)
FROM_KERNEL: Final = {cell: number for number, cell in enumerate(TO_KERNEL)}

_WORD_BITS: Final = 64
_WORD: Final = (1 << _WORD_BITS) - 1
_ROW_BITS: Final = (1 << COLUMNS) - 1


def words_of(mask: kernel.Mask) -> np.ndarray:
    """A mask of the readable engine in three words."""
    packed = sum((mask >> row * kernel.WIDTH & _ROW_BITS) << row * COLUMNS for row in range(ROWS))
    return np.array([packed >> shift & _WORD for shift in range(0, 3 * _WORD_BITS, _WORD_BITS)], np.uint64)


def mask_of(words: Any) -> kernel.Mask:
    """Three words as a mask of the readable engine."""
    packed = sum(int(word) << _WORD_BITS * place for place, word in enumerate(words))
    return sum((packed >> row * COLUMNS & _ROW_BITS) << row * kernel.WIDTH for row in range(ROWS))


BIT: Final = np.array([words_of(kernel.BIT[cell]) for cell in TO_KERNEL])
"""The mask of each cell; that of HOME is empty."""
AROUND: Final = np.array([*(words_of(kernel.AROUND[cell]) for cell in kernel.CELLS), words_of(0)])
"""The cells adjacent to each cell; HOME has none."""
BOARD: Final = (np.uint64(_WORD), np.uint64(_WORD), np.uint64(_WORD >> COLUMNS))

_ROW: Final = np.uint64(COLUMNS)
_REST: Final = np.uint64(_WORD_BITS - COLUMNS)
_NOT_FIRST_COLUMN: Final = np.uint64(0xFFFE_FFFE_FFFE_FFFE)
_NOT_LAST_COLUMN: Final = np.uint64(0x7FFF_7FFF_7FFF_7FFF)


@compiled
def bit_of(cell: int) -> Mask:
    return load(BIT[cell])


@compiled
def around_cell(cell: int) -> Mask:
    return load(AROUND[cell])


@compiled
def meet(a: Mask, b: Mask) -> bool:
    """Have they a cell in common?"""
    return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) != ZERO


@compiled
def first_of(mask: Mask) -> Mask:
    """The first cell of a mask, as a mask."""
    a, b, c = mask
    if a:
        return a & (~a + ONE), ZERO, ZERO
    if b:
        return ZERO, b & (~b + ONE), ZERO
    return ZERO, ZERO, c & (~c + ONE)


@compiled
def left_of(mask: Mask) -> Mask:
    """The cells whose right neighbour is in the mask."""
    a, b, c = mask
    return (a & _NOT_FIRST_COLUMN) >> ONE, (b & _NOT_FIRST_COLUMN) >> ONE, (c & _NOT_FIRST_COLUMN) >> ONE


@compiled
def right_of(mask: Mask) -> Mask:
    """The cells whose left neighbour is in the mask."""
    a, b, c = mask
    return (a & _NOT_LAST_COLUMN) << ONE, (b & _NOT_LAST_COLUMN) << ONE, (c & _NOT_LAST_COLUMN) << ONE


@compiled
def above(mask: Mask) -> Mask:
    """The cells whose lower neighbour is in the mask."""
    a, b, c = mask
    return (a >> _ROW) | (b << _REST), (b >> _ROW) | (c << _REST), c >> _ROW


@compiled
def below(mask: Mask) -> Mask:
    """The cells whose upper neighbour is in the mask."""
    a, b, c = mask
    return a << _ROW, (b << _ROW) | (a >> _REST), ((c << _ROW) | (b >> _REST)) & BOARD[2]


@compiled
def connected(targets: Mask, area: Mask) -> bool:
    """Do these cells hang together within the area? It stops as soon as they do."""
    reached = first_of(targets)
    while True:
        grown = either(reached, both(beside(reached), area))
        grown = either(grown, both(above_and_below(grown), area))
        if is_empty(minus(targets, grown)):
            return True
        if grown[0] == reached[0] and grown[1] == reached[1] and grown[2] == reached[2]:
            return False
        reached = grown


@compiled
def row_through(cell: int, area: Mask) -> Mask:
    """The longest line of the area through a cell, in its row."""
    reached = bit_of(cell)
    while True:
        more = minus(both(beside(reached), area), reached)
        if is_empty(more):
            return reached
        reached = either(reached, more)


@compiled
def column_through(cell: int, area: Mask) -> Mask:
    """The longest line of the area through a cell, in its column."""
    reached = bit_of(cell)
    while True:
        more = minus(both(above_and_below(reached), area), reached)
        if is_empty(more):
            return reached
        reached = either(reached, more)


@compiled
def square(corner: int) -> Mask:
    """The 2×2 square with this cell at the top left."""
    top = either(bit_of(corner), bit_of(corner + 1))
    return either(top, below(top))


@compiled
def corners_of_squares(cell: int, tiles: Mask) -> Mask:
    """The top left cells of the squares of these tiles that a cell is part of."""
    rows = both(tiles, left_of(tiles))
    here = bit_of(cell)
    here = either(here, left_of(here))
    return both(both(rows, above(rows)), either(here, above(here)))


@compiled
def cross(centre: int) -> Mask:
    """A cell and its four neighbours."""
    return either(bit_of(centre), around_cell(centre))


@compiled
def centres_of_crosses(cell: int, tiles: Mask) -> Mask:
    """The centres of the crosses of these tiles that a cell is part of."""
    centres = both(both(left_of(tiles), right_of(tiles)), both(above(tiles), below(tiles)))
    return both(both(tiles, centres), cross(cell))
