"""How strong a bot is: `novice`, `adept`, `master`, `grandmaster`; and `master-1`, the master before it had learnt.

A level limits the positions that are evaluated for one decision, not the time, so that every machine takes the same
decision. What a position costs differs from game to game, so each engine brings its own budgets; they are chosen to
stay below 10, 60 and 500 ms on one core, and below 5 s for `grandmaster`.

The two highest levels play with a net (`nets/`) where there is one for the game and the number of players, and the
machine code to work it out; elsewhere they play as `master-1` does. `search_backend.py` says which it is.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tilewright.kernel import OptionError

MASTER, GRANDMASTER = "master", "grandmaster"
LEVEL_NAMES = ("novice", "adept", MASTER, GRANDMASTER)
"""Those that are offered to people."""
FIRST_MASTER = "master-1"
"""Kept to measure others by: what `master` is without a net."""
ALL_LEVEL_NAMES = (*LEVEL_NAMES, FIRST_MASTER)


class Level(msgspec.Struct, frozen=True):
    """What an engine may do for one decision.

    `budget`: positions that it may evaluate. `noise`: the standard deviation of an error that is added to the value of
    each choice, in chances to win. `abilities`: what only some levels do, by names that the engine of a game chooses,
    such as `replies` for looking at what the opponents may reply. `net_budget`: positions that it may evaluate where it
    plays with a net; 0 for a level that never does.
    """

    name: str
    budget: int
    noise: float = 0.0
    abilities: frozenset[str] = frozenset()
    net_budget: int = 0

    def has(self, ability: str) -> bool:
        return ability in self.abilities

    def within(self, budget: int | None) -> "Level":
        """The same level with another budget; None leaves it."""
        if budget is None:
            return self
        if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
            raise OptionError("budget", f"{budget!r} is not allowed; it is a number of positions, at least 1")
        return msgspec.structs.replace(self, budget=budget, net_budget=budget if self.net_budget else 0)

    def with_net(self) -> "Level":
        """The same level where it plays with a net."""
        return msgspec.structs.replace(self, budget=self.net_budget)


Levels = Mapping[str, Level]


def levels(**given: dict[str, Any]) -> dict[str, Level]:
    """The levels of an engine: `levels(novice={"budget": 20, "noise": 0.1}, adept={...}, master={...},
    grandmaster={...})`. What `grandmaster` is not given it has from `master`."""
    assert tuple(given) == LEVEL_NAMES, "an engine has all levels, the lowest first"
    given[GRANDMASTER] = {**given[MASTER], **given[GRANDMASTER]}
    found = {name: Level(name, **fields) for name, fields in given.items()}
    return {**found, FIRST_MASTER: msgspec.structs.replace(found[MASTER], name=FIRST_MASTER, net_budget=0)}
