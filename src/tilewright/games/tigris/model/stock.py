"""Where all the tiles are (TE-S1): those that left the game in the open are whatever is nowhere else."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.names import TILES
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, COLOUR_INDICES, ColourIndex

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

MONUMENT_TILES = 4
ZIGGURAT_TILES = 5


def elsewhere(state: "TigrisState", colour: ColourIndex) -> int:
    """How many tiles of a colour lie on the board, face down or replaced ones included, in hands, bag and swaps."""
    flipped = MONUMENT_TILES * sum(built.colour == colour for built in state.monuments)
    if state.ziggurat is not None and state.ziggurat.colour == colour:
        flipped += ZIGGURAT_TILES
    in_hands = sum(state.hands[colour::COLOUR_COUNT]) + sum(state.thrown[colour::COLOUR_COUNT])
    return state.board.tiles[colour].bit_count() + flipped + in_hands + state.bag[colour]


def removed(state: "TigrisState") -> tuple[int, ...]:
    """The tiles of each colour that were destroyed, beaten or committed; everybody saw them go (TE-S6)."""
    return tuple(total - elsewhere(state, colour) for colour, total in zip(COLOUR_INDICES, TILES, strict=True))
