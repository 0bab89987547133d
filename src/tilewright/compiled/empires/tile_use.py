"""Using up tiles (SE-P2)."""

from tilewright.compiled.bits import as_half, half
from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import TURNING, State
from tilewright.compiled.jit import compiled
from tilewright.games.empires.model.names import DIPLOMATIC_SERVICE, RESERVES


@compiled
def held(state: State, seat: int, tile: int) -> int:
    """How many copies of a tile lie in front of a player."""
    return half(state.tiles[seat, tile // 2], tile)


@compiled
def hold(state: State, seat: int, tile: int, more: int) -> None:
    """So many copies of a tile more lie in front of a player, or fewer."""
    state.tiles[seat, tile // 2] += as_half(more, tile)


@compiled
def turned_place(tile: int) -> int:
    """Its place among the tiles that are turned when used: five follow each other, then the Diplomatic Service."""
    return len(TURNING) - 1 if tile == DIPLOMATIC_SERVICE else tile - RESERVES


@compiled
def ready(state: State, seat: int, tile: int) -> int:
    """How many copies of a tile that works once a war can still be used."""
    return held(state, seat, tile) - state.turned[seat, turned_place(tile)]


@compiled
def turn_tile(state: State, seat: int, tile: int) -> None:
    """A tile that works once a war is turned."""
    state.turned[seat, turned_place(tile)] += 1


@compiled
def spend_single(state: State, seat: int, tile: int) -> None:
    """A single tile goes back to the supply; its user does not take it again this turn."""
    state.supply[tile] += 1
    lay_down(state, seat, tile)


@compiled
def lay_down(state: State, seat: int, tile: int) -> None:
    """A single tile leaves the hand."""
    hold(state, seat, tile, -1)
    if seat == state.active:
        state.singles_used |= 1 << tile


@compiled
def use_or_not(figures: Figures, tile: int, groups: Groups) -> int:
    """The answers to the question whether to use a tile in a battle."""
    used = add(groups, 0, figures.code.no, 1)
    return add(groups, used, figures.code.use + tile, 1)
