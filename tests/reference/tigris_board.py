"""The reference of Tigris & Euphrates, first half: material, the data model, cells, regions and kingdoms.

A cell is a text such as "C5" (columns A to P, rows 1 to 11 from the top). The play is in `tigris.py`.
"""

from __future__ import annotations

import itertools
from collections import Counter, deque
from dataclasses import dataclass, field

# ----------------------------------------------------------------------------------------------------
# Words and material (TE-W1, TE-S1, TE-S5)

COLOURS = ("red", "blue", "green", "black")
LEADER_NAMES = {"red": "priest", "blue": "farmer", "green": "trader", "black": "king"}
LEADER_COLOURS = {name: colour for colour, name in LEADER_NAMES.items()}
DYNASTIES = ("archer", "bull", "lion", "pot")  # by seat
TILES = {"red": 57, "blue": 36, "green": 30, "black": 30}
MONUMENTS = tuple(itertools.combinations(COLOURS, 2))
OPTIONS = ("limited_support", "buildings", "ziggurat", "open_scores", "choose_dynasties")

COLUMNS = "ABCDEFGHIJKLMNOP"
ROWS = range(1, 12)
CELLS = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)

BOARD_TEXTS = {
    "classic": """\
....~~~~~.T.~...
.C..~.......~..C
...~~T......~~..
~~~~.........~~~
.............T~~
..............~.
~~~~....T...~~~.
.C.~~~~.....~...
......~~~~~~~.C.
.....T..........
..........T.....
""",
    "alternate": """\
..~~T....T.....~
..~~..........T~
.C~~...........~
..~...T....T~~~~
..~.........~...
..~T........~..C
..~~........~~..
C..~~~.T....T~..
.....~~~.....~..
....C.~~~~~~~~..
......~..C....C.
""",
}


@dataclass(frozen=True)
class Board:
    land: frozenset[str]
    river: frozenset[str]
    figures: frozenset[str]  # the winged figures: a temple and a treasure each (TE-S2)
    preferred: frozenset[str]  # those figures whose treasures are taken first (TE-R2)


def load_board(name: str) -> Board:
    rows = BOARD_TEXTS[name].split()
    marks = {f"{COLUMNS[x]}{y + 1}": rows[y][x] for y in range(11) for x in range(16)}
    return Board(
        land=frozenset(cell for cell, mark in marks.items() if mark != "~"),
        river=frozenset(cell for cell, mark in marks.items() if mark == "~"),
        figures=frozenset(cell for cell, mark in marks.items() if mark in "TC"),
        preferred=frozenset(cell for cell, mark in marks.items() if mark == "C"),
    )


BOARDS = {name: load_board(name) for name in BOARD_TEXTS}


@dataclass
class Conflict:
    """A revolt or war in which commitments are being asked."""

    kind: str  # "revolt" or "war"
    colour: str  # of the two leaders
    attacker: int  # seat
    defender: int  # seat
    attack: int | None = None  # tiles the attacker committed; None until they have

    @property
    def support(self) -> str:
        """The colour of the tiles that may be committed (TE-I2, TE-E3)."""
        return "red" if self.kind == "revolt" else self.colour


@dataclass
class Game:
    board: str
    players: int
    options: frozenset[str]  # names of the options that are on, of OPTIONS
    active: int  # the seat whose turn it is
    bag: int  # how many tiles are left in it

    # the board
    tiles: dict[str, str] = field(default_factory=dict[str, str])  # face-up tiles: cell -> colour
    face_down: set[str] = field(default_factory=set[str])  # flipped tiles, the cells of monuments
    ziggurat: set[str] = field(default_factory=set[str])  # its five cells, or nothing
    treasures_on_board: set[str] = field(default_factory=set[str])
    catastrophes: set[str] = field(default_factory=set[str])
    # (seat, colour) -> cell, for leaders on the board
    leaders: dict[tuple[int, str], str] = field(default_factory=dict[tuple[int, str], str])
    # two colours -> top left cell
    monuments: dict[frozenset[str], str] = field(default_factory=dict[frozenset[str], str])
    buildings: dict[str, str] = field(default_factory=dict[str, str])  # colour -> cell

    # the players, by seat
    chosen: dict[int, str] = field(default_factory=dict[int, str])  # seat -> dynasty, where they are chosen (TE-S3)
    hands: list[Counter[str]] = field(default_factory=list[Counter[str]])
    catastrophes_left: list[int] = field(default_factory=list[int])
    points: list[dict[str, int]] = field(default_factory=list[dict[str, int]])
    treasures: list[int] = field(default_factory=list[int])

    # the turn
    actions_left: int = 2  # counted down when an action begins
    short_swap: bool = False  # a swap of this turn drew too few (TE-X2)
    quiet: bool = True  # this turn: no tile or catastrophe placed, no tile swapped (TE-G4)
    quiet_turns: int = 0  # finished quiet turns in a row (TE-G4)

    # the decision that is asked now
    stage: str = "turn"  # turn, war, commit, building, monument (or ziggurat), keep, point, dynasty, over
    decider: int = 0  # the seat that decides
    conflict: Conflict | None = None  # in stage commit
    marker: str | None = None  # the tile with the union marker, while wars are open
    placed: str | None = None  # the tile placed by the action that is being settled

    discarded: Counter[str] = field(default_factory=Counter[str])  # tiles out of the game


