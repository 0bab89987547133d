"""The past of a state: the actions that led to it, as a linked list that all states of one game share."""

from collections.abc import Iterable, Iterator
from typing import Self

from tilewright.kernel.actions import Action


class Past:
    """The actions so far, linked from the newest back: adding one is O(1) and copies nothing."""

    __slots__ = ("_before", "action", "ply")

    def __init__(self, before: Self | None = None, action: Action | None = None) -> None:
        self._before = before
        self.action = action
        self.ply: int = 0 if before is None else before.ply + 1

    def then(self, action: Action) -> "Past":
        """This past with one more action."""
        return Past(self, action)

    def actions(self) -> tuple[Action, ...]:
        """All of them, the first one first."""
        return tuple(self._newest_first())[::-1]

    def _newest_first(self) -> Iterator[Action]:
        link: Past | None = self
        while link is not None and link.action is not None:
            yield link.action
            link = link._before

    @staticmethod
    def of(actions: Iterable[Action]) -> "Past":
        """The chain of these actions."""
        past = Past()
        for action in actions:
            past = past.then(action)
        return past

    def __len__(self) -> int:
        return self.ply

    def __repr__(self) -> str:
        return f"<Past: {self.ply} actions>"
