"""The next state while an action is carried out: a copy of the table that the rules may change."""

from operator import attrgetter
from typing import Any

import msgspec

from tilewright.games.empires.model.events import AnyEvent
from tilewright.games.empires.model.material import Material
from tilewright.games.empires.model.numbers import Seat, TileSet
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Assault, Captive, Empire, Table
from tilewright.kernel import Draws


class StateBuilder(msgspec.Struct, eq=False):
    """A table under one action; the state says what each field is.

    `question` is None while the rules have something to go on with.
    """

    empires: list[Empire]
    first: Seat
    bag: bytes
    lying: bytes
    supply: bytes
    captives: tuple[Captive, ...]
    upper: tuple[Seat, ...]
    lower: tuple[Seat, ...]
    war: int
    round: int
    active: Seat | None
    actions_left: int
    tile_taken: bool
    settled: bool
    singles_used: TileSet
    assault: Assault | None
    material: Material
    players: int
    draws: Draws
    question: Question[Any] | None = None
    events: list[AnyEvent] = []
    opener: Seat | None = None  # who opens the next auction; known only on the way to it
    over: bool = False

    @classmethod
    def of(cls, table: Table, draws: Draws) -> "StateBuilder":
        """The table as it lies, with no question open."""
        return cls(list(table.empires), *copied(table), material=table.material, players=table.players, draws=draws)

    def change(self, seat: Seat, **fields: Any) -> None:
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


_FIELDS = StateBuilder.__struct_fields__
copied = attrgetter(*_FIELDS[_FIELDS.index("first") : _FIELDS.index("material")])
"""What a state and its builder have in common, in the order of both, but for the empires."""
