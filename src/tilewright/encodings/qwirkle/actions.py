"""Qwirkle: the table has no edge, so its cells are coded on a square that is rolled up both ways.

Cells SIDE apart share a square of it. A table that spans less than SIDE cells, the empty ones around it included, has a
square of its own for every cell that a tile can go to, wherever it lies: nothing needs to be centred, and a cell keeps
its code through the whole game. A wider table may have two open cells on one square. Then the first of them by cell
keeps the square, and the others are numbered in their order: these are *folded*, and have a block of their own.
"""

from collections.abc import Iterable
from functools import cache

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
    members,
    x_y,
)
from tilewright.games.qwirkle.model.hands import counts, hand_set
from tilewright.games.qwirkle.state import QwirkleState

SIDE = 26  # greedy bots' tables span 15 to 23 cells; any other even number would do
MIDDLE = SIDE // 2  # the first tile lies here
SQUARES = SIDE * SIDE
TILES = len(TILE_NAMES)
MOST_GAPS = 2 * (len(WHOLE_BAG) - 1) + 2  # n joined cells touch 2n + 2 others at most, and one tile is still in hand
WIDEST_SAFE = SIDE - 2  # so many tiles, joined, and the cells beside them span no more than SIDE

PLACE = 0
FOLDED = PLACE + TILES * SQUARES
TRADE = FOLDED + MOST_GAPS * HAND_SIZE
END = TRADE + 2**HAND_SIZE - 1
PASS = END + 1


def square_at(x: int, y: int) -> int:
    """The square that a cell shares with all cells SIDE away from it."""
    return (y + MIDDLE) % SIDE * SIDE + (x + MIDDLE) % SIDE


SQUARE_OF: tuple[int, ...] = tuple(square_at(*x_y(cell)) for cell in range(ROW * ROW))
"""The same for cells as numbers."""


def folded(state: QwirkleState) -> list[Cell]:
    """The open cells whose square belongs to an open cell before them, in their order."""
    if len(state.table) <= WIDEST_SAFE or len(set(map(SQUARE_OF.__getitem__, state.gaps))) == len(state.gaps):
        return []
    taken: set[int] = set()
    late: list[Cell] = []
    for cell in sorted(state.gaps):
        square = SQUARE_OF[cell]
        if square in taken:
            late.append(cell)
        taken.add(square)
    return late


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


class QwirkleCodec(Codec[QwirkleState]):
    game = "qwirkle"

    def parts(self) -> Iterable[tuple[str, int, str]]:
        return [
            (
                "place TILE X,Y",
                TILES * SQUARES,
                f"tile × {SQUARES} + (y + {MIDDLE}) mod {SIDE} × {SIDE} + (x + {MIDDLE}) mod {SIDE}",
            ),
            (
                "place TILE X,Y",
                MOST_GAPS * HAND_SIZE,
                "relative: number of the folded cell × 6 + number of the tile among the kinds in hand",
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
                return self._place_code(action, state, folded(state))
            case Trade():
                return TRADE + _chosen(state.hands[state.turn], action) - 1
            case End():
                return END
            case Pass():
                return PASS

    def _place_code(self, action: Place, state: QwirkleState, late: list[Cell]) -> int:
        if action.tile not in TILE_OF:
            raise CodeError(f"{action} has no code: there is no such tile")
        cell, square = cell_at(action.x, action.y), square_at(action.x, action.y)
        if late and cell in late:
            kinds = [TILE_NAMES[tile] for tile, _ in counts(state.hands[state.turn])]
            if action.tile not in kinds:
                raise CodeError(f"{action} has no code here: the hand does not hold this tile")
            return FOLDED + late.index(cell) * HAND_SIZE + kinds.index(action.tile)
        if cell not in state.gaps and _open_cell(square, state) != cell:
            raise CodeError(f"{action} has no code here: its place on the square belongs to another cell")
        return PLACE + TILE_OF[action.tile] * SQUARES + square

    def decode(self, code: int, state: QwirkleState) -> QwirkleAction:
        self.check_range(code)
        if code < FOLDED:
            tile, square = divmod(code, SQUARES)
            return Place(TILE_NAMES[tile], *x_y(_open_cell(square, state)))
        if code < TRADE:
            return _folded_place(code, state)
        if code < END:
            return _trade(code, state)
        return End() if code == END else Pass()

    def codes(self, state: QwirkleState) -> NDArray[np.intp]:
        if state.laid or state.actor is None or not state.table:
            return np.array([self.encode(action, state) for action in state.actions()], np.intp)
        placed = self._turn_begins(state)
        hand = state.hands[state.turn]
        if state.bag:
            traded = _trade_codes(len(hand), _repeats(hand), min(len(hand), len(state.bag)))
            return np.concatenate((np.array(placed, np.intp), traded))
        return np.array(placed or [PASS], np.intp)

    def _turn_begins(self, state: QwirkleState) -> list[int]:
        """The codes of all placements at the beginning of a turn, when every open cell is to be looked at."""
        hand, late = hand_set(state.hands[state.turn]), folded(state)
        found: list[int] = []
        for cell, fit in state.gaps.items():
            both = fit & hand
            if not both:
                continue
            if cell in late:
                places = [Place(TILE_NAMES[tile], *x_y(cell)) for tile in members(both)]
                found += [self._place_code(place, state, late) for place in places]
                continue
            square = SQUARE_OF[cell]
            while both:
                lowest = both & -both
                found.append((lowest.bit_length() - 1) * SQUARES + square)
                both ^= lowest
        return found


def _open_cell(square: int, state: QwirkleState) -> Cell:
    """The open cell that a square belongs to; where there is none, the one nearest to the first tile."""
    y, x = divmod(square, SIDE)
    cell = cell_at(x - MIDDLE, y - MIDDLE)
    if cell in state.gaps and len(state.table) <= WIDEST_SAFE:
        return cell
    return min((gap for gap in state.gaps if SQUARE_OF[gap] == square), default=cell)


def _folded_place(code: int, state: QwirkleState) -> Place:
    number, kind = divmod(code - FOLDED, HAND_SIZE)
    late, kinds = folded(state), counts(state.hands[state.turn])
    if number >= len(late) or kind >= len(kinds):
        raise CodeError(f"{code} stands for nothing here: folded cells {len(late)}, kinds in hand {len(kinds)}")
    return Place(TILE_NAMES[kinds[kind][0]], *x_y(late[number]))


def _trade(code: int, state: QwirkleState) -> Trade:
    hand, bits = state.hands[state.turn], code - TRADE + 1
    if bits >> len(hand):
        raise CodeError(f"{code} stands for nothing here: the hand has {len(hand)} tiles")
    trade = Trade(tuple(TILE_NAMES[tile] for place, tile in enumerate(hand) if bits >> place & 1))
    if _chosen(hand, trade) != bits:
        raise CodeError(f"{code} stands for nothing here: {trade} is coded by the first of the tiles that are alike")
    return trade


CODEC = QwirkleCodec
