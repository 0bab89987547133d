"""What every game's observations have in common.

Players are always listed from the seat that looks, clockwise: the first is the seat itself. Only what `view` shows to
the seat goes in; that is read off the state directly, because a view is made of words and would have to be taken apart
again. Tests hold it to that: states which a seat cannot tell apart give equal arrays.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tilewright.kernel import Options, State

Planes = NDArray[np.uint8]
Vector = NDArray[np.int16]
Observation = NDArray[np.int16]  # the planes laid out flat, then the vector
S = TypeVar("S", bound=State)

HIDDEN = -1
LARGE = np.iinfo(np.int16).max


class Feature(NamedTuple):
    """So many planes, or numbers of the vector, that say one thing. `low` and `high` bound their values."""

    name: str
    size: int
    meaning: str
    low: int = 0
    high: int = 1


class Observer(ABC, Generic[S]):
    """What a seat may know, as arrays, for so many players and these options."""

    game: ClassVar[str]

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.plane_features = tuple(self.describe_planes())
        self.vector_features = tuple(self.describe_vector())
        count = sum(feature.size for feature in self.plane_features)
        self.plane_shape: tuple[int, int, int] = (count, *self.board_shape())
        self.vector_size = sum(feature.size for feature in self.vector_features)
        self._cut = count * self.plane_shape[1] * self.plane_shape[2]
        self.size = self._cut + self.vector_size

    @abstractmethod
    def board_shape(self) -> tuple[int, int]:
        """Height and width of a plane."""

    @abstractmethod
    def describe_planes(self) -> Iterable[Feature]:
        """The planes in their order."""

    @abstractmethod
    def describe_vector(self) -> Iterable[Feature]:
        """The vector's parts in their order."""

    @abstractmethod
    def planes(self, state: S, seat: int) -> Planes:
        """What lies on the board, as this seat sees it."""

    @abstractmethod
    def vector(self, state: S, seat: int) -> Vector:
        """All else that this seat may know."""

    def see(self, state: S, seat: int) -> Observation:
        """Both in one flat array."""
        flat = np.empty(self.size, np.int16)
        flat[: self._cut] = self.planes(state, seat).reshape(-1)
        flat[self._cut :] = self.vector(state, seat)
        return flat

    def split(self, observation: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The planes and the vector of a flat array, or of many of them stacked along the first axes."""
        planes, vector = np.split(observation, [self._cut], axis=-1)
        return planes.reshape(*observation.shape[:-1], *self.plane_shape), vector

    def named(self, observation: Observation) -> dict[str, NDArray[Any]]:
        """A flat array cut into its features by name, for looking at it."""
        cut: dict[str, NDArray[Any]] = {}
        for features, array in zip((self.plane_features, self.vector_features), self.split(observation), strict=True):
            start = 0
            for feature in features:
                cut[feature.name] = array[start : start + feature.size]
                start += feature.size
        return cut

    def standing(self, observation: NDArray[Any]) -> NDArray[np.float64]:
        """How far the seat itself is, in points, of a flat array or of many of them stacked: rewards grow with it.

        A game that is not decided by its feature `score` or `points` says here by what.
        """
        for name in ("score", "points"):
            if any(feature.name == name for feature in self.vector_features):
                return self.numbers(observation, name)[..., 0].astype(np.float64)
        raise NotImplementedError(f"{type(self).__name__} has no feature `score` or `points`: define `standing`")

    def numbers(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of one feature of the vector, of a flat array or of many of them stacked."""
        start = self._cut
        for feature in self.vector_features:
            if feature.name == name:
                return observation[..., start : start + feature.size]
            start += feature.size
        raise KeyError(name)

    def bounds(self) -> tuple[Observation, Observation]:
        """The lowest and the highest value of each number of the flat array."""
        area = self.plane_shape[1] * self.plane_shape[2]
        sizes = [feature.size * area for feature in self.plane_features]
        sizes += [feature.size for feature in self.vector_features]
        features = self.plane_features + self.vector_features
        low = np.repeat(np.array([feature.low for feature in features], np.int16), sizes)
        high = np.repeat(np.array([feature.high for feature in features], np.int16), sizes)
        return low, high

    def seats_from(self, seat: int) -> list[int]:
        """All seats, this one first, then clockwise."""
        return [(seat + step) % self.players for step in range(self.players)]


@cache
def one_hot(place: int | None, size: int) -> bytes:
    """A 1 at this place among zeros; zeros only for None, or for a place below 0."""
    return bytes(place == each for each in range(size))


@cache
def bit_flags(bits: int, size: int) -> bytes:
    """The bits of a number, the lowest first."""
    return bytes(bits >> each & 1 for each in range(size))
