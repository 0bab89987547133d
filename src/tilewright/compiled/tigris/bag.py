"""Drawing tiles: every tile in the bag is equally likely at each draw (TE-S4)."""

from typing import Any

from tilewright.compiled.chance import below
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.layout import COLOURS, State


@compiled
def total(counts: Any) -> int:
    """How many tiles of all colours."""
    return int(counts[0]) + int(counts[1]) + int(counts[2]) + int(counts[3])


@compiled
def draw(chance: Any, bag: Any, count: int, into: Any) -> int:
    """Move so many tiles, or what the bag has, from the bag into something else; how many they were."""
    left = total(bag)
    number = min(count, left)
    for _ in range(number):
        place = below(chance, left)
        colour = 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        into[colour] += 1
        left -= 1
    return number


@compiled
def hand_size(state: State, seat: int) -> int:
    return total(state.hands[seat])


@compiled
def draw_tiles(state: State, seat: int, count: int) -> int:
    """A player draws so many tiles, or as many as the bag has; how many they were."""
    new = state.just_drawn[seat]
    for colour in range(COLOURS):
        new[colour] -= state.hands[seat, colour]
    number = draw(state.chance, state.bag, count, state.hands[seat])
    for colour in range(COLOURS):
        new[colour] += state.hands[seat, colour]
    return number
