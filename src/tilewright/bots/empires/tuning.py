"""Makes the weights: the mind plays itself, and the terms are fitted to who won (`tilewright tune empires`).

Adept minds play games; the terms of every seat at the end of each round are kept, with the result. The weights are
those that would have given the results the greatest chance, held near the weights made by hand. Everything follows
from the seed.
"""

from pathlib import Path

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.empires.mind import EmpiresMind
from tilewright.bots.empires.weights import Scale, Terms, Weights, by_hand
from tilewright.bots.empires.worth import Judge, wars_left
from tilewright.bots.selfplay import Told, course, learn
from tilewright.games.empires import GAME
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, seed_of

GAMES = 60
ROUNDS = 1
BLUR = 0.01  # so that games differ, and what is seldom best is seen as well
PULL = 0.6  # how strongly weights are held near those they came from, divided by the number of games
PLAYERS = (4, 3, 5, 4, 2)


class Sample(msgspec.Struct, frozen=True):
    """The terms of every seat at the end of a round, the wars after this one, and the share of the win of each."""

    later: int
    terms: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def tune(folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, told: Told | None = None) -> Weights:
    """The weights after so many rounds of so many games."""

    def one(by: Weights, number: int, game: int) -> list[Sample]:
        return play(by, seed_of(seed * 1_000_003 + number * 100_003 + game), PLAYERS[game % len(PLAYERS)])

    return learn(folder, by_hand(), games, rounds, one, fit, list[Sample], told)


def play(by: Weights, seed: bytes, players: int) -> list[Sample]:
    """A game of the mind against itself, and the terms at the end of its rounds."""
    mind, judge, draws = EmpiresMind(by), Judge(by), Draws(Chance(seed))
    level = msgspec.structs.replace(mind.levels["adept"], blur=BLUR)
    state: EmpiresState = GAME.start(players, seed)
    moves = course(mind, level, state, draws)
    seen: list[tuple[int, tuple[tuple[float, ...], ...]]] = []
    for before, state in moves:
        if state.round != before.round and state.actor is not None and before.round:
            seen.append((wars_left(state), tuple(judge.terms(state))))
    assert state.result is not None
    winners = max(1, state.result.places.count(1))
    shares = tuple((place == 1) / winners for place in state.result.places)
    return [Sample(later, terms, shares) for later, terms in seen]


def fit(games: list[list[Sample]], by: Weights) -> Weights:
    """The weights near these that make the results of these games likeliest."""
    samples = [sample for game in games for sample in game]
    most = max(len(each.shares) for each in samples)
    terms = np.zeros((len(samples), most, len(samples[0].terms[0])))
    shares, absent = np.zeros((len(samples), most)), np.ones((len(samples), most), dtype=bool)
    for number, each in enumerate(samples):
        terms[number, : len(each.shares)] = each.terms
        shares[number, : len(each.shares)] = each.shares
        absent[number, : len(each.shares)] = False
    later = np.array([each.later for each in samples])
    start = np.array([*msgspec.structs.astuple(by.terms), np.log(by.scale.end), np.log(by.scale.war)])

    def cost(vector: np.ndarray) -> float:
        worths = terms @ np.concatenate(([1.0], vector[:-2]))
        worths /= (np.exp(vector[-2]) + np.exp(vector[-1]) * later)[:, None]
        worths[absent] = -np.inf
        worths -= worths.max(axis=1, keepdims=True)
        logs = worths - np.log(np.exp(worths).sum(axis=1, keepdims=True))
        surprise = -(shares * np.where(absent, 0.0, logs)).sum(axis=1).mean()
        return float(surprise + PULL / len(games) * ((vector - start) ** 2).sum())

    bounds = [(0.0, None)] * len(Terms.__struct_fields__) + [(None, None)] * 2
    found = minimize(cost, start, method="L-BFGS-B", bounds=bounds, options={"maxiter": 200}).x.tolist()
    return msgspec.structs.replace(
        by, terms=Terms(*found[:-2]), scale=Scale(float(np.exp(found[-2])), float(np.exp(found[-1])))
    )


def written(by: Weights) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune empires`; what they mean is said in weights.py."]
    for title, table in msgspec.to_builtins(by).items():
        lines += ["", f"[{title}]", *(f"{name} = {number:.4f}" for name, number in table.items())]
    return "\n".join(lines) + "\n"
