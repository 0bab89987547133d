"""What lies on the board, and the kingdoms that follow from it.

Kingdoms never touch each other, so the cells of all of them in one mask, `ruled`, tell them apart: a flood within it
fills one. The borders are kept up where a piece is added to one kingdom, and worked out again at the end of all other
actions.
"""

from tilewright.compiled.bits import EMPTY, around, both, either, flood, is_empty, load, minus, store
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.cells import BOARD, HOME, Mask, around_cell, bit_of, first_of, meet
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, State


@compiled
def tiles_of(state: State, colour: int) -> Mask:
    """The face-up tiles of a colour."""
    return state.tiles[colour, 0], state.tiles[colour, 1], state.tiles[colour, 2]


@compiled
def full(state: State) -> Mask:
    """The cells of all regions (TE-W2)."""
    tiles = either(either(tiles_of(state, 0), tiles_of(state, 1)), either(tiles_of(state, 2), tiles_of(state, 3)))
    return either(tiles, either(load(state.down), load(state.leaders)))


@compiled
def empty(state: State) -> Mask:
    """TE-W2: no tile, leader, catastrophe or part of the ziggurat."""
    return minus(BOARD, either(full(state), load(state.ruins)))


@compiled
def supported(state: State) -> Mask:
    """The cells adjacent to a face-up temple (TE-L3)."""
    return around(tiles_of(state, 0))


@compiled
def colour_at(state: State, cell: int) -> int:
    """The colour of the face-up tile on this cell; there must be one."""
    bit = bit_of(cell)
    for colour in range(COLOURS - 1):
        if meet(tiles_of(state, colour), bit):
            return colour
    return COLOURS - 1


@compiled
def kingdom_at(state: State, cells: Mask) -> Mask:
    """The kingdom that holds these cells of one region; empty if it is none."""
    ruled = load(state.ruled)
    return flood(both(cells, ruled), ruled)


@compiled
def leader_in(state: State, area: Mask, colour: int) -> int:
    """The first leader of a colour in an area; -1 if there is none."""
    for leader in range(colour, LEADERS, COLOURS):
        if meet(bit_of(state.stands[leader]), area):
            return leader
    return -1


@compiled
def borders(leaders: Mask, ruled: Mask) -> tuple[Mask, Mask]:
    """The cells adjacent to at least two and to at least three kingdoms, of those that these leaders hold."""
    one, two, three = EMPTY, EMPTY, EMPTY
    while not is_empty(leaders):
        kingdom = flood(first_of(leaders), ruled)
        near = both(around(kingdom), BOARD)
        three = either(three, both(two, near))
        two = either(two, both(one, near))
        one = either(one, near)
        leaders = minus(leaders, kingdom)
    return two, three


@compiled
def settle_borders(state: State) -> None:
    """Work the borders out, if something changed that they follow from."""
    if state.borders_due:
        two, three = borders(load(state.leaders), load(state.ruled))
        store(state.beside_two, two)
        store(state.beside_three, three)
        state.borders_due = 0


@compiled
def _join(state: State, cell: int, kingdom: Mask) -> None:
    """A new piece on this cell, and the leaderless regions beside it, become part of this kingdom, if there is one."""
    ruled = load(state.ruled)
    piece = bit_of(cell)
    loose = minus(full(state), ruled)
    if meet(around_cell(cell), loose):
        piece = flood(piece, loose)
    if not state.borders_due:
        near = minus(both(around(piece), BOARD), around(kingdom))
        two = load(state.beside_two)
        store(state.beside_three, either(load(state.beside_three), both(two, near)))
        store(state.beside_two, either(two, both(around(ruled), near)))
    store(state.ruled, either(ruled, piece))


@compiled
def lay_tile(state: State, colour: int, cell: int) -> int:
    """Put a tile on an empty cell; how many kingdoms it joins: none, one or two."""
    store(state.tiles[colour], either(tiles_of(state, colour), bit_of(cell)))
    beside = both(around_cell(cell), load(state.ruled))
    if is_empty(beside):
        return 0
    kingdom = kingdom_at(state, first_of(beside))
    if is_empty(minus(beside, kingdom)):
        _join(state, cell, kingdom)
        return 1
    state.borders_due = 1
    _join(state, cell, kingdom)
    return 2


@compiled
def put_leader(state: State, leader: int, cell: int) -> None:
    """Put a leader on an empty cell, or move it there; it joins one kingdom at most (TE-L4)."""
    if state.stands[leader] != HOME:
        send_home(state, leader)
    state.stands[leader] = cell
    store(state.leaders, either(load(state.leaders), bit_of(cell)))
    kingdom = EMPTY
    if not state.borders_due:
        kingdom = kingdom_at(state, around_cell(cell))
    _join(state, cell, kingdom)


@compiled
def send_home(state: State, leader: int) -> None:
    """Give a leader back to its owner."""
    cell = bit_of(state.stands[leader])
    state.stands[leader] = HOME
    store(state.leaders, minus(load(state.leaders), cell))
    _part(state, cell)


@compiled
def remove_tiles(state: State, cells: Mask) -> None:
    """Take the face-up tiles on these cells off the board."""
    for colour in range(COLOURS):
        store(state.tiles[colour], minus(tiles_of(state, colour), cells))
    _part(state, cells)


@compiled
def _part(state: State, gone: Mask) -> None:
    """Kingdoms lose these cells, and fall into those parts of them that have a leader."""
    ruled = load(state.ruled)
    if meet(ruled, gone):
        store(state.ruled, flood(load(state.leaders), minus(ruled, gone)))
        state.borders_due = 1


@compiled
def flip(state: State, cells: Mask) -> None:
    """Turn the tiles on these cells face down, or replace them by the ziggurat (TE-M2, TE-Z2)."""
    for colour in range(COLOURS):
        store(state.tiles[colour], minus(tiles_of(state, colour), cells))
    store(state.down, either(load(state.down), cells))
