"""The state of a game of Struggle of Empires."""

from typing import cast

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.builder import StateBuilder, copied
from tilewright.games.empires.model.events import AnyEvent
from tilewright.games.empires.model.material import Material, load
from tilewright.games.empires.model.numbers import Seat, TileSet
from tilewright.games.empires.model.options import EmpiresOptions
from tilewright.games.empires.model.table import Assault, Captive, Empire
from tilewright.games.empires.notation.writing import write
from tilewright.games.empires.rules.ending import result
from tilewright.games.empires.rules.questions import AnyQuestion
from tilewright.games.empires.rules.sequence_of_play import decide
from tilewright.games.empires.views.guess import guess
from tilewright.games.empires.views.view import EmpiresView, view
from tilewright.kernel import Action, Actions, Draws, Listed, Refusal, Result, Rng, State


class EmpiresState(State, frozen=True, eq=False, gc=False):
    """All that lies on the table. Players are seats, powers belong to them."""

    options: EmpiresOptions
    events: tuple[AnyEvent, ...]
    empires: tuple[Empire, ...]
    first: Seat
    bag: bytes  # counters by kind
    lying: bytes  # those on the map
    supply: bytes  # tiles by number
    captives: tuple[Captive, ...]
    upper: tuple[Seat, ...]
    lower: tuple[Seat, ...]
    war: int  # 0 during the set-up
    round: int
    active: Seat | None  # in the rounds of a war
    actions_left: int
    tile_taken: bool
    settled: bool
    singles_used: TileSet
    assault: Assault | None
    question: AnyQuestion | None

    @property
    def material(self) -> Material:
        return load(self.options.material)

    @property
    def actor(self) -> Seat | None:
        return None if self.question is None else self.question.seat

    def actions(self) -> Actions[AnyAction]:
        return Listed(()) if self.question is None else self.question.actions(self)

    def explain(self, action: Action) -> Refusal | None:
        if self.question is None:
            return Refusal("SE-G2", "the-game-is-over")
        return self.question.refusal(self, action)

    def after(self, action: Action) -> "EmpiresState":
        assert self.question is not None, "the game is over"
        builder = StateBuilder.of(self, Draws(self.chance))
        decide(builder, self.question, cast(AnyAction, action))
        return self.then(builder, action)

    def then(self, builder: StateBuilder, action: Action | None = None) -> "EmpiresState":
        """The state that lies on the builder; without an action it is the beginning of a game."""
        return EmpiresState(
            self.options,
            tuple(builder.events),
            tuple(builder.empires),
            *copied(builder),
            question=cast("AnyQuestion | None", builder.question),
            origin=self.origin,
            past=self.past if action is None else self.past.then(action),
            players=self.players,
            chance=builder.draws.chance,
            reveals=builder.draws.drawn != self.chance.drawn
            or self.actor != (builder.question and builder.question.seat),
        )

    def view(self, seat: Seat | None) -> EmpiresView:
        return view(self, seat)

    def guess(self, seat: Seat | None, rng: Rng) -> "EmpiresState":
        return guess(self, seat, rng)

    @property
    def result(self) -> Result | None:
        return None if self.question is not None else result(self)

    def position(self) -> str:
        return write(self)
