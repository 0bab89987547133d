"""The board as a grid of short texts, as positions write it.

`.` empty · `r b g k` temple, farm, market, settlement · `R` temple with treasure · `-` face-down tile or
ziggurat, `=` the same with treasure · `x` catastrophe · `kA` the king of the archer, `rB` the priest of the bull.
"""

from typing import Final

from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.cells import CELLS, COLUMNS, HOME, Mask
from tilewright.games.tigris.model.names import DYNASTIES, Dynasty
from tilewright.games.tigris.model.ownership import LEADER_IDS, colour_of, owner_of

COLOUR_LETTERS: Final = "rbgk"
DYNASTY_LETTERS: Final = {name: name[0].upper() for name in DYNASTIES}
EMPTY: Final = "."
TREASURE_TEMPLE: Final = "R"
FACE_DOWN: Final = "-"
TREASURE_FACE_DOWN: Final = "="
RUIN: Final = "x"


def cell_texts(board: Board, dynasties: tuple[Dynasty, ...]) -> tuple[tuple[str, ...], ...]:
    """Eleven rows of sixteen cells."""
    texts = dict.fromkeys(CELLS, EMPTY)
    for cell in CELLS:
        text = _tile_text(board, 1 << cell)
        if text:
            texts[cell] = text
    for leader, cell in zip(LEADER_IDS, board.stands, strict=False):
        if cell != HOME:
            texts[cell] = COLOUR_LETTERS[colour_of(leader)] + DYNASTY_LETTERS[dynasties[owner_of(leader)]]
    row = list(texts.values())
    return tuple(tuple(row[start : start + COLUMNS]) for start in range(0, len(row), COLUMNS))


def _tile_text(board: Board, bit: Mask) -> str:
    treasure = board.treasures & bit
    if board.down & bit:
        return TREASURE_FACE_DOWN if treasure else FACE_DOWN
    if board.ruins & bit:
        return RUIN
    for letter, tiles in zip(COLOUR_LETTERS, board.tiles, strict=True):
        if tiles & bit:
            return TREASURE_TEMPLE if treasure else letter
    return ""
