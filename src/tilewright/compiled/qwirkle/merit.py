"""Which of two turns `greedy` likes better: more points, then fewer tiles, then the later texts of the placements."""

from typing import Any

import numpy as np

from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.layout import State
from tilewright.games.qwirkle.model.board import HAND_SIZE, ROW, TILE_NAMES, Cell, x_y
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS

CHOICE = np.dtype(  # the best turn so far; found is 0 before the first
    [
        ("found", "i8"),
        ("points", "i8"),
        ("count", "i8"),
        ("texts", "i8", HAND_SIZE),  # the placements' texts as numbers, sorted
        ("tile", "i8"),  # what to lay first
        ("cell", "i8"),
    ]
)


def _ranks(texts: list[str]) -> np.ndarray:
    """The rank of each text among them in the order of texts."""
    order = sorted(texts)
    return np.array([order.index(text) for text in texts])


# A text is `place TILE X,Y`. No name of a tile begins another one, and a comma comes before all digits.
TILE_RANK = _ranks(list(TILE_NAMES))
X_RANK = _ranks([f"{x_y(Cell(x))[0]}," for x in range(ROW)])
Y_RANK = _ranks([f"{x_y(Cell(y * ROW))[1]}" for y in range(ROW)])


@compiled
def _text(tile: int, cell: int) -> int:
    """A number for each placement; they compare as the texts do."""
    return (TILE_RANK[tile] * ROW + X_RANK[cell % ROW]) * ROW + Y_RANK[cell // ROW]


@compiled
def consider(state: State, tiles: Any, cells: Any, count: int, points: int, best: Any) -> None:
    """Keep the turn that goes on with these placements, in order, if it is better than the best so far."""
    if state.bag_size == 0 and count == state.hand_sizes[state.seat]:
        points += LAST_TILE_BONUS
    if best.found:
        if points < best.points or (points == best.points and count > best.count):
            return
        if points == best.points and count == best.count and not _has_later_texts(tiles, cells, count, best):
            return
    best.found, best.points, best.count = 1, points, count
    for number in range(count):
        place, text = number, _text(tiles[number], cells[number])
        while place > 0 and best.texts[place - 1] > text:
            best.texts[place] = best.texts[place - 1]
            place -= 1
        best.texts[place] = text
    if count > 0:
        best.tile, best.cell = tiles[0], cells[0]


@compiled
def _has_later_texts(tiles: Any, cells: Any, count: int, best: Any) -> bool:
    """Are the sorted texts of these placements later than those of the best turn?"""
    last = -1
    for number in range(count):
        text = -1
        for each in range(count):  # the next of these texts in their order; they are all different
            other = _text(tiles[each], cells[each])
            if other > last and (text < 0 or other < text):
                text = other
        if text != best.texts[number]:
            return text > best.texts[number]
        last = text
    return False
