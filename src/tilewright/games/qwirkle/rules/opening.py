"""The opening: QW-S4. The first player lays a line of the size they announced, or any line if the option says so."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.model.board import TILE_OF, Cell, Tiles, tile_set
from tilewright.games.qwirkle.model.builder import StateBuilder
from tilewright.games.qwirkle.model.hands import hand_set
from tilewright.games.qwirkle.rules.placing import opening_tiles, refuse_placement, spots
from tilewright.games.qwirkle.rules.turn import NOT_OF_QWIRKLE, end_turn
from tilewright.games.qwirkle.rules.turn_actions import LineActions
from tilewright.kernel import Action, Actions, Refusal, Seat, require_refusal

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState


class Opening(msgspec.Struct, frozen=True, gc=False, tag_field="question", tag="opening"):
    """What to open with: tiles so far, and the size that the line must have (None: any, option `free_opening`)."""

    seat: Seat
    size: int | None
    laid: tuple[Cell, ...] = ()

    def actions(self, state: "QwirkleState") -> Actions[QwirkleAction]:
        may_end = len(self.laid) == self.size if self.size else bool(self.laid)
        return LineActions(spots(state.table, state.gaps, self.laid), self._playable(state), may_end)

    def _playable(self, state: "QwirkleState") -> Tiles:
        """The tiles of the hand with which the announced size stays possible (QW-P3)."""
        hand = hand_set(state.hands[self.seat])
        return opening_tiles(hand, tile_set(state.table.values()), self.size) if self.size else hand

    def refusal(self, state: "QwirkleState", action: Action) -> Refusal | None:
        if action in self.actions(state):
            return None
        match action:
            case Place():
                found = self._refuse_placement(state, action)
            case End():
                found = self._refuse_end()
            case Trade():
                found = self._refuse_trade()
            case Pass():
                found = self._refuse_pass()
            case _:
                found = NOT_OF_QWIRKLE
        return require_refusal(found, action)

    def _refuse_placement(self, state: "QwirkleState", action: Place) -> Refusal | None:
        if len(self.laid) == self.size:
            return Refusal("QW-S4", "the-opening-has-its-size", {"size": len(self.laid)})
        if refusal := refuse_placement(state.table, self.laid, state.hands[self.seat], action):
            return refusal
        if self.size and not self._playable(state) >> TILE_OF[action.tile] & 1:
            facts = {"tile": action.tile, "size": self.size}
            return Refusal("QW-S4", "no-line-of-the-announced-size-would-be-left", facts)
        return None

    def _refuse_end(self) -> Refusal | None:
        if not self.laid:
            return Refusal("QW-T1", "nothing-is-laid-yet")
        if self.size and len(self.laid) < self.size:
            return Refusal("QW-S4", "the-opening-is-too-short", {"laid": len(self.laid), "size": self.size})
        return None

    def _refuse_trade(self) -> Refusal:
        if self.laid:
            return Refusal("QW-T1", "a-turn-is-a-play-or-a-trade")
        return Refusal("QW-S4", "the-opening-is-no-trade")

    def _refuse_pass(self) -> Refusal:
        if self.laid:
            return Refusal("QW-T3", "a-turn-begun-is-ended-not-passed")
        return Refusal("QW-S4", "the-opening-is-no-pass")

    def apply(self, builder: StateBuilder, action: Action) -> None:
        if isinstance(action, Place):
            builder.question = Opening(self.seat, self.size, (*self.laid, builder.lay(self.seat, action)))
        else:
            end_turn(builder, self.seat, self.laid)
