"""Leaders: where they may go (TE-L)."""

from tilewright.compiled.bits import around, both, is_empty, load, minus
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import borders, empty, kingdom_at, send_home, supported, tiles_of
from tilewright.compiled.tigris.cells import HOME, Mask, around_cell, bit_of, connected, meet
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, Figures, State
from tilewright.games.tigris.model.names import RED


@compiled
def candidates(figures: Figures, state: State) -> Mask:
    """Where leaders might go but for TE-L4: empty land beside a temple (TE-L2, TE-L3)."""
    return both(both(empty(state), load(figures.land)), supported(state))


@compiled
def places(state: State, leader: int, cells: Mask) -> Mask:
    """Where a leader may go, of the candidates; one on the board is lifted first, and may go HOME (TE-L1, TE-L4)."""
    two = load(state.beside_two)
    stand = state.stands[leader]
    if stand == HOME:
        return minus(cells, two)
    bit = bit_of(stand)
    kingdom = kingdom_at(state, bit)
    rest = minus(kingdom, bit)
    beside = both(around_cell(stand), rest)
    if not meet(rest, load(state.leaders)):  # without it there is no kingdom
        left = around(kingdom)
    elif connected(beside, rest):  # it only leaves its own cell
        left = minus(around_cell(stand), around(rest))
    else:
        lifted, _ = borders(minus(load(state.leaders), bit), minus(load(state.ruled), bit))
        return minus(cells, lifted)
    return minus(cells, minus(two, minus(left, load(state.beside_three))))


@compiled
def anywhere_to_go(figures: Figures, state: State, seat: int) -> bool:
    """Has this player any leader action at all? One on the board can at least be taken off (TE-L1)."""
    cells = candidates(figures, state)
    for leader in range(COLOURS * seat, COLOURS * seat + COLOURS):
        if state.stands[leader] != HOME or not is_empty(places(state, leader, cells)):
            return True
    return False


@compiled
def send_unsupported_home(state: State) -> None:
    """TE-L5: a leader without an adjacent face-up temple goes back to its owner; nobody scores."""
    if is_empty(minus(load(state.leaders), supported(state))):
        return
    temples = tiles_of(state, RED)
    for leader in range(LEADERS):
        stand = state.stands[leader]
        if stand != HOME and not meet(around_cell(stand), temples):
            send_home(state, leader)
