"""Laying the tiles of a turn so that the gaps stay in the order in which the readable engine has them: its dictionary
of gaps keeps the older ones first. Of plays that are equally good the first is taken, so the order counts."""

from typing import Any

from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import entry_of, gap_at, gap_cell, lay
from tilewright.compiled.qwirkle.hands import place_of, take_place
from tilewright.compiled.qwirkle.layout import FIRST_GAP, State


@compiled
def lay_in_order(state: State, tile: int, cell: int) -> None:
    """One more tile. The engine moves the last gap to the place of the one that is closed; here it goes back."""
    closed, last = gap_at(state, cell), state.gap_count - 1
    lay(state, tile, cell)
    if 0 <= closed < last:
        moved = state.gaps[closed]
        for number in range(closed, last - 1):
            _set_gap(state, number, state.gaps[number + 1])
        _set_gap(state, last - 1, moved)


@compiled
def _set_gap(state: State, number: int, gap: int) -> None:
    state.gaps[number] = gap
    state.contents[entry_of(state, gap_cell(gap))] = FIRST_GAP + number


@compiled
def lay_all(state: State, tiles: Any, cells: Any, count: int) -> None:
    """So many tiles, one after another."""
    for number in range(count):
        lay_in_order(state, int64(tiles[number]), int64(cells[number]))


@compiled
def take_all(state: State, seat: int, tiles: Any, count: int) -> None:
    """So many tiles out of a hand."""
    for number in range(count):
        take_place(state, seat, place_of(state, seat, int64(tiles[number])))
