"""Variant: the ziggurat, on a cross of five tiles of a colour (TE-Z)."""

import msgspec

from tilewright.games.tigris.model.actions import Ziggurat
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BIT, CELL_OF, CROSSES, NAMES, Cell, cross
from tilewright.games.tigris.model.events import ZigguratBuilt
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, KING
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.leaders import send_unsupported_home
from tilewright.games.tigris.rules.pending import PointChoice


class ZigguratStanding(msgspec.Struct, frozen=True, gc=False):
    """The ziggurat on the board: its centre, and the colour of the five tiles that it replaced."""

    cell: Cell
    colour: int


def centres(board: Board, buildings: bytes, standing: ZigguratStanding | None, cell: Cell) -> list[Cell]:
    """The centres of the crosses of one colour that the tile on this cell completes (TE-Z1)."""
    if standing is not None:
        return []
    tiles = board.tiles[board.colour_at(cell)] & ~under_buildings(buildings)
    return [centre for centre, mask in CROSSES[cell] if not mask & ~tiles]


def build(table: Table, action: Ziggurat) -> None:
    """Replace the five tiles; leaders that lose their last temple go home (TE-Z1, TE-Z2)."""
    cell = CELL_OF[action.at]
    colour = table.board.colour_at(cell)
    table.board = table.board.flipped(cross(cell))
    table.ziggurat = ZigguratStanding(cell, colour)
    table.events.append(ZigguratBuilt(table.active, COLOURS[colour], action.at))
    send_unsupported_home(table)


def offer_point(table: Table) -> bool:
    """TE-Z3: ask for the colour of the point if the active player's king is in the ziggurat's kingdom."""
    if table.ziggurat is None:
        return False
    kingdom = table.board.kingdom_at(1 << table.ziggurat.cell)
    if not BIT[table.board.stands[4 * table.active + KING]] & kingdom:
        return False
    table.pending = PointChoice(table.active)
    return True


def take_point(table: Table, colour: str) -> None:
    """TE-Z3: one point in the chosen colour."""
    at = NAMES[table.ziggurat.cell] if table.ziggurat else None
    table.score(table.active, COLOUR_OF[colour], 1, "ziggurat", "TE-Z3", at)
