"""The next state while an action is carried out."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import TILE_OF, Cell, cell_at, lay
from tilewright.games.qwirkle.model.events import Drew, Placed, QwirkleEvent
from tilewright.games.qwirkle.model.hands import names
from tilewright.games.qwirkle.model.knowledge import put
from tilewright.kernel import Action, Draws, Seat

if TYPE_CHECKING:
    from tilewright.games.qwirkle.rules.questions import QwirkleQuestion
    from tilewright.games.qwirkle.state import QwirkleState


class StateBuilder:
    """All that an action may change, as attributes that start as they were; `build` makes the state."""

    __slots__ = (
        "bag",
        "before",
        "chance",
        "events",
        "gaps",
        "hands",
        "memory",
        "openings",
        "passes",
        "question",
        "reveals",
        "scores",
        "table",
        "trades",
    )

    def __init__(self, state: "QwirkleState") -> None:
        self.before = state
        self.events: list[QwirkleEvent] = []
        self.reveals = False
        self.chance = state.chance
        self.table, self.gaps, self.openings = state.table, state.gaps, state.openings
        self.hands, self.bag = state.hands, state.bag
        self.scores = state.scores
        self.passes, self.trades = state.passes, state.trades
        self.memory = state.memory
        self.question: QwirkleQuestion = state.question

    def lay(self, seat: Seat, action: Place) -> Cell:
        """A tile of the hand goes to its cell, which is returned."""
        tile, cell = TILE_OF[action.tile], cell_at(action.x, action.y)
        self.table, self.gaps, self.openings = lay(self.table, self.gaps, self.openings, tile, cell)
        self.hands = put(self.hands, seat, self.hands[seat].replace(bytes((tile,)), b"", 1))
        self.events.append(Placed(seat, action.tile, action.x, action.y))
        return cell

    def draw(self, seat: Seat, kept: bytes, count: int) -> None:
        """Tiles go from the bag to what a player keeps of their hand."""
        draws = Draws(self.chance)
        drawn, self.bag = draws.take(self.bag, count)
        self.chance = draws.chance
        self.hands = put(self.hands, seat, bytes(sorted(kept + drawn)))
        self.events.append(Drew(seat, count, names(drawn)))

    def score(self, seat: Seat, points: int) -> None:
        self.scores = put(self.scores, seat, self.scores[seat] + points)

    def build(self, action: Action) -> "QwirkleState":
        """The state after this action."""
        return replace(
            self.before,
            past=self.before.past.then(action),
            events=tuple(self.events),
            reveals=self.reveals,
            chance=self.chance,
            table=self.table,
            gaps=self.gaps,
            openings=self.openings,
            hands=self.hands,
            bag=self.bag,
            scores=self.scores,
            passes=self.passes,
            trades=self.trades,
            memory=self.memory,
            question=self.question,
        )
