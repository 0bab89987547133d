"""What the numbering of actions has in common in all games."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tilewright.kernel import Action, Options, State, TilewrightError

Mask = NDArray[np.int8]  # one entry a code: 1 where its action is legal
S = TypeVar("S", bound=State)


class CodeError(TilewrightError, ValueError):
    """A number that is no action in this state."""


class Block(NamedTuple):
    """A run of codes that belong to one kind of action. `form` is the text form, `order` how its codes are numbered."""

    form: str
    start: int
    size: int
    order: str

    @property
    def codes(self) -> range:
        """The codes of this block."""
        return range(self.start, self.start + self.size)


def laid_out(parts: Iterable[tuple[str, int, str]]) -> tuple[Block, ...]:
    """Blocks one after another, given as form, size and order."""
    listed = list(parts)
    starts = accumulate((size for _, size, _ in listed), initial=0)
    return tuple(Block(form, start, size, order) for (form, size, order), start in zip(listed, starts, strict=False))


class Codec(ABC, Generic[S]):
    """A fixed number for every action, as far as a state needs to tell them apart.

    At every state the legal actions have different codes, `decode` leads back from each of them, and `mask` has a 1 for
    exactly these. Many codes mean the same action everywhere; where one is relative to the state, its block says so.
    """

    game: ClassVar[str]
    version: ClassVar[int] = 0  # of codes and observations: raised whenever one of these numbers means something else
    blocks: tuple[Block, ...]
    size: int

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.blocks = laid_out(self.parts())
        self.size = sum(block.size for block in self.blocks)

    @abstractmethod
    def parts(self) -> Iterable[tuple[str, int, str]]:
        """The blocks in their order: form, size, how they are numbered."""

    @abstractmethod
    def encode(self, action: Any, state: S) -> int:
        """The code of an action. It need not be legal, but CodeError if no code stands for it in this state."""

    @abstractmethod
    def decode(self, code: int, state: S) -> Action:
        """The action of a code; CodeError if it stands for none in this state. The action need not be legal."""

    @abstractmethod
    def codes(self, state: S) -> NDArray[np.intp]:
        """The codes of the legal actions, in no order."""

    def mask(self, state: S) -> Mask:
        """1 for the codes of the legal actions, 0 for all others; all 0 when the game is over."""
        mask = np.zeros(self.size, np.int8)
        mask[self.codes(state)] = 1
        return mask

    def check_range(self, code: int) -> None:
        """CodeError for a number that is no code of this game at all."""
        if not 0 <= code < self.size:
            raise CodeError(f"{code} is no code of {self.game}; they run from 0 to {self.size - 1}")
