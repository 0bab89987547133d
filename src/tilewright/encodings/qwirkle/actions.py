"""Qwirkle: a placement is a place in the sorted hand and a cell; the first place stands for all tiles that are alike.

The table has no edge, so its cells are coded on a square that is rolled up both ways. Cells SIDE apart share a place on
it. A table that spans less than SIDE cells, the empty ones around it included, has a place of its own for every cell
that a tile can go to, wherever it lies: nothing needs to be centred. A wider table may have two open cells on one
place. Then the first of them by cell keeps it, and the others are *folded*: in their order they take the places that
belong to no open cell, the first free one first. There are always enough of those: no table has more than MOST_GAPS
open cells.
"""

from collections.abc import Iterable
from functools import cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings.codec import Codec, CodeError
from tilewright.games.qwirkle.model.actions import End, Pass, Place, QwirkleAction, Trade
from tilewright.games.qwirkle.model.board import (
    HAND_SIZE,
    ROW,
    TILE_NAMES,
    TILE_OF,
    WHOLE_BAG,
    Cell,
    cell_at,
    x_y,
)
from tilewright.games.qwirkle.model.hands import hand_set
from tilewright.games.qwirkle.state import QwirkleState

SIDE = 26  # greedy bots' tables span 15 to 23 cells; any other even number would do
MIDDLE = SIDE // 2  # the first tile lies here
SQUARES = SIDE * SIDE
MOST_GAPS = 2 * (len(WHOLE_BAG) - 1) + 2  # n joined cells touch 2n + 2 others at most, and one tile is still in hand
WIDEST_SAFE = SIDE - 2  # so many tiles, joined, and the cells beside them span no more than SIDE

PLACE = 0
TRADE = PLACE + HAND_SIZE * SQUARES
END = TRADE + 2**HAND_SIZE - 1
PASS = END + 1


def square_at(x: int, y: int) -> int:
    """The square that a cell shares with all cells SIDE away from it."""
    return (y + MIDDLE) % SIDE * SIDE + (x + MIDDLE) % SIDE


SQUARE_OF: tuple[int, ...] = tuple(square_at(*x_y(cell)) for cell in cast("Iterable[Cell]", range(ROW * ROW)))
"""The same for cells as numbers."""


def folded(state: QwirkleState) -> dict[Cell, int]:
    """The open cells whose square belongs to an open cell before them, each with the free square that it takes."""
    if len(state.table) <= WIDEST_SAFE:
        return {}
    taken = set(map(SQUARE_OF.__getitem__, state.gaps))
    if len(taken) == len(state.gaps):
        return {}
    free = (square for square in range(SQUARES) if square not in taken)
    owned: set[int] = set()
    late: dict[Cell, int] = {}
    for cell in sorted(state.gaps):
        square = SQUARE_OF[cell]
        if square in owned:
            late[cell] = next(free)
        owned.add(square)
    return late


class QwirkleCodec(Codec[QwirkleState]):
    game = "qwirkle"
    version = 1

    def parts(self) -> Iterable[tuple[str, int, str]]:
        return [
            (
                "place TILE X,Y",
                HAND_SIZE * SQUARES,
                f"relative: place in the sorted hand, of equal tiles the first, × {SQUARES} "
                f"+ (y + {MIDDLE}) mod {SIDE} × {SIDE} + (x + {MIDDLE}) mod {SIDE}; folded cells on free places",
            ),
            (
                "trade TILE …",
                2**HAND_SIZE - 1,
                "relative: places in the sorted hand as bits, less 1; of equal tiles the first",
            ),
            ("end", 1, ""),
            ("pass", 1, ""),
        ]

    def encode(self, action: QwirkleAction, state: QwirkleState) -> int:
        match action:
            case Place():
                return _place_code(action, state)
            case Trade():
                return TRADE + _chosen(state.hands[state.turn], action) - 1
            case End():
                return END
            case Pass():
                return PASS

    def decode(self, code: int, state: QwirkleState) -> QwirkleAction:
        self.check_range(code)
        if code < TRADE:
            return _place(code, state)
        if code < END:
            return _trade(code, state)
        return End() if code == END else Pass()

    def codes(self, state: QwirkleState) -> NDArray[np.intp]:
        if state.laid or state.actor is None or not state.table:
            return np.array([self.encode(action, state) for action in state.actions()], np.intp)
        placed = _first_placements(state)
        hand = state.hands[state.turn]
        if state.bag:
            traded = _trade_codes(len(hand), _repeats(hand), min(len(hand), len(state.bag)))
            return np.concatenate((np.array(placed, np.intp), traded))
        return np.array(placed or [PASS], np.intp)


