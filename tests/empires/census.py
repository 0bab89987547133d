"""What there is of every piece, wherever it lies: the same all through a game."""

from typing import Any


def census(state: Any) -> object:
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
        raiding = getattr(state.question, "tile", None) if type(state.question).__name__ == "Raiding" else None
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
