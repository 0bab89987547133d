"""Weights from results: the mind plays itself, and the weights are those that make the results likeliest."""

from collections.abc import Iterator

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.self_play import course
from tilewright.bots.tigris.engine import TigrisMind
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS, Weights
from tilewright.bots.tigris.samples import Sample, Samples, bounds, packed, sample, unpacked
from tilewright.games.tigris import GAME
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Chance, Draws, shares

BUDGET = 40  # positions for a decision: a little less than an adept's, for more games
BLUR = 0.02  # so that games differ, and what is seldom best is seen as well
PULL = 0.24  # how strongly weights are held near those they came from, divided by the number of games
FIXED = ("hand", "idle_hand")
"""Who won cannot teach what tiles in hand are worth, since winners have laid theirs."""


class Result(msgspec.Struct, frozen=True):
    """A position at the end of a turn, and the share of the win that each seat had in the end."""

    sample: Sample
    shares: tuple[float, ...]


def play(by: Weights, seed: bytes, players: int) -> list[Result]:
    """A game of the mind against itself."""
    seen: list[Sample] = []
    final = None
    for before, state in turns(by, seed, players):
        if state.active != before.active and state.actor is not None:
            seen.append(sample(state, before.active))
        final = state
    assert final is not None
    assert final.result is not None, "the game is over"
    won = shares(final.result.places)
    return [Result(each, won) for each in seen]


def turns(by: Weights, seed: bytes, players: int) -> Iterator[tuple[TigrisState, TigrisState]]:
    """A game, as the state before and after each action."""
    draws, mind = Draws(Chance(seed)), TigrisMind(by)
    level = msgspec.structs.replace(mind.levels["adept"], budget=BUDGET, blur=BLUR)
    state: TigrisState = GAME.start(players, seed)
    return course(mind, level, state, draws)


def fit(games: list[list[Result]], by: Weights) -> Weights:
    """The weights near these that make the results of these games likeliest."""
    results = [each for game in games for each in game]
    samples, start = Samples([each.sample for each in results]), packed(by)
    won = np.zeros_like(samples.absent, dtype=float)
    for number, each in enumerate(results):
        won[number, : len(each.shares)] = each.shares

    def cost(vector: np.ndarray) -> float:
        return surprise(samples, won, vector) + PULL / len(games) * float(((vector - start) ** 2).sum())

    names = (*COLOUR_TERMS, *SEAT_TERMS)
    limits = [(at, at) if name in FIXED else bounds(name) for name, at in zip(names, start.tolist(), strict=False)]
    limits += [(-3.0, 3.0)] * len(SCALES)
    return unpacked(minimize(cost, start, method="L-BFGS-B", bounds=limits, options={"maxiter": 60}).x)


def surprise(samples: Samples, won: np.ndarray, vector: np.ndarray) -> float:
    """How unexpected the results are under these weights: the mean of minus the logarithm of their chance."""
    logs = np.where(samples.absent, 0.0, samples.chances(vector))
    return float(-(won * logs).sum(axis=1).mean())
