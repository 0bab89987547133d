"""Catastrophes (TE-C) and swaps (TE-X)."""

from tilewright.games.tigris.model.actions import Catastrophe, Swap
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BOARD, CELL_OF, Mask
from tilewright.games.tigris.model.events import CatastrophePlaced, Swapped
from tilewright.games.tigris.model.names import COLOURS, counts_of
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.leaders import send_unsupported_home


def places(board: Board, buildings: bytes) -> Mask:
    """Where a catastrophe may be laid: empty cells and unprotected tiles (TE-C1, TE-B4)."""
    return BOARD & ~(board.leaders | board.ruins | board.treasures | board.down | under_buildings(buildings))


def lay(table: Table, action: Catastrophe) -> None:
    """Lay a catastrophe; leaders that lose their last temple go home (TE-C1, TE-C2)."""
    cell = CELL_OF[action.at]
    left = bytearray(table.catastrophes)
    left[table.active] -= 1
    table.catastrophes = bytes(left)
    table.stirred = True
    destroyed = COLOURS[table.board.colour_at(cell)] if table.board.full >> cell & 1 else None
    table.board = table.board.with_ruin(cell)
    table.events.append(CatastrophePlaced(table.active, action.at, destroyed))
    send_unsupported_home(table)


def swap(table: Table, action: Swap) -> None:
    """Throw tiles away and draw as many, or what is left, which ends the game with this turn (TE-X1, TE-X2)."""
    seat, tiles = table.active, counts_of(action.tiles)
    hands, thrown = bytearray(table.hands), bytearray(table.thrown)
    for colour in range(4):
        hands[4 * seat + colour] -= tiles[colour]
        thrown[4 * seat + colour] += tiles[colour]
    table.hands, table.thrown = bytes(hands), bytes(thrown)
    table.stirred = True
    table.events.append(Swapped(seat, len(action.tiles), action.tiles))
    if table.draw(seat, len(action.tiles)) < len(action.tiles):
        table.short = True
