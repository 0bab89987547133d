"""Internal conflicts: two leaders of a colour in one kingdom (TE-I)."""

from tilewright.compiled.bits import board_count, both
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.board import kingdom_at, send_home, tiles_of
from tilewright.compiled.tigris.cells import around_cell, bit_of, meet
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, State
from tilewright.games.tigris.model.names import RED


@compiled
def rival(state: State, leader: int) -> int:
    """The other leader of its colour in a leader's kingdom; -1 if there is none (TE-I1)."""
    kingdom = kingdom_at(state, bit_of(state.stands[leader]))
    for other in range(leader % COLOURS, LEADERS, COLOURS):
        if other != leader and meet(bit_of(state.stands[other]), kingdom):
            return other
    return -1


@compiled
def strength(state: State, leader: int) -> int:
    """Face-up temples adjacent to the leader (TE-I2)."""
    return board_count(both(around_cell(state.stands[leader]), tiles_of(state, RED)))


@compiled
def settle(state: State, winner: int, loser: int) -> None:
    """The loser goes home, the winner scores 1 red (TE-I4)."""
    send_home(state, loser)
    state.points[winner // COLOURS, RED] += 1
