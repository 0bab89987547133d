"""Variant: civilisation buildings (TE-B)."""

from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BIT, CELL_OF, HOME, NAMES, WIDTH, Cell, Mask, line
from tilewright.games.tigris.model.events import BuildingPlaced
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.rules.pending import BuildingOffer

NONE_BUILT = bytes([HOME] * 4)
SHORTEST_LINE = 3
_ROW_AND_COLUMN = (1, WIDTH)


def under_buildings(buildings: bytes) -> Mask:
    """The cells that a building stands on (TE-B4)."""
    if buildings == NONE_BUILT:
        return 0
    return BIT[buildings[0]] | BIT[buildings[1]] | BIT[buildings[2]] | BIT[buildings[3]]


def present_line(board: Board, colour: int, cell: Cell) -> int:
    """The length of a building's present line: the longer of row and column through its tile (TE-B3)."""
    return max(line(cell, step, board.tiles[colour]).bit_count() for step in _ROW_AND_COLUMN)


def length_needed(board: Board, buildings: bytes, colour: int) -> int:
    """How long a line must be to take a colour's building: three, or longer than its present one (TE-B2, TE-B3)."""
    cell = buildings[colour]
    return SHORTEST_LINE if cell == HOME else max(SHORTEST_LINE, 1 + present_line(board, colour, cell))


def places(board: Board, buildings: bytes, colour: int, cell: Cell) -> Mask:
    """Where the tile just laid on this cell lets the building of its colour stand (TE-B2, TE-B3)."""
    row, column = (line(cell, step, board.tiles[colour]) for step in _ROW_AND_COLUMN)
    needed = length_needed(board, buildings, colour)
    return (row if row.bit_count() >= needed else 0) | (column if column.bit_count() >= needed else 0)


def offer(table: Table, cell: Cell) -> bool:
    """Offer a building for the tile just laid, if it allows one (TE-B2)."""
    if not table.options.buildings:
        return False
    if not places(table.board, table.buildings, table.board.colour_at(cell), cell):
        return False
    table.pending = BuildingOffer(table.active, cell)
    return True


def build(table: Table, new_tile: Cell, at: str) -> None:
    """Put up the building, or move it (TE-B2, TE-B3)."""
    colour = table.board.colour_at(new_tile)
    old = table.buildings[colour]
    buildings = bytearray(table.buildings)
    buildings[colour] = CELL_OF[at]
    table.buildings = bytes(buildings)
    source, rule = (None, "TE-B2") if old == HOME else (NAMES[old], "TE-B3")
    table.events.append(BuildingPlaced(table.active, COLOURS[colour], at, source, rule))
