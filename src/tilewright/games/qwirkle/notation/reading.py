"""Reading a position, and refusing those that cannot be."""

from msgspec.structs import replace

from tilewright.games.qwirkle.model.actions import cell_of, tile_of
from tilewright.games.qwirkle.model.board import (
    COPIES,
    EXTENSIONS,
    HAND_SIZE,
    ORIGIN,
    REACH,
    RIGHT,
    STEPS,
    TILE_NAMES,
    UP,
    WHOLE_BAG,
    Cell,
    Table,
    all_gaps,
    cell_at,
    cell_name,
    run,
    tile_set,
)
from tilewright.games.qwirkle.model.knowledge import Memory, Returned
from tilewright.games.qwirkle.model.options import QwirkleOptions
from tilewright.games.qwirkle.rules.ending import ROUNDS_OF_TRADES, Over, ending
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.placing import refuse_cell, refuse_tile
from tilewright.games.qwirkle.rules.questions import QwirkleQuestion
from tilewright.games.qwirkle.rules.setup import announcements
from tilewright.games.qwirkle.rules.turn import PlayOn, PlayOrTrade
from tilewright.games.qwirkle.state import QwirkleState
from tilewright.kernel import Origin, Past, PositionError, Seat
from tilewright.kernel.position import PositionText, counted, whole_number


def read(text: str) -> QwirkleState:
    """The state of a position's text; PositionError if there is none."""
    lines = PositionText.of_game(text, "qwirkle")
    players = lines.number("players", 2, 2, 4)
    options = QwirkleOptions(free_opening=lines.flag("free opening"))
    active = lines.number("active", 0, 0, players - 1)
    chance = lines.chance()
    table = _table(lines)
    laid = _laid(lines, table)
    gaps, openings = all_gaps(table)
    hands = tuple(_tiles(lines, f"hand {seat}", HAND_SIZE) for seat in range(players))
    announced, untouched = _announced(lines, hands, active, table, laid)
    state = QwirkleState(
        origin=Origin(chance.seed, text),
        past=Past(),
        players=players,
        options=options,
        chance=chance,
        events=(),
        reveals=False,
        table=table,
        gaps=gaps,
        openings=openings,
        hands=hands,
        bag=_bag(table, hands),
        scores=_per_seat(lines, "scores", (0,) * players),
        announced=announced,
        passes=lines.number("passes", 0, 0, players),
        trades=lines.number("trades", 0, 0, ROUNDS_OF_TRADES * players),
        memory=_memory(lines, untouched),
        question=_question(active, laid, table, None if options.free_opening else announced[active]),
    )
    lines.finish()
    return _with_ending(state)


def _table(lines: PositionText) -> Table:
    """The tiles of the grid: joined, one of them at 0,0, and every line good (QW-S4, QW-P3, QW-P4)."""
    origin = lines.take("origin", "0,0")
    corner = cell_of(origin)
    if corner is None:
        raise PositionError(f"origin: {origin!r} should be a cell such as -3,-1")
    table: Table = {}
    for y, row in enumerate(reversed(lines.grid)):
        for x, word in enumerate(row):
            if word != ".":
                table[_near(corner + cell_at(x, y) - ORIGIN, word)] = _tile(word, "the grid")
    if table and ORIGIN not in table:
        raise PositionError("the first tile of a game lies at 0,0 (QW-S4), and the grid has none there")
    _check_joined(table)
    for cell, tile in table.items():
        for step in (RIGHT, UP):
            before, beyond = run(table, cell, -step), run(table, cell, step)
            if before[0] & beyond[0] or not EXTENSIONS.get(before[0] | beyond[0], 0) >> tile & 1:
                line = "row" if step == RIGHT else "column"
                raise PositionError(f"the {line} through {cell_name(cell)} is not a legal line (QW-P4)")
    return table


