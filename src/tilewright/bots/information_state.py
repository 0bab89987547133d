"""What a bot gets to see."""

from typing import Any

import msgspec

from tilewright.kernel import Actions, Chance, Draws, Event, Game, Rng, State, seed_of

_ANY_SEED = seed_of(0)


class InformationState:
    """One moment of a game as one seat knows it.

    The true state is not in here, not even behind a private name: what a sight keeps is a guess, drawn with a seed
    that is always the same. What the seat may know is equal in both, so a bot that looks behind its sight finds a deal
    that could be, and nothing else.
    """

    __slots__ = ("_guessed", "events", "game", "players", "seat", "view")

    def __init__(self, state: State, seat: int) -> None:
        self._guessed = state.guess(seat, Draws(Chance(_ANY_SEED)))
        self.game: Game = state.game
        self.players = state.players
        self.seat = seat
        self.view: msgspec.Struct = self._guessed.view(seat)
        self.events: tuple[Event, ...] = self._guessed.events_for(seat)  # of the last action

    def actions(self) -> Actions[Any]:
        """The legal actions, if the decision is this seat's."""
        return self._guessed.actions()

    def any_guess(self) -> State:
        """A whole state that could be the true one, the same each time: for what is alike in all guesses."""
        return self._guessed

    def guess(self, rng: Rng) -> State:
        """A whole state that could be the true one."""
        return self._guessed.guess(self.seat, rng)
