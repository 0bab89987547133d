"""What revolts and wars have in common: attacker and defender commit tiles, once each (TE-I2, TE-E3, TE-V1)."""

from typing import TYPE_CHECKING, ClassVar, cast

import msgspec

from tilewright.games.tigris.model.actions import Commit, TigrisAction
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.events import Committed
from tilewright.games.tigris.model.names import COLOURS, HAND_SIZE
from tilewright.games.tigris.model.ownership import ColourIndex, LeaderId, owner_of, place_of
from tilewright.games.tigris.rules.not_asked import not_asked
from tilewright.kernel import Action, Actions, Listed, Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.rules.revolts import Revolt
    from tilewright.games.tigris.rules.wars import War
    from tilewright.games.tigris.state import TigrisState

_COMMITS = tuple(Commit(number) for number in range(HAND_SIZE + 1))


class Conflict(msgspec.Struct, frozen=True, gc=False):
    """Two leaders of a colour fight. The attacker is asked first, then the defender.

    `committed` is the attacker's number of tiles once they are committed.
    """

    seat: Seat
    attacker: LeaderId
    defender: LeaderId
    committed: int | None

    decision: ClassVar[str]
    support_rule: ClassVar[str]  # which tiles may be committed

    @property
    def support(self) -> ColourIndex:
        """The colour of tiles that may be committed."""
        raise NotImplementedError

    def strengths(self, board: Board) -> tuple[int, int]:
        """Attacker's and defender's strength on the board."""
        raise NotImplementedError

    def settle(self, builder: StateBuilder, attack: int, defence: int) -> None:
        """What follows these strengths, committed tiles included; and where the course of the turn goes on."""
        raise NotImplementedError

    def choices(self, state: "TigrisState") -> tuple[int, ...]:
        """The numbers of tiles that the one who is asked may commit."""
        return self._numbers(state.board, state.options.limited_support, self._held(state))

    def actions(self, state: "TigrisState") -> Actions[TigrisAction]:
        return Listed(tuple([_COMMITS[number] for number in self.choices(state)]))

    def refusal(self, state: "TigrisState", action: Action) -> Refusal | None:
        """TE-I2, TE-E3, TE-V1."""
        if not isinstance(action, Commit):
            return not_asked(state, action)
        if action.tiles < 0:
            return Refusal(self.support_rule, "a-number-of-tiles-is-not-negative", {"tiles": action.tiles})
        held = self._held(state)
        if action.tiles > held:
            facts: dict[str, str | int | bool] = {"colour": COLOURS[self.support], "held": held}
            return Refusal(self.support_rule, "you-hold-fewer-tiles", facts)
        if not state.options.limited_support or action.tiles == 0:
            return None
        attack, defence = self.strengths(state.board)
        if self.committed is None:
            if attack + action.tiles <= defence:
                return Refusal("TE-V1", "the-attacker-must-come-out-ahead", {"attack": attack, "defence": defence})
            return None
        attack += self.committed
        if defence + action.tiles != attack:
            return Refusal("TE-V1", "the-defender-must-come-out-level", {"attack": attack, "defence": defence})
        return None

    def apply(self, builder: StateBuilder, action: Action) -> None:
        assert isinstance(action, Commit)
        self._commit(builder, action.tiles)

    def open(self, builder: StateBuilder) -> None:
        """Ask attacker, then defender, as far as needed, and settle it.

        TE-T4: whether somebody is asked follows from the board and the size of their hand alone.
        """
        hand = builder.hand_size(self.seat)
        if len(self._numbers(builder.board, builder.options.limited_support, hand)) > 1:
            builder.pending = cast("Revolt | War", self)
        else:
            builder.only_choice(self.seat, _COMMITS[0])
            self._commit(builder, 0)

    def _commit(self, builder: StateBuilder, number: int) -> None:
        builder.spend(self.seat, self.support, number)
        builder.events.append(Committed(self.seat, COLOURS[self.support], number))
        if self.committed is None:
            msgspec.structs.replace(self, seat=owner_of(self.defender), committed=number).open(builder)
        else:
            attack, defence = self.strengths(builder.board)
            self.settle(builder, attack + self.committed, defence + number)

    def _held(self, state: "TigrisState") -> int:
        return state.hands[place_of(self.seat, self.support)]

    def _numbers(self, board: Board, limited: bool, most: int) -> tuple[int, ...]:
        """What may be committed by one who has at most so many (TE-V1 if support is limited)."""
        if not limited:
            return tuple(range(most + 1))
        attack, defence = self.strengths(board)
        if self.committed is None:
            return (0, *(number for number in range(1, most + 1) if attack + number > defence))
        lacking = attack + self.committed - defence
        return (0, lacking) if 0 < lacking <= most else (0,)
