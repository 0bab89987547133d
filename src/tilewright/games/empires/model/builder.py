"""Where the next state is made: a copy of the table that the rules may change, until it becomes a state."""

from typing import Any

import msgspec

from tilewright.games.empires.model.events import AnyEvent
from tilewright.games.empires.model.table import Assault, Empire, Table
from tilewright.games.empires.rules.questions import AnyQuestion
from tilewright.kernel import Draws


class StateBuilder:
    """A table under one action. `decision` is None while the rules have something to go on with."""

    __slots__ = (
        "actions_left",
        "active",
        "assault",
        "bag",
        "captives",
        "decision",
        "draws",
        "empires",
        "events",
        "first",
        "lower",
        "lying",
        "material",
        "opener",
        "over",
        "players",
        "round",
        "settled",
        "singles_used",
        "supply",
        "tile_taken",
        "upper",
        "war",
    )

    def __init__(self, table: Table, draws: Draws) -> None:
        self.material = table.material
        self.players = table.players
        self.first = table.first
        self.empires: list[Empire] = list(table.empires)
        self.bag = table.bag
        self.lying = table.lying
        self.supply = table.supply
        self.captives = table.captives
        self.upper = table.upper
        self.lower = table.lower
        self.war = table.war
        self.round = table.round
        self.active = table.active
        self.actions_left = table.actions_left
        self.tile_taken = table.tile_taken
        self.settled = table.settled
        self.singles_used = table.singles_used
        self.assault = table.assault
        self.decision: AnyQuestion | None = None
        self.draws = draws
        self.events: list[AnyEvent] = []
        self.opener = -1  # who opens the next auction; known only on the way to it
        self.over = False

    def change(self, seat: int, **fields: Any) -> None:
        """Exchange some fields of an empire."""
        self.empires[seat] = msgspec.structs.replace(self.empires[seat], **fields)

    def log(self, event: AnyEvent) -> None:
        self.events.append(event)

    def die(self) -> int:
        return 1 + self.draws.randrange(6)

    @property
    def attack(self) -> Assault:
        """The attack under way, where there must be one."""
        assert self.assault is not None, "no attack is under way"
        return self.assault

    def press(self, **fields: Any) -> Assault:
        """Exchange some fields of the attack under way."""
        self.assault = msgspec.structs.replace(self.attack, **fields)
        return self.assault
