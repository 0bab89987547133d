"""How well a bot is to play: `novice`, `adept`, `master`.

A level says how many positions may be looked at for one decision, not for how long: the same decision is taken on every
machine. What a position costs differs from game to game, so each mind brings its own budgets; they are chosen to stay
below 10, 60 and 500 ms on one core.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tilewright.kernel import OptionError

MASTER = "master"
LEVEL_NAMES = ("novice", "adept", MASTER)


class Level(msgspec.Struct, frozen=True):
    """What a mind may do for one decision.

    `budget`: positions that it may look at. `blur`: how far its judgement of a choice is off, in chances to win; 0
    is as good as the evaluation. `traits`: abilities that the mind of a game gives names to, such as `answers` for
    looking at what the others may answer.
    """

    name: str
    budget: int
    noise: float = 0.0
    abilities: frozenset[str] = frozenset()

    def has(self, ability: str) -> bool:
        return ability in self.abilities

    def within(self, budget: int | None) -> "Level":
        """The same level with another budget; None leaves it."""
        if budget is None:
            return self
        if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
            raise OptionError("budget", f"{budget!r} will not do; it is a number of positions, at least 1")
        return msgspec.structs.replace(self, budget=budget)


Levels = Mapping[str, Level]


def levels(**given: dict[str, Any]) -> dict[str, Level]:
    """The levels of a mind: `levels(novice={"budget": 20, "blur": 0.1}, adept={...}, master={...})`."""
    assert tuple(given) == LEVEL_NAMES, "a mind has all levels, the lowest first"
    return {name: Level(name, **fields) for name, fields in given.items()}
