"""A turn: up to two actions, what follows each of them, and the end of the turn (TE-T)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from tilewright.games.tigris.model.actions import Catastrophe, Done, Leader, Swap, TigrisAction, Tile
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.events import TurnBegan, TurnEnded
from tilewright.games.tigris.model.names import ACTIONS, HAND_SIZE
from tilewright.games.tigris.rules import (
    buildings,
    catastrophes,
    ending,
    leaders,
    monuments,
    swaps,
    tiles,
    treasures,
    wars,
    ziggurat,
)
from tilewright.games.tigris.rules.ending import Over
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.games.tigris.rules.turn_actions import TurnActions
from tilewright.kernel import Action, Actions, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class NextAction(msgspec.Struct, frozen=True, gc=False):
    """The active player takes an action, or ends the turn (TE-T1)."""

    seat: Seat

    decision: ClassVar[str] = "action"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return TurnActions(state)

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        match action:
            case Leader():
                return leaders.refusal(state, action)
            case Tile():
                return tiles.refusal(state, action)
            case Catastrophe():
                return catastrophes.refusal(state, action)
            case Swap():
                return swaps.refusal(state, action)
            case Done():
                return None
            case _:
                return not_asked(state, action)

    def apply(self, builder: StateBuilder, action: Action) -> None:
        if isinstance(action, Done):
            builder.step = TurnStep.END_OF_TURN
            return
        builder.actions_left -= 1
        builder.step = TurnStep.TREASURES
        if isinstance(action, Tile):
            tiles.act(builder, action)
        elif isinstance(action, Leader):
            leaders.act(builder, action)
        elif isinstance(action, Swap):
            swaps.act(builder, action)
        elif isinstance(action, Catastrophe):
            catastrophes.lay(builder, action)


NEXT_ACTION: Final = tuple(NextAction(seat) for seat in range(4))
"""The question of each seat."""


def after(state: "TigrisState", action: Action) -> "TigrisState":
    """The state after a legal action: what the question does with it, and what follows until somebody must decide."""
    builder = StateBuilder(state)
    state.question.apply(builder, action)
    if builder.pending is None:
        for step in COURSE[builder.step :]:
            if step(builder):
                break
    return builder.read_off(action)


def _next_action(builder: StateBuilder) -> bool:
    """The turn goes on after its first action and ends after its second (TE-T3)."""
    if builder.actions_left == 0:
        return False
    if _only_done_is_left(builder):
        builder.only_choice(builder.active, Done())
        return False
    return True


def _only_done_is_left(builder: StateBuilder) -> bool:
    """TE-T4: with nothing to swap, lay or place, ending the turn is no choice. All can see that it is so."""
    seat = builder.active
    if builder.catastrophes[seat] or builder.hand_size(seat):
        return False
    return not leaders.anywhere_to_go(builder.board, builder.map, seat)


def _end_turn(builder: StateBuilder) -> bool:
    """TE-T3: monuments pay, then the ziggurat."""
    monuments.pay(builder)
    return ziggurat.offer_point(builder)


def _draw_and_pass_on(builder: StateBuilder) -> bool:
    """TE-T3: unless the game ends, everybody draws up to six, and the turn passes on."""
    builder.events.append(TurnEnded(builder.active))
    builder.idle = 0 if builder.stirred else builder.idle + 1
    over = ending.before_drawing(builder) or _refill(builder)
    if over is None and ending.at_standstill(builder.idle, builder.players):
        over = ending.STANDSTILL
    if over is not None:
        ending.end(builder, over)
        return True
    builder.active = (builder.active + 1) % builder.players
    builder.actions_left = ACTIONS
    builder.stirred = False
    builder.events.append(TurnBegan(builder.active))
    return True


def _refill(builder: StateBuilder) -> Over | None:
    """The active player, then clockwise everyone, draws up to six; the first who cannot ends the game (TE-G1)."""
    for seat in builder.seats_from_active():
        if sum(builder.hands) == HAND_SIZE * builder.players:
            break  # as a rule once the active player has drawn
        missing = HAND_SIZE - builder.hand_size(seat)
        if missing and builder.draw(seat, missing) < missing:
            return ending.BAG_RAN_OUT
    return None


COURSE: Final[tuple[Callable[[StateBuilder], bool], ...]] = (
    wars.wage,
    buildings.offer,
    monuments.offer,
    treasures.collect,
    _next_action,
    _end_turn,
    _draw_and_pass_on,
)
"""What follows an action, one function for each `TurnStep`; each says whether somebody must decide now."""
