"""The legal actions of a moment: short lists laid end to end, drawn up only when somebody counts or lists them."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, overload

from tilewright.games.empires.model.actions import AnyAction
from tilewright.kernel import Action, Actions, Rng

if TYPE_CHECKING:
    from tilewright.games.empires.model.question import Question
    from tilewright.games.empires.model.table import Table

Group = Sequence[AnyAction]
Groups = Sequence[Group]


def only_of(groups: Groups) -> AnyAction | None:
    """The one action of some lists, if there is no other."""
    return next(chain.from_iterable(groups)) if sum(map(len, groups)) == 1 else None


class Choices(Actions[AnyAction]):
    """The answers to a question. `in` asks what explains refusals, so the two cannot differ."""

    __slots__ = ("_question", "_state")

    def __init__(self, question: "Question[Any]", state: "Table") -> None:
        self._question = question
        self._state = state

    def _groups(self) -> Groups:
        return self._question.groups(self._state)

    def __len__(self) -> int:
        return sum(map(len, self._groups()))

    def __iter__(self) -> Iterator[AnyAction]:
        return chain.from_iterable(self._groups())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._question.refusal(self._state, action) is None

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
