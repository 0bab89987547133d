"""Weights fitted to turns: several turns of one position are tried on the same guesses, and their outcomes compared.

The winners of games show what goes along with winning; which turn to choose is another question. Here the turns of one
position are compared with each other: the weights should predict how they differ after a round and one more turn of the
seat's own.
"""

from itertools import islice
from typing import cast

import msgspec
import numpy as np
from scipy.optimize import minimize

from tilewright.bots.engine import Budget
from tilewright.bots.information_state import InformationState
from tilewright.bots.tigris.engine import turns_of, widths_for
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS, Evaluator, Weights
from tilewright.bots.tigris.fit_to_results import turns
from tilewright.bots.tigris.opponent_replies import play_on
from tilewright.bots.tigris.samples import Sample, SampleArrays, bounds, from_vector, sample, to_vector
from tilewright.bots.tigris.search import Line, Searcher
from tilewright.games.tigris.rules.questions import Over
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Chance, Draws, Rng

OWN = 120  # positions for finding its turns
BEST, OTHERS = 4, 3  # of its turns: the best, and some by chance
PULL = 0.002  # how strongly weights are held near those they came from
SURE = 0.98  # chances above, and below what is left, count as this: a game won is not won more
ENDLESS = 1 << 40


class SamplingRate(msgspec.Struct, frozen=True):
    """One of `every` turns is sampled, and tried on so many guesses."""

    every: int
    guesses: int


class TriedTurn(msgspec.Struct, frozen=True):
    """A turn: the position that it led to, and the seat's chance after a round and one more turn of its own."""

    sample: Sample
    chance: float


class TurnGroup(msgspec.Struct, frozen=True):
    """Turns of one position, tried on the same guess."""

    seat: int
    tried: tuple[TriedTurn, ...]


def play(by: Weights, seed: bytes, players: int, rate: SamplingRate) -> list[TurnGroup]:
    """Groups of turns from a game of the engine against itself."""
    rng = Draws(Chance(bytes(reversed(seed))))
    found: list[TurnGroup] = []
    for state, _ in turns(by, seed, players):
        choosing = state.pending is None and state.actions_left > 1 and len(state.actions()) > 1
        if choosing and not rng.randrange(rate.every):
            found += turn_groups(InformationState(state, state.active), by, rng, rate.guesses)
    return found


def turn_groups(info: InformationState, by: Weights, rng: Rng, guesses: int) -> list[TurnGroup]:
    """The turns of one position, on several guesses."""
    state = cast(TigrisState, info.guess(rng))
    evaluator = Evaluator(state, info.seat, by)
    lines = turns_of(Searcher(evaluator, Budget(ENDLESS)).lines(state, widths_for(OWN)))
    chosen, rest = lines[:BEST], lines[BEST:]
    chosen += [rest.pop(rng.randrange(len(rest))) for _ in range(min(OTHERS, len(rest)))]
    found: list[TurnGroup] = []
    for _ in range(guesses):
        world = cast(TigrisState, info.guess(rng))
        tried = [each for line in chosen if (each := _try(world, line, evaluator)) is not None]
        if len(tried) > 1:
            found.append(TurnGroup(info.seat, tuple(tried)))
    return found


def _try(world: TigrisState, line: Line, evaluator: Evaluator) -> TriedTurn | None:
    """What comes of a turn; None if the game ends with it."""
    states = play_on(world, line, evaluator, Budget(ENDLESS))
    after = next(states)
    if isinstance(after.pending, Over):
        return None
    *_, last = islice(states, evaluator.players)
    return TriedTurn(sample(after, evaluator.seat), evaluator.value(last))


def fit(games: list[list[TurnGroup]], by: Weights) -> Weights:
    """The weights near these that best predict how the turns of a group differ. The scales stay."""
    found = [each for game in games for each in game]
    all_tried = [each for group in found for each in group.tried]
    samples, start = SampleArrays([each.sample for each in all_tried]), to_vector(by)
    rows = np.arange(len(all_tried))
    seats = np.array([group.seat for group in found for _ in group.tried])
    groups = np.array([number for number, group in enumerate(found) for _ in group.tried])
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
    return from_vector(np.concatenate([best, scales]))
