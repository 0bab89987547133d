"""The table while one action is being settled: the one place where things change.

It is made from a state, the chapters of the rules work on it, and a new state is read off it.
"""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.tigris.model.board import LeaderId
from tilewright.games.tigris.model.cells import NAMES
from tilewright.games.tigris.model.events import Drew, LeaderLeft, OnlyChoice, Scored, TigrisEvent
from tilewright.games.tigris.model.names import COLOURS, LEADERS, colour_names
from tilewright.games.tigris.rules.pending import Pending
from tilewright.kernel import Action, Draws, Rng

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


class Table:
    """What of a state an action can change."""

    __slots__ = (
        "_before",
        "_draws",
        "actions_left",
        "active",
        "bag",
        "board",
        "buildings",
        "catastrophes",
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
        "stirred",
        "thrown",
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

    def read_off(self, action: Action) -> "TigrisState":
        """The state that the table shows now, after this action."""
        before, pending, draws = self._before, self.pending, self._draws
        actor = self.active if pending is None else pending.seat
        return msgspec.structs.replace(
            before,
            past=before.past.then(action),
            chance=before.chance if draws is None else draws.chance,
            events=tuple(self.events),
            reveals=draws is not None or actor != before.actor,
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

    def seats_from_active(self) -> list[int]:
        """All seats, the active player's first, then clockwise (TE-W4)."""
        return [(self.active + step) % self.players for step in range(self.players)]

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[4 * seat : 4 * seat + 4])

    def spend(self, seat: int, colour: int, count: int) -> None:
        """Take tiles out of a hand."""
        hands = bytearray(self.hands)
        hands[4 * seat + colour] -= count
        self.hands = bytes(hands)

    def draw(self, seat: int, count: int) -> int:
        """Draw so many tiles, or as many as the bag has; how many they were."""
        draws = self._draws or Draws(self._before.chance)
        drawn, self.bag = draw(self.bag, count, draws)
        number = sum(drawn)
        if number:
            self._draws = draws
            own = slice(4 * seat, 4 * seat + 4)
            hands = bytearray(self.hands)
            hands[own] = [held + new for held, new in zip(hands[own], drawn, strict=True)]
            self.hands = bytes(hands)
            self.events.append(Drew(seat, number, colour_names(drawn)))
        return number

    def score(self, seat: int, colour: int, points: int, reason: str, rule: str, at: str | None = None) -> None:
        place = 4 * seat + colour
        self.points = (*self.points[:place], self.points[place] + points, *self.points[place + 1 :])
        self.events.append(Scored(seat, COLOURS[colour], points, reason, rule, at))

    def send_home(self, leaders: list[LeaderId], reason: str, rule: str) -> None:
        """Give leaders back to their owners."""
        for leader in leaders:
            cell = self.board.stands[leader]
            self.events.append(LeaderLeft(leader // 4, LEADERS[leader % 4], NAMES[cell], reason, rule))
        self.board = self.board.without(leaders=leaders)

    def only_choice(self, seat: int, action: Action) -> None:
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
