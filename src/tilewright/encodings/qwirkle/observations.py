"""Qwirkle as arrays. The planes are the rolled-up square of the action coding: a tile lies where its code says."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings.observer import LARGE, Feature, Observer, Planes, Vector, one_hot
from tilewright.encodings.qwirkle.actions import SIDE, SQUARE_OF, SQUARES
from tilewright.games.qwirkle.model.board import COLOURS, COPIES, HAND_SIZE, SHAPES, TILE_NAMES, WHOLE_BAG
from tilewright.games.qwirkle.rules.ending import ROUNDS_OF_TRADES
from tilewright.games.qwirkle.rules.scoring import score_turn
from tilewright.games.qwirkle.state import QwirkleState

LAID_PLANE = len(COLOURS) + len(SHAPES)
TILES = len(TILE_NAMES)
SLOTS = HAND_SIZE * LAID_PLANE  # the hand place by place, as actions number it


class QwirkleObserver(Observer[QwirkleState]):
    game = "qwirkle"

    def board_shape(self) -> tuple[int, int]:
        return SIDE, SIDE

    def describe_planes(self) -> Iterable[Feature]:
        yield Feature("colour", len(COLOURS), f"tiles of each colour: {' '.join(COLOURS)}")
        yield Feature("shape", len(SHAPES), f"tiles of each shape: {' '.join(SHAPES)}")
        yield Feature("laid", 1, "tiles laid in this turn")

    def describe_vector(self) -> Iterable[Feature]:
        n = self.players
        yield Feature("hand", TILES, "copies of each tile in the own hand", high=COPIES)
        yield Feature(
            "slots", SLOTS, "for each place in the sorted hand, its tile: 6 for the colour, 6 for the shape, as above"
        )
        yield Feature("unseen", TILES, "copies of each tile in the bag and in other hands together", high=COPIES)
        yield Feature("score", n, "points of each player", high=LARGE)
        yield Feature("hand_size", n, "tiles in each hand", high=HAND_SIZE)
        yield Feature("announced", n, "size of each player's largest set at the deal", high=HAND_SIZE)
        yield Feature("actor", n, "1 for the one who decides")
        yield Feature("bag", 1, "tiles in the bag", high=len(WHOLE_BAG))
        yield Feature("passes", 1, "passes in a row", high=n)
        yield Feature("trades", 1, "trades in a row", high=ROUNDS_OF_TRADES * n)
        yield Feature("opening_size", 1, "tiles that the opening must have; 0 later or if any number will do", high=6)
        yield Feature("laid_points", 1, "points of this turn if it ended now", high=LARGE)
        yield Feature("free_opening", 1, "the option")

    def planes(self, state: QwirkleState, seat: int) -> Planes:
        flat = np.zeros((LAID_PLANE + 1) * SQUARES, np.uint8)
        count = len(state.table)
        squares = np.fromiter(map(SQUARE_OF.__getitem__, state.table), np.intp, count)
        tiles = np.fromiter(state.table.values(), np.intp, count)
        colours, shapes = np.divmod(tiles, len(SHAPES))
        flat[colours * SQUARES + squares] = 1
        flat[(shapes + len(COLOURS)) * SQUARES + squares] = 1
        for cell in state.laid:
            flat[LAID_PLANE * SQUARES + SQUARE_OF[cell]] = 1
        return flat.reshape(self.plane_shape)

    def vector(self, state: QwirkleState, seat: int) -> Vector:
        seats = self.seats_from(seat)
        hand = state.hands[seat]
        held = np.bincount(np.frombuffer(hand, np.uint8), minlength=TILES)
        lying = np.bincount(np.fromiter(state.table.values(), np.intp, len(state.table)), minlength=TILES)
        actor = -1 if state.actor is None else (state.actor - seat) % self.players
        points = sum(line.points for line in score_turn(state.table, state.laid)) if state.laid else 0
        rest = [
            *(state.scores[each] for each in seats),
            *(len(state.hands[each]) for each in seats),
            *(state.announced[each] for each in seats),
            *one_hot(actor, self.players),
            len(state.bag),
            state.passes,
            state.trades,
            state.opening_size,
            points,
            state.options.free_opening,
        ]
        vector = np.empty(self.vector_size, np.int16)
        vector[:TILES] = held
        vector[TILES : TILES + SLOTS] = 0
        for place, tile in enumerate(hand):
            colour, shape = divmod(tile, len(SHAPES))
            vector[TILES + place * LAID_PLANE + colour] = 1
            vector[TILES + place * LAID_PLANE + len(COLOURS) + shape] = 1
        vector[TILES + SLOTS : 2 * TILES + SLOTS] = COPIES - held - lying
        vector[2 * TILES + SLOTS :] = rest
        return vector

    def standing(self, observation: NDArray[Any]) -> NDArray[np.float64]:
        """The score, and what the seat's turn brings if it ends now."""
        own_turn = self.numbers(observation, "actor")[..., 0]
        return super().standing(observation) + own_turn * self.numbers(observation, "laid_points")[..., 0]


OBSERVER = QwirkleObserver
