"""The state of a game of Qwirkle."""

from tilewright.games.qwirkle.model.actions import QwirkleAction
from tilewright.games.qwirkle.model.board import Cell, Gaps, Openings, Table
from tilewright.games.qwirkle.model.builder import StateBuilder
from tilewright.games.qwirkle.model.events import QwirkleEvent
from tilewright.games.qwirkle.model.knowledge import Memory
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.notation.writing import write
from tilewright.games.qwirkle.rules.ending import Over, result
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.questions import QwirkleQuestion
from tilewright.games.qwirkle.views.guess import guess
from tilewright.games.qwirkle.views.view import QwirkleView, view
from tilewright.kernel import Action, Actions, Refusal, Result, Rng, Seat, State


class QwirkleState(State, frozen=True, kw_only=True, eq=False, gc=False):
    """The table, the hands and the bag; hands and bag are sorted, for only their contents matter."""

    options: QwirkleOptions
    events: tuple[QwirkleEvent, ...]
    table: Table
    gaps: Gaps
    openings: Openings
    hands: tuple[bytes, ...]
    bag: bytes
    scores: tuple[int, ...]
    announced: tuple[int, ...]  # the size of each player's largest set at the deal (QW-S2)
    passes: int  # turns in a row that were passes (QW-G2)
    trades: int  # turns in a row that were trades (QW-G4)
    memory: Memory
    question: QwirkleQuestion

    @property
    def actor(self) -> Seat | None:
        return self.question.seat

    @property
    def turn(self) -> Seat:
        """Whose turn it is, or was when the game ended."""
        question = self.question
        return question.last if isinstance(question, Over) else question.seat

    @property
    def laid(self) -> tuple[Cell, ...]:
        """The cells laid in this turn so far, in order."""
        return self.question.laid

    @property
    def opening_size(self) -> int:
        """How many tiles the opening must have while it is being laid; 0 for any number, or later (QW-S4)."""
        question = self.question
        return question.size or 0 if isinstance(question, Opening) else 0

    def actions(self) -> Actions[QwirkleAction]:
        return self.question.actions(self)

    def explain(self, action: Action) -> Refusal | None:
        return self.question.refusal(self, action)

    def after(self, action: Action) -> "QwirkleState":
        builder = StateBuilder(self)
        self.question.apply(builder, action)
        return builder.build(action)

    def view(self, seat: Seat | None) -> QwirkleView:
        return view(self, seat)

    def guess(self, seat: Seat | None, rng: Rng) -> "QwirkleState":
        return guess(self, seat, rng)

    @property
    def result(self) -> Result | None:
        question = self.question
        return result(question.reason, self.scores) if isinstance(question, Over) else None

    def position(self) -> str:
        return write(self)
