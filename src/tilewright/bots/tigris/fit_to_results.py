"""Weights fitted to results: the engine plays itself, and the weights are those that make the results likeliest."""

from collections.abc import Iterator

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.self_play import transitions
from tilewright.bots.tigris.engine import TigrisEngine
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS, Weights
from tilewright.bots.tigris.samples import Sample, SampleArrays, bounds, from_vector, sample, to_vector
from tilewright.games.tigris import GAME
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Chance, Draws, shares

BUDGET = 40  # positions for a decision: a little less than an adept's, for more games
NOISE = 0.02  # so that games differ, and what is seldom best is seen as well
PULL = 0.24  # how strongly weights are held near those they came from, divided by the number of games
FIXED = ("hand", "idle_hand")
"""Results do not show the value of tiles in hand, since winners have laid theirs."""


class ResultSample(msgspec.Struct, frozen=True):
    """A position at the end of a turn, and the share of the win that each seat had in the end."""

    sample: Sample
    shares: tuple[float, ...]


def play(by: Weights, seed: bytes, players: int) -> list[ResultSample]:
    """A game of the engine against itself."""
    seen: list[Sample] = []
    final = None
    for before, state in turns(by, seed, players):
        if state.active != before.active and state.actor is not None:
            seen.append(sample(state, before.active))
        final = state
    assert final is not None
    assert final.result is not None, "the game is over"
    won = shares(final.result.places)
    return [ResultSample(each, won) for each in seen]


def turns(by: Weights, seed: bytes, players: int) -> Iterator[tuple[TigrisState, TigrisState]]:
    """A game, as the state before and after each action."""
    draws, engine = Draws(Chance(seed)), TigrisEngine(by)
    level = msgspec.structs.replace(engine.levels["adept"], budget=BUDGET, noise=NOISE)
    state: TigrisState = GAME.start(players, seed)
    return transitions(engine, level, state, draws)


def fit(games: list[list[ResultSample]], by: Weights) -> Weights:
    """The weights near these that make the results of these games likeliest."""
    results = [each for game in games for each in game]
    samples, start = SampleArrays([each.sample for each in results]), to_vector(by)
    won = np.zeros_like(samples.absent, dtype=float)
    for number, each in enumerate(results):
        won[number, : len(each.shares)] = each.shares

    def cost(vector: np.ndarray) -> float:
        return surprise(samples, won, vector) + PULL / len(games) * float(((vector - start) ** 2).sum())

    names = (*COLOUR_TERMS, *SEAT_TERMS)
    limits = [(at, at) if name in FIXED else bounds(name) for name, at in zip(names, start.tolist(), strict=False)]
    limits += [(-3.0, 3.0)] * len(SCALES)
    return from_vector(minimize(cost, start, method="L-BFGS-B", bounds=limits, options={"maxiter": 60}).x)


def surprise(samples: SampleArrays, won: np.ndarray, vector: np.ndarray) -> float:
    """How unexpected the results are under these weights: the mean of minus the logarithm of their chance."""
    logs = np.where(samples.absent, 0.0, samples.chances(vector))
    return float(-(won * logs).sum(axis=1).mean())
