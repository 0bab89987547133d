"""Sets as bits: each function against the same question put to a set of Python."""

import random

import numpy as np
import pytest

from tilewright.compiled import bits

CELLS = 3 * bits.WORD_BITS
ROWS = CELLS // bits.COLUMNS


def _words(seed: int) -> list[set[int]]:
    rng = random.Random(seed)
    return [set(), {0}, {63}, set(range(64)), *({rng.randrange(64) for _ in range(n)} for n in range(1, 40, 3))]


def _word(numbers: set[int]) -> np.uint64:
    return np.uint64(sum(1 << number for number in numbers))


def _board(cells: set[int]) -> bits.Bitboard:
    first, second, third = (_word({cell - start for cell in cells if 0 <= cell - start < 64}) for start in (0, 64, 128))
    return first, second, third


def _cells(board: bits.Bitboard) -> set[int]:
    return {64 * place + number for place, word in enumerate(board) for number in range(64) if int(word) >> number & 1}


def _boards(seed: int) -> list[set[int]]:
    rng = random.Random(seed)
    return [set(), {0}, {191}, {15, 16, 63, 64}, *({rng.randrange(CELLS) for _ in range(n)} for n in range(1, 150, 15))]


def _neighbours(cell: int) -> set[int]:
    row, column = divmod(cell, bits.COLUMNS)
    found = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * bits.COLUMNS + c for r, c in found if 0 <= r < ROWS and 0 <= c < bits.COLUMNS}


@pytest.mark.parametrize("numbers", _words(1), ids=len)
def test_one_word(numbers: set[int]) -> None:
    word = _word(numbers)
    assert bits.count(word) == len(numbers)
    assert bits.lowest(word) == min(numbers, default=64)
    assert int(bits.without_lowest(word)) == int(_word(numbers - {min(numbers, default=0)}))
    assert [bits.nth(word, n) for n in range(len(numbers))] == sorted(numbers)
    assert {n for n in range(64) if bits.has(word, n)} == numbers


def test_the_word_of_one_bit() -> None:
    assert [int(bits.bit(n)) for n in range(64)] == [1 << n for n in range(64)]


@pytest.mark.parametrize("cells", _boards(2), ids=len)
def test_one_board(cells: set[int]) -> None:
    board = _board(cells)
    assert bits.board_count(board) == len(cells)
    assert bits.board_lowest(board) == min(cells, default=CELLS)
    assert _cells(bits.board_without_lowest(board)) == cells - {min(cells, default=0)}
    assert [bits.board_nth(board, n) for n in range(len(cells))] == sorted(cells)
    assert {cell for cell in range(CELLS) if bits.board_has(board, cell)} == cells
    assert bits.is_empty(board) == (not cells)


def test_the_board_of_one_cell() -> None:
    assert all(_cells(bits.board_bit(cell)) == {cell} for cell in range(CELLS))


def test_a_board_is_stored_and_loaded() -> None:
    array, board = np.zeros(3, np.uint64), _board({1, 70, 150})
    bits.store(array, board)
    assert _cells(bits.load(array)) == {1, 70, 150}


@pytest.mark.parametrize(("a", "b"), list(zip(_boards(3), _boards(4), strict=True)))
def test_two_boards(a: set[int], b: set[int]) -> None:
    first, second = _board(a), _board(b)
    assert _cells(bits.both(first, second)) == a & b
    assert _cells(bits.either(first, second)) == a | b
    assert _cells(bits.minus(first, second)) == a - b


@pytest.mark.parametrize("cells", _boards(5), ids=len)
def test_adjacent_cells_do_not_reach_round_the_edge(cells: set[int]) -> None:
    board = _board(cells)
    assert _cells(bits.around(board)) == set().union(*map(_neighbours, cells))
    sides = {n for cell in cells for n in _neighbours(cell) if n // bits.COLUMNS == cell // bits.COLUMNS}
    assert _cells(bits.beside(board)) == sides


@pytest.mark.parametrize("area", _boards(6), ids=len)
def test_a_flood_reaches_all_that_is_connected_and_nothing_else(area: set[int]) -> None:
    for seed in sorted(area)[:5]:
        reached, edge = {seed}, {seed}
        while edge:
            edge = {n for cell in edge for n in _neighbours(cell) if n in area} - reached
            reached |= edge
        assert _cells(bits.flood(_board({seed}), _board(area))) == reached


@pytest.mark.parametrize("place", [0, 1, 6, 7])
def test_two_small_numbers_share_a_byte(place: int) -> None:
    for number in range(16):
        byte = bits.as_half(number, place) + bits.as_half(9, place + 1)
        assert 0 <= byte < 256
        assert bits.half(byte, place) == number
        assert bits.half(byte, place + 1) == 9
