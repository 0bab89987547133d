"""Tigris & Euphrates as arrays: eleven rows of sixteen cells, one plane for each kind of thing on them."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings.observer import HIDDEN, LARGE, Feature, Observer, Planes, Vector, one_hot
from tilewright.encodings.tigris.actions import MASK_BYTES
from tilewright.games.tigris.model.cells import BIT, COLUMNS, HOME, ROWS, WIDTH, Mask, cross, square
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import (
    ACTIONS,
    CATASTROPHES,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    LEADERS,
    PAIR_NAMES,
    TILES,
)
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, OWN, colour_of, owner_of
from tilewright.games.tigris.model.stock import removed
from tilewright.games.tigris.rules.questions import DECISIONS, DynastyChoice, Over, Revolt, War, tile_in_question
from tilewright.games.tigris.state import TigrisState

ASKED = tuple(decision for decision in DECISIONS if decision != DynastyChoice.decision)
BOARD_BITS = ROWS * WIDTH
ALL_TILES = sum(TILES)
MOST_TREASURES = max(printed.winged.bit_count() for printed in MAPS.values())


class TigrisObserver(Observer[TigrisState]):
    game = "tigris"

    def board_shape(self) -> tuple[int, int]:
        return ROWS, COLUMNS

    def describe_planes(self) -> Iterable[Feature]:
        yield Feature("tile", 4, f"face-up tiles of each colour: {' '.join(COLOURS)}")
        yield Feature("face_down", 1, "tiles under monuments, and the ziggurat")
        yield Feature("catastrophe", 1, "catastrophes")
        yield Feature("treasure", 1, "treasures")
        yield Feature("kingdom", 1, "cells of kingdoms")
        yield Feature("river", 1, "the river, as printed")
        yield Feature("leader", COLOUR_COUNT * self.players, f"for each player the cells of {' '.join(LEADERS)}")
        yield Feature("monument", 6, f"the squares of {' '.join(PAIR_NAMES)}")
        yield Feature("building", 4, "the building of each colour")
        yield Feature("ziggurat", 1, "the cross of the ziggurat")
        yield Feature("in_question", 1, "the tile that a war or an offer is about")
        yield Feature("attacker", 1, "the attacking leader of the open conflict")
        yield Feature("defender", 1, "the defending leader")

    def describe_vector(self) -> Iterable[Feature]:
        n = self.players
        yield Feature("hand", 4, "tiles of each colour in the own hand", high=HAND_SIZE)
        yield Feature("thrown", 4, "tiles of each colour that the seat itself threw away in swaps", high=ALL_TILES)
        yield Feature(
            "points", COLOUR_COUNT * n, "points of each player in each colour; −1 where hidden", HIDDEN, LARGE
        )
        yield Feature("treasures", n, "treasures of each player; −1 where hidden", HIDDEN, MOST_TREASURES)
        yield Feature("catastrophes", n, "catastrophes left to each player", high=CATASTROPHES)
        yield Feature("hand_size", n, "tiles in each hand", high=HAND_SIZE)
        yield Feature("swapped", n, "tiles that each player threw away in swaps", high=ALL_TILES)
        yield Feature("actor", n, "1 for the one who decides")
        yield Feature("active", n, "1 for the one whose turn it is")
        yield Feature("decision", len(ASKED), f"1 for what is asked: {' '.join(ASKED)}")
        yield Feature("actions_left", 1, "actions left in the turn", high=ACTIONS)
        yield Feature("conflict_colour", 4, "the colour of the leaders of the open conflict")
        yield Feature("support_colour", 4, "the colour of tiles that support it")
        yield Feature("attacking", n, "1 for the attacker")
        yield Feature("defending", n, "1 for the defender")
        yield Feature("strength", 2, "of attacker and defender on the board", high=ALL_TILES)
        yield Feature("committed", 1, "tiles that the attacker has committed; −1 before that", HIDDEN, HAND_SIZE)
        yield Feature("bag", 1, "tiles in the bag", high=ALL_TILES)
        yield Feature("removed", 4, "tiles of each colour that left the game in the open", high=ALL_TILES)
        yield Feature("idle", 1, "turns in a row without a tile, catastrophe or swap", high=LARGE)
        yield Feature("short", 1, "a swap of this turn drew too few")
        yield Feature("options", 5, "alternate board, buildings, ziggurat, limited support, open scores")
        yield Feature("choosing", 1, "dynasties are being chosen")
        yield Feature("dynasty", len(DYNASTIES) * n, f"1 for each player's dynasty once chosen: {' '.join(DYNASTIES)}")
        yield Feature("choose_dynasties", 1, "the option: dynasties are chosen before the first turn")

    def planes(self, state: TigrisState, seat: int) -> Planes:
        board, pending = state.board, state.pending
        kingdoms = 0
        for kingdom in board.kingdoms:
            kingdoms |= kingdom
        masks: list[Mask] = [*board.tiles, board.down, board.ruins, board.treasures, kingdoms, state.map.river]
        masks += [BIT[cell] for each in self.seats_from(seat) for cell in board.stands[OWN[each]]]
        masks += _monuments(state)
        masks += [BIT[cell] for cell in state.buildings]
        masks.append(0 if state.ziggurat is None else cross(state.ziggurat.cell))
        tile = tile_in_question(pending)
        masks.append(0 if tile is None else BIT[tile])
        if isinstance(pending, Revolt | War):
            masks += [BIT[board.stands[pending.attacker]], BIT[board.stands[pending.defender]]]
        else:
            masks += [0, 0]
        packed = np.frombuffer(b"".join([mask.to_bytes(MASK_BYTES, "little") for mask in masks]), np.uint8)
        bits = np.unpackbits(packed.reshape(len(masks), MASK_BYTES), axis=1, count=BOARD_BITS, bitorder="little")
        return np.ascontiguousarray(bits.reshape(len(masks), ROWS, WIDTH)[:, :, :COLUMNS])

    def vector(self, state: TigrisState, seat: int) -> Vector:
        n, seats = self.players, self.seats_from(seat)
        shown = state.options.open_scores or isinstance(state.pending, Over)
        actor = -1 if state.actor is None else (state.actor - seat) % n
        asked = state.question.decision
        options = state.options
        numbers: list[int] = [*state.hand(seat), *state.thrown_by(seat)]
        for each in seats:
            numbers += state.points_of(each) if shown or each == seat else (HIDDEN,) * COLOUR_COUNT
        numbers += [state.treasures[each] if shown or each == seat else HIDDEN for each in seats]
        numbers += [state.catastrophes[each] for each in seats]
        numbers += [sum(state.hand(each)) for each in seats]
        numbers += [sum(state.thrown_by(each)) for each in seats]
        numbers += one_hot(actor, n)
        numbers += one_hot((state.active - seat) % n, n)
        numbers += one_hot(ASKED.index(asked) if asked in ASKED else -1, len(ASKED))
        numbers.append(state.actions_left)
        numbers += self._conflict(state, seat)
        numbers.append(sum(state.bag))
        numbers += removed(state)
        numbers += (state.idle, state.short, options.board == "alternate", options.buildings, options.ziggurat)
        numbers += (options.limited_support, options.open_scores)
        choice = state.pending if isinstance(state.pending, DynastyChoice) else None
        numbers.append(choice is not None)
        for each in seats:
            known = choice is None or choice.has_chosen(state, each)
            numbers += one_hot(DYNASTIES.index(state.dynasties[each]) if known else -1, len(DYNASTIES))
        numbers.append(options.choose_dynasties)
        return np.array(numbers, np.int16)

    def standing(self, observation: NDArray[Any]) -> NDArray[np.float64]:
        """The weakest colour once treasures are shared out (TE-G2), which decides the game, and a tenth of all points,
        so that gains in other colours count too."""
        colours = np.sort(self.numbers(observation, "points")[..., :COLOUR_COUNT], axis=-1)
        treasures = self.numbers(observation, "treasures")[..., :1]
        levels = (np.cumsum(colours, axis=-1) + treasures) // np.arange(1, COLOUR_COUNT + 1)
        return levels.min(axis=-1) + (colours.sum(axis=-1) + treasures[..., 0]) / 10

    def _conflict(self, state: TigrisState, seat: int) -> list[int]:
        """Colours, sides, strengths and what is committed."""
        n, conflict = self.players, state.pending
        if not isinstance(conflict, Revolt | War):
            return [0] * (8 + 2 * n + 2) + [HIDDEN]
        numbers: list[Any] = [*one_hot(colour_of(conflict.attacker), 4), *one_hot(conflict.support, 4)]
        numbers += one_hot((owner_of(conflict.attacker) - seat) % n, n)
        numbers += one_hot((owner_of(conflict.defender) - seat) % n, n)
        numbers += conflict.strengths(state.board)
        numbers.append(HIDDEN if conflict.committed is None else conflict.committed)
        return numbers


def _monuments(state: TigrisState) -> list[Mask]:
    squares = [0] * len(PAIR_NAMES)
    for standing in state.monuments:
        squares[standing.monument] = square(standing.cell)
    return squares


assert HOME == BOARD_BITS, "a leader at home is no bit of the board"

OBSERVER = TigrisObserver
