"""Makes the weights: the mind plays itself, and the weights are fitted to who won (`tilewright tune tigris`).

In each round adept minds play games with the weights so far; the terms of the position at the end of every turn are
kept, with the result of the game. Then the weights are those that would have given the results the greatest chance,
held near the weights they came from. Everything follows from the seed.
"""

from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.selfplay import Told, learn
from tilewright.bots.sight import Sight
from tilewright.bots.tigris.mind import TigrisMind
from tilewright.bots.tigris.worth import (
    COLOUR_TERMS,
    SCALES,
    SEAT_TERMS,
    Judge,
    Weights,
    colour_terms,
    final_chances,
    seat_terms,
)
from tilewright.games.tigris import GAME
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Action, Chance, Draws, seed_of

GAMES = 120
ROUNDS = 1
BUDGET = 40  # positions for a decision: a little less than an adept's, for more games
BLUR = 0.02  # so that games differ, and what is seldom best is seen as well
PULL = 0.002  # how strongly weights are held near those they came from
PLAYERS = (2, 3, 4)  # in turn

BOUNDS = {"leader": (0.2, None), "hand": (0.1, 0.1), "idle_hand": (0.02, 0.02), "doubled_turns": (0.1, 0.1)}
"""Where weights must stay. Who won cannot teach what tiles in hand are worth, since winners have laid theirs; buildings
are not in the games that are played here. Weights that speak of danger are never above 0, all others never below.
"""


class Sample(msgspec.Struct, frozen=True):
    """A position at the end of a turn as the one who played it sees it, and the share of the win of each seat."""

    turns: float
    points: tuple[tuple[int, ...], ...]
    colour: tuple[tuple[tuple[float, ...], ...], ...]
    seat: tuple[tuple[float, ...], ...]
    treasures: tuple[int, ...]
    shares: tuple[float, ...] = ()


def tune(folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, told: Told | None = None) -> Weights:
    """The weights after so many rounds of so many games."""

    def one(by: Weights, number: int, game: int) -> list[Sample]:
        return list(play(by, f"{seed} {number} {game}", PLAYERS[game % len(PLAYERS)]))

    def fitted(lessons: list[list[Sample]], by: Weights) -> Weights:
        return fit([sample for samples in lessons for sample in samples], by)

    return learn(folder, by_hand(), games, rounds, one, fitted, list[Sample], told)


def play(by: Weights, seed: str, players: int) -> Iterator[Sample]:
    """A game of the mind against itself, and the samples of its turns."""
    chance = seed_of(sum(ord(letter) << 8 * place for place, letter in enumerate(seed)))
    draws = Draws(Chance(chance))
    mind = TigrisMind(by)
    level = msgspec.structs.replace(mind.levels["adept"], budget=BUDGET, blur=BLUR)
    state: TigrisState = GAME.start(players, chance)
    seen: list[Sample] = []
    while (actor := state.actor) is not None:
        options = state.actions()
        action: Action = next(iter(options))
        if len(options) > 1:
            action = mind.consider(Sight(state, actor), level, draws)[0].action
        before, state = state, state.play(action)
        if state.active != before.active and state.actor is not None:
            seen.append(sample(state, before.active))
    shares = tuple(final_chances(state))
    return (msgspec.structs.replace(each, shares=shares) for each in seen)


def sample(state: TigrisState, seat: int) -> Sample:
    """The terms of a position."""
    judge = Judge(state, seat)
    survey, hand = judge.survey(state), judge.hand(state)
    nothing = (0.0,) * 4
    return Sample(
        survey.turns,
        tuple(state.points[4 * other : 4 * other + 4] for other in range(state.players)),
        tuple(
            tuple(
                colour_terms(survey, 4 * other + colour, (hand if other == seat else nothing)[colour])
                for colour in range(4)
            )
            for other in range(state.players)
        ),
        tuple(seat_terms(survey, state, other) for other in range(state.players)),
        tuple(state.treasures),
    )


