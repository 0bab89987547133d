"""What a battle changes: support for the land battle, markers, counters, raids (SE-F4, SE-F11)."""

from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    ATTACKER_WON,
    DEFENDER_WON,
    END,
    LAND,
    NAVAL,
    NONE,
    TAKING_MARKER,
    State,
)
from tilewright.compiled.empires.naval import give_support
from tilewright.compiled.empires.strength import is_raid
from tilewright.compiled.empires.table import ask, captive, has_marker_left
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import PIRATES


@compiled
def follow_up(figures: Figures, state: State) -> None:
    """After a battle: the land battle, the marker, or the end of the attack (SE-F0)."""
    assault = state.assault
    if is_raid(assault):
        assault.step = END
        _end_raid(state)
    elif assault.arm == NAVAL and not assault.naval_only:
        winner = NONE
        if assault.outcome == ATTACKER_WON:
            winner = int64(assault.attacker)
        elif assault.outcome == DEFENDER_WON:
            winner = int64(assault.defender)
        give_support(state, winner)
    else:
        assault.step = END
        if assault.arm == LAND and assault.outcome == ATTACKER_WON:
            _win_land(figures, state)


@compiled
def _win_land(figures: Figures, state: State) -> None:
    """A land battle won: over a player, a neutral, or a tile (SE-F11)."""
    assault = state.assault
    seat, area, kind = int64(assault.attacker), int64(assault.area), int64(assault.counter)
    if kind != NONE:
        state.lying[kind] -= 1
        state.markers[seat, area] += 1
        state.gold[seat] += figures.counter_gold[kind]
        state.points[seat] += figures.counter_points[kind]
    elif assault.captive != NONE:
        _free_captive(state, captive(_raider(state), area, int64(assault.captive)))
        state.markers[seat, area] += 1
        state.supply[assault.tile] += 1
    elif state.markers[assault.defender, area] and has_marker_left(figures, state, seat):
        ask(state, TAKING_MARKER, seat)


@compiled
def _raider(state: State) -> int:
    return 0 if state.assault.tile == PIRATES else 1


@compiled
def _end_raid(state: State) -> None:
    """Only a higher total wins: the marker goes on the tile, which stays; else the tile is back in the supply."""
    assault = state.assault
    owner, area = int64(assault.defender), int64(assault.area)
    if assault.outcome != ATTACKER_WON:
        state.supply[assault.tile] += 1
        return
    state.markers[owner, area] -= 1
    _hold_captive(state, captive(_raider(state), area, owner))


@compiled
def _hold_captive(state: State, held: int) -> None:
    """A tile with a marker stays on the map; they lie in order."""
    place = int64(state.captive_count)
    while place > 0 and state.captives[place - 1] > held:
        state.captives[place] = state.captives[place - 1]
        place -= 1
    state.captives[place] = held
    state.captive_count += 1


@compiled
def _free_captive(state: State, held: int) -> None:
    """Such a tile leaves the map."""
    state.captive_count -= 1
    place = 0
    while state.captives[place] != held:
        place += 1
    for later in range(place, state.captive_count):
        state.captives[later] = state.captives[later + 1]
    state.captives[state.captive_count] = 0


# ---- the marker of a beaten player (SE-F11)


@compiled
def take_or_leave(figures: Figures, groups: Groups) -> int:
    used = add(groups, 0, figures.code.no, 1)
    return add(groups, used, figures.code.yes, 1)


@compiled
def take_marker(figures: Figures, state: State, seat: int, code: int) -> None:
    """The attacker may replace one marker by their own."""
    if code == figures.code.yes:
        state.markers[state.assault.defender, state.assault.area] -= 1
        state.markers[seat, state.assault.area] += 1