# ----------------------------------------------------------------------------------------------------
# Cells, regions, kingdoms (TE-W2, TE-W3)


def at(x: int, y: int) -> str | None:
    """The cell in column x and row y, both from 0, or None outside the board."""
    return f"{COLUMNS[x]}{y + 1}" if 0 <= x < 16 and 0 <= y < 11 else None


def shifted(cell: str, dx: int, dy: int) -> str | None:
    return at(COLUMNS.index(cell[0]) + dx, int(cell[1:]) - 1 + dy)


def neighbours(cell: str) -> tuple[str, ...]:
    """The cells that share an edge with this one."""
    return NEIGHBOURS[cell]


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEIGHBOURS = {cell: tuple(other for dx, dy in STEPS if (other := shifted(cell, dx, dy)) is not None) for cell in CELLS}


def occupied(game: Game) -> set[str]:
    """The cells that belong to regions."""
    return set(game.tiles) | game.face_down | game.ziggurat | set(game.leaders.values())


def connected(start: str, cells: set[str]) -> set[str]:
    """All of `cells` that can be reached from start, which is one of them, step by step over edges."""
    reached = {start}
    queue = deque([start])
    while queue:
        for other in neighbours(queue.popleft()):
            if other in cells and other not in reached:
                reached.add(other)
                queue.append(other)
    return reached


def regions(game: Game) -> list[set[str]]:
    rest = occupied(game)
    found: list[set[str]] = []
    while rest:
        region = connected(min(rest), rest)
        found.append(region)
        rest -= region
    return found


def region_of(game: Game, cell: str) -> set[str]:
    return connected(cell, occupied(game))


def kingdoms(game: Game) -> list[set[str]]:
    seats = set(game.leaders.values())
    return [region for region in regions(game) if region & seats]


def leaders_in(game: Game, region: set[str]) -> set[tuple[int, str]]:
    return {leader for leader, cell in game.leaders.items() if cell in region}


def owner_in(game: Game, region: set[str], colour: str) -> int | None:
    """The seat whose leader of that colour is in the region."""
    owners = [seat for seat, leader_colour in leaders_in(game, region) if leader_colour == colour]
    return owners[0] if owners else None


def touching(cell: str, areas: list[set[str]]) -> list[set[str]]:
    beside = set(neighbours(cell))
    return [area for area in areas if area & beside]


def temples_beside(game: Game, cell: str) -> int:
    return sum(1 for other in neighbours(cell) if game.tiles.get(other) == "red")


def clockwise(game: Game, first: int) -> list[int]:
    return [(first + i) % game.players for i in range(game.players)]


# ----------------------------------------------------------------------------------------------------
# The grid of the position text (`docs/notation.md`)


def grid(game: Game) -> list[list[str]]:
    """11 rows of 16 words: . r b g k R - = x, and kA and the like for leaders."""
    letters = {"red": "r", "blue": "b", "green": "g", "black": "k"}
    on_cell = {cell: letters[colour] + DYNASTIES[seat][0].upper() for (seat, colour), cell in game.leaders.items()}

    def word(cell: str) -> str:
        treasure = cell in game.treasures_on_board
        if cell in on_cell:
            return on_cell[cell]
        if cell in game.catastrophes:
            return "x"
        if cell in game.face_down or cell in game.ziggurat:
            return "=" if treasure else "-"
        if cell in game.tiles:
            return "R" if treasure else letters[game.tiles[cell]]
        return "."

    return [[word(f"{column}{row}") for column in COLUMNS] for row in ROWS]
