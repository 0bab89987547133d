"""The facts that refusals state."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.cells import NAMES, Cell, cross
from tilewright.games.tigris.model.names import LEADERS, TILE_WORDS, Dynasty
from tilewright.games.tigris.model.ownership import LeaderId, colour_of, owner_of
from tilewright.kernel import Refusal

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def leader_name(dynasties: tuple[Dynasty, ...], leader: LeaderId) -> str:
    """A leader by dynasty and office, such as 'bull king'."""
    return f"{dynasties[owner_of(leader)]} {LEADERS[colour_of(leader)]}"


def kingdoms_joined(state: "TigrisState", board: Board, cell: Cell) -> dict[str, str | int | bool]:
    """The kingdoms that a piece on this cell would join, each by its leaders."""
    kingdoms = board.kingdoms_beside(cell)
    by_leaders = [
        " and ".join(leader_name(state.dynasties, leader) for leader in board.leaders_in(kingdom))
        for kingdom in kingdoms
    ]
    return {"cell": NAMES[cell], "count": len(kingdoms), "kingdoms": ", ".join(by_leaders)}


def content(state: "TigrisState", cell: Cell) -> str:
    """What lies on a cell, in words."""
    board, bit = state.board, 1 << cell
    for standing in board.leaders_in(bit):
        return leader_name(state.dynasties, standing)
    for colour, tiles in enumerate(board.tiles):
        if tiles & bit:
            return TILE_WORDS[colour]
    if board.ruins & bit:
        return "catastrophe"
    on_ziggurat = state.ziggurat is not None and cross(state.ziggurat.cell) & bit
    return "ziggurat" if on_ziggurat else "face-down tile"


def no_such_cell(name: str) -> Refusal:
    return Refusal("TE-W2", "there-is-no-such-cell", {"cell": name})
