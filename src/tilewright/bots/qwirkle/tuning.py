"""Makes the weights: turns are tried out, and the weights are fitted to what came of them (`tilewright tune qwirkle`).

Adept minds play games. Now and then, several turns of one moment are tried out on the same guesses, the rest being
played greedily, and it is kept by how much the seat then outscores the mean of the others. The weights are the least
squares of the differences between turns of the same moment: between moments it is the table that differs, not the turn.
The figures for chances are those that make the winners of the games likeliest. Everything follows from the seed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.engine import Purse
from tilewright.bots.information_state import Sight
from tilewright.bots.qwirkle.chances import turns_of_this_round
from tilewright.bots.qwirkle.engine import QwirkleMind
from tilewright.bots.qwirkle.evaluation import Judge
from tilewright.bots.qwirkle.rollouts import follow, shuffled
from tilewright.bots.qwirkle.turns import start_of_turn, turns, with_laid
from tilewright.bots.qwirkle.weights import FEATURES, Chances, Weights
from tilewright.bots.self_play import Told, learn
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.board import WHOLE_BAG
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Action, Chance, Draws, shares

GAMES = 90
ROUNDS = 1
BLUR = 0.02  # so that games differ
EVERY = 4  # turns; one of so many is looked at closely
BEST, OTHERS = 4, 4  # turns of a moment that are tried out: the best as the weights see it, and some by chance
GUESSES = 3
AHEAD = 2  # rounds that are played out
PULL = 100.0  # how strongly weights are held near the first ones, as so many turns would hold them
HOLD = 0.002  # the same for the figures of the chances

# What the first round plays with: fitted by hand to games of greedy bots.
FIRST = Weights(
    {
        2: (1.7, -0.65, 0.79, -0.47, -0.52, 0.29, 0.6, 0.8, 1.2),
        3: (1.7, -0.50, 0.70, -0.47, -0.52, 0.29, 0.6, 0.8, 1.2),
        4: (1.7, -0.40, 0.60, -0.47, -0.52, 0.29, 0.6, 0.8, 1.2),
    },
    Chances(least=1.0, growth=1.4, turn=7.9),
)


class Tried(msgspec.Struct, frozen=True):
    """A turn: what was to be said of it, and by how much the seat outscored the others in the rounds after it."""

    features: tuple[float, ...]
    paid: float


class Stand(msgspec.Struct, frozen=True):
    """How a game stood after a turn, and how the win was shared in the end; `due` had a turn to come in the round."""

    scores: tuple[int, ...]
    due: tuple[int, ...]
    left: int
    shares: tuple[float, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """What is learned from one game: the turns of each moment that was looked at, and how it stood."""

    players: int
    moments: tuple[tuple[Tried, ...], ...]
    stands: tuple[Stand, ...]


def tune(folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, told: Told | None = None) -> Weights:
    """The weights after so many rounds of so many games."""
    counts = GAME.player_counts

    def one(by: Weights, number: int, game: int) -> Played:
        dice = hashlib.sha256(f"tilewright tune {seed} {number} {game}".encode()).digest()
        return play(by, dice, counts[game % len(counts)])

    def fitted(played: list[Played], _: Weights) -> Weights:
        return fit(played)

    return learn(folder, FIRST, games, rounds, one, fitted, Played, told)


def play(by: Weights, seed: bytes, players: int) -> Played:
    """A game of the mind against itself, and what it teaches."""
    mind, draws = QwirkleMind(by), Draws(Chance(seed))
    level = msgspec.structs.replace(mind.levels["adept"], blur=BLUR)
    state: QwirkleState = GAME.start(players, seed)
    moments: list[tuple[Tried, ...]] = []
    stands: list[Stand] = []
    while (seat := state.actor) is not None:
        sight, options = Sight(state, seat), state.actions()
        if not state.laid and state.table and state.bag and draws.randrange(EVERY) == 0:
            moments.append(tuple(try_some(cast(QwirkleState, sight.guess(draws)), by, draws)))
        action: Action = next(iter(options))
        if len(options) > 1:
            action = mind.consider(sight, level, draws)[0].action
        state = state.play(action)
        if state.reveals and state.actor is not None:
            stands.append(Stand(state.scores, turns_of_this_round(state), len(WHOLE_BAG) - len(state.table)))
    assert state.result is not None, "the game is over"
    won = shares(state.result.places)
    return Played(players, tuple(moments), tuple(msgspec.structs.replace(each, shares=won) for each in stands))


def try_some(state: QwirkleState, by: Weights, draws: Draws) -> Iterator[Tried]:
    """Some turns of one moment, each tried out on the same guesses."""
    start = start_of_turn(state)
    judge, me = Judge(start, by), start.turn
    found = sorted(turns(start), key=lambda turn: -judge.worth(turn))
    chosen, rest = found[:BEST], found[BEST:]
    chosen += [rest.pop(draws.randrange(len(rest))) for _ in range(min(OTHERS, len(rest)))]
    guesses = [start.guess(me, draws) for _ in range(GUESSES)]
    deals = [(guess.hands, shuffled(guess.bag, draws, len(guess.bag))) for guess in guesses]
    for turn in chosen:
        table, purse, paid = with_laid(start, turn.laying), Purse(10_000), 0.0
        for hands, bag in deals:
            course = follow(table, turn, hands, bag, purse, AHEAD)
            assert course is not None, "the purse is large enough"
            gains = [now - before for now, before in zip(course.scores, start.scores, strict=True)]
            mine = gains.pop(me) - turn.points
            paid += mine - sum(gains) / len(gains)
        yield Tried(judge.features(turn), paid / GUESSES)


def fit(played: Sequence[Played]) -> Weights:
    """The weights that tell best what came of the turns."""
    features = dict(FIRST.features)
    for players in {each.players for each in played}:
        moments = [moment for each in played if each.players == players for moment in each.moments]
        features[players] = _least_squares(moments, FIRST.features[players])
    return Weights(features, _chances([stand for each in played for stand in each.stands]))


def _least_squares(moments: Sequence[Sequence[Tried]], first: tuple[float, ...]) -> tuple[float, ...]:
    """Of the differences from the mean of each moment; what is the same for all its turns then drops out, and the
    constant is what is left on the whole."""
    moments = [moment for moment in moments if len(moment) > 1]
    if not moments:
        return first
    told = [np.array([each.features for each in moment]) for moment in moments]
    paid = [np.array([each.paid for each in moment]) for moment in moments]
    differences = np.concatenate([each - each.mean(axis=0) for each in told])
    start = np.array(first)
    off = np.concatenate([each - each.mean() for each in paid]) - differences @ start
    found = start + np.linalg.solve(differences.T @ differences + PULL * np.eye(len(FEATURES)), differences.T @ off)
    found[0] = 0.0
    found[0] = float(np.mean(np.concatenate(paid) - np.concatenate(told) @ found))
    return tuple(found.tolist())


def _chances(stands: Sequence[Stand]) -> Chances:
    """The spread of a lead that makes the winners likeliest, and the points of a usual turn."""
    most = max(len(each.scores) for each in stands)
    scores, due, shares = (np.zeros((len(stands), most)) for _ in range(3))
    absent = np.ones((len(stands), most), dtype=bool)
    for number, each in enumerate(stands):
        scores[number, : len(each.scores)] = each.scores
        due[number, list(each.due)] = 1.0
        shares[number, : len(each.scores)] = each.shares
        absent[number, : len(each.scores)] = False
    root = np.sqrt([each.left for each in stands])

    def surprise(logs: np.ndarray) -> float:
        """How unexpected the results are: the mean of minus the logarithm of their chance, held near the first ones."""
        least, growth, turn = np.exp(logs)
        worths = (scores + turn * due) / (least + growth * root)[:, None]
        worths[absent] = -np.inf
        worths -= worths.max(axis=1, keepdims=True)
        chances = worths - np.log(np.exp(worths).sum(axis=1, keepdims=True))
        likely = (shares * np.where(absent, 0.0, chances)).sum(axis=1).mean()
        return float(HOLD * ((logs - start) ** 2).sum() - likely)

    start = np.log(msgspec.structs.astuple(FIRST.chances))
    return Chances(*np.exp(minimize(surprise, start, method="Nelder-Mead").x).tolist())


def written(by: Weights) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune qwirkle`; what they mean is said in judging.py and weights.py."]
    for players, found in sorted(by.features.items()):
        lines += ["", f"[players-{players}]"]
        lines += [f"{name} = {number:.4f}" for name, number in zip(FEATURES, found, strict=True)]
    lines += [
        "",
        "[chances]",
        *(f"{name} = {number:.4f}" for name, number in msgspec.structs.asdict(by.chances).items()),
    ]
    return "\n".join(lines) + "\n"
