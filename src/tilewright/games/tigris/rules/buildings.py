"""Variant: civilisation buildings (TE-B)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import Building, Decline, TigrisAction
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import BIT, CELL_OF, HOME, NAMES, WIDTH, Cell, CellBytes, Mask, line, names
from tilewright.games.tigris.model.events import BuildingPlaced, Declined
from tilewright.games.tigris.model.names import COLOURS
from tilewright.games.tigris.model.ownership import ColourIndex
from tilewright.games.tigris.rules.facts import no_such_cell
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

NONE_BUILT = CellBytes([HOME] * 4)
SHORTEST_LINE = 3
_ROW_AND_COLUMN = (1, WIDTH)


class BuildingOffer(msgspec.Struct, frozen=True, tag="building-offer", gc=False):
    """The tile on this cell allows a building (TE-B2, TE-B3)."""

    seat: Seat
    cell: Cell

    decision: ClassVar[str] = "building"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        allowed = places(state.board, state.buildings, state.board.colour_at(self.cell), self.cell)
        return Listed((*(Building(name) for name in names(allowed)), Decline()))

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        """TE-B2, TE-B3."""
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Building):
            return not_asked(state, action)
        if action.at not in CELL_OF:
            return no_such_cell(action.at)
        board, colour = state.board, state.board.colour_at(self.cell)
        if BIT[CELL_OF[action.at]] & places(board, state.buildings, colour, self.cell):
            return None
        needed = length_needed(board, state.buildings, colour)
        rule = "TE-B2" if state.buildings[colour] == HOME else "TE-B3"
        facts: dict[str, str | int | bool] = {"cell": action.at, "colour": COLOURS[colour], "length": needed}
        return Refusal(rule, "the-cell-is-in-no-line-of-the-new-tile-that-is-long-enough", facts)

    def apply(self, builder: StateBuilder, action: Action) -> None:
        """TE-T4: declining ends the offer for this action."""
        if isinstance(action, Building):
            build(builder, self.cell, action.at)
        else:
            builder.events.append(Declined(self.seat, "building"))
        builder.go_on(TurnStep.MONUMENT, self.cell)


def under_buildings(buildings: CellBytes) -> Mask:
    """The cells that a building stands on (TE-B4)."""
    if buildings == NONE_BUILT:
        return 0
    return BIT[buildings[0]] | BIT[buildings[1]] | BIT[buildings[2]] | BIT[buildings[3]]


def present_line(board: Board, colour: ColourIndex, cell: Cell) -> int:
    """The length of a building's present line: the longer of row and column through its tile (TE-B3)."""
    return max(line(cell, step, board.tiles[colour]).bit_count() for step in _ROW_AND_COLUMN)


def length_needed(board: Board, buildings: CellBytes, colour: ColourIndex) -> int:
    """How long a line must be to take a colour's building: three, or longer than its present one (TE-B2, TE-B3)."""
    cell = buildings[colour]
    return SHORTEST_LINE if cell == HOME else max(SHORTEST_LINE, 1 + present_line(board, colour, cell))


def places(board: Board, buildings: CellBytes, colour: ColourIndex, cell: Cell) -> Mask:
    """Where the tile just laid on this cell lets the building of its colour stand (TE-B2, TE-B3)."""
    row, column = (line(cell, step, board.tiles[colour]) for step in _ROW_AND_COLUMN)
    needed = length_needed(board, buildings, colour)
    return (row if row.bit_count() >= needed else 0) | (column if column.bit_count() >= needed else 0)


def offer(builder: StateBuilder) -> bool:
    """Offer a building for the tile just laid, if it allows one (TE-B2)."""
    if not builder.options.buildings:
        return False
    cell = builder.tile
    if not places(builder.board, builder.buildings, builder.board.colour_at(cell), cell):
        return False
    builder.pending = BuildingOffer(builder.active, cell)
    return True


def build(builder: StateBuilder, new_tile: Cell, at: str) -> None:
    """Put up the building, or move it (TE-B2, TE-B3)."""
    colour = builder.board.colour_at(new_tile)
    old = builder.buildings[colour]
    buildings = bytearray(builder.buildings)
    buildings[colour] = CELL_OF[at]
    builder.buildings = CellBytes(buildings)
    source, rule = (None, "TE-B2") if old == HOME else (NAMES[old], "TE-B3")
    builder.events.append(BuildingPlaced(builder.active, COLOURS[colour], at, source, rule))
