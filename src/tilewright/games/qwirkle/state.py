"""The state of a game of Qwirkle."""

from tilewright.games.qwirkle.model.board import Cell, Gaps, Openings, Table
from tilewright.games.qwirkle.model.events import QwirkleEvent
from tilewright.games.qwirkle.model.knowledge import Memory
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.notation.writing import write
from tilewright.games.qwirkle.rules import turn
from tilewright.games.qwirkle.rules.ending import Ending, result
from tilewright.games.qwirkle.rules.legal import QwirkleActions
from tilewright.games.qwirkle.rules.reasons import explain
from tilewright.games.qwirkle.views.guess import guess
from tilewright.games.qwirkle.views.view import QwirkleView, view
from tilewright.kernel import Action, Refusal, Result, Rng, State


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
    turn: int  # whose turn it is, or was when the game ended
    laid: tuple[Cell, ...]  # the cells laid in this turn so far, in order
    passes: int  # turns in a row that were passes (QW-G2)
    trades: int  # turns in a row that were trades (QW-G4)
    memory: Memory
    ending: Ending

    @property
    def actor(self) -> int | None:
        return None if self.ending else self.turn

    @property
    def opening_size(self) -> int:
        """How many tiles the opening must have while it is being laid; 0 for any number, or later (QW-S4)."""
        if len(self.table) > len(self.laid) or self.options.free_opening:
            return 0
        return self.announced[self.turn]

    def actions(self) -> QwirkleActions:
        return QwirkleActions(self)

    def explain(self, action: Action) -> Refusal | None:
        return explain(self, action)

    def after(self, action: Action) -> "QwirkleState":
        return turn.after(self, action)

    def view(self, seat: int | None) -> QwirkleView:
        return view(self, seat)

    def guess(self, seat: int | None, rng: Rng) -> "QwirkleState":
        return guess(self, seat, rng)

    @property
    def result(self) -> Result | None:
        return result(self.ending, self.scores) if self.ending else None

    def position(self) -> str:
        return write(self)
