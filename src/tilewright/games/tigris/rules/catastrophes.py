"""Catastrophes: on an empty cell or on a tile, which is destroyed (TE-C)."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import Catastrophe
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.cells import BOARD, CELL_OF, CellBytes, Mask
from tilewright.games.tigris.model.events import CatastrophePlaced
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.facts import content, no_such_cell
from tilewright.games.tigris.rules.leaders import send_unsupported_home
from tilewright.kernel import Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def places(board: Board, buildings: CellBytes) -> Mask:
    """Where a catastrophe may be laid: empty cells and unprotected tiles (TE-C1, TE-B4)."""
    return BOARD & ~(board.leaders | board.ruins | board.treasures | board.down | under_buildings(buildings))


def refusal(state: "TigrisState", action: Catastrophe) -> Refusal | None:
    """What forbids the active player to lay a catastrophe there (TE-C1, TE-B4)."""
    if action.at not in CELL_OF:
        return no_such_cell(action.at)
    if not state.catastrophes[state.active]:
        return Refusal("TE-C1", "you-have-no-catastrophe-left")
    cell, board = CELL_OF[action.at], state.board
    bit = 1 << cell
    if bit & under_buildings(state.buildings):
        return Refusal("TE-B4", "a-building-protects-its-tile", {"cell": action.at})
    if bit & board.down:
        return Refusal("TE-C1", "monuments-and-ziggurat-are-never-destroyed", {"cell": action.at})
    if bit & board.treasures:
        return Refusal("TE-C1", "a-treasure-protects-its-tile", {"cell": action.at})
    if bit & (board.leaders | board.ruins):
        facts: dict[str, str | int | bool] = {"cell": action.at, "holds": content(state, cell)}
        return Refusal("TE-C1", "the-cell-takes-no-catastrophe", facts)
    return None


def lay(builder: StateBuilder, action: Catastrophe) -> None:
    """Lay a catastrophe; leaders that lose their last temple go home (TE-C1, TE-C2)."""
    cell = CELL_OF[action.at]
    left = bytearray(builder.catastrophes)
    left[builder.active] -= 1
    builder.catastrophes = bytes(left)
    builder.stirred = True
    destroyed = COLOURS[builder.board.colour_at(cell)] if builder.board.full >> cell & 1 else None
    builder.board = builder.board.with_ruin(cell)
    builder.events.append(CatastrophePlaced(builder.active, action.at, destroyed))
    send_unsupported_home(builder)
