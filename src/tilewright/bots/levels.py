"""How strong a bot is: `novice`, `adept`, `master`.

A level limits the positions that are evaluated for one decision, not the time, so that every machine takes the same
decision. What a position costs differs from game to game, so each engine brings its own budgets; they are chosen to
stay below 10, 60 and 500 ms on one core.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tilewright.kernel import OptionError

MASTER = "master"
LEVEL_NAMES = ("novice", "adept", MASTER)


class Level(msgspec.Struct, frozen=True):
    """What an engine may do for one decision.

    `budget`: positions that it may evaluate. `noise`: the standard deviation of an error that is added to the value of
    each choice, in chances to win. `abilities`: what only some levels do, by names that the engine of a game chooses,
    such as `replies` for looking at what the opponents may reply.
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
            raise OptionError("budget", f"{budget!r} is not allowed; it is a number of positions, at least 1")
        return msgspec.structs.replace(self, budget=budget)


Levels = Mapping[str, Level]


def levels(**given: dict[str, Any]) -> dict[str, Level]:
    """The levels of an engine: `levels(novice={"budget": 20, "noise": 0.1}, adept={...}, master={...})`."""
    assert tuple(given) == LEVEL_NAMES, "an engine has all levels, the lowest first"
    return {name: Level(name, **fields) for name, fields in given.items()}
