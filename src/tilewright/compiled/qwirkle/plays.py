"""Whole turns with their scores: games/qwirkle/rules/plays.py, the same plays in the same order.

A play in a given direction is found once: from the first, in that direction, of its cells that a single tile could have
gone to. It grows forward from there, then backward, and backward only over cells that no single tile could have gone
to.
"""

from typing import Any

import numpy as np

from tilewright.compiled.bits import lowest
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import extensions, gap_at, gap_cell, gap_fit, line_length, run
from tilewright.compiled.qwirkle.layout import OPENING, State
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


# Numbers of lines beside those of the tiles that are laid: the row and the column through the first cell
ROW_THROUGH, COLUMN_THROUGH = HAND_SIZE + 1, HAND_SIZE + 2

PLAY = np.dtype(  # the tiles of one turn in an order in which they can be laid, and their points
    [("cells", "u2", HAND_SIZE), ("tiles", "u1", HAND_SIZE), ("count", "i2"), ("points", "i2")], align=True
)
FIRST_ROOM = 256  # plays; few hands have more


@compiled
def best_play(state: State) -> Any:
    """The best of all plays at the beginning of a turn, as an array of one CHOICE; its count is 0 if there is none."""
    best = np.zeros(1, CHOICE)
    plays, found = list_plays(state, playable_tiles(state), least_tiles(state))
    for number in range(found):
        play = plays[number]
        consider(state, play.tiles, play.cells, int64(play.count), int64(play.points), best[0])
    return best


@compiled
def list_plays(state: State, hand: int, least: int) -> Any:
    """All plays of these tiles, of at least so many of them, as an array of PLAY, and how many they are.

    Gap by gap, in the order of `gaps`. QW-G1's bonus is not counted.
    """
    plays = np.empty(FIRST_ROOM, PLAY)
    found = _find(state, hand, least, plays)
    if found > len(plays):
        plays = np.empty(found, PLAY)
        _find(state, hand, least, plays)
    return plays, found


@compiled
def _find(state: State, hand: int, least: int, plays: Any) -> int:
    """How many plays there are; as many as there is room for are put into the array."""
    lines = np.empty(COLUMN_THROUGH + 1, LINE)
    tiles, cells = np.empty(HAND_SIZE, np.int64), np.empty(HAND_SIZE, np.int64)
    if state.tile_count == 0:
        return _begin(state, ORIGIN, hand, hand, least, lines, tiles, cells, plays, 0)
    found = 0
    for number in range(state.gap_count):
        fit = gap_fit(state.gaps[number]) & hand
        if fit:
            cell = gap_cell(state.gaps[number])
            found = _begin(state, cell, fit, hand, least, lines, tiles, cells, plays, found)
    return found


@compiled
def least_tiles(state: State) -> int:
    """So many tiles make a play (QW-S4)."""
    return int64(state.opening_size) if state.question == OPENING and state.opening_size else 1


@compiled
def _begin(
    state: State,
    cell: int,
    fit: int,
    hand: int,
    least: int,
    lines: Any,
    tiles: Any,
    cells: Any,
    plays: Any,
    found: int,
) -> int:
    """Add the plays that are found from this cell, by the tiles that go to it."""
    row, column = lines[ROW_THROUGH], lines[COLUMN_THROUGH]
    _set_line(state, cell, RIGHT, row)
    _set_line(state, cell, UP, column)
    row.crossing, column.crossing = line_points(column.length), line_points(row.length)
    while fit:
        tiles[0], cells[0] = lowest(fit), cell
        if least == 1:
            found = _add(plays, found, tiles, cells, 1, max(1, row.crossing + column.crossing))
        for along, through in ((RIGHT, ROW_THROUGH), (UP, COLUMN_THROUGH)):
            found = _grow(state, along, through, hand, least, lines, tiles, cells, plays, found)
        fit &= fit - 1
    return found


@compiled
def _set_line(state: State, cell: int, along: int, line: Any) -> None:
    """The line that a tile on this cell would be in: the others of it, how many it has then, and its two ends."""
    before, behind = run(state, cell, -along)
    beyond, ahead = run(state, cell, along)
    line.tiles = before | beyond
    line.length = behind + 1 + ahead
    line.first_end, line.last_end = cell - along * (behind + 1), cell + along * (ahead + 1)


@compiled
def _add(plays: Any, found: int, tiles: Any, cells: Any, count: int, points: int) -> int:
    """One more play."""
    if found < len(plays):
        play = plays[found]
        play.count, play.points = count, points
        for number in range(count):
            play.tiles[number], play.cells[number] = tiles[number], cells[number]
    return found + 1


@compiled
def _grow(
    state: State,
    along: int,
    through: int,
    hand: int,
    least: int,
    lines: Any,
    tiles: Any,
    cells: Any,
    plays: Any,
    found: int,
) -> int:
    """Lay one tile after another at either end of the line through the first, in every way.

    `through` is the number of that line, without its first tile.
    """
    first, around = lines[1], lines[through]
    first.tiles = around.tiles | 1 << tiles[0]
    first.length, first.crossing = around.length, around.crossing
    first.first_end, first.last_end = around.first_end, around.last_end
    first.way = FORWARD
    depth = 1
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
            found = _add(plays, found, tiles, cells, depth + 1, line.across + line_points(line.longer))
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
    return found


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
