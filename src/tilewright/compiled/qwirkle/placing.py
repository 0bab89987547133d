"""Where tiles may be laid: chapter QW-P, and what QW-S4 adds for the opening."""

from typing import Any

from tilewright.compiled.bits import count
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import content, end_of_line, gap_at, gap_fit
from tilewright.compiled.qwirkle.hands import hand_set
from tilewright.compiled.qwirkle.layout import ALL_TILES, OPENING, State
from tilewright.games.qwirkle.model.board import KINDS, ORIGIN, RIGHT, UP


@compiled
def spots(state: State, cells: Any, fits: Any) -> int:
    """The cells that the next tile of this turn may go to, with the tiles that fit there, and how many cells they are;
    for the beginning of a turn, see the gaps themselves (QW-P2, P3, P4)."""
    if state.tile_count == 0:
        cells[0], fits[0] = ORIGIN, ALL_TILES
        return 1
    first, found = int64(state.laid[0]), 0
    for step in (RIGHT, UP):
        if state.laid_count < 2 or step == direction(state):
            for sign in (1, -1):
                end = end_of_line(state, first, sign * step)
                cells[found], fits[found] = end, gap_fit(state.gaps[gap_at(state, end)])
                found += 1
    return found


@compiled
def direction(state: State) -> int:
    """The step of the row or column that this turn's tiles lie in; RIGHT while there is but one tile."""
    if state.laid_count < 2:
        return RIGHT
    return UP if (int64(state.laid[0]) - int64(state.laid[1])) % UP == 0 else RIGHT


@compiled
def largest_set(tiles: int) -> int:
    """The size of the largest set that shares an attribute (QW-S3)."""
    size = 0
    for kind in KINDS:
        size = max(size, count(tiles & kind))
    return size


@compiled
def opening_tiles(hand: int, laid: int, size: int) -> int:
    """The tiles with which a line of the announced size stays possible; laid ones count too (QW-S4, QW-P3)."""
    possible = 0
    for kind in KINDS:
        together = (hand | laid) & kind
        if laid & kind == laid and count(together) >= size:
            possible |= together
    return possible & ~laid


@compiled
def playable_tiles(state: State) -> int:
    """The tiles of the hand that may be laid next, wherever they fit."""
    hand = hand_set(state, state.seat)
    if state.question == OPENING and state.opening_size:
        laid = 0
        for number in range(state.laid_count):
            laid |= 1 << content(state, state.laid[number])
        return opening_tiles(hand, laid, state.opening_size)
    return hand


@compiled
def may_end(state: State) -> bool:
    """May the turn end here (QW-T1)? An opening must have its size (QW-S4)."""
    if state.question == OPENING and state.opening_size:
        return state.laid_count == state.opening_size
    return state.laid_count > 0
