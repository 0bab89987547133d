"""Reading a position. Lines, all but the first two optional, then the grid (`drawing` has its letters):

    game: tigris
    players: archer bull lion               the dynasties, seat by seat
    board: classic                          or alternate
    options: buildings limited_support      what is switched on; lines for buildings or ziggurat do it as well
    active: archer                          whose turn it is
    actions: 2                              actions that they have left
    pending: war green D4 committed 2       the open decision, if it is not the next action; see `reading_of_questions`
    seed: 7    drawn: 0                     chance
    hand archer: red 2 blue 1               likewise `swapped archer`, tiles thrown away, and `points archer`
    treasures bull: 1                       likewise `catastrophes bull`
    removed: red 3                          tiles that left the game in the open
    monuments: red-blue C5 blue, …          top left cell; colour of the flipped tiles, if not the first of the pair
    buildings: green D4
    ziggurat: H6 green                      centre; colour of the tiles it replaced, if not red
    idle: 3    stirred: yes    short: yes   turns without a tile; whether this one had one; a swap that drew too few

Whatever is left out takes its starting value; a hand left out is empty; the bag holds the tiles that are nowhere
else. Treasures and catastrophes that are nowhere are simply missing, so that a study need not place them all.
"""

from msgspec.structs import replace

from tilewright.games.tigris.model.board import Board, lay_out
from tilewright.games.tigris.model.cells import COLUMNS, HOME, NAMES, ROWS, CellBytes, Mask, cell_at
from tilewright.games.tigris.model.maps import MAPS
from tilewright.games.tigris.model.names import (
    ACTIONS,
    CATASTROPHES,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    PAIR_OF,
    PAIRS,
    RED,
    TILES,
    Dynasty,
)
from tilewright.games.tigris.model.options import TigrisOptions
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, COLOUR_INDICES, LeaderId, leader_of
from tilewright.games.tigris.model.stock import elsewhere
from tilewright.games.tigris.notation.grid import (
    COLOUR_LETTERS,
    DYNASTY_LETTERS,
    EMPTY,
    FACE_DOWN,
    RUIN,
    TREASURE_FACE_DOWN,
    TREASURE_TEMPLE,
)
from tilewright.games.tigris.notation.reading_of_questions import read_cell, read_colour, read_pending, seat_of
from tilewright.games.tigris.notation.validation import check_board, check_peace
from tilewright.games.tigris.notation.writing import FLAGS
from tilewright.games.tigris.rules.monuments import BuiltMonument
from tilewright.games.tigris.rules.ziggurat import BuiltZiggurat
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Chance, OptionError, Origin, Past, PositionError, seed_of
from tilewright.kernel.position import PositionText, counted


def read(text: str) -> TigrisState:
    """The state of a position's text; PositionError if there is none, or if it cannot be."""
    lines = PositionText(text)
    if lines.take("game") != "tigris":
        raise PositionError("game: this is not a position of tigris")
    dynasties = _dynasties(lines)
    options = _options(lines)
    players = len(dynasties)
    active = seat_of(lines.take("active", dynasties[0]), dynasties)
    seed = _seed(lines)
    state = TigrisState(
        origin=Origin(seed, text),
        past=Past(),
        players=players,
        options=options,
        chance=Chance(seed, lines.number("drawn", 0)),
        events=(),
        reveals=False,
        dynasties=dynasties,
        board=_board(lines, options, dynasties),
        hands=bytes(_all_counts(lines, "hand", dynasties, HAND_SIZE)),
        bag=bytes(4),
        thrown=bytes(_all_counts(lines, "swapped", dynasties, sum(TILES))),
        points=_all_counts(lines, "points", dynasties),
        treasures=bytes(lines.number(f"treasures {name}", 0, 0, HOME) for name in dynasties),
        catastrophes=bytes(lines.number(f"catastrophes {name}", CATASTROPHES, 0, CATASTROPHES) for name in dynasties),
        monuments=_monuments(lines),
        buildings=_buildings(lines),
        ziggurat=_ziggurat(lines),
        active=active,
        actions_left=lines.number("actions", ACTIONS, 0, ACTIONS),
        idle=lines.number("idle", 0),
        stirred=lines.flag("stirred"),
        short=lines.flag("short"),
        pending=None,
    )
    removed = _counts(lines, "removed")
    pending = lines.words("pending")
    lines.finish()
    state = replace(state, bag=_bag(state, removed))
    check_board(state)
    state = replace(state, pending=read_pending(pending, state))
    check_peace(state)
    return state


def _dynasties(lines: PositionText) -> tuple[Dynasty, ...]:
    words = lines.take("players").split()
    named: tuple[Dynasty, ...] = tuple(name for word in words for name in DYNASTIES if name == word)
    if len(named) != len(words) or len(set(named)) != len(named) or not 2 <= len(named) <= 4:
        raise PositionError(f"players: {' '.join(words)!r} should be two to four of {', '.join(DYNASTIES)} (TE-S3)")
    return named


def _options(lines: PositionText) -> TigrisOptions:
    board = lines.take("board", "classic")
    flags = set(lines.words("options"))
    for word in sorted(flags - set(FLAGS)):
        raise PositionError(f"options: {word!r} is none of {', '.join(FLAGS)}")
    flags |= {name for name in ("buildings", "ziggurat") if name in lines}
    for name in MAPS:
        if name == board:
            return TigrisOptions(board=name, **dict.fromkeys(flags, True))
    raise PositionError(f"board: {board!r} is none of {', '.join(MAPS)}")


