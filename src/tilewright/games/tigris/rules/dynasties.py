"""Choosing dynasties before the first turn, if the players want to (TE-S3).

The first player chooses, then everybody clockwise. Until then a player has the dynasty of the seat, which tells the
seats apart in positions; whoever takes it from one who has not chosen yet gives the own one for it.
"""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from tilewright.games.tigris.model.actions import ChooseDynasty, TigrisAction
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.events import DynastyChosen, TurnBegan
from tilewright.games.tigris.model.names import DYNASTIES, Dynasty
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class DynastyChoice(msgspec.Struct, frozen=True, tag="dynasty-choice", gc=False):
    """A player chooses among the dynasties that nobody has chosen (TE-S3)."""

    seat: Seat

    decision: ClassVar[str] = "dynasty"

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        free = free_dynasties(state.dynasties, state.active, self.seat)
        return Listed(tuple([ChooseDynasty(dynasty) for dynasty in free]))

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        if not isinstance(action, ChooseDynasty):
            return not_asked(state, action)
        if action.dynasty not in DYNASTIES:
            return Refusal("TE-W1", "there-is-no-such-dynasty", {"dynasty": action.dynasty})
        if action.dynasty not in free_dynasties(state.dynasties, state.active, self.seat):
            return Refusal("TE-S3", "that-dynasty-is-taken", {"dynasty": action.dynasty})
        return None

    def apply(self, builder: StateBuilder, action: Action) -> None:
        assert isinstance(action, ChooseDynasty)
        take(builder, self.seat, action.dynasty)
        ask_next(builder, (self.seat + 1) % builder.players)

    def has_chosen(self, state: "TigrisState", seat: Seat) -> bool:
        """Has this player chosen before the one who is asked now?"""
        return seat in _chosen_before(state.players, state.active, self.seat)


def _chosen_before(players: int, first: Seat, seat: Seat) -> list[Seat]:
    return [(first + step) % players for step in range((seat - first) % players)]


def free_dynasties(dynasties: tuple[Dynasty, ...], first: Seat, seat: Seat) -> list[Dynasty]:
    """The dynasties that nobody before this seat has chosen; the first player chose first."""
    taken = {dynasties[other] for other in _chosen_before(len(dynasties), first, seat)}
    return [dynasty for dynasty in DYNASTIES if dynasty not in taken]


def take(builder: StateBuilder, seat: Seat, dynasty: Dynasty) -> None:
    """A player takes a dynasty; one who had it without having chosen it gets the other for it."""
    dynasties = list(builder.dynasties)
    if dynasty in dynasties:
        dynasties[dynasties.index(dynasty)] = dynasties[seat]
    dynasties[seat] = dynasty
    builder.dynasties = tuple(dynasties)
    builder.events.append(DynastyChosen(seat, dynasty))


def ask_next(builder: StateBuilder, seat: Seat) -> None:
    """The next player chooses, unless there is no choice (TE-T4); after the last one the first turn begins."""
    if seat == builder.active:
        builder.events.append(TurnBegan(seat))
        builder.step = TurnStep.NEXT_ACTION
        return
    free = free_dynasties(builder.dynasties, builder.active, seat)
    if len(free) > 1:
        builder.pending = DynastyChoice(seat)
        return
    builder.only_choice(seat, ChooseDynasty(free[0]))
    take(builder, seat, free[0])
    ask_next(builder, (seat + 1) % builder.players)
