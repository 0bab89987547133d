"""What is at stake in each area, worked out again only where a state differs from the one before."""

from functools import lru_cache

from tilewright.bots.empires.areas import AreaPosition, Stakes, stakes
from tilewright.bots.empires.weights import Areas
from tilewright.games.empires.model.names import ARMY_TRAINING, HOME
from tilewright.games.empires.state import EmpiresState

EVERYWHERE = (1 << HOME) - 1


class AreaFeatures:
    """Keeps what was found for one state, the base; another is compared with it."""

    def __init__(self, areas: Areas) -> None:
        self._areas = areas
        self._base: EmpiresState | None = None
        self._terms: tuple[float, float] = (0.0, 0.0)
        self._found: tuple[Stakes, ...] = ()

    def start_from(self, state: EmpiresState, horizon: float, attack_cost: float) -> None:
        """Make this the base: the states to come differ little from it."""
        self._found = tuple(
            stakes(area_position(state, area), horizon, attack_cost, self._areas) for area in range(HOME)
        )
        self._base, self._terms = state, (horizon, attack_cost)

    def stakes(self, state: EmpiresState, horizon: float, attack_cost: float) -> list[Stakes] | tuple[Stakes, ...]:
        """What is at stake in each area."""
        if self._base is None or self._terms != (horizon, attack_cost) or not _alike(self._base, state):
            self.start_from(state, horizon, attack_cost)
        assert self._base is not None
        changed = _changed(self._base, state)
        if not changed:
            return self._found
        found = list(self._found)
        for area in range(HOME):
            if changed >> area & 1:
                found[area] = stakes(area_position(state, area), horizon, attack_cost, self._areas)
        return found


def area_position(state: EmpiresState, area: int) -> AreaPosition:
    """One area of a state."""
    material, empires = state.material, state.empires
    sea, tiles, counters = material.sea_of[area], material.alliances_in[area], material.counters
    return AreaPosition(
        material.areas[area].vp,
        tuple([empire.markers[area] for empire in empires]),
        tuple([empire.armies[area] for empire in empires]),
        tuple([empire.forts[area] for empire in empires]),
        (0,) * state.players if sea is None else tuple([empire.fleets[sea] for empire in empires]),
        tuple([empire.tiles[ARMY_TRAINING] for empire in empires]),
        tuple([sum([empire.tiles[tile] for tile in tiles]) for empire in empires]),
        tuple([1 if seat in state.upper else 2 if seat in state.lower else 0 for seat in range(state.players)]),
        tuple(
            [
                (strength, counters[kind].gold, counters[kind].vp)
                for kind in material.counters_in[area]
                if state.lying[kind] and (strength := counters[kind].strength) is not None
            ]
        ),
    )


def _alike(base: EmpiresState, state: EmpiresState) -> bool:
    """Are they of the same kind of table? One engine may be asked about many."""
    return base.players == state.players and base.material is state.material


def _changed(base: EmpiresState, state: EmpiresState) -> int:
    """The areas in which the two differ, as bits."""
    if base.upper != state.upper or base.lower != state.lower:
        return EVERYWHERE
    material, mask = state.material, 0
    if base.lying is not state.lying:
        for kind in _differences(base.lying, state.lying):
            mask |= 1 << material.counter_area[kind]
    for before, now in zip(base.empires, state.empires, strict=True):
        if before is now:
            continue
        for old, new in ((before.markers, now.markers), (before.armies, now.armies), (before.forts, now.forts)):
            if old is not new:
                for area in _differences(old, new):
                    mask |= 1 << area
        if before.fleets is not now.fleets:
            for sea in _differences(before.fleets, now.fleets):
                mask |= material.served[sea] if sea < HOME else 0
        if before.tiles is not now.tiles:
            for tile in _differences(before.tiles, now.tiles):
                if tile == ARMY_TRAINING:
                    return EVERYWHERE
                for area in material.tiles[tile].areas:
                    mask |= 1 << area
    return mask & EVERYWHERE


@lru_cache(maxsize=1 << 14)
def _differences(old: bytes, new: bytes) -> tuple[int, ...]:
    """Where two rows of counts differ."""
    return tuple(place for place, (before, now) in enumerate(zip(old, new, strict=True)) if before != now)
