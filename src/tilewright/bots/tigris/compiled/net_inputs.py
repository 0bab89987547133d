"""What a net reads of a position: the numbers of each seat, from the features and the values that were found for it.

They are what the evaluator's seat may know: its own hand, and of the others what was to be seen at the table. All of
them lie between -5 and 5, most between 0 and 1. The colours of a seat come in the order of their values, the weakest
first, for it is the one that decides the game.
"""

from typing import Any

from tilewright.bots.tigris.compiled.layout import NONE, OF_COLOUR, Evaluator, Workspace
from tilewright.bots.tigris.evaluation import MOST_SUPPORT
from tilewright.compiled.bits import board_count, both, load
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import empty, tiles_of
from tilewright.compiled.tigris.cells import HOME, around_cell
from tilewright.compiled.tigris.layout import COLOURS, MONUMENTS, SEATS, Figures, State
from tilewright.games.tigris.model.names import KING, RED


@compiled
def set_inputs(figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace) -> None:
    """The inputs of every seat, once its features and the values of its colours are known."""
    for seat in range(figures.players):
        inputs, totals, taken, least = workspace.net.inputs[seat], workspace.totals[seat], 0, 0.0
        for rank in range(COLOURS):
            weakest = NONE
            for colour in range(COLOURS):
                if not taken >> colour & 1 and (weakest == NONE or totals[colour] < totals[weakest]):
                    weakest = colour
            if rank == 0:
                least = totals[weakest]
            taken |= 1 << weakest
            _set_colour(state, evaluator, workspace, seat, weakest, least, inputs[rank * OF_COLOUR :])
        _set_seat(figures, state, evaluator, workspace, seat, least, inputs[COLOURS * OF_COLOUR :])


@compiled
def _set_colour(
    state: State, evaluator: Evaluator, workspace: Workspace, seat: int, colour: int, least: float, inputs: Any
) -> None:
    """One colour of a seat: OF_COLOUR numbers."""
    leader, is_own = COLOURS * seat + colour, seat == evaluator.seat
    for number in range(OF_COLOUR):
        inputs[number] = 0.0
    inputs[colour] = 1.0
    inputs[4] = (workspace.totals[seat, colour] - least) / 4
    inputs[5] = workspace.totals[seat, colour] / 10
    inputs[6] = state.points[seat, colour] / 8
    inputs[7] = workspace.covered[leader]
    inputs[8] = workspace.doubled[leader]
    inputs[9] = workspace.hand[colour] / 2 if is_own else 0.0
    inputs[10] = evaluator.share[colour]
    kingdom = workspace.home[leader]
    if kingdom == NONE:
        return
    danger, turns = workspace.danger[leader], workspace.turns
    inputs[11] = 1.0
    inputs[12] = turns / 8
    inputs[13] = danger
    inputs[14] = danger * turns / 8
    inputs[15] = workspace.far[leader]
    inputs[16] = workspace.gain[leader] / 3
    inputs[17] = workspace.far_gain[leader] / 3
    inputs[18] = min(workspace.support[leader], 2 * MOST_SUPPORT) / 4
    inputs[19] = workspace.income[leader]
    inputs[20] = workspace.income[leader] * turns / 8
    inputs[21] = workspace.square[leader]
    inputs[22] = board_count(both(around_cell(state.stands[leader]), tiles_of(state, RED))) / 2
    inputs[23] = workspace.attack[kingdom] / 2
    _set_kingdom(state, workspace, seat, kingdom, inputs[24:])


@compiled
def _set_kingdom(state: State, workspace: Workspace, seat: int, kingdom: int, inputs: Any) -> None:
    """The kingdom that a leader stands in: 11 numbers."""
    cells = load(workspace.kingdoms[kingdom])
    for colour in range(COLOURS):
        inputs[colour] = min(10, board_count(both(cells, tiles_of(state, colour)))) / 4
    own, others = 0, 0
    for colour in range(COLOURS):
        holder = workspace.holders[kingdom, colour]
        own += holder != NONE and holder // COLOURS == seat
        others += holder != NONE and holder // COLOURS != seat
    king = workspace.holders[kingdom, KING]
    inputs[4] = own / 2
    inputs[5] = others / 2
    inputs[6] = king != NONE and king // COLOURS == seat
    inputs[7] = king != NONE and king // COLOURS != seat
    inputs[8] = board_count(both(cells, load(state.treasures))) / 2
    inputs[9] = board_count(cells) / 20
    inputs[10] = board_count(both(load(workspace.near[kingdom]), empty(state))) / 15


@compiled
def _set_seat(
    figures: Figures, state: State, evaluator: Evaluator, workspace: Workspace, seat: int, least: float, inputs: Any
) -> None:
    """A seat: OF_SEAT numbers."""
    is_own = seat == evaluator.seat
    left, bag, hand, points, built, on_board = board_count(load(state.treasures)), 0, 0.0, 0, 0, 0
    for colour in range(COLOURS):
        bag += state.bag[colour]
        hand += workspace.hand[colour] if is_own else 0.0
        points += state.points[seat, colour]
        on_board += workspace.home[COLOURS * seat + colour] != NONE
        inputs[colour] = state.points[seat, colour] / 8
        inputs[COLOURS + colour] = workspace.hand[colour] / 2 if is_own else 0.0
        inputs[2 * COLOURS + colour] = workspace.totals[seat, colour] / 10
    for monument in range(MONUMENTS):
        built += state.monument_cells[monument] != HOME
    inputs[12] = workspace.within[seat]
    inputs[13] = workspace.reach[seat] / 2
    inputs[14] = state.catastrophes[seat] / 2
    inputs[15] = state.treasures_held[seat] / 3
    inputs[16] = state.actions_left if seat == state.active else 0
    inputs[17] = is_own
    for step in range(SEATS):
        inputs[18 + step] = (seat - state.active) % figures.players == step
    inputs[22] = workspace.turns / 5
    inputs[23] = left / 5
    inputs[24] = bag / 40
    inputs[25] = least / 5
    inputs[26] = hand / 3
    inputs[27] = points / 20
    inputs[28] = built / 3
    inputs[29] = on_board / 2
