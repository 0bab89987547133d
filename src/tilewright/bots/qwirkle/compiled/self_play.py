"""Whole games of the search against itself, in machine code, to learn from."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.nets.layout import Layers, put
from tilewright.bots.nets.samples import MOST_SAMPLES, Sampler, Samples
from tilewright.bots.qwirkle.compiled.gap_scores import set_gap_points
from tilewright.bots.qwirkle.compiled.judgement import (
    chance_by_values,
    judge_turns,
    lay_and_look,
    outcome,
    set_values_after,
    set_values_of_moment,
)
from tilewright.bots.qwirkle.compiled.layout import EVALUATOR, NET, SHAPE, TURN, WORKSPACE, Evaluator, Turn, Workspace
from tilewright.bots.qwirkle.compiled.net_rollouts import try_all_by_net
from tilewright.bots.qwirkle.compiled.outlook import look
from tilewright.bots.qwirkle.compiled.rollouts import lay_turns
from tilewright.bots.qwirkle.compiled.turns import list_turns, take_turn
from tilewright.bots.qwirkle.weights import weights as tuned
from tilewright.compiled.chance import CHANCE, begin
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.convert import figures
from tilewright.compiled.qwirkle.ending import result
from tilewright.compiled.qwirkle.layout import OVER, SEATS, STATE, Figures, State
from tilewright.compiled.qwirkle.setup import start
from tilewright.games.qwirkle import GAME

BEST = 5  # turns, of which one is taken at random
TRADES_BELOW = 4  # points: who can lay more does not think of trading
OTHER_SEATS = 0.25  # of the samples are seen from any seat, the others from that of whoever had the turn
INPUTS = SHAPE.inputs
FARTHER = 0.85
"""How much of what is learnt comes from farther than the next turn (λ)."""
SEARCHED, TRIED, GUESSES, WIDTH = 0.4, 8, 12, 4
"""Of the turns that are kept, so many are tried out with others: how many turns, on how many guesses, and how many
turns everybody thinks of then."""
ENOUGH = 1_000_000  # positions
NEVER = -1
MOST_TURNS = 400  # of a game: the trades in a row are limited
_HARDLY = 0.001  # of a chance
_NO_DOUBT = 1e9  # points: no lead makes a difference


class QwirkleSelfPlay:
    """Games at a table with no options."""

    shape, own_lambda = SHAPE, FARTHER

    def __init__(self, players: int, nets: Sequence[Layers | None], weights: bool = True) -> None:
        self._figures = figures(players, GAME.start(players, 0).options)
        self._evaluators, self._nets = np.zeros(SEATS, EVALUATOR), np.zeros(SEATS, NET)
        by = tuned()
        if weights:
            self._evaluators["weights"] = by.features[players]
        self._evaluators["least"] = by.chances.least if weights else _NO_DOUBT
        self._evaluators["growth"], self._evaluators["turn"] = by.chances.growth, by.chances.turn
        for seat, net in enumerate(nets):
            if net is not None:
                put(self._nets[seat : seat + 1], net)
        self._players, self._sampler = players, Sampler(players, SHAPE)
        self._places, self._points = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)

    def play(
        self, seed: int, explore: Sequence[float] | None = None, keep: float = 0.0
    ) -> tuple[Samples, NDArray[np.float32]]:
        rng = np.random.default_rng(seed)
        states = np.zeros(1, STATE)
        start(self._figures, states[0], rng.integers(0, 256, 32, dtype=np.uint8))
        shares = np.zeros((MOST_SAMPLES, self._players), np.float32)
        found = play(
            self._figures,
            self._evaluators,
            self._nets,
            states[0],
            int(rng.integers(1 << 31)),
            np.zeros(self._players) if explore is None else np.array(explore),
            keep,
            self._sampler.inputs,
            self._sampler.values,
            shares,
        )
        result(self._figures, states[0], self._places, self._points)
        samples, won = self._sampler.samples(found, self._places)
        return samples._replace(shares=shares[:found]), won


@compiled
def play(
    figures: Figures,
    evaluators: Any,
    nets: Any,
    state: State,
    seed: int,
    explore: Any,
    keep: float,
    inputs: Any,
    values: Any,
    shares: Any,
) -> int:
    """The game in this state, to its end; how many samples were taken.

    Of a turn that was taken, `shares` are what was thought after the turns that followed, the nearer ones counting
    more, and in the end what came (TD(λ)). Of turns that could have been taken they are what rollouts said."""
    np.random.seed(seed)
    workspaces, tables, found, number, players = np.zeros(2, WORKSPACE), np.empty(1, STATE), 0, 0, figures.players
    thought, sampled_at = np.empty((MOST_TURNS, players)), np.empty(len(values), np.int64)
    draws, taken = np.zeros(1, CHANCE), np.zeros(1, TURN)
    begin(draws[0], np.random.randint(0, 256, 32).astype(np.uint8))
    while state.question != OVER:
        seat = int64(state.seat)
        evaluator, net = evaluators[seat], nets[seat]
        look(figures, state, seat, evaluator)
        turns, count = list_turns(state, TRADES_BELOW)
        chances = np.zeros(count)
        taken[0] = turns[_choice(figures, state, evaluator, net, turns, count, explore[seat], chances)]
        if count > 1 and np.random.random() < SEARCHED * keep and found + TRIED <= len(values):
            before, numbers = found, _some_of(chances)
            tried = _centred(_rolled_out(figures, state, evaluator, net, turns, numbers, draws[0]), chances[numbers])
            for place in range(len(numbers)):
                if turns[numbers[place]].kept_count > 0 or evaluator.bag > 0:
                    _look_after(figures, state, evaluator, net, workspaces, tables, turns[numbers[place]])
                    _keep(figures, workspaces[1], inputs[found], values[found])
                    _share(workspaces[1].values, players, seat, tried[place], shares[found])
                    found += 1
            sampled_at[before:found] = NEVER
        is_kept = found < len(values) and np.random.random() < keep
        is_own = np.random.random() >= OTHER_SEATS
        if keep > 0.0 and (taken[0].kept_count > 0 or evaluator.bag > 0):
            _look_after(figures, state, evaluator, net, workspaces, tables, taken[0])
            for each in range(players):
                thought[number, each] = chance_by_values(workspaces[1].values, players, each)
            if is_kept and is_own:
                _keep(figures, workspaces[1], inputs[found], values[found])
                sampled_at[found] = number
                found += 1
        take_turn(figures, state, taken[0])
        if is_kept and not is_own and state.question != OVER:
            seat = np.random.randint(0, players)
            look(figures, state, seat, evaluators[seat])
            set_values_of_moment(figures, state, evaluators[seat], nets[seat], workspaces[0], seat)
            _keep(figures, workspaces[0], inputs[found], values[found])
            sampled_at[found] = number
            found += 1
        number = min(number + 1, MOST_TURNS - 1)
    _set_shares(figures, state, thought, number, sampled_at, found, shares)
    return found


@compiled
def _set_shares(
    figures: Figures, state: State, thought: Any, turns: int, sampled_at: Any, found: int, shares: Any
) -> None:
    """What each sample is to learn, from the end of the game back to its beginning."""
    players = figures.players
    learnt = np.empty((turns, players))
    for seat in range(players):
        learnt[turns - 1, seat] = outcome(state.scores, players, seat)
        for number in range(turns - 2, -1, -1):
            following = thought[number + 1, seat] if number + 2 < turns else learnt[turns - 1, seat]
            learnt[number, seat] = FARTHER * learnt[number + 1, seat] + (1 - FARTHER) * following
    for sample in range(found):
        if sampled_at[sample] != NEVER:
            for seat in range(players):
                shares[sample, seat] = learnt[sampled_at[sample], seat]


@compiled
def _choice(
    figures: Figures, state: State, evaluator: Evaluator, net: Any, turns: Any, count: int, explore: float, chances: Any
) -> int:
    """The number of the turn that is taken: the best, or one of the best. And the chances of all."""
    if count == 1:
        return 0
    judge_turns(figures, state, evaluator, net, int64(state.seat), turns, count, chances)
    if np.random.random() >= explore:
        return int64(np.argmax(chances))
    return int64(np.argsort(-chances)[np.random.randint(0, min(count, BEST))])


@compiled
def _some_of(chances: Any) -> Any:
    """The numbers of some turns: half of them the best, the others any."""
    order = np.argsort(-chances)
    taken = min(len(order), TRIED)
    for place in range(min(taken, TRIED // 2), taken):
        other = np.random.randint(place, len(order))
        order[place], order[other] = order[other], order[place]
    return order[:taken].copy()


@compiled
def _rolled_out(
    figures: Figures, state: State, evaluator: Evaluator, net: Any, turns: Any, numbers: Any, chance: Any
) -> Any:
    """The mean chance of the turns of these numbers, each tried on the same guesses."""
    tables, tried, others = np.empty(len(numbers), STATE), np.zeros(len(numbers), TURN), np.zeros(1, EVALUATOR)
    for place in range(len(numbers)):
        tried[place] = turns[numbers[place]]
    lay_turns(state, tried, tables)
    for feature in range(len(evaluator.weights)):
        others[0].weights[feature] = evaluator.weights[feature]
    others[0].least, others[0].growth, others[0].turn = evaluator.least, evaluator.growth, evaluator.turn
    found, replies, mean = np.empty(len(numbers)), np.empty(len(numbers), np.int64), np.zeros(len(numbers))
    places = np.arange(len(numbers))
    for _ in range(GUESSES):
        try_all_by_net(figures, state, tables, tried, places, others[0], net, 1, WIDTH, chance, ENOUGH, found, replies)
        mean += found / GUESSES
    return mean


@compiled
def _centred(tried: Any, thought: Any) -> Any:
    """What was found by trying, moved so that its mean is what was thought: all turns share the luck of the guesses, so
    that they say how turns differ, and little about the moment."""
    moved = tried - tried.mean() + thought.mean()
    return np.minimum(np.maximum(moved, _HARDLY), 1 - _HARDLY)


@compiled
def _share(values: Any, players: int, seat: int, chance: float, shares: Any) -> None:
    """Give a seat its chance, and the others theirs in proportion to what is thought of them."""
    own = chance_by_values(values, players, seat)
    for each in range(players):
        shares[each] = chance_by_values(values, players, each) * (1 - chance) / max(1e-9, 1 - own)
    shares[seat] = chance


@compiled
def _look_after(
    figures: Figures, state: State, evaluator: Evaluator, net: Any, workspaces: Any, tables: Any, turn: Turn
) -> None:
    """Judge what comes of a turn, on the second workspace."""
    seat, now, workspace = int64(state.seat), workspaces[0], workspaces[1]
    tables[0] = state
    set_gap_points(state, now.gap_points)
    lay_and_look(tables[0], turn, now, workspace)
    tables[0].scores[seat] += turn.points
    set_values_after(figures, tables[0], evaluator, net, workspace, seat, turn)


@compiled
def _keep(figures: Figures, workspace: Workspace, inputs: Any, values: Any) -> None:
    """What a net reads, and the values that it is to correct."""
    for seat in range(figures.players):
        values[seat] = workspace.by_weights[seat]
        for number in range(INPUTS):
            inputs[seat, number] = workspace.net.inputs[seat, number]


SELF_PLAY = QwirkleSelfPlay
