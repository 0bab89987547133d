"""Monuments: four tiles of a colour in a square (TE-M). The ziggurat is offered with them (TE-Z1)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import Decline, Monument, TigrisAction, Ziggurat
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import BIT, CELL_OF, NAMES, SQUARES, Cell, CellBytes, square
from tilewright.games.tigris.model.events import Declined, MonumentBuilt
from tilewright.games.tigris.model.names import COLOURS, PAIR_NAMES, PAIR_OF, PAIRS
from tilewright.games.tigris.model.ownership import ColourIndex, leader_of
from tilewright.games.tigris.rules import ziggurat
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.facts import no_such_cell
from tilewright.games.tigris.rules.footprints import wrong_footprint
from tilewright.games.tigris.rules.leaders import send_unsupported_home
from tilewright.games.tigris.rules.not_asked import monument_built_already, not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class BuiltMonument(msgspec.Struct, frozen=True, gc=False):
    """A monument on the board: its number, the top left cell of its square, and the colour that was flipped."""

    monument: int
    cell: Cell
    colour: ColourIndex


class MonumentOffer(msgspec.Struct, frozen=True, tag="monument-offer", gc=False):
    """The tile on this cell allows a monument or the ziggurat (TE-M1, TE-Z1)."""

    seat: Seat
    cell: Cell

    decision: ClassVar[str] = "monument"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return Listed((*self._monuments(state), *self._ziggurats(state), Decline()))

    def _monuments(self, state: "TigrisState") -> list[Monument]:
        corners = squares(state.board, state.buildings, self.cell)
        left = in_supply(state.monuments, state.board.colour_at(self.cell))
        return [Monument(NAMES[corner], PAIR_NAMES[number]) for corner in corners for number in left]

    def _ziggurats(self, state: "TigrisState") -> list[Ziggurat]:
        if not state.options.ziggurat:
            return []
        centres = ziggurat.centres(state.board, state.buildings, state.ziggurat, self.cell)
        return [Ziggurat(NAMES[centre]) for centre in centres]

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        match action:
            case Decline():
                return None
            case Monument():
                return refusal(state, action, self.cell)
            case Ziggurat():
                return ziggurat.refusal(state, action, self.cell)
            case _:
                return not_asked(state, action)

    def apply(self, builder: StateBuilder, action: Action) -> None:
        """TE-T4: declining ends the offer for this action."""
        if isinstance(action, Monument):
            build(builder, action)
        elif isinstance(action, Ziggurat):
            ziggurat.build(builder, action)
        else:
            builder.events.append(Declined(self.seat, "monument"))
        builder.step = TurnStep.TREASURES


def squares(board: Board, buildings: CellBytes, cell: Cell) -> list[Cell]:
    """The top left cells of the squares of one colour that the tile on this cell completes (TE-M1)."""
    tiles = board.tiles[board.colour_at(cell)] & ~under_buildings(buildings)
    return [corner for corner, mask in SQUARES[cell] if not mask & ~tiles]


def in_supply(monuments: tuple[BuiltMonument, ...], colour: ColourIndex) -> list[int]:
    """The monuments left that have this colour (TE-M1)."""
    taken = {built.monument for built in monuments}
    return [number for number, pair in enumerate(PAIRS) if colour in pair and number not in taken]


def offer(builder: StateBuilder) -> bool:
    """Offer a monument or the ziggurat for the tile just laid, if it allows one (TE-M1, TE-Z1)."""
    board, buildings, cell = builder.board, builder.buildings, builder.tile
    monument = squares(board, buildings, cell) and in_supply(builder.monuments, board.colour_at(cell))
    if monument or (builder.options.ziggurat and ziggurat.centres(board, buildings, builder.ziggurat, cell)):
        builder.pending = MonumentOffer(builder.active, cell)
        return True
    return False


def refusal(state: "TigrisState", action: Monument, new_tile: Cell) -> Refusal | None:
    """What forbids to build this monument there with the tile just laid (TE-M1, TE-M3, TE-B4)."""
    if action.at not in CELL_OF:
        return no_such_cell(action.at)
    shape = ("TE-M1", "the-four-cells-are-no-square-of-one-colour")
    wrong = wrong_footprint(state, square(CELL_OF[action.at]), new_tile, shape, "TE-M3")
    if wrong is not None:
        return wrong
    colour, number = state.board.colour_at(new_tile), PAIR_OF.get(action.monument)
    if number is None or colour not in PAIRS[number]:
        facts: dict[str, str | int | bool] = {"monument": action.monument, "colour": COLOURS[colour]}
        return Refusal("TE-M1", "the-monument-lacks-the-colour-of-the-square", facts)
    return monument_built_already(state, action)


def build(builder: StateBuilder, action: Monument) -> None:
    """Flip the four tiles; leaders that lose their last temple go home (TE-M2, TE-M4)."""
    cell, number = CELL_OF[action.at], PAIR_OF[action.monument]
    colour = builder.board.colour_at(cell)
    builder.board = builder.board.flipped(square(cell))
    built = BuiltMonument(number, cell, colour)
    builder.monuments = tuple(sorted((*builder.monuments, built), key=lambda each: each.monument))
    builder.events.append(MonumentBuilt(builder.active, action.monument, COLOURS[colour], action.at))
    send_unsupported_home(builder)


def pay(builder: StateBuilder) -> None:
    """The active player scores for each colour of each monument whose kingdom holds their leader of it (TE-M6)."""
    seat, board = builder.active, builder.board
    for built in builder.monuments:
        kingdom = board.kingdom_at(1 << built.cell)
        for colour in PAIRS[built.monument]:
            if BIT[board.stands[leader_of(seat, colour)]] & kingdom:
                builder.score(seat, colour, 1, "monument", "TE-M6", NAMES[built.cell])
