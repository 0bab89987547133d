"""Where the codes of each kind of action begin: the numbering of the laboratory's codec."""

from typing import Final

import numpy as np

from tilewright.compiled.tigris.cells import COLUMNS, HOME
from tilewright.encodings.tigris.actions import ACTIONS, CODE_OF, CORNERS, HANDS
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
    Tile,
    Ziggurat,
)
from tilewright.games.tigris.model.names import HAND_SIZE, PAIRS


def _first(kind: type) -> int:
    return next(code for code, action in enumerate(ACTIONS) if isinstance(action, kind))


LEADER: Final = _first(Leader)
TILE: Final = _first(Tile)
CATASTROPHE: Final = _first(Catastrophe)
SWAP: Final = _first(Swap)
DONE: Final = _first(Done)
WAR: Final = _first(ChooseWar)
COMMIT: Final = _first(Commit)
BUILDING: Final = _first(Building)
MONUMENT: Final = _first(Monument)
ZIGGURAT: Final = _first(Ziggurat)
KEEP: Final = _first(Keep)
POINT: Final = _first(Point)
DECLINE: Final = _first(Decline)
DYNASTY: Final = _first(ChooseDynasty)
CODES: Final = len(ACTIONS)

LEADER_PLACES: Final = HOME + 1
"""How many codes each leader has: one for each cell, and one for going home."""
TILE_PLACES: Final = HOME
"""How many codes each colour of tiles has."""
PAIRS_PER_CORNER: Final = len(PAIRS)
CORNERS_PER_ROW: Final = COLUMNS - 1

SWAPPED: Final = np.array([tuple(held) for held in HANDS], np.int8)
"""The tiles of each swap, by colour."""
SWAP_OF: Final = np.zeros((HAND_SIZE + 1,) * 4, np.int16)
"""The number of the swap of so many tiles of each colour."""
for _number, _held in enumerate(HANDS):
    SWAP_OF[tuple(_held)] = _number

assert CODE_OF[Leader("farmer", "A1")] == LEADER + LEADER_PLACES, "leaders take a block of cells each"
assert CODE_OF[Tile("blue", "A1")] == TILE + TILE_PLACES, "colours take a block of cells each"
assert CODE_OF[Monument("A2", "red-blue")] == MONUMENT + PAIRS_PER_CORNER * CORNERS_PER_ROW, "a row has 15 corners"
assert len(CORNERS) % CORNERS_PER_ROW == 0
