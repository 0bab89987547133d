"""Whole games of the search against itself, in machine code, to learn from."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.empires.compiled.auctions import search_bids
from tilewright.bots.empires.compiled.evaluation import look_from, set_expected_points, wars_left
from tilewright.bots.empires.compiled.layout import (
    BASE,
    INPUTS,
    MOST_CANDIDATES,
    PLANS,
    ROOT,
    SHAPE,
    WEIGHTS,
    WORKSPACE,
    Weights,
    Workspace,
)
from tilewright.bots.empires.compiled.net_inputs import set_inputs
from tilewright.bots.empires.compiled.search import search
from tilewright.bots.empires.compiled.searcher import put_weights
from tilewright.bots.empires.evaluation import FAR_BEHIND, Evaluator
from tilewright.bots.empires.search import MORE_DICE
from tilewright.bots.empires.weights import tuned
from tilewright.bots.nets.layout import Layers, put
from tilewright.bots.nets.samples import Sampler, Samples
from tilewright.compiled.chance import SEED_BYTES
from tilewright.compiled.empires.codes import count, pick
from tilewright.compiled.empires.deal import start
from tilewright.compiled.empires.ending import result
from tilewright.compiled.empires.figures import Figures, build_figures
from tilewright.compiled.empires.layout import BIDDING, CHOOSING_POWER, NONE, PLAYERS, STATE
from tilewright.compiled.empires.sequence_of_play import apply
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires import GAME

WORLD = PLANS + 1  # among the states: the game as it goes on
BUDGET = 150  # positions for a decision
BEST = 4  # of which one is taken at random
OTHER_SEATS = 0.3  # of the samples are seen from any seat, the others from that of whoever decided


class EmpiresSelfPlay:
    """Games at a table with no options."""

    shape, own_lambda = SHAPE, None

    def __init__(self, players: int, nets: Sequence[Layers | None], weights: bool = True) -> None:
        self._figures = build_figures(players, GAME.start(players, 0).options)
        self._workspace = np.zeros(1, WORKSPACE)[0]
        self._states = np.zeros(WORLD + 1, STATE)
        self._weights = np.zeros(players, WEIGHTS)
        for seat, net in enumerate(nets):
            put_weights(self._weights[seat], Evaluator(tuned()))
            if not weights:
                self._weights["by"] = 0.0  # no term is worth anything
            if net is not None:
                put(self._weights[seat : seat + 1]["net"], net)
        self._players, self._sampler = players, Sampler(players, SHAPE)
        self._places, self._points = np.zeros(PLAYERS, np.int64), np.zeros(PLAYERS, np.int64)

    def play(
        self, seed: int, explore: Sequence[float] | None = None, keep: float = 0.0
    ) -> tuple[Samples, NDArray[np.float32]]:
        rng = np.random.default_rng(seed)
        self._states[WORLD] = np.zeros(1, STATE)[0]
        start(self._figures, self._states[WORLD], rng.integers(0, 256, SEED_BYTES, dtype=np.uint8))
        found = play(
            self._figures,
            self._weights,
            self._workspace,
            self._states,
            self._states.view(np.uint64).reshape(len(self._states), -1),
            int(rng.integers(1 << 31)),
            np.zeros(self._players) if explore is None else np.array(explore),
            keep,
            self._sampler.inputs,
            self._sampler.values,
        )
        self._places[:] = 0
        result(self._figures, self._states[WORLD], self._places, self._points)
        return self._sampler.samples(found, self._places)


@compiled
def play(
    figures: Figures,
    weights: Any,
    workspace: Workspace,
    states: Any,
    words: Any,
    seed: int,
    explore: Any,
    keep: float,
    inputs: Any,
    values: Any,
) -> int:
    """The game in the last of these states, to its end; how many samples were taken."""
    np.random.seed(seed)
    codes, found_values = np.empty(MOST_CANDIDATES, np.int32), np.empty(MOST_CANDIDATES)
    dice = np.zeros((MORE_DICE, SEED_BYTES), np.uint8)
    world, found = states[WORLD], 0
    while world.question.kind != NONE:
        seat = int64(world.question.seat)
        code = _choice(figures, weights[seat], workspace, states, words, dice, explore[seat], codes, found_values)
        apply(figures, world, code)
        quiet = world.assault.attacker == NONE and world.question.kind > CHOOSING_POWER
        if quiet and found < len(values) and np.random.random() < keep:
            if np.random.random() < OTHER_SEATS:
                seat = np.random.randint(0, figures.players)
            workspace.seat = seat
            _sample(figures, weights[seat], workspace, states, inputs[found], values[found])
            found += 1
    return found


@compiled
def _choice(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    words: Any,
    dice: Any,
    explore: float,
    codes: Any,
    values: Any,
) -> int:
    """What the seat that must decide does."""
    world = states[WORLD]
    options = count(figures, world)
    if options == 1 or world.question.kind == CHOOSING_POWER:
        return pick(figures, world, np.random.randint(0, options))
    states[ROOT] = states[WORLD]
    states[BASE] = states[WORLD]
    workspace.seat, workspace.budget, workspace.plans = world.question.seat, BUDGET, 0
    look_from(figures, weights, workspace, states)
    if world.question.kind == BIDDING:
        number = search_bids(figures, weights, workspace, states, codes, values)
    else:
        for throw in range(MORE_DICE):
            for place in range(8):
                dice[throw, place] = np.random.randint(0, 256)
        number = search(figures, weights, workspace, states, words, dice, False, codes, values)
    best = 0
    for each in range(1, number):
        if values[each] > values[best]:
            best = each
    if np.random.random() < explore:
        best = np.random.randint(0, min(number, BEST))
    return int64(codes[best])


@compiled
def _sample(figures: Figures, weights: Weights, workspace: Workspace, states: Any, inputs: Any, values: Any) -> None:
    """What a net reads of a position, and the values that it is to correct."""
    later = wars_left(figures, states[WORLD])
    best = set_expected_points(figures, weights, workspace, states, WORLD)
    set_inputs(figures, states[WORLD], workspace, later, best)
    scale = weights.scale.end + weights.scale.war * later
    for seat in range(figures.players):
        values[seat] = max(FAR_BEHIND, (workspace.chances[seat] - best) / scale)
        for number in range(INPUTS):
            inputs[seat, number] = workspace.net.inputs[seat, number]


SELF_PLAY = EmpiresSelfPlay
