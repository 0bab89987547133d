"""What a player can do, and the text form of each action."""

from typing import Annotated

import msgspec

from tilewright.games.tigris.model.cells import CELL_OF, OFF
from tilewright.games.tigris.model.names import (
    COLOUR_OF,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    LEADER_OF,
    LEADERS,
    PAIR_NAMES,
    PAIR_OF,
    Colour,
    Dynasty,
    LeaderName,
    PairName,
)
from tilewright.kernel import Action, NotationError

CellName = Annotated[str, msgspec.Meta(pattern="^[A-P]([1-9]|1[01])$")]
CellOrOff = Annotated[str, msgspec.Meta(pattern="^([A-P]([1-9]|1[01])|off)$")]


class Leader(Action, frozen=True, tag="leader"):
    """Put an own leader on a cell, move it there, or take it `off` the board (TE-L1)."""

    leader: LeaderName
    to: CellOrOff

    def __str__(self) -> str:
        return f"leader {self.leader} {self.to}"


class Tile(Action, frozen=True, tag="tile"):
    """Lay a tile of the hand (TE-P1)."""

    colour: Colour
    at: CellName

    def __str__(self) -> str:
        return f"tile {self.colour} {self.at}"


class Catastrophe(Action, frozen=True, tag="catastrophe"):
    """Lay a catastrophe (TE-C1)."""

    at: CellName

    def __str__(self) -> str:
        return f"catastrophe {self.at}"


class Swap(Action, frozen=True, tag="swap"):
    """Throw tiles of the hand away and draw as many (TE-X1). Their order does not matter."""

    tiles: tuple[Colour, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles, key=_colour_order)))

    def __str__(self) -> str:
        return " ".join(("swap", *self.tiles))


class Done(Action, frozen=True, tag="done"):
    """End the turn before its two actions are taken (TE-T1)."""

    def __str__(self) -> str:
        return "done"


class ChooseWar(Action, frozen=True, tag="war"):
    """Settle the war of this colour next (TE-E1)."""

    colour: Colour

    def __str__(self) -> str:
        return f"war {self.colour}"


class Commit(Action, frozen=True, tag="commit"):
    """Commit so many tiles to the conflict (TE-I2, TE-E3)."""

    tiles: Annotated[int, msgspec.Meta(ge=0, le=HAND_SIZE)]

    def __str__(self) -> str:
        return f"commit {self.tiles}"


class Monument(Action, frozen=True, tag="monument"):
    """Build this monument on the square with this cell at its top left (TE-M1)."""

    at: CellName
    monument: PairName

    def __str__(self) -> str:
        return f"monument {self.at} {self.monument}"


class Keep(Action, frozen=True, tag="keep"):
    """Leave the treasure on this cell and take the others (TE-R2)."""

    at: CellName

    def __str__(self) -> str:
        return f"keep {self.at}"


class Building(Action, frozen=True, tag="building"):
    """Put the building of the new tile's colour on this cell (TE-B2)."""

    at: CellName

    def __str__(self) -> str:
        return f"building {self.at}"


class Ziggurat(Action, frozen=True, tag="ziggurat"):
    """Build the ziggurat on the cross around this cell (TE-Z1)."""

    at: CellName

    def __str__(self) -> str:
        return f"ziggurat {self.at}"


class Point(Action, frozen=True, tag="point"):
    """Take the ziggurat's point in this colour (TE-Z3)."""

    colour: Colour

    def __str__(self) -> str:
        return f"point {self.colour}"


class Decline(Action, frozen=True, tag="decline"):
    """Build nothing (TE-T4)."""

    def __str__(self) -> str:
        return "decline"


class ChooseDynasty(Action, frozen=True, tag="dynasty"):
    """Play this dynasty (TE-S3)."""

    dynasty: Dynasty

    def __str__(self) -> str:
        return f"dynasty {self.dynasty}"


TigrisAction = (
    Leader
    | Tile
    | Catastrophe
    | Swap
    | Done
    | ChooseWar
    | Commit
    | Monument
    | Keep
    | Building
    | Ziggurat
    | Point
    | Decline
    | ChooseDynasty
)

_FORMS = (
    "leader king C5 · leader king off · tile red C7 · catastrophe D4 · swap red red blue · done · war green · "
    "commit 2 · monument C5 red-blue · keep D5 · building C7 · ziggurat D6 · point red · decline · dynasty lion"
)


def _colour_order(name: str) -> int:
    return COLOUR_OF.get(name, len(COLOURS))


def parse(text: str) -> TigrisAction:
    """The action of a text; case and spaces do not matter."""
    match text.lower().split():
        case ["leader", leader, "off"]:
            return Leader(_leader(leader, text), OFF)
        case ["leader", leader, cell]:
            return Leader(_leader(leader, text), _cell(cell, text))
        case ["tile", colour, cell]:
            return Tile(_colour(colour, text), _cell(cell, text))
        case ["catastrophe", cell]:
            return Catastrophe(_cell(cell, text))
        case ["swap", *tiles] if 1 <= len(tiles) <= HAND_SIZE:
            return Swap(tuple(_colour(tile, text) for tile in tiles))
        case ["swap", *_]:
            raise NotationError(text, f"a swap names 1 to {HAND_SIZE} tiles by their colours")
        case ["done"]:
            return Done()
        case ["war", colour]:
            return ChooseWar(_colour(colour, text))
        case ["commit", number]:
            return Commit(_number(number, text))
        case ["monument", cell, pair]:
            return Monument(_cell(cell, text), _pair(pair, text))
        case ["keep", cell]:
            return Keep(_cell(cell, text))
        case ["building", cell]:
            return Building(_cell(cell, text))
        case ["ziggurat", cell]:
            return Ziggurat(_cell(cell, text))
        case ["point", colour]:
            return Point(_colour(colour, text))
        case ["decline"]:
            return Decline()
        case ["dynasty", dynasty]:
            return ChooseDynasty(_dynasty(dynasty, text))
        case _:
            raise NotationError(text, f"the actions are {_FORMS}")


def _cell(word: str, text: str) -> str:
    if word.upper() not in CELL_OF:
        raise NotationError(text, f"{word!r} is not a cell; a cell is a column A to P and a row 1 to 11, such as C5")
    return word.upper()


def _colour(word: str, text: str) -> Colour:
    if word not in COLOUR_OF:
        raise NotationError(text, f"{word!r} is not a colour; the colours are {', '.join(COLOURS)}")
    return COLOURS[COLOUR_OF[word]]


def _leader(word: str, text: str) -> LeaderName:
    if word not in LEADER_OF:
        raise NotationError(text, f"{word!r} is not a leader; the leaders are {', '.join(LEADERS)}")
    return LEADERS[LEADER_OF[word]]


def _dynasty(word: str, text: str) -> Dynasty:
    if word not in DYNASTIES:
        raise NotationError(text, f"{word!r} is not a dynasty; the dynasties are {', '.join(DYNASTIES)}")
    return DYNASTIES[DYNASTIES.index(word)]


def _pair(word: str, text: str) -> PairName:
    if word not in PAIR_OF:
        raise NotationError(text, f"{word!r} is not a monument; the monuments are {', '.join(PAIR_NAMES)}")
    return PAIR_NAMES[PAIR_OF[word]]


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) == 1 and int(word) <= HAND_SIZE):
        raise NotationError(text, f"{word!r} is not a number from 0 to {HAND_SIZE}")
    return int(word)