# ---- placements
def _place_code(action: Place, state: QwirkleState) -> int:
    slot = state.hands[state.turn].find(TILE_OF.get(action.tile, len(TILE_OF)))
    if slot < 0:
        raise CodeError(f"{action} has no code here: the hand does not hold this tile")
    cell = cell_at(action.x, action.y)
    square = folded(state).get(cell, square_at(action.x, action.y))
    if cell not in state.gaps and _open_cell(square, state) != cell:
        raise CodeError(f"{action} has no code here: its place on the square belongs to another cell")
    return PLACE + slot * SQUARES + square


def _place(code: int, state: QwirkleState) -> Place:
    slot, square = divmod(code - PLACE, SQUARES)
    hand = state.hands[state.turn]
    if slot >= len(hand):
        raise CodeError(f"{code} stands for nothing here: the hand has {len(hand)} tiles")
    if hand.index(hand[slot]) != slot:
        raise CodeError(f"{code} stands for nothing here: a tile is coded by the first of those that are alike")
    return Place(TILE_NAMES[hand[slot]], *x_y(_open_cell(square, state)))


def _open_cell(square: int, state: QwirkleState) -> Cell:
    """The open cell that a square belongs to; where there is none, the one nearest to the first tile."""
    y, x = divmod(square, SIDE)
    cell = cell_at(x - MIDDLE, y - MIDDLE)
    if cell in state.gaps and len(state.table) <= WIDEST_SAFE:
        return cell
    owner = min((gap for gap in state.gaps if SQUARE_OF[gap] == square), default=None)
    if owner is not None:
        return owner
    return next((late for late, given in folded(state).items() if given == square), cell)


def _first_placements(state: QwirkleState) -> list[int]:
    """The codes of all placements at the beginning of a turn, when every open cell is to be looked at."""
    hand, late = state.hands[state.turn], folded(state)
    kinds = hand_set(hand)
    found: list[int] = []
    for cell, fit in state.gaps.items():
        both = fit & kinds
        if both:
            square = late.get(cell, SQUARE_OF[cell]) if late else SQUARE_OF[cell]
            while both:
                lowest = both & -both
                found.append(hand.index(lowest.bit_length() - 1) * SQUARES + square)
                both ^= lowest
    return found


# ---- trades
@cache
def _trade_codes(size: int, repeats: int, most: int) -> NDArray[np.intp]:
    """The codes of all trades of at most so many tiles out of a hand of this size.

    `repeats` are the places of tiles like the one before, as bits: they are taken only after that one.
    """
    taken = [bits for bits in range(1, 1 << size) if bits.bit_count() <= most and not bits & repeats & ~(bits << 1)]
    return np.array(taken, np.intp) + (TRADE - 1)


def _repeats(hand: bytes) -> int:
    bits = 0
    for place in range(1, len(hand)):
        if hand[place] == hand[place - 1]:
            bits |= 1 << place
    return bits


def _chosen(hand: bytes, trade: Trade) -> int:
    """The places in the sorted hand that a trade takes, as bits; of tiles that are alike, the first ones."""
    bits, place = 0, 0
    for name in trade.tiles:
        tile = TILE_OF.get(name)
        while place < len(hand) and hand[place] != tile:
            place += 1
        if place == len(hand):
            raise CodeError(f"{trade} has no code here: the hand does not hold these tiles")
        bits |= 1 << place
        place += 1
    return bits


def _trade(code: int, state: QwirkleState) -> Trade:
    hand, bits = state.hands[state.turn], code - TRADE + 1
    if bits >> len(hand):
        raise CodeError(f"{code} stands for nothing here: the hand has {len(hand)} tiles")
    trade = Trade(tuple(TILE_NAMES[tile] for place, tile in enumerate(hand) if bits >> place & 1))
    if _chosen(hand, trade) != bits:
        raise CodeError(f"{code} stands for nothing here: {trade} is coded by the first of the tiles that are alike")
    return trade


CODEC = QwirkleCodec