class Fitting:
    """The samples as arrays; seats that a game lacks count for nothing."""

    def __init__(self, samples: list[Sample]) -> None:
        count, most = len(samples), max(PLAYERS)
        self.turns = np.array([each.turns for each in samples])
        self.points = np.zeros((count, most, 4))
        self.colour = np.zeros((count, most, 4, len(COLOUR_TERMS)))
        self.seat = np.zeros((count, most, len(SEAT_TERMS)))
        self.treasures = np.zeros((count, most), dtype=int)
        self.shares = np.zeros((count, most))
        self.absent = np.ones((count, most), dtype=bool)
        for number, each in enumerate(samples):
            players = len(each.shares)
            self.points[number, :players] = each.points
            self.colour[number, :players] = each.colour
            self.seat[number, :players] = each.seat
            self.treasures[number, :players] = each.treasures
            self.shares[number, :players] = each.shares
            self.absent[number, :players] = False

    def surprise(self, vector: np.ndarray) -> float:
        """How unexpected the results are under these weights: the mean of minus the logarithm of their chance."""
        by = unpacked(vector)
        softness = (by.scale[0] + by.scale[1] * self.turns)[:, None]
        doubt = (by.scale[2] + by.scale[3] * self.turns)[:, None]
        totals = self.points + self.colour @ np.array(by.colour)
        for step in range(int(self.treasures.max(initial=0))):
            least = np.argmin(totals, axis=2)[..., None]
            more = np.take_along_axis(totals, least, 2) + (self.treasures > step)[..., None]
            np.put_along_axis(totals, least, more, 2)
        least = totals.min(axis=2)
        spread = np.exp((least[..., None] - totals) / softness[..., None]).mean(axis=2)
        worths = least - softness * np.log(spread) + self.seat @ np.array(by.seat)
        worths[self.absent] = -np.inf
        worths = (worths - worths.max(axis=1, keepdims=True)) / doubt
        logs = worths - np.log(np.exp(worths).sum(axis=1, keepdims=True))
        return float(-(self.shares * np.where(self.absent, 0.0, logs)).sum(axis=1).mean())


def packed(by: Weights) -> np.ndarray:
    """Weights as one vector; scales, which are above 0, as logarithms."""
    return np.array([*by.colour, *by.seat, *(log(scale) for scale in by.scale)])


def unpacked(vector: np.ndarray) -> Weights:
    numbers: list[Any] = vector.tolist()
    first, second = len(COLOUR_TERMS), len(COLOUR_TERMS) + len(SEAT_TERMS)
    return Weights(
        tuple(numbers[:first]), tuple(numbers[first:second]), tuple(exp(number) for number in numbers[second:])
    )


def fit(samples: list[Sample], by: Weights) -> Weights:
    """The weights near these that make the results likeliest."""
    fitting, start = Fitting(samples), packed(by)

    def cost(vector: np.ndarray) -> float:
        return fitting.surprise(vector) + PULL * float(((vector - start) ** 2).sum())

    bounds = [_bounds(name) for name in (*COLOUR_TERMS, *SEAT_TERMS)] + [(-3.0, 3.0)] * len(SCALES)
    return unpacked(minimize(cost, start, method="L-BFGS-B", bounds=bounds, options={"maxiter": 60}).x)


def _bounds(name: str) -> tuple[float | None, float | None]:
    """Between which numbers the weight of a term must be."""
    return BOUNDS.get(name, (None, 0.0) if "endangered" in name else (0.0, None))


def by_hand() -> Weights:
    """The weights that the first round plays with."""
    return Weights(
        colour=(0.1, -0.1, -0.1, 0.25, -0.5, 0.01, 0.1, 0.5, 0.0, 0.02, 0.22, 0.4, 0.3, 0.1, 0.02),
        seat=(0.05, 0.2, 0.3, 0.4),
        scale=(1.0, 0.075, 0.5, 0.2),
    )


def written(by: Weights) -> str:
    """The text of `weights.toml`."""
    tables = (("colour", COLOUR_TERMS, by.colour), ("seat", SEAT_TERMS, by.seat), ("scale", SCALES, by.scale))
    lines = ["# Made by `tilewright tune tigris`; what they mean is said in worth.py."]
    for title, names, numbers in tables:
        lines += ["", f"[{title}]", *(f"{name} = {number:.4f}" for name, number in zip(names, numbers, strict=True))]
    return "\n".join(lines) + "\n"
