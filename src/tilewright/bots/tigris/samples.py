"""Positions as their terms, for fitting weights to many of them at once."""

from math import exp, log
from typing import Any

import msgspec
import numpy as np

from tilewright.bots.tigris.evaluation import (
    COLOUR_TERMS,
    SEAT_TERMS,
    Evaluator,
    Weights,
    colour_terms,
    seat_terms,
)
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, LEADERS_OF
from tilewright.games.tigris.state import TigrisState

MOST_PLAYERS = 4
BOUNDS = {"leader": (0.2, None), "doubled_turns": (0.1, 0.1)}
"""Where weights must stay. Buildings are not in the games that are played here. Weights that speak of danger are never
above 0, all others never below.
"""


class Sample(msgspec.Struct, frozen=True):
    """A position at the end of a turn as the one who played it sees it."""

    turns: float
    points: tuple[tuple[int, ...], ...]
    colour: tuple[tuple[tuple[float, ...], ...], ...]
    seat: tuple[tuple[float, ...], ...]
    treasures: tuple[int, ...]


def sample(state: TigrisState, seat: int) -> Sample:
    """The terms of a position."""
    evaluator = Evaluator(state, seat)
    features, hand = evaluator.features(state), evaluator.hand(state)
    nothing = (0.0,) * COLOUR_COUNT
    return Sample(
        features.turns,
        tuple(state.points_of(other) for other in range(state.players)),
        tuple(
            tuple(
                colour_terms(features, leader, held)
                for leader, held in zip(LEADERS_OF[other], hand if other == seat else nothing, strict=True)
            )
            for other in range(state.players)
        ),
        tuple(seat_terms(features, state, other) for other in range(state.players)),
        tuple(state.treasures),
    )


class SampleArrays:
    """Many of them as arrays; seats that a game lacks have no chance."""

    def __init__(self, samples: list[Sample]) -> None:
        count = len(samples)
        self.turns = np.array([each.turns for each in samples])
        self.points = np.zeros((count, MOST_PLAYERS, COLOUR_COUNT))
        self.colour = np.zeros((count, MOST_PLAYERS, COLOUR_COUNT, len(COLOUR_TERMS)))
        self.seat = np.zeros((count, MOST_PLAYERS, len(SEAT_TERMS)))
        self.treasures = np.zeros((count, MOST_PLAYERS), dtype=int)
        self.absent = np.ones((count, MOST_PLAYERS), dtype=bool)
        for number, each in enumerate(samples):
            players = len(each.treasures)
            self.points[number, :players] = each.points
            self.colour[number, :players] = each.colour
            self.seat[number, :players] = each.seat
            self.treasures[number, :players] = each.treasures
            self.absent[number, :players] = False

    def chances(self, vector: np.ndarray) -> np.ndarray:
        """The logarithm of each seat's chance to win under these weights, as `Evaluator.chances` has it."""
        by = from_vector(vector)
        softness = (by.scale[0] + by.scale[1] * self.turns)[:, None]
        doubt = (by.scale[2] + by.scale[3] * self.turns)[:, None]
        totals = self.points + self.colour @ np.array(by.colour)
        for step in range(int(self.treasures.max(initial=0))):
            least = np.argmin(totals, axis=2)[..., None]
            more = np.take_along_axis(totals, least, 2) + (self.treasures > step)[..., None]
            np.put_along_axis(totals, least, more, 2)
        least = totals.min(axis=2)
        spread = np.exp((least[..., None] - totals) / softness[..., None]).mean(axis=2)
        values = least - softness * np.log(spread) + self.seat @ np.array(by.seat)
        values[self.absent] = -np.inf
        values = (values - values.max(axis=1, keepdims=True)) / doubt
        return values - np.log(np.exp(values).sum(axis=1, keepdims=True))


def to_vector(by: Weights) -> np.ndarray:
    """Weights as one vector; scales, which are above 0, as logarithms."""
    return np.array([*by.colour, *by.seat, *(log(scale) for scale in by.scale)])


def from_vector(vector: np.ndarray) -> Weights:
    numbers: list[Any] = vector.tolist()
    first, second = len(COLOUR_TERMS), len(COLOUR_TERMS) + len(SEAT_TERMS)
    return Weights(
        tuple(numbers[:first]), tuple(numbers[first:second]), tuple(exp(number) for number in numbers[second:])
    )


def bounds(name: str) -> tuple[float | None, float | None]:
    """Between which numbers the weight of a term must be."""
    return BOUNDS.get(name, (None, 0.0) if "endangered" in name else (0.0, None))
