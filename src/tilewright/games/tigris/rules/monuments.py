"""Monuments: four tiles of a colour in a square (TE-M). The ziggurat is offered with them (TE-Z1)."""

import msgspec

from tilewright.games.tigris.model.actions import Monument
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BIT, CELL_OF, NAMES, SQUARES, Cell, square
from tilewright.games.tigris.model.events import MonumentBuilt
from tilewright.games.tigris.model.names import COLOURS, PAIR_OF, PAIRS
from tilewright.games.tigris.rules import ziggurat
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.leaders import send_unsupported_home
from tilewright.games.tigris.rules.pending import MonumentOffer


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A monument on the board: its number, the top left cell of its square, and the colour that was flipped."""

    monument: int
    cell: Cell
    colour: int


def squares(board: Board, buildings: bytes, cell: Cell) -> list[Cell]:
    """The top left cells of the squares of one colour that the tile on this cell completes (TE-M1)."""
    tiles = board.tiles[board.colour_at(cell)] & ~under_buildings(buildings)
    return [corner for corner, mask in SQUARES[cell] if not mask & ~tiles]


def in_supply(monuments: tuple[Standing, ...], colour: int) -> list[int]:
    """The monuments left that have this colour (TE-M1)."""
    built = {standing.monument for standing in monuments}
    return [number for number, pair in enumerate(PAIRS) if colour in pair and number not in built]


def offer(table: Table, cell: Cell) -> bool:
    """Offer a monument or the ziggurat for the tile just laid, if it allows one (TE-M1, TE-Z1)."""
    board = table.board
    colour = board.colour_at(cell)
    if squares(board, table.buildings, cell) and in_supply(table.monuments, colour):
        pass
    elif not (table.options.ziggurat and ziggurat.centres(board, table.buildings, table.ziggurat, cell)):
        return False
    table.pending = MonumentOffer(table.active, cell)
    return True


def build(table: Table, action: Monument) -> None:
    """Flip the four tiles; leaders that lose their last temple go home (TE-M2, TE-M4)."""
    cell, number = CELL_OF[action.at], PAIR_OF[action.monument]
    colour = table.board.colour_at(cell)
    table.board = table.board.flipped(square(cell))
    standing = Standing(number, cell, colour)
    table.monuments = tuple(sorted((*table.monuments, standing), key=lambda each: each.monument))
    table.events.append(MonumentBuilt(table.active, action.monument, COLOURS[colour], action.at))
    send_unsupported_home(table)


def pay(table: Table) -> None:
    """The active player scores for each colour of each monument whose kingdom holds his leader of it (TE-M6)."""
    seat, board = table.active, table.board
    for standing in table.monuments:
        kingdom = board.kingdom_at(1 << standing.cell)
        for colour in PAIRS[standing.monument]:
            if BIT[board.stands[4 * seat + colour]] & kingdom:
                table.score(seat, colour, 1, "monument", "TE-M6", NAMES[standing.cell])
