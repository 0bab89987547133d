"""What a bot gets: one moment of a game as one seat knows it."""

from collections.abc import Callable
from typing import Any

import msgspec

import tilewright as tw
from tilewright.kernel import Actions, Chance, Draws, Event, Game, Rng, State, seed_of
from tilewright.kernel.decoding import build_decoder

_ANY_SEED = seed_of(0)


class _Sent(msgspec.Struct, frozen=True):
    """The fields of the serialised form; others beside them are ignored."""

    game: str
    seat: int
    guess: msgspec.Raw


_DECODER: msgspec.json.Decoder[_Sent] = build_decoder(_Sent)


class InformationState:
    """One moment of a game as one seat knows it.

    The true state is not in here, not even behind a private name: it keeps a guess, drawn with a seed that is always
    the same. What the seat may know is equal in both, so a bot that looks behind this interface finds a deal that could
    be, and nothing else. States that the seat cannot tell apart have the same information state, and the same bytes.
    """

    __slots__ = ("_guessed", "events", "game", "players", "seat", "view")

    def __init__(self, state: State, seat: int) -> None:
        self._guessed = state.guess(seat, Draws(Chance(_ANY_SEED)))
        self.game: Game[Any] = state.game
        self.players = state.players
        self.seat = seat
        self.view: msgspec.Struct = self._guessed.view(seat)
        self.events: tuple[Event, ...] = self._guessed.events_for(seat)  # of the last action

    @classmethod
    def from_bytes(cls, data: bytes) -> "InformationState":
        """What `to_bytes` wrote. UnknownGame or msgspec.DecodeError if it is something else.

        Any state that the seat cannot tell apart from the true one will do as the guess: it is replaced by the same
        guess as always.
        """
        sent = _DECODER.decode(data)
        return cls(tw.game(sent.game).from_json(bytes(sent.guess), "state"), sent.seat)

    def to_bytes(self) -> bytes:
        """The one form in which this leaves a process: JSON with `game`, `seat` and `guess`."""
        return self.game.to_json({"game": self.game.name, "seat": self.seat, "guess": self._guessed})

    def __reduce__(self) -> tuple[Callable[[bytes], "InformationState"], tuple[bytes]]:
        return InformationState.from_bytes, (self.to_bytes(),)

    def actions(self) -> Actions[Any]:
        """The legal actions, if the decision is this seat's."""
        return self._guessed.actions()

    def any_guess(self) -> State:
        """A complete state that could be the true one, the same each time: for what is alike in all guesses."""
        return self._guessed

    def guess(self, rng: Rng) -> State:
        """A complete state that could be the true one, drawn at random."""
        return self._guessed.guess(self.seat, rng)
