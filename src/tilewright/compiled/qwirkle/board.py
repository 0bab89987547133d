"""The table: lines, gaps, and what fits there. The same as games/qwirkle/model/board.py; sets of tiles are int64."""

from typing import Any

from tilewright.compiled.bits import lowest
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import ALL_TILES, ENTRIES, FIRST_GAP, FIT_BITS, NOTHING, State
from tilewright.games.qwirkle.model.board import KINDS, LINE_LIMIT, RIGHT, ROW, UP

_COLOUR = KINDS[0]  # the tiles of the first colour, and of the first shape; the others are shifted
_SHAPE = KINDS[LINE_LIMIT]


# ---- the hash table
@compiled
def entry_of(state: State, cell: int) -> int:
    """The entry of a cell, or the free one where it belongs."""
    entry = (cell * 40503 >> 7) & (ENTRIES - 1)  # 40503 / 65536 is near the golden ratio: neighbours spread
    while state.cells[entry] != 0 and state.cells[entry] != cell:
        entry = (entry + 1) & (ENTRIES - 1)
    return entry


@compiled
def content(state: State, cell: int) -> int:
    """A tile, FIRST_GAP + the number of a gap, or NOTHING."""
    entry = entry_of(state, cell)
    return int64(state.contents[entry]) if state.cells[entry] != 0 else NOTHING


@compiled
def gap_at(state: State, cell: int) -> int:
    """The number of the gap at this cell; -1 if there is none."""
    found = content(state, cell)
    return found - FIRST_GAP if FIRST_GAP <= found < NOTHING else -1


@compiled
def gap_cell(gap: int) -> int:
    return gap >> FIT_BITS


@compiled
def gap_fit(gap: int) -> int:
    """The tiles that fit there."""
    return gap & ALL_TILES


# ---- lines
@compiled
def extensions(line: int) -> int:
    """The tiles that may be added to a line of these tiles (QW-P4); none if they are no good line."""
    if line == 0:
        return ALL_TILES
    first = lowest(line)
    colour = _COLOUR << (first // LINE_LIMIT * LINE_LIMIT)
    shape = _SHAPE << (first % LINE_LIMIT)
    fit = 0
    if line & ~colour == 0:
        fit |= colour & ~line
    if line & ~shape == 0:
        fit |= shape & ~line
    return fit


@compiled
def run(state: State, cell: int, step: int) -> Any:
    """The tiles that lie in a row from beside the cell, as a set, and how many they are."""
    found, count = 0, 0
    cell += step
    tile = content(state, cell)
    while tile < FIRST_GAP:
        found |= 1 << tile
        count += 1
        cell += step
        tile = content(state, cell)
    return found, count


@compiled
def end_of_line(state: State, cell: int, step: int) -> int:
    """The first empty cell beside the line through this cell's tile."""
    return cell + step * (run(state, cell, step)[1] + 1)


@compiled
def line_length(state: State, cell: int, step: int) -> int:
    """How many tiles lie in the line through this cell's tile."""
    return 1 + run(state, cell, step)[1] + run(state, cell, -step)[1]


# ---- gaps
@compiled
def _count_openings(state: State, fit: int, change: int) -> None:
    """So many gaps more, or fewer, for each of these tiles."""
    while fit:
        state.openings[lowest(fit)] += change
        fit &= fit - 1


@compiled
def _close_gap(state: State, entry: int) -> None:
    """The gap of this entry goes; the last of the list takes its number."""
    number = state.contents[entry] - FIRST_GAP
    _count_openings(state, gap_fit(state.gaps[number]), -1)
    state.gap_count -= 1
    last = state.gaps[state.gap_count]
    state.gaps[number] = last
    state.contents[entry_of(state, gap_cell(last))] = FIRST_GAP + number


@compiled
def _narrow_gap(state: State, cell: int, fit: int) -> None:
    """At this empty cell only these tiles fit from now on, of those that did; a new gap if it touched no tile."""
    entry = entry_of(state, cell)
    if state.cells[entry] == 0:
        state.cells[entry] = cell
        state.contents[entry] = FIRST_GAP + state.gap_count
        state.gaps[state.gap_count] = cell << FIT_BITS | fit
        state.gap_count += 1
        _count_openings(state, fit, 1)
    else:
        number = state.contents[entry] - FIRST_GAP
        fitted = gap_fit(state.gaps[number])
        state.gaps[number] = cell << FIT_BITS | (fitted & fit)
        _count_openings(state, fitted & ~fit, -1)


@compiled
def lay(state: State, tile: int, cell: int) -> None:
    """One more tile. Only the four ends of its two lines change what fits there, and only along those lines."""
    entry = entry_of(state, cell)
    if state.cells[entry] != 0:
        _close_gap(state, entry)
    state.cells[entry] = cell
    state.contents[entry] = tile
    state.tile_count += 1
    for step in (RIGHT, UP):
        before, behind = run(state, cell, -step)
        beyond, ahead = run(state, cell, step)
        line = before | beyond | 1 << tile
        for sign, length in ((-1, behind), (1, ahead)):
            onward = sign * step
            end = cell + onward * (length + 1)
            farther = run(state, end, onward)[0]
            _narrow_gap(state, end, 0 if farther & line else extensions(farther | line))
    x, y = cell % ROW, cell // ROW
    state.least_x, state.most_x = min(state.least_x, x), max(state.most_x, x)
    state.least_y, state.most_y = min(state.least_y, y), max(state.most_y, y)
