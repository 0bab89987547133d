"""What lies on the cells, as a view lists it: one struct for each cell that is not empty, row by row."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.tigris.model.cells import NAMES, Cell, members
from tilewright.games.tigris.model.names import COLOURS, LEADERS, Colour, LeaderName
from tilewright.games.tigris.model.ownership import colour_of, owner_of
from tilewright.kernel import Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class TileCell(msgspec.Struct, frozen=True, tag_field="kind", tag="tile", omit_defaults=True):
    """A tile face up, perhaps with a treasure on it."""

    at: str
    colour: Colour
    treasure: bool = False


class FaceDownCell(msgspec.Struct, frozen=True, tag_field="kind", tag="face-down", omit_defaults=True):
    """A tile face down under a monument, or a part of the ziggurat (TE-M2, TE-Z2)."""

    at: str
    treasure: bool = False


class CatastropheCell(msgspec.Struct, frozen=True, tag_field="kind", tag="catastrophe"):
    at: str


class LeaderCell(msgspec.Struct, frozen=True, tag_field="kind", tag="leader"):
    """A leader, and the seat that owns it."""

    at: str
    leader: LeaderName
    seat: Seat


CellView = TileCell | FaceDownCell | CatastropheCell | LeaderCell


def cell_views(state: "TigrisState") -> tuple[CellView, ...]:
    """All cells that are not empty."""
    board, found = state.board, dict[Cell, CellView]()
    for colour, tiles in zip(COLOURS, board.tiles, strict=True):
        for cell in members(tiles):
            found[cell] = TileCell(NAMES[cell], colour, bool(board.treasures >> cell & 1))
    for cell in members(board.down):
        found[cell] = FaceDownCell(NAMES[cell], bool(board.treasures >> cell & 1))
    for cell in members(board.ruins):
        found[cell] = CatastropheCell(NAMES[cell])
    for leader in board.leaders_in(board.leaders):
        cell = board.stands[leader]
        found[cell] = LeaderCell(NAMES[cell], LEADERS[colour_of(leader)], owner_of(leader))
    return tuple(found[cell] for cell in sorted(found))
