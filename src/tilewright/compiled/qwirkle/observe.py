"""What a seat may know, as the numbers of encodings/qwirkle/observations.py."""

from typing import Any

from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import COPIES_OF_TILE, ENTRIES, FIRST_GAP, OPENING, OVER, TILES, Figures, State
from tilewright.compiled.qwirkle.scoring import turn_points
from tilewright.compiled.qwirkle.squares import plain_square
from tilewright.encodings.qwirkle.actions import SQUARES
from tilewright.encodings.qwirkle.observations import LAID_PLANE, SLOTS
from tilewright.games.qwirkle.model.board import COLOURS, SHAPES

KINDS_OF_COLOUR, KINDS_OF_SHAPE = len(COLOURS), len(SHAPES)
VECTOR = (LAID_PLANE + 1) * SQUARES  # where the vector begins
UNSEEN = VECTOR + TILES + SLOTS
REST = UNSEEN + TILES


@compiled
def observe(figures: Figures, state: State, seat: int, out: Any) -> None:
    """Planes and vector of one seat."""
    out[:] = 0
    _write_hand(state, seat, out)
    _write_table(state, out)
    place = REST
    for turn in range(figures.players):
        each = (seat + turn) % figures.players
        out[place + turn] = state.scores[each]
        out[place + figures.players + turn] = state.hand_sizes[each]
        out[place + 2 * figures.players + turn] = state.announced[each]
        out[place + 3 * figures.players + turn] = state.question != OVER and state.seat == each
    place += 4 * figures.players
    out[place] = state.bag_size
    out[place + 1] = state.passes
    out[place + 2] = state.trades
    out[place + 3] = state.opening_size if state.question == OPENING else 0
    out[place + 4] = turn_points(state) if state.laid_count > 0 else 0
    out[place + 5] = figures.free_opening


@compiled
def _write_hand(state: State, seat: int, out: Any) -> None:
    """The own hand by kinds and by places, and what is nowhere to be seen."""
    for tile in range(TILES):
        out[UNSEEN + tile] = COPIES_OF_TILE
    for slot in range(state.hand_sizes[seat]):
        tile = state.hands[seat, slot]
        out[VECTOR + tile] += 1
        out[UNSEEN + tile] -= 1
        out[VECTOR + TILES + slot * LAID_PLANE + tile // KINDS_OF_SHAPE] = 1
        out[VECTOR + TILES + slot * LAID_PLANE + KINDS_OF_COLOUR + tile % KINDS_OF_SHAPE] = 1


@compiled
def _write_table(state: State, out: Any) -> None:
    for entry in range(ENTRIES):
        if state.cells[entry] != 0 and state.contents[entry] < FIRST_GAP:
            tile, square = int64(state.contents[entry]), plain_square(int64(state.cells[entry]))
            out[tile // KINDS_OF_SHAPE * SQUARES + square] = 1
            out[(KINDS_OF_COLOUR + tile % KINDS_OF_SHAPE) * SQUARES + square] = 1
            out[UNSEEN + tile] -= 1
    for number in range(state.laid_count):
        out[LAID_PLANE * SQUARES + plain_square(int64(state.laid[number]))] = 1
