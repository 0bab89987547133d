"""What a player can do: `place Rsq 3,0`, `end`, `trade Rsq Bst`, `pass`."""

import re

import msgspec

from tilewright.games.qwirkle.model.board import (
    COLOURS,
    HAND_SIZE,
    REACH,
    SHAPES,
    TILE_NAMES,
    TILE_OF,
    Cell,
    Tile,
    cell_at,
    x_y,
)
from tilewright.kernel import Action, NotationError


class _Order(dict[str, int]):
    """The place of each tile in a list; a text that is no tile comes last."""

    def __missing__(self, name: str) -> int:
        return len(self)


_ORDER = _Order(TILE_OF)


class Place(Action, frozen=True, tag="place"):
    """Lay a tile of the hand on a cell."""

    tile: str
    x: int
    y: int

    @property
    def cell(self) -> Cell | None:
        """The cell that it names; None where no tile can ever lie."""
        if -REACH <= self.x <= REACH and -REACH <= self.y <= REACH:
            return cell_at(self.x, self.y)
        return None

    def __str__(self) -> str:
        return f"place {self.tile} {self.x},{self.y}"


class End(Action, frozen=True, tag="end"):
    """End the turn: score and draw."""

    def __str__(self) -> str:
        return "end"


class Trade(Action, frozen=True, tag="trade"):
    """Put tiles of the hand aside, draw as many, and put them into the bag. Their order does not matter."""

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles, key=_ORDER.__getitem__)))

    def __str__(self) -> str:
        return " ".join(("trade", *self.tiles))


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing, having no play and nothing to trade for."""

    def __str__(self) -> str:
        return "pass"


QwirkleAction = Place | End | Trade | Pass

_CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
_FORMS = "place TILE X,Y · end · trade TILE … · pass"
_TILE_HELP = f"a tile is a colour ({' '.join(COLOURS)}) and a shape ({' '.join(SHAPES)}), such as Rsq"


def tile_of(word: str) -> Tile | None:
    """The tile that a word names, in any case."""
    return TILE_OF.get(word[:1].upper() + word[1:].lower())


def cell_of(word: str) -> Cell | None:
    """The cell that a word such as 3,-1 names, if it lies where a tile can ever lie."""
    found = _CELL.fullmatch(word)
    if not found or abs(int(found[1])) > REACH or abs(int(found[2])) > REACH:
        return None
    return cell_at(int(found[1]), int(found[2]))


def _tile_name(word: str, text: str) -> str:
    tile = tile_of(word)
    if tile is None:
        raise NotationError(text, f"{word!r} is not a tile; {_TILE_HELP}")
    return TILE_NAMES[tile]


def parse(text: str) -> QwirkleAction:
    """The action of a text."""
    match text.split():
        case ["end"]:
            return End()
        case ["pass"]:
            return Pass()
        case ["place", tile, cell]:
            found = cell_of(cell)
            if found is None:
                raise NotationError(
                    text, f"{cell!r} is not a cell; a cell is x,y, such as 3,-1, from {-REACH} to {REACH}"
                )
            return Place(_tile_name(tile, text), *x_y(found))
        case ["trade", *tiles] if 1 <= len(tiles) <= HAND_SIZE:
            return Trade(tuple(_tile_name(tile, text) for tile in tiles))
        case ["trade", *_]:
            raise NotationError(text, f"a trade names 1 to {HAND_SIZE} tiles")
        case _:
            raise NotationError(text, f"the actions are {_FORMS}")
