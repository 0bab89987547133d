"""What is behind the levels: one engine for each game, found by `discovery.py`, or else the one of `one_ply.py`."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Protocol

import msgspec

from tilewright.bots.bot import Bot
from tilewright.bots.discovery import exported
from tilewright.bots.information_state import InformationState
from tilewright.bots.levels import Level, Levels
from tilewright.kernel import Action, Game, Rng

Fact = str | int | tuple[str, ...]


class Reason(msgspec.Struct, frozen=True):
    """An argument for a choice or against it.

    Shown by the message `GAME-advice-ID` with the facts as its arguments. `weight` is how much it moved the value:
    above 0 it is an argument for the choice.
    """

    id: str
    facts: dict[str, Fact] = {}
    weight: float = 0.0


class Choice(msgspec.Struct, frozen=True):
    """An action and what is to be expected of it: the seat's chance to win, from 0 to 1, ties shared.

    Values of one decision can be compared. `line` is the rest of the turn that the engine plans, if it plans whole
    turns.
    """

    action: Action
    value: float
    reasons: tuple[Reason, ...] = ()
    line: tuple[Action, ...] = ()


class Engine(Protocol):
    """Analyses decisions. It knows only the information state, remembers nothing between decisions, and gives the same
    analysis for the same information state, level and source of chance."""

    @property
    def levels(self) -> Levels:
        """The levels at which it plays, by name."""
        ...

    def analyse(self, info: InformationState, level: Level, rng: Rng) -> Sequence[Choice]:
        """What the seat may do, best first and never empty; the first is what a bot plays.

        Every position that is evaluated counts against a `Budget` of `level.budget`. Actions that are not worth
        evaluating may be left out. Only asked when there is a choice: a bot plays a forced action at once.
        """
        ...

    def standing(self, info: InformationState) -> tuple[float, ...]:
        """Each seat's chance to win by the evaluation, from what the seat knows; they add up to 1."""
        ...


class Budget:
    """The number of positions that may still be evaluated."""

    __slots__ = ("left",)

    def __init__(self, budget: int) -> None:
        self.left = budget

    def spend(self, positions: int = 1) -> bool:
        """Take so many, if that many are left; otherwise take nothing and return False."""
        if positions > self.left:
            return False
        self.left -= positions
        return True


@cache
def engine_of(game: str) -> Engine:
    """The engine that plays this game; it is loaded when it is first needed."""
    return exported(game, "ENGINE") or import_module(f"{__package__}.one_ply").ENGINE


class EngineBot(Bot):
    """A bot that plays what its engine values most."""

    def __init__(self, game: Game, seed: int | str | bytes | None, level: str, budget: int | None = None) -> None:
        super().__init__(game, seed)
        self.engine = engine_of(game.name)
        self.level = self.engine.levels[level].within(budget)

    def choose(self, info: InformationState) -> Action:
        actions = info.actions()
        if len(actions) == 1:
            return next(iter(actions))
        return self.engine.analyse(info, self.level, self.rng(info))[0].action
