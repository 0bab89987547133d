"""The cells of the board as bits of one integer, so that whole-board questions are shifts and masks.

A row takes 17 bits, the last of them never used: what a shift pushes over the edge of a row falls off there.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NewType, overload

Cell = NewType("Cell", int)
Mask = int
"""A set of cells. An alias of int: what `&`, `|`, `~` and shifts make of masks is a mask again."""

if TYPE_CHECKING:

    class CellBytes(Sequence[Cell]):
        """Cells, one in each byte. Only the type checker sees this: it is `bytes`, and as fast, and stored as such."""

        def __init__(self, cells: Iterable[int]) -> None: ...
        def __len__(self) -> int: ...
        @overload
        def __getitem__(self, index: int, /) -> Cell: ...
        @overload
        def __getitem__(self, index: slice, /) -> "CellBytes": ...
        def __getitem__(self, index: int | slice, /) -> "Cell | CellBytes": ...

else:
    CellBytes = bytes

COLUMNS: Final = 16
ROWS: Final = 11
WIDTH: Final = 17
HOME: Final = Cell(ROWS * WIDTH)
"""Where a leader is that is not on the board, and a building that is still in the supply: the first number after
the board's. As a place to go to it is called `off`."""
OFF: Final = "off"

_NUMBERED: Final = tuple(Cell(number) for number in range(HOME + 1))  # to look one up costs a third of calling Cell


def cell_at(x: int, y: int) -> Cell:
    """The cell of a column and a row, both counted from 0."""
    return _NUMBERED[y * WIDTH + x]


CELLS: Final = tuple(cell_at(x, y) for y in range(ROWS) for x in range(COLUMNS))
BOARD: Final[Mask] = sum(1 << cell for cell in CELLS)

BIT: Final = (*(1 << cell for cell in range(HOME)), 0)
"""The mask of each cell; that of HOME is empty."""


def name_of(cell: Cell) -> str:
    """A cell's name: columns A to P, rows 1 to 11 from the top."""
    row, column = divmod(cell, WIDTH)
    return f"{chr(ord('A') + column)}{row + 1}"


NAMES: Final = (*map(name_of, _NUMBERED[:HOME]), OFF)
CELL_OF: Final = {NAMES[cell]: cell for cell in CELLS}


def around(mask: Mask) -> Mask:
    """The cells adjacent to any of these (TE-W2); cells of the mask itself may be among them."""
    return (mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH) & BOARD


AROUND: Final = tuple(around(1 << cell) & BOARD if 1 << cell & BOARD else 0 for cell in range(HOME))
"""The cells adjacent to each cell."""


def flood(seed: Mask, area: Mask) -> Mask:
    """All cells of the area that are connected to the seed, the seed included."""
    while True:
        grown = seed | (seed << 1 | seed >> 1) & area
        grown |= (grown << WIDTH | grown >> WIDTH) & area
        if grown == seed:
            return seed
        seed = grown


def connected(targets: Mask, area: Mask) -> bool:
    """Do these cells hang together within the area? It stops as soon as they do."""
    reached = targets & -targets
    while True:
        grown = reached | (reached << 1 | reached >> 1) & area
        grown |= (grown << WIDTH | grown >> WIDTH) & area
        if not targets & ~grown:
            return True
        if grown == reached:
            return False
        reached = grown


def members(mask: Mask) -> Iterator[Cell]:
    """The cells of a mask, row by row."""
    while mask:
        low = mask & -mask
        yield _NUMBERED[low.bit_length() - 1]
        mask ^= low


_ZEROS_AND_ONES: Final = bytes.maketrans(b"01", b"\0\1")


def flags(mask: Mask) -> bytes:
    """For each cell of the board and HOME, 1 if it is in the mask, else 0."""
    return f"{mask:0{HOME + 1}b}"[::-1].encode().translate(_ZEROS_AND_ONES)


def names(mask: Mask) -> tuple[str, ...]:
    """The names of a mask's cells, row by row."""
    return tuple(NAMES[cell] for cell in members(mask))


_HALVES: Final = tuple((size, (1 << size) - 1) for size in (128, 64, 32, 16, 8))


def nth(mask: Mask, number: int) -> Cell:
    """The cell of this number, from 0, in the order of `members`."""
    base = 0
    for size, low in _HALVES:
        half = mask & low
        count = half.bit_count()
        if number < count:
            mask = half
        else:
            number -= count
            mask >>= size
            base += size
    for _ in range(number):
        mask &= mask - 1
    return _NUMBERED[base + (mask & -mask).bit_length() - 1]


def square(corner: Cell) -> Mask:
    """The 2×2 square with this cell at the top left; 0 where it does not fit on the board."""
    mask = 1 << corner | 1 << corner + 1 | 1 << corner + WIDTH | 1 << corner + WIDTH + 1
    return mask if not mask & ~BOARD else 0


def cross(centre: Cell) -> Mask:
    """A cell and its four neighbours; 0 where they do not fit on the board."""
    return AROUND[centre] | 1 << centre if AROUND[centre].bit_count() == 4 else 0


SQUARES: Final = tuple(
    tuple(
        (corner, mask)
        for corner in map(Cell, (cell - WIDTH - 1, cell - WIDTH, cell - 1, cell))
        if corner >= 0 and (mask := square(corner))
    )
    for cell in range(HOME)
)
"""The squares that each cell is part of, with their top left cells."""

CROSSES: Final = tuple(
    tuple((centre, mask) for centre in members(AROUND[cell] | 1 << cell) if (mask := cross(centre)))
    for cell in range(HOME)
)
"""The crosses that each cell is part of, with their centres."""


def line(cell: Cell, step: int, area: Mask) -> Mask:
    """The longest straight line of the area through a cell: step 1 for its row, WIDTH for its column."""
    reached = 1 << cell
    while (grown := reached | (reached << step | reached >> step) & area) != reached:
        reached = grown
    return reached
