"""Actions, and the collection of those that are legal."""

from abc import abstractmethod
from collections.abc import Collection, Iterator
from typing import TypeVar, overload

import msgspec

from tilewright.kernel.chance import Rng

A = TypeVar("A", bound="Action")


class Action(msgspec.Struct, frozen=True, tag_field="do", gc=False):
    """One decision of one player. Every game declares its own kinds; `str` of each gives its text form."""


class Actions(Collection[A]):
    """The legal actions of a state, built only as far as asked for.

    Sized; iterated in an order that depends on the position alone; `in` answers without building the list. They can
    be indexed and sliced by that order.
    """

    @overload
    def __getitem__(self, index: int, /) -> A: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[A, ...]: ...
    def __getitem__(self, index: int | slice, /) -> A | tuple[A, ...]:
        return tuple(self)[index]

    @abstractmethod
    def pick(self, rng: Rng) -> A:
        """One of them, all equally likely. IndexError when the game is over."""


class Listed(Actions[A]):
    """Actions that are few enough to be a plain tuple."""

    __slots__ = ("_items",)

    def __init__(self, items: tuple[A, ...]) -> None:
        self._items = items

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[A]:
        return iter(self._items)

    def __contains__(self, action: object) -> bool:
        return action in self._items

    def pick(self, rng: Rng) -> A:
        if not self._items:
            raise IndexError("the game is over: there is nothing to pick")
        return self._items[rng.randrange(len(self._items))]