def _near(cell: Cell, word: str) -> Cell:
    if abs(cell % UP - 128) > REACH or abs(cell // UP - 128) > REACH:
        raise PositionError(f"{word} lies farther from 0,0 than 108 tiles reach")
    return cell


def _check_joined(table: Table) -> None:
    reached, edge = set[Cell](), [ORIGIN] if table else []
    while edge:
        cell = edge.pop()
        if cell in table and cell not in reached:
            reached.add(cell)
            edge += (cell + step for step in STEPS)
    for cell in sorted(table.keys() - reached):
        raise PositionError(f"{TILE_NAMES[table[cell]]} at {cell_name(cell)} is not joined to the rest (QW-P3)")


def _laid(lines: PositionText, table: Table) -> tuple[Cell, ...]:
    """The cells of this turn's tiles, which must be a legal turn so far on the table without them (QW-P3)."""
    laid: list[Cell] = []
    for word in lines.words("laid"):
        cell = cell_of(word)
        if cell is None or cell not in table or cell in laid:
            raise PositionError(f"laid: {word!r} should be a cell of the grid with a tile, named once")
        laid.append(cell)
    before: Table = {cell: tile for cell, tile in table.items() if cell not in laid}
    _check_joined(before)
    for number, cell in enumerate(laid):
        so_far = tuple(laid[:number])
        refusal = refuse_cell(before, so_far, cell) or refuse_tile(before, so_far, table[cell], cell)
        if refusal:
            raise PositionError(f"laid: {cell_name(cell)} could not be laid: {refusal}")
        before[cell] = table[cell]
    return tuple(laid)


def _announced(
    lines: PositionText, hands: tuple[bytes, ...], active: Seat, table: Table, laid: tuple[Cell, ...]
) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """What each player announced, and whose hand is still the one that they announced (QW-S3)."""
    seats = range(len(hands))
    given = lines.take("untouched", "nobody" if len(table) > len(laid) else " ".join(map(str, seats)))
    named = [] if given == "nobody" else [whole_number(word, "untouched", 0, seats[-1]) for word in given.split()]
    untouched = tuple(seat in named for seat in seats)
    sizes = announcements(
        tuple(hand + bytes(table[cell] for cell in laid if seat == active) for seat, hand in enumerate(hands))
    )
    announced = _per_seat(lines, "announced", sizes)
    for seat in seats:
        if untouched[seat] and announced[seat] != sizes[seat]:
            raise PositionError(f"announced: the largest set of seat {seat} has {sizes[seat]} tiles (QW-S3)")
    return announced, untouched


def _bag(table: Table, hands: tuple[bytes, ...]) -> bytes:
    """All tiles that are nowhere else."""
    bag = bytearray(WHOLE_BAG)
    for tile in (*table.values(), *b"".join(hands)):
        if tile not in bag:
            raise PositionError(f"{TILE_NAMES[tile]} is there more than {COPIES} times (QW-S1)")
        bag.remove(tile)
    return bytes(bag)


def _memory(lines: PositionText, untouched: tuple[bool, ...]) -> Memory:
    players = len(untouched)
    return Memory(
        untouched,
        tuple(tile_set(_tiles(lines, f"lacks {seat}", len(TILE_NAMES))) for seat in range(players)),
        _per_seat(lines, "draws", (0,) * players),
        tuple(_returned(lines.take(f"returned {seat}", ""), f"returned {seat}", players) for seat in range(players)),
    )


def _returned(text: str, key: str, players: int) -> tuple[Returned, ...]:
    trades: list[Returned] = []
    for part in filter(None, text.split(";")):
        tiles, _, draws = part.partition(" at ")
        elsewhere = tuple((_tile(name, key), copies) for name, copies in counted(tiles.split(), key))
        trades.append(Returned(elsewhere, _numbers(draws.split(), key, players - 1)))
    return tuple(trades)


def _question(seat: Seat, laid: tuple[Cell, ...], table: Table, opening_size: int | None) -> QwirkleQuestion:
    """What the active player is to decide, if the game is not over."""
    if len(table) == len(laid):
        return Opening(seat, opening_size, laid)
    return PlayOn(seat, laid) if laid else PlayOrTrade(seat)


def _with_ending(state: QwirkleState) -> QwirkleState:
    """The state, over if it is; else everybody must have a tile (QW-T1)."""
    if not state.laid:
        over = ending(state.table, state.openings, state.hands, state.bag, state.passes, state.trades)
        if over:
            return replace(state, question=Over(state.turn, over))
    for seat, hand in enumerate(state.hands):
        if not hand and not (state.laid and seat == state.turn):
            raise PositionError(f"seat {seat} has no tiles, and the game is not over; add a line 'hand {seat}: …'")
    return state


# ---- words of a line
def _tile(word: str, key: str) -> int:
    tile = tile_of(word)
    if tile is None:
        raise PositionError(f"{key}: {word!r} is not a tile; a tile is written like Rsq")
    return tile


def _tiles(lines: PositionText, key: str, most: int) -> bytes:
    words = lines.words(key)
    if len(words) > most:
        raise PositionError(f"{key}: {len(words)} tiles are more than {most}")
    return bytes(sorted(_tile(word, key) for word in words))


def _numbers(words: list[str], key: str, count: int) -> tuple[int, ...]:
    if len(words) != count:
        raise PositionError(f"{key}: {' '.join(words)!r} should be {count} numbers, seat by seat")
    return tuple(whole_number(word, key) for word in words)


def _per_seat(lines: PositionText, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
    return _numbers(lines.take(key, " ".join(map(str, default))).split(), key, len(default))
