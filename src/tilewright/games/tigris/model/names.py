"""The words of the game: colours, leaders, dynasties and monuments, each with its number (TE-W1)."""

from functools import lru_cache
from typing import Final, Literal

from tilewright.games.tigris.model.ownership import COLOUR_INDICES, ColourIndex

Colour = Literal["red", "blue", "green", "black"]
LeaderName = Literal["priest", "farmer", "trader", "king"]
Dynasty = Literal["archer", "bull", "lion", "pot"]
PairName = Literal["red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black"]

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "black")
LEADERS: tuple[LeaderName, ...] = ("priest", "farmer", "trader", "king")
DYNASTIES: tuple[Dynasty, ...] = ("archer", "bull", "lion", "pot")
TILE_WORDS: Final = ("temple", "farm", "market", "settlement")
BUILDING_WORDS: Final = ("library", "granary", "market hall", "palace")  # TE-B1

RED: Final = ColourIndex(0)
BLUE: Final = ColourIndex(1)
GREEN: Final = ColourIndex(2)
BLACK: Final = ColourIndex(3)
TRADER: Final = GREEN
KING: Final = BLACK

COLOUR_OF: Final[dict[str, ColourIndex]] = dict(zip(COLOURS, COLOUR_INDICES, strict=True))
LEADER_OF: Final[dict[str, ColourIndex]] = dict(zip(LEADERS, COLOUR_INDICES, strict=True))

TILES: Final = (57, 36, 30, 30)
"""How many tiles of each colour there are (TE-S1)."""

PAIRS: Final = ((RED, BLUE), (RED, GREEN), (RED, BLACK), (BLUE, GREEN), (BLUE, BLACK), (GREEN, BLACK))
"""The six monuments (TE-S5)."""
PAIR_NAMES: tuple[PairName, ...] = (
    "red-blue",
    "red-green",
    "red-black",
    "blue-green",
    "blue-black",
    "green-black",
)
PAIR_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(PAIR_NAMES)}

HAND_SIZE: Final = 6
CATASTROPHES: Final = 2
ACTIONS: Final = 2


@lru_cache(maxsize=1024)
def colour_names(counts: bytes) -> tuple[Colour, ...]:
    """The tiles of a multiset one by one, in the order of the colours."""
    return tuple(name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count))


def counts_of(tiles: tuple[str, ...]) -> bytes:
    """How many of each colour these tiles are."""
    return bytes(tiles.count(name) for name in COLOURS)
