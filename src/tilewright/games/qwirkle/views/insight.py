"""What a player could work out from what they see: the worth of a placement, and which tiles are still to come."""

import msgspec

from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import COPIES, TILE_NAMES, TILE_OF, cell_at
from tilewright.games.qwirkle.rules.scoring import score_turn
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Action, Seat


class QwirkleInsight(msgspec.Struct, frozen=True):
    """`worth`: by its text, what the turn would score if it ended after this placement (QW-C1 to QW-C3); of the action
    that was asked about, or of all that the player may do now. `unseen`: by tile, how many copies are unseen."""

    worth: dict[str, int]
    unseen: dict[str, int]


def insight(state: QwirkleState, seat: Seat | None, action: Action | None) -> QwirkleInsight:
    asked = [action] if action is not None else state.actions() if seat == state.actor is not None else ()
    placements = [each for each in asked if isinstance(each, Place) and state.explain(each) is None]
    seen = [*state.table.values(), *(() if seat is None else state.hands[seat])]
    return QwirkleInsight(
        worth={str(placement): _worth(state, placement) for placement in placements},
        unseen={name: COPIES - seen.count(tile) for tile, name in enumerate(TILE_NAMES)},
    )


def _worth(state: QwirkleState, placement: Place) -> int:
    cell = cell_at(placement.x, placement.y)
    table = {**state.table, cell: TILE_OF[placement.tile]}
    return sum(line.points for line in score_turn(table, (*state.laid, cell)))
