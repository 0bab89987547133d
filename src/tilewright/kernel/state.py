"""The state of a game: a value."""

from abc import ABCMeta, abstractmethod
from typing import Any, ClassVar, Self

import msgspec

from tilewright.extras import need
from tilewright.kernel.actions import Action, Actions
from tilewright.kernel.chance import Chance, Rng
from tilewright.kernel.errors import IllegalAction, Refusal
from tilewright.kernel.events import Event
from tilewright.kernel.options import Options
from tilewright.kernel.past import Past
from tilewright.kernel.result import Result
from tilewright.kernel.seat import Seat


class _StateMeta(msgspec.StructMeta, ABCMeta):
    """A struct that may have abstract methods."""


class Origin(msgspec.Struct, frozen=True, gc=False):
    """What a game began with: a seed, and a position if it did not begin with the deal."""

    seed: bytes
    position: str | None = None


_HOW_IT_CAME = frozenset({"origin", "past", "events", "reveals"})


class State(msgspec.Struct, metaclass=_StateMeta, frozen=True, kw_only=True, eq=False, gc=False):
    """All there is to know of a game at one moment. It never changes: `play` returns another state.

    Two states are equal when the same things lie on the table, in the hands and in the bag, the same decision
    is open and the same chance lies ahead; how they came about does not matter. A state holds what is hidden,
    so it is not for players: they get `view`, `actions` and the events as their seat sees them, and bots get `guess`es.
    """

    game: ClassVar[Any]  # the Game; not said so to the type checker, since msgspec reads every annotation

    origin: Origin | None  # None for a guess, which has no true beginning
    past: Past
    players: int
    options: Options  # each game narrows the type
    chance: Chance
    events: tuple[Any, ...]  # each game names its own kinds
    reveals: bool  # did the last action draw, roll or hand the decision to somebody else?

    @property
    @abstractmethod
    def actor(self) -> Seat | None:
        """The seat that must decide now; None when the game is over."""

    @abstractmethod
    def actions(self) -> Actions[Any]:
        """The legal actions; never empty while there is an actor."""

    @abstractmethod
    def explain(self, action: Action) -> Refusal | None:
        """None if the action is legal, else the rule that forbids it, with the facts."""

    @abstractmethod
    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What that seat (None: a spectator) may know: a list of what is shown."""

    @abstractmethod
    def guess(self, seat: Seat | None, rng: Rng) -> Self:
        """A complete state, drawn at random among those that this seat cannot tell apart from this one.

        It follows from what the seat knows and from the source of numbers alone.
        """

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None, or how the game ended."""

    @abstractmethod
    def position(self) -> str:
        """The state as a text that `game.position` reads; hidden things included."""

    @abstractmethod
    def after(self, action: Action) -> Self:
        """The state after an action that is known to be legal; `play` is this with the check."""

    def play(self, action: Action | str) -> Self:
        """The state after this action, or the action of this text. IllegalAction, with the rule, if it is not legal;
        NotationError if the text is no action."""
        chosen: Action = self.game.parse(action) if isinstance(action, str) else action
        if chosen not in self.actions():
            refusal = self.explain(chosen)
            assert refusal is not None, f"{chosen} is neither listed nor refused"
            raise IllegalAction(chosen, refusal)
        return self.after(chosen)

    def svg(self, seat: Seat | None = None) -> str:
        """The position as an SVG file, as that seat (None: a spectator) may see it. NoPicture if nobody has drawn the
        game."""
        return self.game.picture(self.view(seat))

    def png(self, seat: Seat | None = None, scale: int = 1) -> bytes:
        """The same picture as a PNG file, `scale` times as large. It needs the extra `png`."""
        resvg = need("resvg_py", "png")
        return bytes(resvg.svg_to_bytes(svg_string=self.svg(seat), zoom=scale, skip_system_fonts=True))

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the position as a spectator sees it, so nothing that is hidden."""
        return None if self.game.picture_module is None else self.svg()

    def reseeded(self, seed: bytes) -> Self:
        """The same position with other chance ahead: the beginning of a game of its own, without a past.

        What lies hidden stays as it is. The origin is this position under the new seed, so that the record of the game
        that follows is complete, and nothing in it tells the seed of the game before.
        """
        start = msgspec.structs.replace(self, origin=None, past=Past(), chance=Chance(seed), events=(), reveals=False)
        return msgspec.structs.replace(start, origin=Origin(seed, start.position()))

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the last action as that seat (None: a spectator) may see them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(
            getattr(self, field) == getattr(other, field)
            for field in self.__struct_fields__
            if field not in _HOW_IT_CAME
        )

    def __ne__(self, other: object) -> bool:
        return not self == other  # without this, msgspec's own comparison would answer by identity

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.players} players, ply {self.past.ply}, actor {self.actor}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.game.to_json(self))


def _restore(kind: type[State], data: bytes) -> State:
    return kind.game.from_json(data, "state")
