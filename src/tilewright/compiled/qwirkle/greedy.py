"""The bot `greedy` (bots/qwirkle/greedy.py): the whole turn that scores most; without any, a trade that keeps the
largest set. The same choices, decision for decision."""

from typing import Any

import numpy as np

from tilewright.compiled.bits import count, lowest
from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.hands import hand_set, place_of
from tilewright.compiled.qwirkle.layout import STATE, Figures, State
from tilewright.compiled.qwirkle.merit import CHOICE, TILE_RANK, consider
from tilewright.compiled.qwirkle.placing import may_end, playable_tiles, spots
from tilewright.compiled.qwirkle.plays import best_play
from tilewright.compiled.qwirkle.scoring import turn_points
from tilewright.compiled.qwirkle.squares import square_of
from tilewright.compiled.qwirkle.turn import place
from tilewright.encodings.qwirkle.actions import END, PASS, PLACE, SQUARES, TRADE
from tilewright.games.qwirkle.model.board import COLOURS, HAND_SIZE, KINDS, SHAPES

MOST_SPOTS = 4
BY_NAME = np.argsort(TILE_RANK)  # the tiles in the order of their names
ATTRIBUTES = tuple(  # the sets that share an attribute, in the order of the attributes' names
    kind for _, kind in sorted(zip((*COLOURS, *SHAPES), KINDS, strict=True))
)


@compiled
def greedy(_figures: Figures, state: State) -> int:
    """The next step of the best turn that what is laid so far can become."""
    return _first_step(state, best_completion(state) if state.laid_count > 0 else best_play(state))


@compiled
def _first_step(state: State, best: Any) -> int:
    """The next step of a turn in an array of one, which is the caller's: its record does not keep it alive."""
    choice = best[0]
    if not choice.found:
        return _without_a_play(state)
    if choice.count == 0:
        return END
    slot = place_of(state, state.seat, choice.tile)
    return PLACE + slot * SQUARES + square_of(state, choice.cell)


@compiled
def best_completion(state: State) -> Any:
    """The best turn that the one under way can become, as an array of one CHOICE: every way to go on is tried."""
    best = np.zeros(1, CHOICE)
    states = np.empty(HAND_SIZE + 1, STATE)  # after so many placements more
    cells, fits = np.empty((HAND_SIZE + 1, MOST_SPOTS), np.int64), np.empty((HAND_SIZE + 1, MOST_SPOTS), np.int64)
    tried, known = np.zeros(HAND_SIZE + 1, np.int64), np.zeros(HAND_SIZE + 1, np.int64)
    added_tiles, added_cells = np.empty(HAND_SIZE, np.int64), np.empty(HAND_SIZE, np.int64)
    states[0] = state
    _arrive(state, states[0], added_tiles, added_cells, 0, cells[0], fits[0], known, best[0])
    depth = 0
    while depth >= 0:
        spot = tried[depth]
        if spot == known[depth]:
            depth -= 1
        elif fits[depth, spot] == 0:
            tried[depth] += 1
        else:
            tile = lowest(fits[depth, spot])
            fits[depth, spot] &= fits[depth, spot] - 1
            added_tiles[depth], added_cells[depth] = tile, cells[depth, spot]
            states[depth + 1] = states[depth]
            depth += 1
            here = states[depth]
            place(here, place_of(here, here.seat, tile), added_cells[depth - 1])
            tried[depth] = 0
            _arrive(state, here, added_tiles, added_cells, depth, cells[depth], fits[depth], known, best[0])
    return best


@compiled
def _arrive(
    state: State, here: State, tiles: Any, placed: Any, depth: int, cells: Any, fits: Any, known: Any, best: Any
) -> None:
    """Consider the turn if it ended here, and list what may follow, by cell."""
    if may_end(here):
        consider(state, tiles, placed, depth, turn_points(here), best)
    playable = playable_tiles(here)
    found = spots(here, cells, fits)
    for number in range(found):
        fits[number] &= playable
        other = number
        while other > 0 and cells[other - 1] > cells[other]:
            cells[other - 1], cells[other] = cells[other], cells[other - 1]
            fits[other - 1], fits[other] = fits[other], fits[other - 1]
            other -= 1
    known[depth] = found


@compiled
def _without_a_play(state: State) -> int:
    """Trade all but the largest set, one tile of each kind; of a hand that is one set, a single tile. Or pass."""
    if state.bag_size == 0:
        return PASS
    hand, kept = hand_set(state, state.seat), 0
    for kind in ATTRIBUTES:
        if count(hand & kind) > count(kept):
            kept = hand & kind
    chosen, traded = 0, 0
    for tile in BY_NAME:
        if hand >> tile & 1:
            copies = 0
            for slot in range(state.hand_sizes[state.seat]):
                copies += state.hands[state.seat, slot] == tile
            first = place_of(state, state.seat, tile)
            for copy in range(copies - (kept >> tile & 1)):
                if traded < state.bag_size:
                    chosen |= 1 << (first + copy)
                    traded += 1
    if traded == 0:
        for tile in BY_NAME:
            if hand >> tile & 1:
                chosen = 1 << place_of(state, state.seat, tile)
                break
    return TRADE + chosen - 1
