"""A turn: chapter QW-T. Tiles are laid one by one; `end`, a trade or a pass hands the turn on."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.model.board import HAND_SIZE, Cell
from tilewright.games.qwirkle.model.builder import StateBuilder
from tilewright.games.qwirkle.model.events import Ended, Passed, RanOut, Scored
from tilewright.games.qwirkle.model.hands import hand_set
from tilewright.games.qwirkle.rules.ending import RULE_OF_ENDING, Over, ending, result
from tilewright.games.qwirkle.rules.placing import refuse_placement, spots
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS, score_turn
from tilewright.games.qwirkle.rules.trading import refuse_trade, trade
from tilewright.games.qwirkle.rules.turn_actions import LineActions, TurnActions
from tilewright.kernel import Action, Actions, Refusal, Seat, require_refusal

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState

NOT_OF_QWIRKLE = Refusal("QW-T1", "this-is-no-action-of-qwirkle")


class PlayOrTrade(msgspec.Struct, frozen=True, gc=False, tag_field="question", tag="play-or-trade"):
    """A turn begins: lay a tile or trade (QW-T1, QW-T2), or pass with an empty bag and nothing to lay (QW-T3)."""

    seat: Seat

    @property
    def laid(self) -> tuple[Cell, ...]:
        return ()

    def actions(self, state: "QwirkleState") -> TurnActions:
        return TurnActions(state.gaps, state.openings, state.hands[self.seat], len(state.bag))

    def refusal(self, state: "QwirkleState", action: Action) -> Refusal | None:
        actions = self.actions(state)
        if action in actions:
            return None
        match action:
            case Place():
                found = refuse_placement(state.table, (), state.hands[self.seat], action)
            case End():
                found = Refusal("QW-T1", "nothing-is-laid-yet")
            case Trade():
                found = refuse_trade(state.hands[self.seat], len(state.bag), action)
            case Pass():
                found = _refuse_pass(len(state.bag), actions)
            case _:
                found = NOT_OF_QWIRKLE
        return require_refusal(found, action)

    def apply(self, builder: StateBuilder, action: Action) -> None:
        if isinstance(action, Trade):
            trade(builder, self.seat, action)
            next_turn(builder, self.seat)
        elif isinstance(action, Place):
            builder.question = PlayOn(self.seat, (builder.lay(self.seat, action),))
        else:
            _pass(builder, self.seat)


class PlayOn(msgspec.Struct, frozen=True, gc=False, tag_field="question", tag="play-on"):
    """Tiles are laid: lay another one in their line (QW-P2), or end the turn (QW-T1)."""

    seat: Seat
    laid: tuple[Cell, ...]

    def actions(self, state: "QwirkleState") -> Actions[QwirkleAction]:
        return LineActions(spots(state.table, state.gaps, self.laid), hand_set(state.hands[self.seat]), may_end=True)

    def refusal(self, state: "QwirkleState", action: Action) -> Refusal | None:
        if action in self.actions(state):
            return None
        match action:
            case Place():
                found = refuse_placement(state.table, self.laid, state.hands[self.seat], action)
            case Trade():
                found = Refusal("QW-T1", "a-turn-is-a-play-or-a-trade")
            case Pass():
                found = Refusal("QW-T3", "a-turn-begun-is-ended-not-passed")
            case End():
                found = None  # it is always listed
            case _:
                found = NOT_OF_QWIRKLE
        return require_refusal(found, action)

    def apply(self, builder: StateBuilder, action: Action) -> None:
        if isinstance(action, Place):
            builder.question = PlayOn(self.seat, (*self.laid, builder.lay(self.seat, action)))
        else:
            end_turn(builder, self.seat, self.laid)


def _refuse_pass(bag: int, actions: TurnActions) -> Refusal | None:
    """Only with an empty bag and without a legal play may a player pass (QW-T3)."""
    if bag:
        return Refusal("QW-T3", "with-tiles-in-the-bag-you-play-or-trade", {"bag": bag})
    if actions.may_play:
        return Refusal("QW-T3", "you-have-a-play-and-must-play")
    return None


# ---- what follows
def end_turn(builder: StateBuilder, seat: Seat, laid: tuple[Cell, ...]) -> None:
    """Score (QW-C), draw back to six (QW-T1), and see whether that was the last tile (QW-G1)."""
    lines = score_turn(builder.table, laid)
    points = sum(line.points for line in lines)
    builder.events.append(Scored(seat, points, lines))
    builder.score(seat, points)
    drawn = min(HAND_SIZE - len(builder.hands[seat]), len(builder.bag))
    if drawn:
        builder.draw(seat, builder.hands[seat], drawn)
    if not builder.hands[seat]:
        builder.score(seat, LAST_TILE_BONUS)
        builder.events.append(RanOut(seat, LAST_TILE_BONUS))
    builder.memory = builder.memory.after_turn(seat, drawn)
    builder.passes = builder.trades = 0
    next_turn(builder, seat)


def _pass(builder: StateBuilder, seat: Seat) -> None:
    """Nothing to lay and nothing to trade for (QW-T3)."""
    builder.events.append(Passed(seat))
    builder.memory = builder.memory.after_pass(seat, builder.gaps)
    builder.passes += 1
    builder.trades = 0
    next_turn(builder, seat)


def next_turn(builder: StateBuilder, seat: Seat) -> None:
    """After this seat the turn goes clockwise (QW-T1), unless the game is over (QW-G)."""
    builder.reveals = True
    over = ending(builder.table, builder.openings, builder.hands, builder.bag, builder.passes, builder.trades)
    if over is None:
        builder.question = PlayOrTrade((seat + 1) % builder.before.players)
        return
    final = result(over, builder.scores)
    builder.events.append(Ended(over, RULE_OF_ENDING[over], final.places, final.scores))
    builder.question = Over(seat, over)
