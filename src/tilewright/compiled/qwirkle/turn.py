"""A turn: chapter QW-T. Tiles are laid one by one; `end`, a trade or a pass hands the turn on."""

import numpy as np

from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.board import lay
from tilewright.compiled.qwirkle.ending import ending
from tilewright.compiled.qwirkle.hands import draw, take_place
from tilewright.compiled.qwirkle.knowledge import after_pass, after_trade, after_turn
from tilewright.compiled.qwirkle.layout import OPENING, OVER, PLAY_ON, PLAY_OR_TRADE, Figures, State
from tilewright.compiled.qwirkle.scoring import turn_points
from tilewright.games.qwirkle.model.board import HAND_SIZE
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS


@compiled
def place(state: State, slot: int, cell: int) -> None:
    """The tile at this place of the hand goes to its cell."""
    lay(state, state.hands[state.seat, slot], cell)
    take_place(state, state.seat, slot)
    state.laid[state.laid_count] = cell
    state.laid_count += 1
    if state.question != OPENING:
        state.question = PLAY_ON


@compiled
def end_turn(figures: Figures, state: State) -> None:
    """Score (QW-C), draw back to six (QW-T1), and see whether that was the last tile (QW-G1)."""
    seat = state.seat
    state.scores[seat] += turn_points(state)
    drawn = min(HAND_SIZE - state.hand_sizes[seat], state.bag_size)
    draw(state, seat, drawn)
    if state.hand_sizes[seat] == 0:
        state.scores[seat] += LAST_TILE_BONUS
    after_turn(state, seat, drawn)
    state.passes = 0
    state.trades = 0
    _next_turn(figures, state)


@compiled
def trade(figures: Figures, state: State, chosen: int) -> None:
    """Put tiles aside, given as bits for places in the hand, draw as many, and put them into the bag (QW-T2)."""
    seat = state.seat
    traded = np.empty(HAND_SIZE, np.int64)
    count = 0
    for slot in range(state.hand_sizes[seat]):
        if chosen >> slot & 1:
            traded[count] = state.hands[seat, slot]
            count += 1
    for slot in range(HAND_SIZE - 1, -1, -1):
        if chosen >> slot & 1:
            take_place(state, seat, slot)
    draw(state, seat, count)
    after_trade(figures, state, seat, traded, count)
    for number in range(count):
        state.bag[traded[number]] += 1
    state.bag_size += count
    state.passes = 0
    state.trades += 1
    _next_turn(figures, state)


@compiled
def pass_turn(figures: Figures, state: State) -> None:
    """Nothing to lay and nothing to trade for (QW-T3)."""
    after_pass(state, state.seat)
    state.passes += 1
    state.trades = 0
    _next_turn(figures, state)


@compiled
def _next_turn(figures: Figures, state: State) -> None:
    """The turn goes clockwise (QW-T1), unless the game is over (QW-G)."""
    state.laid_count = 0
    state.opening_size = 0
    over = ending(figures, state)
    if over < 0:
        state.question = PLAY_OR_TRADE
        state.seat = (state.seat + 1) % figures.players
    else:
        state.question = OVER
        state.reason = over
