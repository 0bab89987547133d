"""External conflicts: two leaders of a colour in kingdoms joined by a tile (TE-E)."""

from tilewright.compiled.bits import around, board_count, both, either, flood, is_empty, load, minus
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import kingdom_at, remove_tiles, send_home, tiles_of
from tilewright.compiled.tigris.buildings import under_buildings
from tilewright.compiled.tigris.cells import Mask, bit_of, meet
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, Figures, State
from tilewright.games.tigris.model.names import RED


@compiled
def open_wars(state: State, marker: int) -> int:
    """The colours with two leaders in the joined kingdom, the marked tile included, as bits (TE-E1, TE-E8)."""
    kingdom = kingdom_at(state, bit_of(marker))
    once, twice = 0, 0
    for leader in range(LEADERS):
        if meet(bit_of(state.stands[leader]), kingdom):
            colour = 1 << leader % COLOURS
            twice |= once & colour
            once |= colour
    return twice


@compiled
def opponents(figures: Figures, state: State, marker: int, colour: int) -> tuple[int, int]:
    """Attacker and defender: the first owner attacks, from the active player on clockwise (TE-E2)."""
    kingdom = kingdom_at(state, bit_of(marker))
    attacker = -1
    for step in range(figures.players):
        leader = COLOURS * ((state.active + step) % figures.players) + colour
        if meet(bit_of(state.stands[leader]), kingdom):
            if attacker >= 0:
                return attacker, leader
            attacker = leader
    return attacker, attacker


@compiled
def side(state: State, leader: int, marker: int) -> Mask:
    """All that is connected to a leader without passing the marked tile (TE-E3, TE-E8)."""
    return flood(bit_of(state.stands[leader]), minus(load(state.ruled), bit_of(marker)))


@compiled
def strength(state: State, leader: int, marker: int) -> int:
    """Face-up tiles of the leader's colour on its own side (TE-E3)."""
    return board_count(both(side(state, leader, marker), tiles_of(state, leader % COLOURS)))


@compiled
def lost_tiles(state: State, loser: int, marker: int) -> Mask:
    """The tiles that a beaten side loses (TE-E5), those under a building apart (TE-B4).

    TE-E6: a temple with a treasure, or beside a leader other than the beaten one, stays.
    """
    colour = loser % COLOURS
    lost = minus(both(side(state, loser, marker), tiles_of(state, colour)), under_buildings(state))
    if colour == RED:
        others = minus(load(state.leaders), bit_of(state.stands[loser]))
        lost = minus(lost, either(load(state.treasures), around(others)))
    return lost


@compiled
def settle(state: State, winner: int, loser: int, marker: int) -> None:
    """Leader and tiles of the beaten side go, and score (TE-E5 to TE-E8)."""
    lost = lost_tiles(state, loser, marker)
    send_home(state, loser)
    if not is_empty(lost):
        remove_tiles(state, lost)
    state.points[winner // COLOURS, winner % COLOURS] += 1 + board_count(lost)