def _seed(lines: PositionText) -> bytes:
    try:
        return seed_of(lines.take("seed", "0"))
    except OptionError as error:
        raise PositionError(str(error)) from None


def _all_counts(
    lines: PositionText, what: str, dynasties: tuple[Dynasty, ...], most: int | None = None
) -> tuple[int, ...]:
    return tuple(number for name in dynasties for number in _counts(lines, f"{what} {name}", most))


def _counts(lines: PositionText, key: str, most: int | None = None) -> list[int]:
    counts = [0] * 4
    for name, number in counted(lines.words(key), key):
        counts[read_colour(name, key)] += number
    if most is not None and sum(counts) > most:
        raise PositionError(f"{key}: {sum(counts)} tiles are more than {most}")
    return counts


def _board(lines: PositionText, options: TigrisOptions, dynasties: tuple[Dynasty, ...]) -> Board:
    """The grid, or the board as it is at the start if there is none (TE-S2)."""
    stands = bytearray([HOME] * COLOUR_COUNT * len(dynasties))
    winged = MAPS[options.board].winged
    if not lines.grid:
        return lay_out((winged, 0, 0, 0), 0, 0, winged, CellBytes(stands))
    if len(lines.grid) != ROWS or any(len(row) != COLUMNS for row in lines.grid):
        raise PositionError(f"the grid should have {ROWS} rows of {COLUMNS} cells")
    masks: dict[str, Mask] = dict.fromkeys(
        (*COLOUR_LETTERS, TREASURE_TEMPLE, FACE_DOWN, TREASURE_FACE_DOWN, RUIN, EMPTY), 0
    )
    leaders = _leader_texts(dynasties)
    for y, row in enumerate(lines.grid):
        for x, word in enumerate(row):
            cell = cell_at(x, y)
            if word in masks:
                masks[word] |= 1 << cell
            elif word not in leaders:
                raise PositionError(f"{NAMES[cell]}: {word!r} is none of {' '.join((*masks, *leaders))}")
            elif stands[leaders[word]] != HOME:
                raise PositionError(f"{NAMES[cell]}: the leader {word} stands at {NAMES[stands[leaders[word]]]} too")
            else:
                stands[leaders[word]] = cell
    red, blue, green, black = (masks[letter] for letter in COLOUR_LETTERS)
    return lay_out(
        (red | masks[TREASURE_TEMPLE], blue, green, black),
        masks[FACE_DOWN] | masks[TREASURE_FACE_DOWN],
        masks[RUIN],
        masks[TREASURE_TEMPLE] | masks[TREASURE_FACE_DOWN],
        CellBytes(stands),
    )


def _leader_texts(dynasties: tuple[Dynasty, ...]) -> dict[str, LeaderId]:
    return {
        letter + DYNASTY_LETTERS[dynasty]: leader_of(seat, colour)
        for seat, dynasty in enumerate(dynasties)
        for colour, letter in zip(COLOUR_INDICES, COLOUR_LETTERS, strict=True)
    }


def _monuments(lines: PositionText) -> tuple[BuiltMonument, ...]:
    found: dict[int, BuiltMonument] = {}
    text = lines.take("monuments", "")
    for entry in text.split(",") if text else ():
        match entry.split():
            case [pair, cell, *colour] if pair in PAIR_OF and len(colour) <= 1:
                number = PAIR_OF[pair]
                flipped = read_colour(colour[0], "monuments") if colour else PAIRS[number][0]
                if flipped not in PAIRS[number]:
                    raise PositionError(f"monuments: {pair} is not built of {COLOURS[flipped]} tiles (TE-M1)")
                if number in found:
                    raise PositionError(f"monuments: there is only one {pair} (TE-S5)")
                found[number] = BuiltMonument(number, read_cell(cell, "monuments"), flipped)
            case _:
                raise PositionError(f"monuments: {entry.strip()!r} should be such as 'red-blue C5'")
    return tuple(found[number] for number in sorted(found))


def _buildings(lines: PositionText) -> CellBytes:
    cells = bytearray([HOME] * 4)
    words = lines.words("buildings")
    if len(words) % 2:
        raise PositionError(f"buildings: {' '.join(words)!r} should be colours each followed by a cell")
    for name, cell in zip(words[::2], words[1::2], strict=True):
        cells[read_colour(name, "buildings")] = read_cell(cell, "buildings")
    return CellBytes(cells)


def _ziggurat(lines: PositionText) -> BuiltZiggurat | None:
    match lines.words("ziggurat"):
        case []:
            return None
        case [cell]:
            return BuiltZiggurat(read_cell(cell, "ziggurat"), RED)
        case [cell, colour]:
            return BuiltZiggurat(read_cell(cell, "ziggurat"), read_colour(colour, "ziggurat"))
        case words:
            raise PositionError(f"ziggurat: {' '.join(words)!r} should be its centre, such as H6")


def _bag(state: TigrisState, removed: list[int]) -> bytes:
    """All tiles that are nowhere else (TE-S1)."""
    left = [
        total - elsewhere(state, colour) - removed[colour] for colour, total in zip(COLOUR_INDICES, TILES, strict=True)
    ]
    for colour, number in enumerate(left):
        if number < 0:
            counted_tiles = TILES[colour] - number
            raise PositionError(f"{counted_tiles} {COLOURS[colour]} tiles, and there are {TILES[colour]} (TE-S1)")
    return bytes(left)
