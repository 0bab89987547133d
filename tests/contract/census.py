"""Game by game: what there is of every piece, wherever it lies. It must be the same all through a game."""

from collections import Counter
from collections.abc import Callable
from typing import Any


def qwirkle(state: Any) -> object:
    """The 108 tiles, on the table, in the hands and in the bag."""
    return Counter((*state.table.values(), *state.bag, *(tile for hand in state.hands for tile in hand)))


def tigris(state: Any) -> object:
    """Treasures, catastrophes and leaders; tiles that leave the game are followed by their events (tests/tigris)."""
    return (
        state.board.treasures.bit_count() + sum(state.treasures),
        state.board.ruins.bit_count() + sum(state.catastrophes),
        len(state.board.stands),
    )


def empires(state: Any) -> object:
    """By area the country counters and what took their place (SE-W4); by tile all copies that cannot leave the game."""
    material, empires = state.material, state.empires
    areas = [
        sum(state.bag[kind] + state.lying[kind] for kind in material.counters_in[area])
        + sum(empire.markers[area] for empire in empires)
        + sum(captive.area == area for captive in state.captives)
        for area in range(len(material.areas))
    ]
    if state.assault is not None and state.assault.raid:
        raiding = state.assault.tile
    else:
        raiding = getattr(state.decision, "tile", -1) if type(state.decision).__name__ == "Raiding" else -1
    blockade = next(number for number, tile in enumerate(material.tiles) if tile.id == "blockade")
    tiles = [
        state.supply[number]
        + sum(empire.tiles[number] for empire in empires)
        + sum(captive.tile == number for captive in state.captives)
        + (number == raiding)
        + (sum(sum(empire.blockades) for empire in empires) if number == blockade else 0)
        for number, tile in enumerate(material.tiles)
        if tile.use != "box"
    ]
    return areas, tiles


CENSUS: dict[str, Callable[[Any], object]] = {
    "empires": empires,
    "qwirkle": qwirkle,
    "tigris": tigris,
}
