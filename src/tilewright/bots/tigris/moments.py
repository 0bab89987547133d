"""Weights from moments: turns that could have been played, each tried out on the same guesses, and what came of them.

Who won says what goes with winning; which turn to choose is another question. Here the turns of one moment are compared
with one another: the weights are to tell beforehand how they will differ after a round and one more turn of one's own.
"""

from itertools import islice
from typing import cast

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.mind import Purse
from tilewright.bots.sight import Sight
from tilewright.bots.tigris.mind import turns_of, widths_for
from tilewright.bots.tigris.rehearsal import played
from tilewright.bots.tigris.results import turns
from tilewright.bots.tigris.samples import Sample, Samples, bounds, packed, sample, unpacked
from tilewright.bots.tigris.search import Line, Searcher
from tilewright.bots.tigris.worth import COLOUR_TERMS, SCALES, SEAT_TERMS, Judge, Weights
from tilewright.games.tigris.rules.questions import Over
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Chance, Draws, Rng

OWN = 120  # positions for finding its turns
BEST, OTHERS = 4, 3  # of its turns: the best, and some by chance
PULL = 0.002  # how strongly weights are held near those they came from
SURE = 0.98  # chances above, and below what is left, count as this: a game won is not won more
ENDLESS = 1 << 40


class Pace(msgspec.Struct, frozen=True):
    """Of so many turns one is a moment, and it is tried on so many guesses."""

    every: int
    guesses: int


class Tried(msgspec.Struct, frozen=True):
    """A turn: the position that it led to, and the seat's chance after a round and one more turn of its own."""

    sample: Sample
    chance: float


class Moment(msgspec.Struct, frozen=True):
    """Turns of one moment on one guess."""

    seat: int
    tried: tuple[Tried, ...]


def play(by: Weights, seed: bytes, players: int, pace: Pace) -> list[Moment]:
    """Moments of a game of the mind against itself."""
    dice = Draws(Chance(bytes(reversed(seed))))
    found: list[Moment] = []
    for state, _ in turns(by, seed, players):
        choosing = state.pending is None and state.actions_left > 1 and len(state.actions()) > 1
        if choosing and not dice.randrange(pace.every):
            found += moments(Sight(state, state.active), by, dice, pace.guesses)
    return found


def moments(sight: Sight, by: Weights, dice: Rng, guesses: int) -> list[Moment]:
    """One moment on several guesses."""
    state = cast(TigrisState, sight.guess(dice))
    judge = Judge(state, sight.seat, by)
    lines = turns_of(Searcher(judge, Purse(ENDLESS)).lines(state, widths_for(OWN)))
    chosen, rest = lines[:BEST], lines[BEST:]
    chosen += [rest.pop(dice.randrange(len(rest))) for _ in range(min(OTHERS, len(rest)))]
    found: list[Moment] = []
    for _ in range(guesses):
        world = cast(TigrisState, sight.guess(dice))
        tried = [each for line in chosen if (each := _try(world, line, judge)) is not None]
        if len(tried) > 1:
            found.append(Moment(sight.seat, tuple(tried)))
    return found


def _try(world: TigrisState, line: Line, judge: Judge) -> Tried | None:
    """What comes of a turn; None if the game ends with it."""
    states = played(world, line, judge, Purse(ENDLESS))
    after = next(states)
    if isinstance(after.pending, Over):
        return None
    *_, last = islice(states, judge.players)
    return Tried(sample(after, judge.seat), judge.value(last))


def fit(games: list[list[Moment]], by: Weights) -> Weights:
    """The weights near these that tell best how the turns of a moment differ. The scales stay."""
    found = [each for game in games for each in game]
    all_tried = [each for moment in found for each in moment.tried]
    samples, start = Samples([each.sample for each in all_tried]), packed(by)
    rows = np.arange(len(all_tried))
    seats = np.array([moment.seat for moment in found for _ in moment.tried])
    groups = np.array([number for number, moment in enumerate(found) for _ in moment.tried])
    sizes = np.bincount(groups)

    def differences(chances: np.ndarray) -> np.ndarray:
        within = np.clip(chances, 1 - SURE, SURE)
        odds = np.log(within / (1 - within))
        return odds - (np.bincount(groups, odds) / sizes)[groups]

    came = differences(np.array([each.chance for each in all_tried]))
    scales = start[-len(SCALES) :]

    def cost(vector: np.ndarray) -> float:
        expected = differences(np.exp(samples.chances(np.concatenate([vector, scales]))[rows, seats]))
        return float(((expected - came) ** 2).mean()) + PULL * float(((vector - first) ** 2).sum())

    first = start[: -len(SCALES)]
    limits = [bounds(name) for name in (*COLOUR_TERMS, *SEAT_TERMS)]
    best = minimize(cost, first, method="L-BFGS-B", bounds=limits, options={"maxiter": 60}).x
    return unpacked(np.concatenate([best, scales]))
