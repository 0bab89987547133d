"""Where tiles may be laid: chapter QW-P, and what QW-S4 adds for the opening."""

from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import (
    ALL_TILES,
    EXTENSIONS,
    KINDS,
    LINE_LIMIT,
    ORIGIN,
    RIGHT,
    STEPS,
    TILE_NAMES,
    TILE_OF,
    UP,
    Cell,
    Gaps,
    Table,
    Tile,
    Tiles,
    cell_name,
    end_of_line,
    run,
    tile_set,
)
from tilewright.kernel import Refusal
from tilewright.kernel.errors import Fact


def directions(laid: tuple[Cell, ...]) -> tuple[int, ...]:
    """The steps of the row or column that this turn's tiles lie in; both while there is but one tile (QW-P2)."""
    if len(laid) < 2:
        return (RIGHT, UP)
    return (UP,) if (laid[0] - laid[1]) % UP == 0 else (RIGHT,)


def spots(table: Table, gaps: Gaps, laid: tuple[Cell, ...]) -> Gaps:
    """The cells that the next tile of this turn may go to, each with the tiles that fit there (QW-P2, P3, P4).

    Tiles are laid one at a time and the turn so far is always a legal turn, so that after the first tile only the ends
    of its lines are left. In the opening the first tile goes to 0,0 (QW-S4).
    """
    if not table:
        return {ORIGIN: ALL_TILES}
    if not laid:
        return gaps
    ends = [end_of_line(table, laid[0], sign * step) for step in directions(laid) for sign in (1, -1)]
    return {end: gaps[end] for end in ends}


def largest_sets(hand: Tiles) -> tuple[int, Tiles]:
    """The size of the largest set that shares an attribute, and all tiles that are in such a set (QW-S3)."""
    size, tiles = 0, 0
    for kind in KINDS:
        count = (hand & kind).bit_count()
        if count > size:
            size, tiles = count, hand & kind
        elif count == size:
            tiles |= hand & kind
    return size, tiles


def opening_tiles(hand: Tiles, laid: Tiles, size: int) -> Tiles:
    """The tiles with which a line of the announced size stays possible; laid ones count too (QW-S4, QW-P3)."""
    possible = 0
    for kind in KINDS:
        together = (hand | laid) & kind
        if laid & kind == laid and together.bit_count() >= size:
            possible |= together
    return possible & ~laid


# ---- reasons
def refuse_placement(table: Table, laid: tuple[Cell, ...], hand: bytes, action: Place) -> Refusal | None:
    """Why this placement is not the next of the turn, on whatever table and with whatever tiles laid already."""
    tile, cell = TILE_OF.get(action.tile), action.cell
    if tile is None or tile not in hand:
        return Refusal("QW-T1", "you-do-not-hold-this-tile", {"tile": action.tile})
    if cell is None and not table:
        return _not_the_middle(f"{action.x},{action.y}")
    if cell is None:
        return Refusal("QW-P3", "it-touches-no-tile", {"cell": f"{action.x},{action.y}"})
    return refuse_cell(table, laid, cell) or refuse_tile(table, laid, tile, cell)


def refuse_cell(table: Table, laid: tuple[Cell, ...], cell: Cell) -> Refusal | None:
    """Why no tile at all may go to this cell now."""
    if cell in table:
        return Refusal("QW-P2", "there-is-a-tile-already", {"cell": cell_name(cell), "tile": TILE_NAMES[table[cell]]})
    if not table:
        if cell != ORIGIN:
            return _not_the_middle(cell_name(cell))
        return None
    if laid:
        return _refuse_line(table, laid, cell)
    if not any(cell + step in table for step in STEPS):
        return Refusal("QW-P3", "it-touches-no-tile", {"cell": cell_name(cell)})
    return None


def _not_the_middle(cell: str) -> Refusal:
    return Refusal("QW-S4", "the-first-tile-goes-to-the-middle", {"cell": cell, "middle": "0,0"})


def _refuse_line(table: Table, laid: tuple[Cell, ...], cell: Cell) -> Refusal | None:
    """Why this cell does not carry on the line of the turn."""
    for step in directions(laid):
        if (step == RIGHT and cell // UP == laid[0] // UP) or (step == UP and (cell - laid[0]) % UP == 0):
            toward = step if cell > laid[0] else -step
            gap = end_of_line(table, laid[0], toward)
            if gap == cell:
                return None
            return Refusal("QW-P2", "it-leaves-a-gap", {"cell": cell_name(cell), "gap": cell_name(gap)})
    first = cell_name(laid[0])
    return Refusal("QW-P2", "it-is-not-in-the-line-of-this-turn", {"cell": cell_name(cell), "first": first})


def refuse_tile(table: Table, laid: tuple[Cell, ...], tile: Tile, cell: Cell) -> Refusal | None:
    """Why this tile makes a bad line on this cell (QW-P4, or QW-P1 if it clashes with a tile of this very turn)."""
    for step, line in ((RIGHT, "row"), (UP, "column")):
        before, after = run(table, cell, -step), run(table, cell, step)
        if before[0] & after[0] == 0 and EXTENSIONS.get(before[0] | after[0], 0) >> tile & 1:
            continue
        facts: dict[str, Fact] = {"tile": TILE_NAMES[tile], "cell": cell_name(cell), "line": line}
        length = before[1] + after[1] + 1
        if length > LINE_LIMIT:
            return Refusal("QW-P4", "the-line-would-be-longer-than-six", facts | {"length": length})
        others = [cell - step * n for n in range(1, before[1] + 1)] + [cell + step * n for n in range(1, after[1] + 1)]
        if twice := before[0] & after[0]:
            doubled = TILE_NAMES[twice.bit_length() - 1]
            return Refusal("QW-P4", "it-joins-two-lines-that-share-a-tile", facts | {"other": doubled})
        return _clash(table, laid, tile, others, facts)
    return None


def _clash(
    table: Table, laid: tuple[Cell, ...], tile: Tile, others: list[Cell], facts: dict[str, Fact]
) -> Refusal | None:
    """The tile of the line that this one cannot lie with; one laid this turn is named first."""
    for other in sorted(others, key=lambda cell: (cell not in laid, cell)):
        theirs = table[other]
        rule = "QW-P1" if other in laid else "QW-P4"
        there = facts | {"other": TILE_NAMES[theirs], "at": cell_name(other)}
        if theirs == tile:
            return Refusal(rule, "the-line-has-this-tile-already", there)
        if theirs // 6 != tile // 6 and theirs % 6 != tile % 6:
            return Refusal(rule, "it-shares-neither-colour-nor-shape", there)
    # Each neighbour shares something with the tile, but the line as a whole shares one attribute only.
    line = tile_set(table[other] for other in others) | 1 << tile
    if not any(line & ~kind == 0 for kind in KINDS):
        return Refusal("QW-P4", "the-line-does-not-share-one-attribute", facts)
    return None
