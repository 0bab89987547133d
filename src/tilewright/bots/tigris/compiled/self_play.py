"""Whole games of the search against itself, in machine code, to learn from."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.nets.layout import Layers, put
from tilewright.bots.nets.samples import Sampler, Samples
from tilewright.bots.tigris.compiled.evaluation import doubt, set_hand, set_values
from tilewright.bots.tigris.compiled.layout import EVALUATOR, ROOT, SHAPE, TRIAL, WORKSPACE, Evaluator, Workspace
from tilewright.bots.tigris.compiled.net_inputs import set_inputs
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.opponent_replies import WORLD
from tilewright.bots.tigris.compiled.quiescence import best_answer, is_conflict, likely_commitment
from tilewright.bots.tigris.compiled.search import room_for_lines, search_turn
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SEAT_TERMS, Weights, tuned
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import blocks, questions
from tilewright.compiled.tigris.ending import result
from tilewright.compiled.tigris.figures import figures
from tilewright.compiled.tigris.layout import SEATS, STATE, Figures
from tilewright.compiled.tigris.setup import start
from tilewright.compiled.tigris.turn import apply
from tilewright.games.tigris import GAME

BUDGET = 60  # positions for a decision
FIRST, KEPT, SECOND, CELLS = 19, 2, 15, 2  # how it is spread, as in `Widths`
INPUTS = SHAPE.inputs
BEST = 6  # of which one is taken at random
NO_WEIGHTS = Weights((0.0,) * len(COLOUR_TERMS), (0.0,) * len(SEAT_TERMS), (1.0, 0.0, 1e9, 0.0))
"""All positions are even: no lead in points makes a difference."""
OTHER_SEATS = 0.3  # of the samples are seen from any seat, the others from that of whoever decided


class TigrisSelfPlay:
    """Games at a table with no options."""

    shape, own_lambda = SHAPE, None

    def __init__(self, players: int, nets: Sequence[Layers | None], weights: bool = True) -> None:
        self._figures = figures(players, GAME.start(players, 0).options)
        self._workspace = np.zeros(1, WORKSPACE)[0]
        self._states = np.zeros(WORLD + 1, STATE)
        self._lines = room_for_lines()
        self._evaluators = np.zeros(SEATS, EVALUATOR)
        self._evaluators["seat"] = np.arange(SEATS)
        by = tuned(players) if weights else NO_WEIGHTS
        for name, figures_of in (("by_colour", by.colour), ("by_seat", by.seat), ("scale", by.scale)):
            self._evaluators[name] = figures_of
        for seat, net in enumerate(nets):
            if net is not None:
                put(self._evaluators[seat : seat + 1]["net"], net)
        self._players, self._sampler = players, Sampler(players, SHAPE)
        self._places, self._points = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)

    def play(
        self, seed: int, explore: Sequence[float] | None = None, keep: float = 0.0
    ) -> tuple[Samples, NDArray[np.float32]]:
        rng = np.random.default_rng(seed)
        self._states[WORLD] = np.zeros(1, STATE)[0]
        start(self._figures, self._states[WORLD], rng.integers(0, 256, 32, dtype=np.uint8))
        found = play(
            self._figures,
            self._evaluators,
            self._workspace,
            self._states,
            self._lines,
            int(rng.integers(1 << 31)),
            np.zeros(self._players) if explore is None else np.array(explore),
            keep,
            self._sampler.inputs,
            self._sampler.values,
        )
        result(self._figures, self._states[WORLD], self._places, self._points)
        return self._sampler.samples(found, self._places)


@compiled
def play(
    figures: Figures,
    evaluators: Any,
    workspace: Workspace,
    states: Any,
    lines: Any,
    seed: int,
    explore: Any,
    keep: float,
    inputs: Any,
    values: Any,
) -> int:
    """The game in the last of these states, to its end; how many samples were taken."""
    np.random.seed(seed)
    world, found = states[WORLD], 0
    while world.question != questions.OVER:
        seat = int(world.seat)
        apply(figures, world, _choice(figures, evaluators[seat], workspace, states, lines, explore[seat]))
        if world.question == questions.ACTION and found < len(values) and np.random.random() < keep:
            if np.random.random() < OTHER_SEATS:
                seat = np.random.randint(0, figures.players)
            _sample(figures, evaluators[seat], workspace, world, inputs[found], values[found])
            found += 1
    return found


@compiled
def _choice(
    figures: Figures, evaluator: Evaluator, workspace: Workspace, states: Any, lines: Any, explore: float
) -> int:
    """What the seat that must decide does."""
    world = states[WORLD]
    set_odds(figures, world, evaluator)
    workspace.budget = BUDGET
    if is_conflict(world):
        return blocks.COMMIT + likely_commitment(figures, world, evaluator)
    if world.question != questions.ACTION:
        return best_answer(figures, evaluator, workspace, states, WORLD, TRIAL)
    states[ROOT] = states[WORLD]
    number = search_turn(figures, evaluator, workspace, states, FIRST, KEPT, SECOND, CELLS, False, lines)
    place = np.random.randint(0, min(number, BEST)) if np.random.random() < explore else 0
    return lines[place].action


@compiled
def _sample(figures: Figures, evaluator: Evaluator, workspace: Workspace, world: Any, inputs: Any, values: Any) -> None:
    """What a net reads of a position, and the values that it is to correct."""
    set_odds(figures, world, evaluator)
    set_hand(world, evaluator, workspace)
    set_values(figures, world, evaluator, workspace)
    set_inputs(figures, world, evaluator, workspace)
    doubtful = doubt(evaluator, workspace)
    for seat in range(figures.players):
        values[seat] = workspace.chances[seat] / doubtful
        for number in range(INPUTS):
            inputs[seat, number] = workspace.net.inputs[seat, number]


SELF_PLAY = TigrisSelfPlay
