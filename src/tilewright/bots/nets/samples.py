"""What is kept of games that are played to learn from."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.nets.layout import Layers, Shape

MOST_SAMPLES = 400  # of one game


class Samples(NamedTuple):
    """Positions of a game: what a net reads of every seat, the seats' values by the weights, and how the game ended."""

    inputs: NDArray[np.float16]  # positions × seats × inputs
    values: NDArray[np.float32]  # positions × seats: before the net's correction
    shares: NDArray[np.float32]  # positions × seats: of the win, ties shared


class SelfPlay(Protocol):
    """Whole games in machine code, as SELF_PLAY of a game's module `compiled/self_play.py` plays them.

    It is made for a number of players, with a net for each seat; None plays by the weights alone. Without the weights
    nets begin from nothing: seats without one think every position even.
    """

    shape: Shape
    own_lambda: float | None  # that of TD(λ) in targets that the game makes itself; None: they are how it ended

    def __init__(self, players: int, nets: Sequence[Layers | None], weights: bool = True) -> None: ...

    def play(
        self, seed: int, explore: Sequence[float] | None = None, keep: float = 0.0
    ) -> tuple[Samples, NDArray[np.float32]]:
        """A game: positions to learn from, and how the win was shared at its end.

        `explore` is for each seat the share of its decisions that are not the best but one of the best, at random;
        `keep` the share of positions that are kept. Everything follows from the seed.
        """
        ...


class Sampler:
    """Room for the samples of one game."""

    def __init__(self, players: int, shape: Shape) -> None:
        self._players = players
        self.inputs = np.zeros((MOST_SAMPLES, players, shape.inputs), np.float32)
        self.values = np.zeros((MOST_SAMPLES, players), np.float32)

    def samples(self, number: int, places: NDArray[np.int64]) -> tuple[Samples, NDArray[np.float32]]:
        """So many of them, of a game that ended so."""
        won = (places[: self._players] == 1).astype(np.float32)
        shares = won / max(1.0, float(won.sum()))
        values = self.values[:number].copy()
        return Samples(self.inputs[:number].astype(np.float16), values, np.tile(shares, (number, 1))), shares
