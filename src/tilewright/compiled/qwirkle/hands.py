"""Hands and the bag: drawing, taking out, and what a hand holds."""

from tilewright.compiled.chance import below
from tilewright.compiled.jit import compiled
from tilewright.compiled.qwirkle.layout import State


@compiled
def hand_set(state: State, seat: int) -> int:
    """The kinds of tiles in the hand."""
    found = 0
    for place in range(state.hand_sizes[seat]):
        found |= 1 << state.hands[seat, place]
    return found


@compiled
def place_of(state: State, seat: int, tile: int) -> int:
    """The first place in the hand that has this tile; the hand must hold it."""
    place = 0
    while state.hands[seat, place] != tile:
        place += 1
    return place


@compiled
def is_repeat(state: State, seat: int, place: int) -> bool:
    """Is there the same tile at the place before?"""
    return place > 0 and state.hands[seat, place] == state.hands[seat, place - 1]


@compiled
def take_place(state: State, seat: int, place: int) -> None:
    """Take the tile at this place out of the hand."""
    state.hand_sizes[seat] -= 1
    for later in range(place, state.hand_sizes[seat]):
        state.hands[seat, later] = state.hands[seat, later + 1]
    state.hands[seat, state.hand_sizes[seat]] = 0


@compiled
def insert(state: State, seat: int, tile: int) -> None:
    """Put a tile into the hand, which stays sorted."""
    place = state.hand_sizes[seat]
    while place > 0 and state.hands[seat, place - 1] > tile:
        state.hands[seat, place] = state.hands[seat, place - 1]
        place -= 1
    state.hands[seat, place] = tile
    state.hand_sizes[seat] += 1


@compiled
def draw(state: State, seat: int, count: int) -> None:
    """Tiles go from the bag to the hand, each tile of the bag equally likely."""
    for _ in range(count):
        number = below(state.chance, state.bag_size)
        tile = 0
        while number >= state.bag[tile]:
            number -= state.bag[tile]
            tile += 1
        state.bag[tile] -= 1
        state.bag_size -= 1
        insert(state, seat, tile)
