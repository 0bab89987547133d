"""The next state while one action is being settled: the one place where things change.

It is made from a state, the chapters of the rules work on it, and a new state is read off it.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from tilewright.games.tigris.model.cells import HOME, NAMES, Cell
from tilewright.games.tigris.model.events import Drew, LeaderLeft, OnlyChoice, Scored, TigrisEvent
from tilewright.games.tigris.model.names import COLOURS, LEADERS, colour_names
from tilewright.games.tigris.model.ownership import OWN, ColourIndex, LeaderId, colour_of, owner_of, place_of
from tilewright.kernel import Action, Draws, Rng, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.rules.questions import Pending
    from tilewright.games.tigris.state import TigrisState


class TurnStep:
    """What follows an action, in the order of TE-T2 and TE-T3. Plain numbers: an enum's members are slow to reach."""

    WARS: Final = 0
    BUILDING: Final = 1
    MONUMENT: Final = 2
    TREASURES: Final = 3
    NEXT_ACTION: Final = 4
    END_OF_TURN: Final = 5
    DRAWING: Final = 6


class StateBuilder:
    """What of a state an action can change, and where the course of the turn goes on.

    `step` is what comes next unless somebody must decide, that is, unless there is a question `pending`; `tile` is
    the cell of the tile that wars, building and monument are about.
    """

    __slots__ = (
        "_before",
        "_draws",
        "actions_left",
        "active",
        "bag",
        "board",
        "buildings",
        "catastrophes",
        "dynasties",
        "events",
        "hands",
        "idle",
        "map",
        "monuments",
        "options",
        "pending",
        "players",
        "points",
        "short",
        "step",
        "stirred",
        "thrown",
        "tile",
        "treasures",
        "ziggurat",
    )

    def __init__(self, state: "TigrisState") -> None:
        self._before = state
        self._draws: Draws | None = None
        self.events: list[TigrisEvent] = []
        self.options = state.options
        self.map = state.map
        self.players = state.players
        self.dynasties = state.dynasties
        self.board = state.board
        self.hands = state.hands
        self.bag = state.bag
        self.thrown = state.thrown
        self.points = state.points
        self.treasures = state.treasures
        self.catastrophes = state.catastrophes
        self.monuments = state.monuments
        self.buildings = state.buildings
        self.ziggurat = state.ziggurat
        self.active = state.active
        self.actions_left = state.actions_left
        self.idle = state.idle
        self.stirred = state.stirred
        self.short = state.short
        self.pending: Pending | None = None
        self.step: int = TurnStep.TREASURES
        self.tile: Cell = HOME

    def read_off(self, action: Action) -> "TigrisState":
        """The next state, after this action."""
        before, pending, draws = self._before, self.pending, self._draws
        actor = self.active if pending is None else pending.seat
        return msgspec.structs.replace(
            before,
            past=before.past.then(action),
            chance=before.chance if draws is None else draws.chance,
            events=tuple(self.events),
            reveals=draws is not None or actor != before.actor,
            dynasties=self.dynasties,
            board=self.board,
            hands=self.hands,
            bag=self.bag,
            thrown=self.thrown,
            points=self.points,
            treasures=self.treasures,
            catastrophes=self.catastrophes,
            monuments=self.monuments,
            buildings=self.buildings,
            ziggurat=self.ziggurat,
            active=self.active,
            actions_left=self.actions_left,
            idle=self.idle,
            stirred=self.stirred,
            short=self.short,
            pending=pending,
        )

    def go_on(self, step: int, tile: Cell) -> None:
        """The course of the turn goes on with this step, which is about this tile."""
        self.step, self.tile = step, tile

    def seats_from_active(self) -> list[Seat]:
        """All seats, the active player's first, then clockwise (TE-W4)."""
        return [(self.active + step) % self.players for step in range(self.players)]

    def hand_size(self, seat: Seat) -> int:
        return sum(self.hands[OWN[seat]])

    def spend(self, seat: Seat, colour: ColourIndex, count: int) -> None:
        """Take tiles out of a hand."""
        hands = bytearray(self.hands)
        hands[place_of(seat, colour)] -= count
        self.hands = bytes(hands)

    def draw(self, seat: Seat, count: int) -> int:
        """Draw so many tiles, or as many as the bag has; how many they were."""
        draws = self._draws or Draws(self._before.chance)
        drawn, self.bag = draw(self.bag, count, draws)
        number = sum(drawn)
        if number:
            self._draws = draws
            mine = OWN[seat]
            hands = bytearray(self.hands)
            hands[mine] = [held + new for held, new in zip(hands[mine], drawn, strict=True)]
            self.hands = bytes(hands)
            self.events.append(Drew(seat, number, colour_names(drawn)))
        return number

    def score(
        self, seat: Seat, colour: ColourIndex, points: int, reason: str, rule: str, at: str | None = None
    ) -> None:
        place = place_of(seat, colour)
        self.points = (*self.points[:place], self.points[place] + points, *self.points[place + 1 :])
        self.events.append(Scored(seat, COLOURS[colour], points, reason, rule, at))

    def send_home(self, leaders: list[LeaderId], reason: str, rule: str) -> None:
        """Give leaders back to their owners."""
        for leader in leaders:
            cell = self.board.stands[leader]
            self.events.append(LeaderLeft(owner_of(leader), LEADERS[colour_of(leader)], NAMES[cell], reason, rule))
        self.board = self.board.without(leaders=leaders)

    def only_choice(self, seat: Seat, action: Action) -> None:
        """Report a decision that was not asked (TE-T4)."""
        self.events.append(OnlyChoice(seat, str(action)))


def draw(bag: bytes, count: int, draws: Rng) -> tuple[bytes, bytes]:
    """Draw so many tiles, or what the bag has: what was drawn, and the bag without it, both by colour.

    Every tile in the bag is equally likely at each draw, as with a shuffled bag drawn from the top.
    """
    left = bytearray(bag)
    drawn = bytearray(4)
    total = sum(left)
    for _ in range(min(count, total)):
        number = draws.randrange(total)
        colour = 0
        while number >= left[colour]:
            number -= left[colour]
            colour += 1
        left[colour] -= 1
        drawn[colour] += 1
        total -= 1
    return bytes(drawn), bytes(left)
