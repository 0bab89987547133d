"""Errors, each with a message that says what is wrong and what would be right."""

from collections.abc import Mapping
from typing import Any

import msgspec

Fact = str | int | bool


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: the rule, what about it is broken, and the facts that make it so.

    `reason` is the id of a message in the game's Fluent files, and reads as a sentence by itself once its
    hyphens are taken out; `facts` are that message's arguments.
    """

    rule: str
    reason: str
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.facts.items())
        sentence = self.reason.replace("-", " ")
        return f"{self.rule}: {sentence}" + (f" ({facts})" if facts else "")


class TilewrightError(Exception):
    """The base of every error that this library raises on purpose."""


class NoPicture(TilewrightError, LookupError):
    """A game can be played, but not drawn."""


class UnknownGame(TilewrightError, LookupError):
    """There is no game of that name."""


class OptionError(TilewrightError, ValueError):
    """An option, the number of players or the seed is not one that the game takes."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.option = option
        self.problem = problem


class NotationError(TilewrightError, ValueError):
    """A text that is no action of the game."""

    def __init__(self, text: str, problem: str) -> None:
        super().__init__(f"{text!r} is not an action: {problem}")
        self.text = text
        self.problem = problem


class PositionError(TilewrightError, ValueError):
    """A text that is no position, or a position that cannot be."""


class IllegalAction(TilewrightError, ValueError):
    """An action that the rules forbid here."""

    def __init__(self, action: object, refusal: Refusal) -> None:
        super().__init__(f"{action} is not legal: {refusal}")
        self.action = action
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts that make it so."""
        return self.refusal.facts


class RecordError(TilewrightError, ValueError):
    """A record that cannot be read or does not replay; `ply` counts the first bad action from 0."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        super().__init__(problem)
        self.ply = ply
