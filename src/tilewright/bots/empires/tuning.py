"""Makes the weights: the engine plays itself, and the terms are fitted to the outcomes (`tilewright tune empires`).

Adepts play games; the terms of every seat at the end of each round are kept, with the points that everybody had at
the end of the game. The weights are those by which the terms predict these points best, held near the weights made by
hand. Everything follows from the seed.
"""

from pathlib import Path

import msgspec
import numpy as np
from scipy.optimize import lsq_linear, minimize

from tilewright.bots.empires.engine import EmpiresEngine
from tilewright.bots.empires.evaluation import Evaluator, wars_left
from tilewright.bots.empires.weights import Scale, Terms, Weights, by_hand
from tilewright.bots.self_play import OnProgress, train, transitions
from tilewright.games.empires import GAME
from tilewright.games.empires.state import EmpiresState
from tilewright.kernel import Chance, Draws, seed_of, shares

GAMES = 300
ROUNDS = 1
NOISE = 0.01  # so that what is seldom best is seen as well: if all play their best, nobody has more by chance
PULL = 3000.0  # squared points that it costs to move a weight by 1, so that weights stay near those they came from
HELD = "unrest"  # seats that fell to revolution are left out, so the games do not show what it costs to be near one
PLAYERS = (4, 3, 5, 4, 2)


class Sample(msgspec.Struct, frozen=True):
    """The terms of every seat at the end of a round, the wars after this one, and of each seat the points at the end of
    the game and the share of the win."""

    later: int
    terms: tuple[tuple[float, ...], ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]


def tune(
    folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, on_progress: OnProgress | None = None
) -> Weights:
    """The weights after so many rounds of so many games."""

    def one(by: Weights, number: int, game: int) -> list[Sample]:
        return play(by, seed_of(seed * 1_000_003 + number * 100_003 + game), PLAYERS[game % len(PLAYERS)])

    return train(folder, by_hand(), games, rounds, one, fit, list[Sample], on_progress)


def play(by: Weights, seed: bytes, players: int) -> list[Sample]:
    """A game of the engine against itself, and the terms at the end of its rounds."""
    engine, evaluator, draws = EmpiresEngine(by), Evaluator(by), Draws(Chance(seed))
    level = msgspec.structs.replace(engine.levels["adept"], noise=NOISE)
    state: EmpiresState = GAME.start(players, seed)
    moves = transitions(engine, level, state, draws)
    seen: list[tuple[int, tuple[tuple[float, ...], ...]]] = []
    for before, state in moves:
        if state.round != before.round and state.actor is not None and before.round:
            seen.append((wars_left(state), tuple(evaluator.terms(state))))
    assert state.result is not None
    won = shares(state.result.places)
    return [Sample(later, terms, state.result.scores, won) for later, terms in seen]


def fit(games: list[list[Sample]], by: Weights) -> Weights:
    """The weights near these that predict the points of these games best, and the scale that makes their winners
    likeliest."""
    samples = [sample for game in games for sample in game]
    terms = _terms(samples, by)
    return msgspec.structs.replace(by, terms=terms, scale=_scale(samples, terms, by.scale))


def _terms(samples: list[Sample], by: Weights) -> Terms:
    """Least squares of the points still to come, between the seats of one table. Seats that end with none, as by a
    revolution, are left out."""
    seats, gains = [np.zeros((0, len(Terms.__struct_fields__)))], [np.zeros(0)]
    for sample in samples:
        scores = np.array(sample.scores)
        standing = scores > 0
        if standing.any():
            rows = np.array(sample.terms)[standing]
            gained = scores[standing] - rows[:, 0]
            seats.append(rows[:, 1:] - rows[:, 1:].mean(axis=0))
            gains.append(gained - gained.mean())
    start = np.array(msgspec.structs.astuple(by.terms))
    free = [place for place, name in enumerate(Terms.__struct_fields__) if name != HELD]
    known = np.concatenate(seats)
    missing = np.concatenate(gains) - known @ start
    known = np.concatenate([known[:, free], np.sqrt(PULL) * np.eye(len(free))])
    missing = np.concatenate([missing, np.zeros(len(free))])
    start[free] += lsq_linear(known, missing, bounds=(-start[free], np.inf)).x
    return Terms(*start.tolist())


def _scale(samples: list[Sample], terms: Terms, first: Scale) -> Scale:
    """By which the results of the games were likeliest."""
    most = max(len(each.shares) for each in samples)
    expected, won = np.full((len(samples), most), -np.inf), np.zeros((len(samples), most))
    for number, each in enumerate(samples):
        expected[number, : len(each.shares)] = np.array(each.terms) @ (1.0, *msgspec.structs.astuple(terms))
        won[number, : len(each.shares)] = each.shares
    expected -= expected.max(axis=1, keepdims=True)
    later = np.array([each.later for each in samples])
    winners = won > 0

    def surprise(logs: np.ndarray) -> float:
        leads = expected / (np.exp(logs[0]) + np.exp(logs[1]) * later)[:, None]
        leads -= np.log(np.exp(leads).sum(axis=1, keepdims=True))
        return float(-(won[winners] * leads[winners]).sum() / len(samples))

    start, bounds = np.log([first.end, first.war]), [(np.log(0.1), np.log(100.0))] * 2
    found = minimize(surprise, start, method="L-BFGS-B", bounds=bounds)
    return Scale(*np.exp(found.x).tolist())


def to_toml(by: Weights) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune empires`; what they mean is said in weights.py."]
    for title, table in msgspec.to_builtins(by).items():
        lines += ["", f"[{title}]", *(f"{name} = {number:.4f}" for name, number in table.items())]
    return "\n".join(lines) + "\n"
