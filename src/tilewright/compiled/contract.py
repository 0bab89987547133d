"""What every compiled game gives: see CompiledGame."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tilewright.kernel import State

StateRecord = Any  # one element of a NumPy array with the game's dtype; inside compiled functions a reference to it
Figures = Any  # a record: what follows from players, options and material, and never changes during a game


@dataclass(frozen=True)
class CompiledGame:
    """The compiled engine of one game. A state is one element of an array of dtype `state`, and is changed in place.

    The functions below `figures` are compiled. They trust their callers: a code must be legal, a seat must exist.
    `places` and `points` are int64 arrays, one number a player.
    """

    name: str
    state: np.dtype
    figures: Callable[[int, Any], Figures]  # players, options: what every other function takes first
    pack: Callable[[State], StateRecord]  # a kernel's state as a record
    unpack: Callable[[StateRecord, int, Any], State]  # record, players, options: equal to the state that was packed

    start: Callable[[Figures, StateRecord, Any], None]  # figures, zeroed state, seed: as Game.start does
    actor: Callable[[Figures, StateRecord], int]  # -1 when the game is over
    count: Callable[[Figures, StateRecord], int]  # how many actions are legal
    pick: Callable[[Figures, StateRecord, int], int]  # the code of the k-th legal action, in the order of `codes`
    codes: Callable[[Figures, StateRecord, Any], int]  # all legal codes into an int32 array; how many they are
    mask: Callable[[Figures, StateRecord, Any], None]  # 1 for every legal code, 0 for all others, into an int8 array
    apply: Callable[[Figures, StateRecord, int], None]  # carry out a legal code
    observe: Callable[[Figures, StateRecord, int, Any], None]  # the numbers of Observer.see, into an int16 array
    guess: Callable[[Figures, StateRecord, int, Any], None]  # State.guess(seat, Draws(Chance(seed))), in place
    result: Callable[[Figures, StateRecord, Any, Any], bool]  # is it over? then also places and points
    greedy: Callable[[Figures, StateRecord], int] | None = (
        None  # the code that the bot `greedy` chooses, where it is compiled
    )

    @property
    def package(self) -> str:
        """Where the engine lies."""
        return f"{__package__}.{self.name}"

    def new_state(self) -> StateRecord:
        """A zeroed state."""
        return np.zeros(1, self.state)[0]
