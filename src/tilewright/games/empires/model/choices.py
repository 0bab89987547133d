"""The legal actions of a moment: short lists laid end to end, drawn up only when somebody counts or lists them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple, overload

from tilewright.games.empires.model.actions import AnyAction
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.table import Table
from tilewright.kernel import Action, Actions, Refusal, Rng

Group = Sequence[AnyAction]
Groups = Sequence[Group]


class Room(NamedTuple):
    """A step of the rules: what a player may choose there, why not something else, and what then happens."""

    rule: str
    takes: tuple[type[AnyAction], ...]
    groups: Callable[[Table, Any], Groups]
    explain: Callable[[Table, Any, Any], Refusal | None]  # of an action of a kind it takes; None: legal
    apply: Callable[[StateBuilder, Any, Any], None]
    only: Callable[[Table, Any], AnyAction | None] | None = None  # the one action there is, where that can be


def only_listed(groups: Callable[[Table, Any], Groups]) -> Callable[[Table, Any], AnyAction | None]:
    """Finds the one action of a room by listing them."""

    def only(table: Table, decision: Any) -> AnyAction | None:
        lists = groups(table, decision)
        if sum(map(len, lists)) != 1:
            return None
        return next(chain.from_iterable(lists))

    return only


class Choices(Actions[AnyAction]):
    """The actions of a room. `in` asks the rule that explains refusals, so the two cannot differ."""

    __slots__ = ("_explain", "_groups")

    def __init__(self, groups: Callable[[], Groups], explain: Callable[[Action], Refusal | None]) -> None:
        self._groups = groups
        self._explain = explain

    def __len__(self) -> int:
        return sum(map(len, self._groups()))

    def __iter__(self) -> Iterator[AnyAction]:
        return chain.from_iterable(self._groups())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._explain(action) is None

    def pick(self, rng: Rng) -> AnyAction:
        groups = self._groups()
        number = rng.randrange(sum(map(len, groups)))
        for group in groups:
            if number < len(group):
                return group[number]
            number -= len(group)
        raise IndexError("a source of numbers gave one that is too large")


class Numbered(Sequence[AnyAction]):
    """So many actions, each made from its number when it is wanted."""

    __slots__ = ("_make", "_size")

    def __init__(self, size: int, make: Callable[[int], AnyAction]) -> None:
        self._size = size
        self._make = make

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[AnyAction, ...]: ...
    def __getitem__(self, index: int | slice) -> AnyAction | tuple[AnyAction, ...]:
        if isinstance(index, slice):
            return tuple(self._make(number) for number in range(self._size)[index])
        return self._make(range(self._size)[index])


class Masked(Sequence[AnyAction]):
    """Of a fixed list of actions, those whose bits are set."""

    __slots__ = ("_all", "_mask")

    def __init__(self, everything: Sequence[AnyAction], mask: int) -> None:
        self._all = everything
        self._mask = mask

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __iter__(self) -> Iterator[AnyAction]:
        mask = self._mask
        while mask:
            yield self._all[(mask & -mask).bit_length() - 1]
            mask &= mask - 1

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[AnyAction, ...]: ...
    def __getitem__(self, index: int | slice) -> AnyAction | tuple[AnyAction, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        mask = self._mask
        for _ in range(range(len(self))[index]):
            mask &= mask - 1
        return self._all[(mask & -mask).bit_length() - 1]
