"""Sets of numbers as bits: one word of 64, or a board of three words with rows of 16 cells.

A board's cell is row × 16 + column, so that a word holds four whole rows: a shift to the side never leaves its word,
and a row up or down is a shift by 16 across the words. Words are uint64 throughout: mixed with a signed number, they
would become floating-point numbers.
"""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tilewright.compiled.jit import compiled, int64, uint64

Bitboard = tuple[np.uint64, np.uint64, np.uint64]

COLUMNS = 16
WORD_BITS = 64
ONE = np.uint64(1)
ZERO = np.uint64(0)
EMPTY: Bitboard = (ZERO, ZERO, ZERO)
_ROW = np.uint64(COLUMNS)
_OTHER_ROWS = np.uint64(WORD_BITS - COLUMNS)
_NOT_FIRST_COLUMN = np.uint64(0xFFFE_FFFE_FFFE_FFFE)
_NOT_LAST_COLUMN = np.uint64(0x7FFF_7FFF_7FFF_7FFF)


def _population_count(_context: Any, _word: Any) -> Any:
    """The processor's instruction that counts bits."""
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


def _count_trailing_zeros(_context: Any, _word: Any) -> Any:
    """The processor's instruction that finds the lowest bit; 64 for an empty word."""
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.cttz(args[0], cgutils.false_bit)


_population: Any = intrinsic(_population_count)
_trailing_zeros: Any = intrinsic(_count_trailing_zeros)


# ---- one word
@compiled
def count(word: Any) -> int:
    """How many bits are set."""
    return _population(uint64(word))


@compiled
def lowest(word: Any) -> int:
    """The number of the lowest bit that is set; 64 if none is."""
    return _trailing_zeros(uint64(word))


@compiled
def without_lowest(word: Any) -> Any:
    """The word without its lowest bit: `while w: i = lowest(w); w = without_lowest(w)` goes through all of them."""
    w = uint64(word)
    return w & (w - ONE)


@compiled
def bit(number: int) -> Any:
    """The word with this one bit."""
    return ONE << uint64(number)


@compiled
def has(word: Any, number: int) -> bool:
    return (uint64(word) >> uint64(number)) & ONE != ZERO


@compiled
def nth(word: Any, number: int) -> int:
    """The number of the n-th bit that is set, from 0, the lowest first; there must be so many."""
    w = uint64(word)
    for _ in range(number):
        w = w & (w - ONE)
    return _trailing_zeros(w)


# ---- two small numbers in a byte
@compiled
def half(byte: Any, place: int) -> int:
    """The lower half of a byte for an even place, the upper one for an odd place."""
    return int64(byte) >> 4 * (place & 1) & 0xF


@compiled
def as_half(number: int, place: int) -> int:
    """A number from 0 to 15 as it is added to the byte that has the half of this place."""
    return number << 4 * (place & 1)


# ---- a board of three words
@compiled
def load(array: Any) -> Any:
    """The board in an array of three words."""
    return array[0], array[1], array[2]


@compiled
def store(array: Any, board: Any) -> None:
    array[0], array[1], array[2] = board


@compiled
def board_bit(cell: int) -> Any:
    """The board with this one cell."""
    mask, word = bit(cell % WORD_BITS), cell // WORD_BITS
    return mask if word == 0 else ZERO, mask if word == 1 else ZERO, mask if word == 2 else ZERO


@compiled
def board_has(board: Any, cell: int) -> bool:
    word = cell // WORD_BITS
    return has(board[0] if word == 0 else (board[1] if word == 1 else board[2]), cell % WORD_BITS)


@compiled
def both(a: Any, b: Any) -> Any:
    """The cells that are in both."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@compiled
def either(a: Any, b: Any) -> Any:
    """The cells that are in one or both."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@compiled
def minus(a: Any, b: Any) -> Any:
    """The cells of the first that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


@compiled
def is_empty(board: Any) -> bool:
    return (board[0] | board[1] | board[2]) == ZERO


@compiled
def board_count(board: Any) -> int:
    return count(board[0]) + count(board[1]) + count(board[2])


@compiled
def board_lowest(board: Any) -> int:
    """The first cell; 192 if there is none."""
    if board[0]:
        return lowest(board[0])
    if board[1]:
        return WORD_BITS + lowest(board[1])
    return 2 * WORD_BITS + lowest(board[2])


@compiled
def board_without_lowest(board: Any) -> Any:
    """The board without its first cell."""
    if board[0]:
        return without_lowest(board[0]), board[1], board[2]
    if board[1]:
        return ZERO, without_lowest(board[1]), board[2]
    return ZERO, ZERO, without_lowest(board[2])


@compiled
def board_nth(board: Any, number: int) -> int:
    """The n-th cell, from 0, row by row; there must be so many."""
    first = count(board[0])
    if number < first:
        return nth(board[0], number)
    second = count(board[1])
    if number < first + second:
        return WORD_BITS + nth(board[1], number - first)
    return 2 * WORD_BITS + nth(board[2], number - first - second)


@compiled
def beside(board: Any) -> Any:
    """The cells to the left and the right of any of these."""
    a, b, c = board
    return (
        ((a & _NOT_LAST_COLUMN) << ONE) | ((a & _NOT_FIRST_COLUMN) >> ONE),
        ((b & _NOT_LAST_COLUMN) << ONE) | ((b & _NOT_FIRST_COLUMN) >> ONE),
        ((c & _NOT_LAST_COLUMN) << ONE) | ((c & _NOT_FIRST_COLUMN) >> ONE),
    )


@compiled
def above_and_below(board: Any) -> Any:
    """The cells a row up and a row down from any of these; twelve rows, so a board of eleven needs its mask."""
    a, b, c = board
    return (
        (a << _ROW) | (a >> _ROW) | (b << _OTHER_ROWS),
        (b << _ROW) | (a >> _OTHER_ROWS) | (b >> _ROW) | (c << _OTHER_ROWS),
        (c << _ROW) | (b >> _OTHER_ROWS) | (c >> _ROW),
    )


@compiled
def around(board: Any) -> Any:
    """The cells adjacent to any of these; cells of the board itself may be among them."""
    return either(beside(board), above_and_below(board))


@compiled
def flood(seed: Any, area: Any) -> Any:
    """All cells of the area that are connected to the seed, the seed included."""
    reached = seed
    while True:
        grown = either(reached, both(beside(reached), area))
        grown = either(grown, both(above_and_below(grown), area))
        if grown[0] == reached[0] and grown[1] == reached[1] and grown[2] == reached[2]:
            return reached
        reached = grown
