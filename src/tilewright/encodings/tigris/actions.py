"""Tigris & Euphrates: every action has its own code, the same in all states."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings.codec import Codec, CodeError
from tilewright.games.tigris.model.actions import (
    Building,
    Catastrophe,
    ChooseDynasty,
    ChooseWar,
    Commit,
    Decline,
    Done,
    Keep,
    Leader,
    Monument,
    Point,
    Swap,
    TigrisAction,
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.cells import CELLS, COLUMNS, HOME, NAMES, ROWS, square
from tilewright.games.tigris.model.names import COLOURS, DYNASTIES, HAND_SIZE, LEADERS, PAIR_NAMES, colour_names
from tilewright.games.tigris.rules.swaps import swaps
from tilewright.games.tigris.rules.turn_actions import TurnActions
from tilewright.games.tigris.state import TigrisState

CELL_NAMES = tuple(NAMES[cell] for cell in CELLS)
CORNERS = tuple(NAMES[cell] for cell in CELLS if square(cell))
HANDS = tuple(bytes(held) for held in product(range(HAND_SIZE + 1), repeat=4) if 0 < sum(held) <= HAND_SIZE)

_KINDS: tuple[tuple[str, str, tuple[TigrisAction, ...]], ...] = (
    (
        "leader LEADER CELL",
        f"leader × 177 + cell; cells row by row, {COLUMNS} × {ROWS}, then `off`",
        tuple(Leader(leader, to) for leader in LEADERS for to in (*CELL_NAMES, NAMES[HOME])),
    ),
    ("tile COLOUR CELL", "colour × 176 + cell", tuple(Tile(colour, at) for colour in COLOURS for at in CELL_NAMES)),
    ("catastrophe CELL", "cell", tuple(Catastrophe(at) for at in CELL_NAMES)),
    (
        "swap COLOUR …",
        "by the numbers of red, blue, green and black tiles, those of black rising fastest",
        tuple(Swap(colour_names(held)) for held in HANDS),
    ),
    ("done", "", (Done(),)),
    ("war COLOUR", "colour", tuple(ChooseWar(colour) for colour in COLOURS)),
    ("commit NUMBER", "0 to 6", tuple(Commit(number) for number in range(HAND_SIZE + 1))),
    ("building CELL", "cell", tuple(Building(at) for at in CELL_NAMES)),
    (
        "monument CELL PAIR",
        "corner × 6 + pair; corners are the 150 cells with a square below and to the right",
        tuple(Monument(at, pair) for at in CORNERS for pair in PAIR_NAMES),
    ),
    ("ziggurat CELL", "cell", tuple(Ziggurat(at) for at in CELL_NAMES)),
    ("keep CELL", "cell", tuple(Keep(at) for at in CELL_NAMES)),
    ("point COLOUR", "colour", tuple(Point(colour) for colour in COLOURS)),
    ("decline", "", (Decline(),)),
    ("dynasty DYNASTY", " ".join(DYNASTIES), tuple(ChooseDynasty(dynasty) for dynasty in DYNASTIES)),
)
ACTIONS: tuple[TigrisAction, ...] = tuple(action for _, _, actions in _KINDS for action in actions)
CODE_OF: dict[TigrisAction, int] = {action: code for code, action in enumerate(ACTIONS)}

# The first three kinds are found as bits of the whole board: where the bit of each of their codes is.
MASK_BYTES = HOME // 8 + 1
_PLACED = sum(len(actions) for _, _, actions in _KINDS[:3])


def _bits() -> Iterator[int]:
    for group in range(9):  # four leaders, four colours, catastrophes: as in `all_places`
        for cell in (*CELLS, HOME) if group < 4 else CELLS:
            yield group * MASK_BYTES * 8 + cell


BITS: NDArray[np.intp] = np.fromiter(_bits(), np.intp, _PLACED)


@cache
def _swap_codes(hand: bytes) -> NDArray[np.intp]:
    return np.array([CODE_OF[swap] for swap in swaps(hand)] + [CODE_OF[Done()]], np.intp)


class TigrisCodec(Codec[TigrisState]):
    game = "tigris"

    def parts(self) -> Iterable[tuple[str, int, str]]:
        return [(form, len(actions), order) for form, order, actions in _KINDS]

    def encode(self, action: TigrisAction, state: TigrisState) -> int:
        code = CODE_OF.get(action)
        if code is None:
            raise CodeError(f"{action} has no code: it names something that is not on the board")
        return code

    def decode(self, code: int, state: TigrisState) -> TigrisAction:
        self.check_range(code)
        return ACTIONS[code]

    def codes(self, state: TigrisState) -> NDArray[np.intp]:
        actions = state.actions()
        if not isinstance(actions, TurnActions):
            return np.array([CODE_OF[action] for action in actions], np.intp)
        masks = b"".join([mask.to_bytes(MASK_BYTES, "little") for mask in actions.all_places()])
        placed = np.unpackbits(np.frombuffer(masks, np.uint8), bitorder="little")[BITS]
        return np.concatenate((placed.nonzero()[0], _swap_codes(state.hand(state.active))))


CODEC = TigrisCodec
