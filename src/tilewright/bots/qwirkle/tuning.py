"""Makes the weights: turns are tried out, and the weights are fitted to what came of them (`tilewright tune qwirkle`).

Adepts play games. Now and then, several turns of one position are tried on the same guesses, the rest being played
greedily, and it is kept by how much the seat then outscores the mean of the others. The weights are the least squares
of the differences between turns of the same position: between positions it is the table that differs, not the turn. The
figures for chances are those that make the winners of the games likeliest. Everything follows from the seed.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.engine import Budget
from tilewright.bots.information_state import InformationState
from tilewright.bots.qwirkle.chances import turns_of_this_round
from tilewright.bots.qwirkle.engine import QwirkleEngine
from tilewright.bots.qwirkle.evaluation import Evaluator
from tilewright.bots.qwirkle.rollouts import roll_out, shuffled
from tilewright.bots.qwirkle.turns import start_of_turn, turns, with_laid
from tilewright.bots.qwirkle.weights import FEATURES, Chances, Weights
from tilewright.bots.self_play import OnProgress, train
from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.board import WHOLE_BAG
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Action, Chance, Draws, shares

GAMES = 90
ROUNDS = 1
NOISE = 0.02  # so that games differ
EVERY = 4  # turns; one of so many is looked at closely
BEST, OTHERS = 4, 4  # turns of a position that are tried: the best by the weights so far, and some at random
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


class TriedTurn(msgspec.Struct, frozen=True):
    """A turn: its features, and by how much the seat outscored the others in the rounds after it."""

    features: tuple[float, ...]
    outcome: float


class ScoreSample(msgspec.Struct, frozen=True):
    """How a game stood after a turn, and how the win was shared in the end; `due` had a turn to come in the round."""

    scores: tuple[int, ...]
    due: tuple[int, ...]
    left: int
    shares: tuple[float, ...] = ()


class GameSamples(msgspec.Struct, frozen=True):
    """The samples of one game: the turns of each position that was sampled, and the scores over time."""

    players: int
    turn_groups: tuple[tuple[TriedTurn, ...], ...]
    score_samples: tuple[ScoreSample, ...]


def tune(
    folder: Path, seed: int = 1, games: int = GAMES, rounds: int = ROUNDS, on_progress: OnProgress | None = None
) -> Weights:
    """The weights after so many rounds of so many games."""
    counts = GAME.player_counts

    def one(by: Weights, number: int, game: int) -> GameSamples:
        game_seed = hashlib.sha256(f"tilewright tune {seed} {number} {game}".encode()).digest()
        return play(by, game_seed, counts[game % len(counts)])

    def fitted(played: list[GameSamples], _: Weights) -> Weights:
        return fit(played)

    return train(folder, FIRST, games, rounds, one, fitted, GameSamples, on_progress)


def play(by: Weights, seed: bytes, players: int) -> GameSamples:
    """A game of the engine against itself, and its samples."""
    engine, draws = QwirkleEngine(by), Draws(Chance(seed))
    level = msgspec.structs.replace(engine.levels["adept"], noise=NOISE)
    state: QwirkleState = GAME.start(players, seed)
    turn_groups: list[tuple[TriedTurn, ...]] = []
    score_samples: list[ScoreSample] = []
    while (seat := state.actor) is not None:
        info, options = InformationState(state, seat), state.actions()
        if not state.laid and state.table and state.bag and draws.randrange(EVERY) == 0:
            turn_groups.append(tuple(try_some(cast(QwirkleState, info.guess(draws)), by, draws)))
        action: Action = next(iter(options))
        if len(options) > 1:
            action = engine.analyse(info, level, draws)[0].action
        state = state.play(action)
        if state.reveals and state.actor is not None:
            score_samples.append(
                ScoreSample(state.scores, turns_of_this_round(state), len(WHOLE_BAG) - len(state.table))
            )
    assert state.result is not None, "the game is over"
    won = shares(state.result.places)
    return GameSamples(
        players, tuple(turn_groups), tuple(msgspec.structs.replace(each, shares=won) for each in score_samples)
    )


def try_some(state: QwirkleState, by: Weights, draws: Draws) -> Iterator[TriedTurn]:
    """Some turns of one position, each tried on the same guesses."""
    start = start_of_turn(state)
    evaluator, me = Evaluator(start, by), start.turn
    found = sorted(turns(start), key=lambda turn: -evaluator.value(turn))
    chosen, rest = found[:BEST], found[BEST:]
    chosen += [rest.pop(draws.randrange(len(rest))) for _ in range(min(OTHERS, len(rest)))]
    guesses = [start.guess(me, draws) for _ in range(GUESSES)]
    deals = [(guess.hands, shuffled(guess.bag, draws, len(guess.bag))) for guess in guesses]
    for turn in chosen:
        table, budget, outcome = with_laid(start, turn.laying), Budget(10_000), 0.0
        for hands, bag in deals:
            rollout = roll_out(table, turn, hands, bag, budget, AHEAD)
            assert rollout is not None, "the budget is large enough"
            gains = [now - before for now, before in zip(rollout.scores, start.scores, strict=True)]
            mine = gains.pop(me) - turn.points
            outcome += mine - sum(gains) / len(gains)
        yield TriedTurn(evaluator.features(turn), outcome / GUESSES)


def fit(played: Sequence[GameSamples]) -> Weights:
    """The weights that best predict the outcomes of the turns."""
    features = dict(FIRST.features)
    for players in {each.players for each in played}:
        turn_groups = [group for each in played if each.players == players for group in each.turn_groups]
        features[players] = _least_squares(turn_groups, FIRST.features[players])
    return Weights(features, _chances([sample for each in played for sample in each.score_samples]))


def _least_squares(turn_groups: Sequence[Sequence[TriedTurn]], first: tuple[float, ...]) -> tuple[float, ...]:
    """Of the differences from the mean of each group; what is the same for all its turns then drops out, and the
    constant is what is left on the whole."""
    turn_groups = [group for group in turn_groups if len(group) > 1]
    if not turn_groups:
        return first
    features = [np.array([each.features for each in group]) for group in turn_groups]
    outcome = [np.array([each.outcome for each in group]) for group in turn_groups]
    differences = np.concatenate([each - each.mean(axis=0) for each in features])
    start = np.array(first)
    off = np.concatenate([each - each.mean() for each in outcome]) - differences @ start
    found = start + np.linalg.solve(differences.T @ differences + PULL * np.eye(len(FEATURES)), differences.T @ off)
    found[0] = 0.0
    found[0] = float(np.mean(np.concatenate(outcome) - np.concatenate(features) @ found))
    return tuple(found.tolist())


def _chances(score_samples: Sequence[ScoreSample]) -> Chances:
    """The spread of a lead that makes the winners likeliest, and the points of a usual turn."""
    most = max(len(each.scores) for each in score_samples)
    scores, due, shares = (np.zeros((len(score_samples), most)) for _ in range(3))
    absent = np.ones((len(score_samples), most), dtype=bool)
    for number, each in enumerate(score_samples):
        scores[number, : len(each.scores)] = each.scores
        due[number, list(each.due)] = 1.0
        shares[number, : len(each.scores)] = each.shares
        absent[number, : len(each.scores)] = False
    root = np.sqrt([each.left for each in score_samples])

    def surprise(logs: np.ndarray) -> float:
        """How unexpected the results are: the mean of minus the logarithm of their chance, held near the first ones."""
        least, growth, turn = np.exp(logs)
        values = (scores + turn * due) / (least + growth * root)[:, None]
        values[absent] = -np.inf
        values -= values.max(axis=1, keepdims=True)
        chances = values - np.log(np.exp(values).sum(axis=1, keepdims=True))
        likely = (shares * np.where(absent, 0.0, chances)).sum(axis=1).mean()
        return float(HOLD * ((logs - start) ** 2).sum() - likely)

    start = np.log(msgspec.structs.astuple(FIRST.chances))
    return Chances(*np.exp(minimize(surprise, start, method="Nelder-Mead").x).tolist())


def to_toml(by: Weights) -> str:
    """The text of `weights.toml`."""
    lines = ["# Made by `tilewright tune qwirkle`; what they mean is said in evaluation.py and weights.py."]
    for players, found in sorted(by.features.items()):
        lines += ["", f"[players-{players}]"]
        lines += [f"{name} = {number:.4f}" for name, number in zip(FEATURES, found, strict=True)]
    lines += [
        "",
        "[chances]",
        *(f"{name} = {number:.4f}" for name, number in msgspec.structs.asdict(by.chances).items()),
    ]
    return "\n".join(lines) + "\n"
