"""The state of a game of Tigris & Euphrates."""

from tilewright.games.tigris.model.actions import TigrisAction
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.cells import CellBytes
from tilewright.games.tigris.model.events import TigrisEvent
from tilewright.games.tigris.model.maps import MAPS, Map
from tilewright.games.tigris.model.names import Dynasty
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.model.ownership import OWN
from tilewright.games.tigris.notation.writing import write
from tilewright.games.tigris.rules import ending, turn
from tilewright.games.tigris.rules.monuments import BuiltMonument
from tilewright.games.tigris.rules.questions import Over, Pending, Question
from tilewright.games.tigris.rules.ziggurat import BuiltZiggurat
from tilewright.games.tigris.views.guess import guess
from tilewright.games.tigris.views.view import TigrisView, view
from tilewright.kernel import Action, Actions, Refusal, Result, Rng, Seat, State


class TigrisState(State, frozen=True, kw_only=True, eq=False, gc=False):
    """The board, the hands and the bag. What belongs to players stands seat after seat, four colours each."""

    options: TigrisOptions
    events: tuple[TigrisEvent, ...]
    dynasties: tuple[Dynasty, ...]
    board: Board
    hands: bytes
    bag: bytes  # how many tiles of each colour are in it
    thrown: bytes  # tiles that players threw away in swaps, hidden like the hands (TE-S6)
    points: tuple[int, ...]
    treasures: bytes  # held by each player
    catastrophes: bytes  # left to each player
    monuments: tuple[BuiltMonument, ...]
    buildings: CellBytes  # the cell of each colour's building, or HOME
    ziggurat: BuiltZiggurat | None
    active: Seat
    actions_left: int
    idle: int  # turns in a row, before this one, without a tile, catastrophe or swap (TE-G4)
    stirred: bool  # has this turn seen one?
    short: bool  # did a swap of this turn draw too few? (TE-X2)
    pending: Pending | None  # None: the active player's next action is

    @property
    def map(self) -> Map:
        """What is printed on the board."""
        return MAPS[self.options.board]

    @property
    def question(self) -> Question:
        """What must be decided now, by whom, and what may be chosen."""
        return turn.NEXT_ACTION[self.active] if self.pending is None else self.pending

    @property
    def actor(self) -> Seat | None:
        return self.active if self.pending is None else self.pending.seat

    def hand(self, seat: Seat) -> bytes:
        """How many tiles of each colour a player holds."""
        return self.hands[OWN[seat]]

    def thrown_by(self, seat: Seat) -> bytes:
        """How many tiles of each colour a player threw away in swaps."""
        return self.thrown[OWN[seat]]

    def points_of(self, seat: Seat) -> tuple[int, ...]:
        """A player's points in each colour."""
        return self.points[OWN[seat]]

    def actions(self) -> Actions[TigrisAction]:
        return self.question.actions(self)

    def explain(self, action: Action) -> Refusal | None:
        refusal = self.question.refusal(self, action)
        assert (refusal is None) == (action in self.actions()), f"{action} is listed and refused, or neither"
        return refusal

    def after(self, action: Action) -> "TigrisState":
        return turn.after(self, action)

    def view(self, seat: Seat | None) -> TigrisView:
        return view(self, seat)

    def guess(self, seat: Seat | None, rng: Rng) -> "TigrisState":
        return guess(self, seat, rng)

    @property
    def result(self) -> Result | None:
        if not isinstance(self.pending, Over):
            return None
        return ending.result(self.pending, self.points, self.treasures)

    def position(self) -> str:
        return write(self)
