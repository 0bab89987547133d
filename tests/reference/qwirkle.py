"""A slow, simple reference for Qwirkle's legality and scoring, written from the rule page alone.

It exists to be compared with the fast engine, so it shares no code with it: sets and loops only.
The ids in the docstrings (QW-P4 and so on) are those of the rule page.

A tile is a text: a colour letter and a shape, such as "Rsq".  A cell is (x, y).  A table maps cells to
tiles.  Two copies of a tile are equal texts, so "the same tile" of QW-P1 is plain equality.
"""

from itertools import combinations

Cell = tuple[int, int]
Table = dict[Cell, str]
Placement = tuple[str, Cell]

COLOURS = ("R", "O", "Y", "G", "B", "P")
SHAPES = ("ci", "x", "di", "sq", "st", "cl")

# QW-S1: the 36 different tiles (the game has three copies of each).
ALL_TILES: tuple[str, ...] = tuple(colour + shape for colour in COLOURS for shape in SHAPES)


def colour_of(tile: str) -> str:
    return tile[0]


def shape_of(tile: str) -> str:
    return tile[1:]


def share_one_attribute(tiles: list[str]) -> bool:
    """All of one colour, or all of one shape (true of none and of one)."""
    return len({colour_of(t) for t in tiles}) <= 1 or len({shape_of(t) for t in tiles}) <= 1


def all_different(tiles: list[str]) -> bool:
    return len(set(tiles)) == len(tiles)


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with this one."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def line_is_good(tiles: list[str]) -> bool:
    """QW-P4 for one line: one colour with different shapes, or one shape with different colours.

    Tiles of one colour have different shapes exactly when no two of them are equal, and the other way
    round.  A line of fewer than two tiles is not constrained by QW-P4, so it is good.
    """
    return share_one_attribute(tiles) and all_different(tiles)


def run_through(table: Table, cell: Cell, step: Cell) -> list[Cell]:
    """The maximal unbroken run of tiles through an occupied cell, along one direction and its opposite."""
    dx, dy = step
    x, y = cell
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    run = []
    while (x, y) in table:
        run.append((x, y))
        x, y = x + dx, y + dy
    return run


def lines_through(table: Table, cell: Cell) -> list[list[Cell]]:
    """QW-P4, QW-C1: the lines of two or more tiles through a cell, the horizontal one first.

    Each is a list of cells in rising x or rising y.  An empty cell has no line through it.
    """
    if cell not in table:
        return []
    runs = [run_through(table, cell, (1, 0)), run_through(table, cell, (0, 1))]
    return [run for run in runs if len(run) >= 2]


def table_after(before: Table, laid: list[Placement]) -> Table:
    after = dict(before)
    for tile, cell in laid:
        after[cell] = tile
    return after


def in_one_line_without_gap(after: Table, cells: list[Cell]) -> bool:
    """QW-P2: one row or one column, and every cell from the first to the last holds a tile (old or new)."""
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    if len(set(xs)) > 1 and len(set(ys)) > 1:
        return False
    # One of the two ranges has a single value, so this walks from the first cell to the last.
    for x in range(min(xs), max(xs) + 1):
        for y in range(min(ys), max(ys) + 1):
            if (x, y) not in after:
                return False
    return True


def turn_is_legal(before: Table, laid: list[Placement], *, opening_size: int | None) -> bool:
    """QW-P1 to QW-P4, and QW-S4 on an empty table: is this set of placements a legal complete turn?

    The order of `laid` does not matter.  `before` is taken to be a legal table.  `opening_size` is the
    exact size of an opening, None under free_opening; it means nothing when `before` is not empty.
    """
    tiles = [tile for tile, _ in laid]
    cells = [cell for _, cell in laid]

    # QW-T1: one or more tiles, each on an empty cell of its own.
    if not laid:
        return False
    if len(set(cells)) != len(cells):
        return False
    if any(cell in before for cell in cells):
        return False

    # QW-P1
    if not share_one_attribute(tiles) or not all_different(tiles):
        return False

    after = table_after(before, laid)

    # QW-P2
    if not in_one_line_without_gap(after, cells):
        return False

    if not before:
        # QW-S4
        if (0, 0) not in cells:
            return False
        if opening_size is not None and len(laid) != opening_size:
            return False
    else:
        # QW-P3
        if not any(near in before for cell in cells for near in neighbours(cell)):
            return False

    # QW-P4: only the lines through a new tile have changed; the others were good before.
    for cell in cells:
        for line in lines_through(after, cell):
            if not line_is_good([after[c] for c in line]):
                return False
    return True


def largest_set(hand: list[str]) -> int:
    """QW-S3: the size of the largest set of different tiles that share a colour or a shape (0 if no tile)."""
    different = set(hand)
    sizes = [0]
    for colour in COLOURS:
        sizes.append(len([t for t in different if colour_of(t) == colour]))
    for shape in SHAPES:
        sizes.append(len([t for t in different if shape_of(t) == shape]))
    return max(sizes)


