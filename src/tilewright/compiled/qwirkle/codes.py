"""The legal actions as codes of encodings/qwirkle/actions.py: counted, picked, listed, and carried out.

Their order: at the beginning of a turn placements by place in the hand and then by gap, then trades by code, or `pass`;
later in a turn placements by cell and tile, then `end`.
"""

from typing import Any

import numpy as np

from tilewright.compiled import bits
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import gap_cell, gap_fit
from tilewright.compiled.qwirkle.hands import is_repeat, place_of
from tilewright.compiled.qwirkle.layout import OVER, PLAY_OR_TRADE, Figures, State
from tilewright.compiled.qwirkle.placing import may_end, playable_tiles, spots
from tilewright.compiled.qwirkle.squares import cell_of, square_of, squares_of_gaps
from tilewright.compiled.qwirkle.turn import end_turn, pass_turn, place, trade
from tilewright.encodings.qwirkle.actions import END, MOST_GAPS, PASS, PLACE, SQUARES, TRADE
from tilewright.games.qwirkle.model.board import HAND_SIZE

MOST_SPOTS = 4  # the ends of a row and a column
MOST_LEGAL = MOST_GAPS * HAND_SIZE + 2**HAND_SIZE


@compiled
def actor(_figures: Figures, state: State) -> int:
    return -1 if state.question == OVER else int64(state.seat)


# ---- trades
@compiled
def _repeats(state: State) -> int:
    """The places of tiles like the one before, as bits: they are traded only together with that one."""
    found = 0
    for slot in range(1, state.hand_sizes[state.seat]):
        if is_repeat(state, state.seat, slot):
            found |= 1 << slot
    return found


@compiled
def _is_trade(chosen: int, repeats: int, most: int) -> bool:
    """Do these places of the hand make a trade of at most so many tiles that is not coded by others?"""
    return bits.count(chosen) <= most and chosen & repeats & ~(chosen << 1) == 0


@compiled
def _any_choice_is_a_trade(state: State, repeats: int) -> bool:
    """With all tiles different and enough of them in the bag, every choice of places is a trade of its own."""
    return repeats == 0 and state.bag_size >= state.hand_sizes[state.seat]


@compiled
def _trade_count(state: State) -> int:
    size, repeats = state.hand_sizes[state.seat], _repeats(state)
    if state.bag_size == 0:
        return 0
    if _any_choice_is_a_trade(state, repeats):
        return (1 << size) - 1
    number = 0
    for chosen in range(1, 1 << size):
        number += _is_trade(chosen, repeats, state.bag_size)
    return number


@compiled
def _nth_trade(state: State, k: int) -> int:
    repeats = _repeats(state)
    if _any_choice_is_a_trade(state, repeats):
        return TRADE + k
    chosen = 0
    while k >= 0:
        chosen += 1
        k -= _is_trade(chosen, repeats, state.bag_size)
    return TRADE + chosen - 1


# ---- the beginning of a turn
@compiled
def _placement_count(state: State) -> int:
    number = 0
    for slot in range(state.hand_sizes[state.seat]):
        if not is_repeat(state, state.seat, slot):
            number += state.openings[state.hands[state.seat, slot]]
    return number


@compiled
def _nth_placement(state: State, k: int) -> int:
    seat, slot = state.seat, 0
    while is_repeat(state, seat, slot) or k >= state.openings[state.hands[seat, slot]]:
        if not is_repeat(state, seat, slot):
            k -= state.openings[state.hands[seat, slot]]
        slot += 1
    tile, number = state.hands[seat, slot], 0
    while True:
        if gap_fit(state.gaps[number]) >> tile & 1:
            if k == 0:
                return PLACE + slot * SQUARES + square_of(state, gap_cell(state.gaps[number]))
            k -= 1
        number += 1


@compiled
def _first_codes(state: State, out: Any) -> int:
    """All codes at the beginning of a turn."""
    squares = np.empty(MOST_GAPS, np.int64)
    squares_of_gaps(state, squares)
    found, seat = 0, state.seat
    for slot in range(state.hand_sizes[seat]):
        if is_repeat(state, seat, slot):
            continue
        tile = state.hands[seat, slot]
        for number in range(state.gap_count):
            if gap_fit(state.gaps[number]) >> tile & 1:
                out[found] = PLACE + slot * SQUARES + squares[number]
                found += 1
    if state.bag_size > 0:
        repeats = _repeats(state)
        for chosen in range(1, 1 << state.hand_sizes[seat]):
            if _is_trade(chosen, repeats, state.bag_size):
                out[found] = TRADE + chosen - 1
                found += 1
    elif found == 0:
        out[0], found = PASS, 1
    return found


# ---- later in a turn, and the opening
@compiled
def _next_codes(state: State, out: Any) -> int:
    """All codes when tiles are laid, or in the opening."""
    cells, fits = np.empty(MOST_SPOTS, np.int64), np.empty(MOST_SPOTS, np.int64)
    playable, found = playable_tiles(state), 0
    for number in range(spots(state, cells, fits)):
        fit = fits[number] & playable
        if fit:
            square = square_of(state, cells[number])
            while fit:
                slot = place_of(state, state.seat, bits.lowest(fit))
                out[found] = PLACE + slot * SQUARES + square
                found += 1
                fit &= fit - 1
    if may_end(state):
        out[found] = END
        found += 1
    return found


# ---- all of them
@compiled
def count(_figures: Figures, state: State) -> int:
    """How many actions are legal."""
    if state.question == OVER:
        return 0
    if state.question == PLAY_OR_TRADE:
        number = _placement_count(state) + _trade_count(state)
        return number if number > 0 else 1
    out = np.empty(MOST_SPOTS * HAND_SIZE + 1, np.int32)
    return _next_codes(state, out)


@compiled
def pick(_figures: Figures, state: State, k: int) -> int:
    """The code of the k-th legal action."""
    if state.question == PLAY_OR_TRADE:
        placements = _placement_count(state)
        if k < placements:
            return _nth_placement(state, k)
        return _nth_trade(state, k - placements) if state.bag_size > 0 else PASS
    out = np.empty(MOST_SPOTS * HAND_SIZE + 1, np.int32)
    _next_codes(state, out)
    return int64(out[k])


@compiled
def codes(_figures: Figures, state: State, out: Any) -> int:
    """All legal codes; how many they are."""
    if state.question == OVER:
        return 0
    return _first_codes(state, out) if state.question == PLAY_OR_TRADE else _next_codes(state, out)


@compiled
def mask(figures: Figures, state: State, out: Any) -> None:
    """1 for every legal code, 0 for all others."""
    found = np.empty(MOST_LEGAL, np.int32)
    out[:] = 0
    for number in range(codes(figures, state, found)):
        out[found[number]] = 1


@compiled
def apply(figures: Figures, state: State, code: int) -> None:
    """Carry out a legal code."""
    if code < TRADE:
        place(state, (code - PLACE) // SQUARES, cell_of(state, (code - PLACE) % SQUARES))
    elif code < END:
        trade(figures, state, code - TRADE + 1)
    elif code == END:
        end_turn(figures, state)
    else:
        pass_turn(figures, state)
