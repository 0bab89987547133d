"""Treasures: a trader's owner takes all but one of its kingdom's (TE-R)."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import Keep, TigrisAction
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import BIT, CELL_OF, NAMES, Cell, Mask, names
from tilewright.games.tigris.model.events import TreasuresTaken
from tilewright.games.tigris.model.names import TRADER
from tilewright.games.tigris.model.ownership import leader_of
from tilewright.games.tigris.rules.facts import no_such_cell
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class TreasureChoice(msgspec.Struct, frozen=True, tag="treasure-choice", gc=False):
    """The owner of a trader chooses the treasure to leave in its kingdom (TE-R2)."""

    seat: Seat

    decision: ClassVar[str] = "treasure"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        stay = may_stay(within_reach(state.board, self.seat), state.map.preferred)
        return Listed(tuple([Keep(name) for name in names(stay)]))

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        """TE-R1, TE-R2."""
        if not isinstance(action, Keep):
            return not_asked(state, action)
        if action.at not in CELL_OF:
            return no_such_cell(action.at)
        within, bit = within_reach(state.board, self.seat), BIT[CELL_OF[action.at]]
        if not bit & within:
            return Refusal("TE-R1", "there-is-no-treasure-of-this-kingdom", {"cell": action.at})
        if not bit & may_stay(within, state.map.preferred):
            return Refusal("TE-R2", "this-treasure-is-taken-before-the-others", {"cell": action.at})
        return None

    def apply(self, builder: StateBuilder, action: Action) -> None:
        assert isinstance(action, Keep)
        take(builder, self.seat, CELL_OF[action.at])
        builder.step = TurnStep.TREASURES


def within_reach(board: Board, seat: Seat) -> Mask:
    """The treasures in the kingdom of a player's trader (TE-R1)."""
    stand = BIT[board.stands[leader_of(seat, TRADER)]]
    return board.kingdom_at(stand) & board.treasures if stand else 0


def may_stay(treasures: Mask, preferred: Mask) -> Mask:
    """The treasures of which one is left: a preferred one only if all are (TE-R2)."""
    return treasures & ~preferred or treasures


def collect(builder: StateBuilder) -> bool:
    """Hand out treasures, the active player's first, then clockwise; is somebody to choose? (TE-R1, TE-R3)"""
    lying = builder.board.treasures
    for kingdom in builder.board.kingdoms:
        here = kingdom & lying
        if here & here - 1:  # two at least
            break
    else:
        return False
    for seat in builder.seats_from_active():
        treasures = within_reach(builder.board, seat)
        if treasures.bit_count() < 2:
            continue
        stay = may_stay(treasures, builder.map.preferred)
        if stay.bit_count() > 1:
            builder.pending = TreasureChoice(seat)
            return True
        kept = Cell(stay.bit_length() - 1)
        builder.only_choice(seat, Keep(NAMES[kept]))
        take(builder, seat, kept)
    return False


def take(builder: StateBuilder, seat: Seat, kept: Cell) -> None:
    """Take all treasures of the trader's kingdom but one (TE-R1)."""
    taken = within_reach(builder.board, seat) & ~(1 << kept)
    builder.board = builder.board.with_treasures(builder.board.treasures & ~taken)
    held = bytearray(builder.treasures)
    held[seat] += taken.bit_count()
    builder.treasures = bytes(held)
    builder.events.append(TreasuresTaken(seat, names(taken), NAMES[kept]))