def opening_still_possible(hand_before: list[str], laid: list[str], size: int) -> bool:
    """QW-P3, last sentence: can the tiles laid so far still become an opening line of exactly `size`?

    That is: some `size` different tiles of the hand held before the turn share an attribute, and all the
    laid ones are among them.  The table has no edge, so there is always room for the rest.
    """
    if not all_different(laid):
        return False
    for chosen in combinations(sorted(set(hand_before)), size):
        if share_one_attribute(list(chosen)) and set(laid) <= set(chosen):
            return True
    return False


def open_cells(table: Table) -> set[Cell]:
    """Every empty cell that touches a tile; on an empty table the cell 0,0 alone (QW-S4).

    No other cell can take the next tile: the first tile of a turn must touch an old one (QW-P3), and a
    later one must follow an old or a new one without a gap (QW-P2).
    """
    if not table:
        return {(0, 0)}
    return {near for cell in table for near in neighbours(cell) if near not in table}


def placements(
    table_before_turn: Table, laid_so_far: list[Placement], hand: list[str], *, announced: int | None
) -> set[Placement]:
    """QW-P3 (the ruling), with QW-P1, QW-P2, QW-P4 and QW-S4: every placement that may be laid next.

    `hand` is what is still in hand.  After the new tile the turn so far must be a legal turn, except that
    an opening of an announced size may still be short, if that size stays possible.  `announced` is that
    size; None under free_opening.  It means nothing when the table was not empty before the turn.
    """
    found: set[Placement] = set()
    laid_tiles = [tile for tile, _ in laid_so_far]
    hand_before = hand + laid_tiles
    cells = open_cells(table_after(table_before_turn, laid_so_far))
    for tile in set(hand):
        if not table_before_turn and announced is not None:
            if not opening_still_possible(hand_before, laid_tiles + [tile], announced):
                continue
        for cell in cells:
            if turn_is_legal(table_before_turn, laid_so_far + [(tile, cell)], opening_size=None):
                found.add((tile, cell))
    return found


def may_end(table_before_turn: Table, laid_so_far: list[Placement], announced: int | None) -> bool:
    """QW-T1, QW-S4: may the turn end here?  One tile or more, and in an opening the announced size."""
    return turn_is_legal(table_before_turn, laid_so_far, opening_size=announced)


def score_turn(before: Table, laid: list[Placement]) -> int:
    """QW-C1 to QW-C3: the points of a legal turn, without the bonus of QW-G1."""
    if not before and len(laid) == 1:
        return 1  # QW-C3
    after = table_after(before, laid)
    gained: set[frozenset[Cell]] = set()  # each line once, however many tiles it gained
    for _, cell in laid:
        for line in lines_through(after, cell):
            gained.add(frozenset(line))
    points = 0
    for cells in gained:
        points += len(cells)  # QW-C1
        if len(cells) == 6:
            points += 6  # QW-C2
    return points


def trades(hand: list[str], bag_size: int) -> set[tuple[str, ...]]:
    """QW-T2: every choice of tiles that may be traded, as sorted tuples (none with an empty bag).

    That the first player may not trade before their opening (QW-S4) is for the caller to see to.
    """
    found: set[tuple[str, ...]] = set()
    for number in range(1, min(6, len(hand), bag_size) + 1):
        for chosen in combinations(sorted(hand), number):
            found.add(tuple(sorted(chosen)))
    return found


def whole_turns(table: Table, hand: list[str], *, announced: int | None) -> dict[frozenset[Placement], int]:
    """QW-P1 to QW-P4, QW-C1 to QW-C3: all complete legal turns from here, each with its score.

    Found by laying one tile after another in every way that `placements` allows.
    """
    turns: dict[frozenset[Placement], int] = {}
    seen: set[frozenset[Placement]] = set()
    waiting: list[frozenset[Placement]] = [frozenset()]
    while waiting:
        so_far = waiting.pop()
        laid = sorted(so_far)
        if may_end(table, laid, announced):
            turns[so_far] = score_turn(table, laid)
        left = list(hand)
        for tile, _ in laid:
            left.remove(tile)
        for placement in placements(table, laid, left, announced=announced):
            longer = so_far | {placement}
            if longer not in seen:
                seen.add(longer)
                waiting.append(longer)
    return turns


def is_locked(table: Table, unseen_tiles: list[str]) -> bool:
    """QW-G4: does no tile of the hands and the bag fit anywhere?

    Every legal turn begins with a legal turn of one tile (QW-P3, the ruling), so single tiles are enough.
    That the bag must not be empty, and when to look, is for the caller to see to.
    """
    return not placements(table, [], list(unseen_tiles), announced=None)


def places(scores: list[int]) -> list[int]:
    """QW-G3: each player's place; equal points share it (1, 1, 3)."""
    return [1 + len([other for other in scores if other > mine]) for mine in scores]
