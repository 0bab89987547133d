"""What an OpenSpiel state holds: a value, so that a clone can share it."""

import hashlib
from typing import Any, Self

import msgspec

import tilewright as tw
from tilewright.kernel import Action, Chance, Rng, State, fresh_seed

BEGINNING = b""


class GameNode:
    """A state of the game, what everybody was shown on the way to it, and an action that waits for chance.

    `state` is None before the deal. `digests` has for each seat, and last for a spectator, a SHA-256 of all events that
    they have seen: two nodes that a player reached on different ways are different to them, as perfect recall asks.
    """

    __slots__ = ("digests", "state", "waiting")

    def __init__(self, state: State | None, digests: tuple[bytes, ...], waiting: Action | None = None) -> None:
        self.state = state
        self.digests = digests
        self.waiting = waiting

    @classmethod
    def before_the_deal(cls, players: int) -> Self:
        return cls(None, (BEGINNING,) * (players + 1))

    def dealt(self, state: State) -> "GameNode":
        return GameNode(state, self._told_of(state))

    def then(self, action: Action) -> "GameNode":
        """After an action. If it draws or rolls, it waits for the chance node."""
        assert self.state is not None, "nobody acts before the deal"
        after = self.state.after(action)
        if after.chance.drawn != self.state.chance.drawn:
            return GameNode(self.state, self.digests, action)
        return GameNode(after, self._told_of(after))

    def drawn(self, rng: Rng) -> "GameNode":
        """After chance: the waiting action with other chance than any that could be known before."""
        assert self.state is not None, "a waiting action has a state"
        assert self.waiting is not None, "chance decides about a waiting action"
        fresh = msgspec.structs.replace(self.state, chance=Chance(fresh_seed(rng)))
        after = fresh.after(self.waiting)
        return GameNode(after, self._told_of(after))

    def guessed(self, seat: int, rng: Rng) -> "GameNode":
        """One that this seat cannot tell from the true one; what only others were shown is not in it."""
        assert self.state is not None, "there is nothing to guess before the deal"
        public = self.digests[-1]
        digests = tuple(own if each == seat else public for each, own in enumerate(self.digests))
        return GameNode(self.state.guess(seat, rng), digests, self.waiting)

    def _told_of(self, after: State) -> tuple[bytes, ...]:
        to_json = after.game.to_json
        seats = (*range(after.players), None)
        return tuple(
            hashlib.sha256(digest + to_json(after.events_for(seat))).digest()
            for digest, seat in zip(self.digests, seats, strict=True)
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        waiting = None if self.waiting is None else str(self.waiting)
        name = None if self.state is None else self.state.game.name
        return _restore, (name, self.state, self.digests, waiting)


def _restore(name: str | None, state: State | None, digests: tuple[bytes, ...], waiting: str | None) -> GameNode:
    action = None if waiting is None or name is None else tw.game(name).parse(waiting)
    return GameNode(state, digests, action)
