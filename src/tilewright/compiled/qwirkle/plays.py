"""The best whole turn from its beginning: games/qwirkle/rules/plays.py, gone through without listing the plays.

A play in a given direction is found once: from the first, in that direction, of its cells that a single tile could have
gone to. It grows forward from there, then backward, and backward only over cells that no single tile could have gone
to.
"""

from typing import Any

import numpy as np

from tilewright.compiled.bits import lowest
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import extensions, gap_at, gap_cell, gap_fit, line_length, run
from tilewright.compiled.qwirkle.layout import ALL_TILES, OPENING, State
from tilewright.compiled.qwirkle.merit import CHOICE, consider
from tilewright.compiled.qwirkle.placing import playable_tiles
from tilewright.compiled.qwirkle.scoring import line_points
from tilewright.games.qwirkle.model.board import HAND_SIZE, ORIGIN, RIGHT, UP

FORWARD, BACKWARD, DONE = range(3)  # the ends that a line grows at, in this order

LINE = np.dtype(  # a line that is being laid, and its next tile
    [
        ("tiles", "i8"),
        ("length", "i8"),
        ("first_end", "i8"),  # the empty cells before and behind it
        ("last_end", "i8"),
        ("crossing", "i8"),  # the points of the lines across
        ("way", "i8"),  # where it grows now: FORWARD, BACKWARD, or DONE
        ("fit", "i8"),  # the tiles that are still to be tried there
        ("end", "i8"),
        ("beyond", "i8"),  # the tiles behind that end, which join the line
        ("longer", "i8"),  # its length then
        ("across", "i8"),  # the points of the lines across then
        ("far", "i8"),  # the empty cell behind them
    ]
)


@compiled
def best_play(state: State) -> Any:
    """The best of all plays at the beginning of a turn, as an array of one CHOICE; its count is 0 if there is none."""
    best, lines = np.zeros(1, CHOICE), np.zeros(HAND_SIZE + 1, LINE)
    tiles, cells = np.empty(HAND_SIZE, np.int64), np.empty(HAND_SIZE, np.int64)
    hand = playable_tiles(state)
    if state.tile_count == 0:
        _begin(state, ORIGIN, ALL_TILES & hand, hand, lines, tiles, cells, best[0])
    else:
        for number in range(state.gap_count):
            fit = gap_fit(state.gaps[number]) & hand
            if fit:
                _begin(state, gap_cell(state.gaps[number]), fit, hand, lines, tiles, cells, best[0])
    return best


@compiled
def _least(state: State) -> int:
    """So many tiles make a play (QW-S4)."""
    return int64(state.opening_size) if state.question == OPENING and state.opening_size else 1


@compiled
def _begin(state: State, cell: int, fit: int, hand: int, lines: Any, tiles: Any, cells: Any, best: Any) -> None:
    """The plays that are found from this cell, by the tiles that go to it."""
    across, upward = line_points(line_length(state, cell, RIGHT)), line_points(line_length(state, cell, UP))
    while fit:
        tiles[0], cells[0] = lowest(fit), cell
        if _least(state) == 1:
            consider(state, tiles, cells, 1, max(1, across + upward), best)
        _grow(state, RIGHT, upward, hand, lines, tiles, cells, best)
        _grow(state, UP, across, hand, lines, tiles, cells, best)
        fit &= fit - 1


@compiled
def _grow(state: State, along: int, crossing: int, hand: int, lines: Any, tiles: Any, cells: Any, best: Any) -> None:
    """Lay one tile after another at either end of the line through the first, in every way."""
    cell = cells[0]
    before, behind = run(state, cell, -along)
    beyond, ahead = run(state, cell, along)
    first = lines[1]
    first.tiles = before | beyond | 1 << tiles[0]
    first.length = behind + 1 + ahead
    first.first_end, first.last_end = cell - along * (behind + 1), cell + along * (ahead + 1)
    first.crossing = crossing
    first.way = FORWARD
    depth, least = 1, _least(state)
    _look_ahead(state, first, along, hand)
    while depth > 0:
        line = lines[depth]
        if line.fit == 0:
            line.way += 1
            if line.way < DONE:
                _look_ahead(state, line, along, hand)
            else:
                depth -= 1
            continue
        tiles[depth], cells[depth] = lowest(line.fit), line.end
        line.fit &= line.fit - 1
        if depth + 1 >= least:
            consider(state, tiles, cells, depth + 1, line.across + line_points(line.longer), best)
        if depth + 1 < HAND_SIZE:
            following = lines[depth + 1]
            following.tiles = line.tiles | line.beyond | 1 << tiles[depth]
            following.length = line.longer
            following.first_end = line.first_end if line.way == FORWARD else line.far
            following.last_end = line.far if line.way == FORWARD else line.last_end
            following.crossing = line.across
            following.way = line.way
            depth += 1
            _look_ahead(state, following, along, hand)


@compiled
def _look_ahead(state: State, line: Any, along: int, hand: int) -> None:
    """Which tiles may come next at the end where the line grows, and what it would be then."""
    line.fit = 0
    wanted = extensions(line.tiles) & hand
    if wanted == 0:
        return
    onward = line.way == FORWARD
    end, step = (line.last_end, along) if onward else (line.first_end, -along)
    gap = gap_at(state, end)
    if gap >= 0:
        if not onward:
            return
        wanted &= gap_fit(state.gaps[gap])
    beyond, ahead = run(state, end, step)
    if wanted == 0 or beyond & line.tiles:
        return
    line.fit = wanted & extensions(line.tiles | beyond)
    line.end, line.beyond = end, beyond
    line.longer = line.length + 1 + ahead
    line.across = line.crossing + line_points(line_length(state, end, RIGHT + UP - along))
    line.far = end + step * (ahead + 1)
