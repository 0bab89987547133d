"""What thinks behind the levels: one mind a game.

A game's mind is the `MIND` of the package `tilewright.bots.GAME`. A game without one has that of `one_ply.py`.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec

from tilewright.bots.bot import Bot
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import Level, Levels
from tilewright.kernel import Action, Game, Rng

Fact = str | int | tuple[str, ...]


class Reason(msgspec.Struct, frozen=True):
    """Something that speaks for a choice or against it.

    Shown by the message `GAME-advice-ID` with the facts as its arguments. `weight` is how much it moved the value:
    above 0 it speaks for the choice.
    """

    id: str
    facts: dict[str, Fact] = {}
    weight: float = 0.0


class Choice(msgspec.Struct, frozen=True):
    """An action and what is to be expected of it: the seat's chance to win, from 0 to 1, ties shared.

    Values of one decision can be compared. `line` is the rest of the turn that the mind has in view, if it thinks in
    whole turns.
    """

    action: Action
    value: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[Action, ...] = ()


class Engine(Protocol):
    """It knows what a sight shows, remembers nothing, and is the same for the same sight, level and dice."""

    @property
    def levels(self) -> Levels: ...

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        """What the seat may do, best first and never empty; the first is what a bot plays.

        Every position that is judged is paid for from a `Purse` of `level.budget`. Actions not worth a look may be
        left out. Only asked when there is a choice: a bot takes a forced action without thinking.
        """
        ...

    def standing(self, info: InformationState) -> tuple[float, ...]:
        """Each seat's chance to win as the evaluation sees it, from what the sight's seat knows; they add up to 1."""
        ...


class Budget:
    """Positions that may still be looked at."""

    __slots__ = ("left",)

    def __init__(self, budget: int) -> None:
        self.left = budget

    def spend(self, positions: int = 1) -> bool:
        """Take so many, if there are as many left; else take nothing and say no."""
        if positions > self.left:
            return False
        self.left -= positions
        return True


@cache
def engine_of(game: str) -> Engine:
    """The mind that plays this game; it is loaded when it is first needed."""
    own = f"{__package__}.{game}"
    found = getattr(import_module(own), "ENGINE", None) if find_spec(own) is not None else None
    return found or import_module(f"{__package__}.one_ply").ENGINE


class EngineBot(Bot):
    """A bot that plays what its mind thinks best."""

    def __init__(self, game: Game, seed: int | str | bytes | None, level: str, budget: int | None = None) -> None:
        super().__init__(game, seed)
        self.engine = engine_of(game.name)
        self.level = self.engine.levels[level].within(budget)

    def choose(self, info: InformationState) -> Action:
        actions = info.actions()
        if len(actions) == 1:
            return next(iter(actions))
        return self.engine.analyse(info, self.level, self.rng(info))[0].action
