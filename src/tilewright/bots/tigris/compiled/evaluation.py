"""Evaluates a position: each seat's chance to win, the same as `evaluation.py` of the readable search."""

from math import exp, log
from typing import Any

import numpy as np

from tilewright.bots.nets.forward import add_corrections
from tilewright.bots.tigris.compiled.features import look
from tilewright.bots.tigris.compiled.layout import NONE, Evaluator, Workspace
from tilewright.bots.tigris.compiled.net_inputs import set_inputs
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, MOST_SUPPORT
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.ending import result
from tilewright.compiled.tigris.layout import COLOURS, SEATS, Figures, State

(
    LEADER_TURNS,
    ENDANGERED_TURNS,
    FAR_ENDANGERED_TURNS,
    LEADER,
    ENDANGERED,
    COVERED_TURNS,
    DOUBLED_TURNS,
    INCOME_TURNS,
    INCOME,
    SQUARE_TURNS,
    GAIN,
    FAR_GAIN,
    SUPPORT,
    HAND,
    IDLE_HAND,
) = range(len(COLOUR_TERMS))


@compiled
def set_hand(state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The seat's own tiles; those just drawn count as what is usually drawn, for nobody could have known them."""
    drawn = 0
    for colour in range(COLOURS):
        drawn += state.just_drawn[evaluator.seat, colour]
    for colour in range(COLOURS):
        known = state.hands[evaluator.seat, colour] - state.just_drawn[evaluator.seat, colour]
        workspace.hand[colour] = known + drawn * evaluator.share[colour]


@compiled
def look_with_hand(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The features of a position, with the hand of `workspace`."""
    for colour in range(COLOURS):
        workspace.held[colour] = int(workspace.hand[colour] + 0.5)
    look(figures, state, evaluator, workspace)


@compiled
def value_of_colour(evaluator: Evaluator, workspace: Workspace, leader: int, tiles: float) -> float:
    """The weighted sum of the terms of one colour of one seat, in their order."""
    by, turns = evaluator.by_colour, workspace.turns
    covered, doubled = workspace.covered[leader], workspace.doubled[leader]
    on_board = workspace.home[leader] != NONE
    found = 0.0
    if on_board:
        danger = workspace.danger[leader]
        found += by[LEADER_TURNS] * turns
        found += by[ENDANGERED_TURNS] * (turns * danger)
        found += by[FAR_ENDANGERED_TURNS] * (turns * workspace.far[leader])
        found += by[LEADER]
        found += by[ENDANGERED] * danger
    if covered:
        found += by[COVERED_TURNS] * turns
    if doubled:
        found += by[DOUBLED_TURNS] * turns
    if on_board:
        income = workspace.income[leader]
        found += by[INCOME_TURNS] * (turns * income * (1.0 - workspace.danger[leader]))
        found += by[INCOME] * income
        if workspace.square[leader]:
            found += by[SQUARE_TURNS] * turns
        found += by[GAIN] * workspace.gain[leader]
        found += by[FAR_GAIN] * workspace.far_gain[leader]
        found += by[SUPPORT] * min(workspace.support[leader], MOST_SUPPORT)
    found += by[HAND if on_board or covered else IDLE_HAND] * tiles
    return found


@compiled
def value_of_seat(state: State, evaluator: Evaluator, workspace: Workspace, seat: int) -> float:
    """The weighted sum of the terms of one seat."""
    by = evaluator.by_seat
    found = by[0] * min(workspace.within[seat], 1) + by[1] * min(workspace.reach[seat], 2)
    found += by[2] * state.catastrophes[seat]
    return found + by[3] * (state.actions_left if seat == state.active else 0)


@compiled
def set_totals(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The value of each colour of each seat, treasures spread over the weakest."""
    for seat in range(figures.players):
        totals = workspace.totals[seat]
        for colour in range(COLOURS):
            tiles = workspace.hand[colour] if seat == evaluator.seat else 0.0
            value = value_of_colour(evaluator, workspace, COLOURS * seat + colour, tiles)
            totals[colour] = state.points[seat, colour] + value
        for _ in range(state.treasures_held[seat]):
            least = 0
            for colour in range(1, COLOURS):
                if totals[colour] < totals[least]:
                    least = colour
            totals[least] += 1.0


@compiled
def softness(evaluator: Evaluator, workspace: Workspace) -> float:
    """How soft the minimum is: in points, how far above it another colour may be and still count."""
    return evaluator.scale[0] + evaluator.scale[1] * workspace.turns


@compiled
def doubt(evaluator: Evaluator, workspace: Workspace) -> float:
    """How many points ahead are needed to be rather sure of winning."""
    return evaluator.scale[2] + evaluator.scale[3] * workspace.turns


@compiled
def least_of(totals: Any) -> float:
    return min(totals[0], totals[1], totals[2], totals[3])


@compiled
def soft_minimum(totals: Any, soft: float) -> float:
    """Near the smallest of them; the softer, the more the others count."""
    least, pulls = least_of(totals), 0.0
    for colour in range(COLOURS):
        pulls += exp((least - totals[colour]) / soft)
    return least - soft * log(pulls / COLOURS)


@compiled
def set_needs(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """What a further point of each colour adds to the value of the seat; what a leader and its income are worth."""
    set_totals(figures, state, evaluator, workspace)
    totals, soft = workspace.totals[evaluator.seat], softness(evaluator, workspace)
    least, everything = least_of(totals), 0.0
    for colour in range(COLOURS):
        workspace.needs[colour] = exp((least - totals[colour]) / soft)
        everything += workspace.needs[colour]
    for colour in range(COLOURS):
        workspace.needs[colour] /= everything
    by, turns = evaluator.by_colour, workspace.turns
    workspace.presence = by[LEADER] + by[LEADER_TURNS] * turns
    workspace.pay = by[INCOME] + by[INCOME_TURNS] * turns


@compiled
def set_values(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """Each seat's value by the weights, in points, in place of its chance; and the features that it follows from."""
    look_with_hand(figures, state, evaluator, workspace)
    set_totals(figures, state, evaluator, workspace)
    soft = softness(evaluator, workspace)
    for seat in range(figures.players):
        more = value_of_seat(state, evaluator, workspace, seat)
        workspace.chances[seat] = soft_minimum(workspace.totals[seat], soft) + more


@compiled
def set_chances(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """Each seat's chance to win, the evaluator's seat holding the hand of `workspace`."""
    players = figures.players
    places, points = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    if result(figures, state, places, points):
        winners = 0
        for seat in range(players):
            winners += places[seat] == 1
        for seat in range(players):
            workspace.chances[seat] = 1 / winners if places[seat] == 1 else 0.0
        return
    set_values(figures, state, evaluator, workspace)
    chances, doubtful = workspace.chances, doubt(evaluator, workspace)
    if evaluator.net.is_there:
        for seat in range(players):
            chances[seat] /= doubtful
        doubtful = 1.0
        set_inputs(figures, state, evaluator, workspace)
        add_corrections(evaluator.net, workspace.net, players, chances)
    most = chances[0]
    for seat in range(1, players):
        most = max(most, chances[seat])
    everything = 0.0
    for seat in range(players):
        chances[seat] = exp((chances[seat] - most) / doubtful)
        everything += chances[seat]
    for seat in range(players):
        chances[seat] /= everything


@compiled
def evaluate(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> float:
    """The seat's own chance to win."""
    set_hand(state, evaluator, workspace)
    set_chances(figures, state, evaluator, workspace)
    return workspace.chances[evaluator.seat]


@compiled
def spend_and_evaluate(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> float:
    """The same, counted against the budget."""
    if workspace.budget > 0:
        workspace.budget -= 1
    return evaluate(figures, state, evaluator, workspace)
