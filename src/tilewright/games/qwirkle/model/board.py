"""Tiles, and the table without edge that they lie on.

A tile is a number from 0 to 35: colour times 6 plus shape; its three copies are alike. A set of tiles is a mask of 36
bits. A cell is one number too, so that a neighbour is a fixed step away. The table is a dictionary from cells to
tiles, beside which lies another one, `gaps`: every empty cell that touches a tile, with the set of tiles that fit
there. Neither is ever changed once it is part of a state.
"""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:

    class Cell(int):
        """A cell's number. Only the type checker sees this: it is int, and what a step leads to is a cell again."""

        def __add__(self, step: int, /) -> "Cell": ...
        def __sub__(self, step: int, /) -> "Cell": ...

else:
    Cell = int

Tile = int  # not a type of its own: hands and bag are bytes, which give int
Tiles = int  # a set of tiles, as a mask
Table = dict[Cell, Tile]
Gaps = dict[Cell, Tiles]
Openings = int  # for each tile the number of gaps that it fits, in COUNT_BITS each

ColourLetter = Literal["R", "O", "Y", "G", "B", "P"]
ShapeCode = Literal["ci", "x", "di", "sq", "st", "cl"]
COLOURS: tuple[ColourLetter, ...] = get_args(ColourLetter)
SHAPES: tuple[ShapeCode, ...] = get_args(ShapeCode)
COUNT_BITS = 8  # no table has more than 255 gaps
COUNT_MASK = (1 << COUNT_BITS) - 1
COPIES = 3  # QW-S1
HAND_SIZE = 6  # QW-S2
LINE_LIMIT = 6  # QW-P4

TILE_NAMES = tuple(colour + shape for colour in COLOURS for shape in SHAPES)
TILE_OF = {name: tile for tile, name in enumerate(TILE_NAMES)}
ALL_TILES: Tiles = (1 << len(TILE_NAMES)) - 1
WHOLE_BAG = bytes(tile for tile in range(len(TILE_NAMES)) for _ in range(COPIES))

# The twelve sets that share an attribute: the six shapes of each colour, then the six colours of each shape.
KINDS: tuple[Tiles, ...] = tuple(0b111111 << 6 * colour for colour in range(6)) + tuple(
    sum(1 << 6 * colour + shape for colour in range(6)) for shape in range(6)
)


def _extensions() -> dict[Tiles, Tiles]:
    """For every good line (QW-P4), as the set of its tiles: the tiles that may still be added to it."""
    extensions = {0: ALL_TILES}
    for kind in KINDS:
        line = kind
        while line:
            extensions[line] = extensions.get(line, 0) | (kind & ~line)
            line = (line - 1) & kind
    return extensions


EXTENSIONS = _extensions()

# ---- cells: 0,0 lies in the middle of a square that no table of 108 joined tiles can leave
REACH = len(WHOLE_BAG) - 1
ROW = 256
ORIGIN = Cell(128 * ROW + 128)
RIGHT, UP = 1, ROW
STEPS = (RIGHT, -RIGHT, UP, -UP)


def cell_at(x: int, y: int) -> Cell:
    return ORIGIN + y * ROW + x


def x_y(cell: Cell) -> tuple[int, int]:
    y, x = divmod(cell, ROW)
    return x - 128, y - 128


def cell_name(cell: Cell) -> str:
    x, y = x_y(cell)
    return f"{x},{y}"


def tile_set(tiles: Iterable[Tile]) -> Tiles:
    found = 0
    for tile in tiles:
        found |= 1 << tile
    return found


def members(tiles: Tiles) -> list[Tile]:
    """The tiles of a set in order."""
    found: list[Tile] = []
    while tiles:
        lowest = tiles & -tiles
        found.append(lowest.bit_length() - 1)
        tiles ^= lowest
    return found


# ---- lines
_NO_RUN = (0, 0)


def run(table: Table, cell: Cell, step: int) -> tuple[Tiles, int]:
    """The tiles that lie in a row from beside the cell, as a set, and how many they are."""
    found = count = 0
    tile = table.get(cell := cell + step)
    while tile is not None:
        found |= 1 << tile
        count += 1
        tile = table.get(cell := cell + step)
    return found, count


def end_of_line(table: Table, cell: Cell, step: int) -> Cell:
    """The first empty cell beside the line through this cell."""
    while cell in table:
        cell += step
    return cell


def line_length(table: Table, cell: Cell, step: int) -> int:
    """How many tiles lie in the line through this cell's tile."""
    return 1 + run(table, cell, step)[1] + run(table, cell, -step)[1]


def fitting(table: Table, cell: Cell) -> Tiles:
    """The tiles that would make good lines (QW-P4) both ways on this empty cell."""
    fit = ALL_TILES
    for step in (RIGHT, UP):
        before, after = run(table, cell, -step)[0], run(table, cell, step)[0]
        if before & after:
            return 0
        fit &= EXTENSIONS.get(before | after, 0)
    return fit


# ---- gaps
@cache
def spread(fit: Tiles) -> Openings:
    """A set of tiles as a count of one each."""
    return sum(1 << COUNT_BITS * tile for tile in members(fit))


def openings_of(openings: Openings, tile: Tile) -> int:
    """In how many gaps this tile fits."""
    return openings >> COUNT_BITS * tile & COUNT_MASK


def lay(table: Table, gaps: Gaps, openings: Openings, tile: Tile, cell: Cell) -> tuple[Table, Gaps, Openings]:
    """Table, gaps and openings with one more tile.

    Only the four ends of its two lines change what fits there, and only along those lines: what fits now is what fitted
    before and goes on with the longer line.
    """
    table, gaps = table.copy(), gaps.copy()
    openings -= spread(gaps.pop(cell, 0))
    for step in (RIGHT, UP):
        # Most neighbours are empty: to look costs less than to call `run`.
        before, behind = run(table, cell, -step) if cell - step in table else _NO_RUN
        beyond, ahead = run(table, cell, step) if cell + step in table else _NO_RUN
        line = before | beyond | 1 << tile
        for end, onward in ((cell - step * (behind + 1), -step), (cell + step * (ahead + 1), step)):
            farther = run(table, end, onward)[0] if end + onward in table else 0
            fitted = gaps.get(end)
            fit = 0 if farther & line else EXTENSIONS.get(farther | line, 0)
            if fitted is not None:
                fit &= fitted
                openings -= spread(fitted)
            gaps[end] = fit
            openings += spread(fit)
    table[cell] = tile
    return table, gaps, openings


def all_gaps(table: Table) -> tuple[Gaps, Openings]:
    """The gaps of a table and their openings, from scratch."""
    edge = {cell + step for cell in table for step in STEPS} - table.keys()
    gaps = {cell: fitting(table, cell) for cell in sorted(edge)}
    return gaps, sum(map(spread, gaps.values()))
