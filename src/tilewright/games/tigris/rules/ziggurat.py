"""Variant: the ziggurat, on a cross of five tiles of a colour (TE-Z)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import Point, TigrisAction, Ziggurat
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import BIT, CELL_OF, CROSSES, NAMES, Cell, CellBytes, cross
from tilewright.games.tigris.model.events import ZigguratBuilt
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, KING
from tilewright.games.tigris.model.ownership import ColourIndex, leader_of
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.facts import no_such_cell
from tilewright.games.tigris.rules.footprints import wrong_footprint
from tilewright.games.tigris.rules.leaders import send_unsupported_home
from tilewright.games.tigris.rules.not_asked import no_ziggurat, not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

_POINTS = tuple(Point(colour) for colour in COLOURS)


class BuiltZiggurat(msgspec.Struct, frozen=True, gc=False):
    """The ziggurat on the board: its centre, and the colour of the five tiles that it replaced."""

    cell: Cell
    colour: ColourIndex


class PointChoice(msgspec.Struct, frozen=True, tag="point-choice", gc=False):
    """The active player chooses the colour of the ziggurat's point (TE-Z3)."""

    seat: Seat

    decision: ClassVar[str] = "point"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return Listed(_POINTS)

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        if not isinstance(action, Point):
            return not_asked(state, action)
        if action.colour not in COLOUR_OF:
            return Refusal("TE-W1", "there-is-no-such-colour", {"colour": action.colour})
        return None

    def apply(self, builder: StateBuilder, action: Action) -> None:
        assert isinstance(action, Point)
        at = NAMES[builder.ziggurat.cell] if builder.ziggurat else None
        builder.score(self.seat, COLOUR_OF[action.colour], 1, "ziggurat", "TE-Z3", at)
        builder.step = TurnStep.DRAWING


def centres(board: Board, buildings: CellBytes, ziggurat: BuiltZiggurat | None, cell: Cell) -> list[Cell]:
    """The centres of the crosses of one colour that the tile on this cell completes (TE-Z1)."""
    if ziggurat is not None:
        return []
    tiles = board.tiles[board.colour_at(cell)] & ~under_buildings(buildings)
    return [centre for centre, mask in CROSSES[cell] if not mask & ~tiles]


def refusal(state: "TigrisState", action: Ziggurat, new_tile: Cell) -> Refusal | None:
    """What forbids to build the ziggurat there with the tile just laid (TE-Z1, TE-B4)."""
    if action.at not in CELL_OF:
        return no_ziggurat(state) or no_such_cell(action.at)
    shape = ("TE-Z1", "the-five-cells-are-no-cross-of-one-colour")
    return no_ziggurat(state) or wrong_footprint(state, cross(CELL_OF[action.at]), new_tile, shape, "TE-Z1")


def build(builder: StateBuilder, action: Ziggurat) -> None:
    """Replace the five tiles; leaders that lose their last temple go home (TE-Z1, TE-Z2)."""
    cell = CELL_OF[action.at]
    colour = builder.board.colour_at(cell)
    builder.board = builder.board.flipped(cross(cell))
    builder.ziggurat = BuiltZiggurat(cell, colour)
    builder.events.append(ZigguratBuilt(builder.active, COLOURS[colour], action.at))
    send_unsupported_home(builder)


def offer_point(builder: StateBuilder) -> bool:
    """TE-Z3: ask for the colour of the point if the active player's king is in the ziggurat's kingdom."""
    if builder.ziggurat is None:
        return False
    kingdom = builder.board.kingdom_at(1 << builder.ziggurat.cell)
    if not BIT[builder.board.stands[leader_of(builder.active, KING)]] & kingdom:
        return False
    builder.pending = PointChoice(builder.active)
    return True
