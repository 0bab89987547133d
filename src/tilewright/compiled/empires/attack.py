"""Attacks: what may be attacked, declaring it, and the order of the steps that follow (SE-F0 to SE-F2)."""

import numpy as np

from tilewright.compiled.bits import lowest, without_lowest
from tilewright.compiled.empires.aftermath import follow_up
from tilewright.compiled.empires.battle import (
    arm_tiles,
    decide,
    offer_attackers_reserves,
    offer_defenders_reserves,
    offer_support,
    roll,
)
from tilewright.compiled.empires.choices import Groups, add, new_groups
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import seek_attackers_help, seek_defenders_help
from tilewright.compiled.empires.layout import (
    AFTERMATH,
    ARMS,
    ATTACKER_HELP,
    ATTACKER_RESERVES,
    DECIDE,
    DEFENDER_HELP,
    DEFENDER_NAVAL,
    DEFENDER_RESERVES,
    LAND,
    LOSSES,
    NAVAL_DECISION,
    NONE,
    ROLL,
    SUPPORT,
    SURPRISE,
    SURPRISING,
    State,
)
from tilewright.compiled.empires.losses import suffer
from tilewright.compiled.empires.money import pay
from tilewright.compiled.empires.naval import ask_defender, face_the_sea
from tilewright.compiled.empires.table import (
    ask,
    captive_area,
    captive_owner,
    captive_raider,
    has_marker_left,
    presence,
    seat_at,
    seats_away,
    upper_row,
)
from tilewright.compiled.empires.tile_use import held, spend_single
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, FLEET, FORT, HOME, PIRATES, SLAVE_REVOLT, SURPRISE_ATTACK

AREAS = (1 << HOME) - 1

# ---- what may be attacked


@compiled
def attacks(figures: Figures, state: State, seat: int, groups: Groups, used: int) -> int:
    """All attacks that they may declare (SE-F1, SE-F2)."""
    armies, fleets = presence(state.units[ARMY, seat]) & AREAS, presence(state.units[FLEET, seat]) & AREAS
    if armies | fleets == 0:
        return used
    upper = upper_row(state)
    for other in range(figures.players):
        if (upper >> other & 1) != (upper >> seat & 1):
            base = figures.code.attack + (seats_away(figures, seat, other) - 1) * HOME * 2
            land, seas = armies & holdings(state, other), fleets & presence(state.units[FLEET, other])
            used = add(groups, used, base, _interleaved(land, seas))
    if armies:
        has_marker = has_marker_left(figures, state, seat)
        if has_marker:
            used = add(groups, used, figures.code.attack_neutral, _neutrals(figures, state, armies))
        used = _captives(figures, state, seat, armies, has_marker, groups, used)
    return used


@compiled
def holdings(state: State, seat: int) -> int:
    """The areas where they have anything that can be attacked on land, as bits (SE-F1)."""
    return presence(state.markers[seat]) | presence(state.units[ARMY, seat]) | presence(state.units[FORT, seat])


@compiled
def _interleaved(land: int, seas: int) -> int:
    """Two sets of areas as one of area × 2 + arm."""
    mask = 0
    for area in range(HOME):
        mask |= (land >> area & 1 | (seas >> area & 1) << 1) << 2 * area
    return mask


@compiled
def _neutrals(figures: Figures, state: State, areas: int) -> int:
    """The kinds of neutral counters that lie in these areas, as bits."""
    wanted, lying = 0, 0
    for area in range(HOME):
        if areas >> area & 1:
            wanted |= figures.neutrals_in[area]
    left = np.uint64(wanted)
    while left:
        kind = lowest(left)
        left = without_lowest(left)
        lying |= (state.lying[kind] != 0) << kind
    return lying


@compiled
def _captives(
    figures: Figures, state: State, seat: int, areas: int, has_marker: bool, groups: Groups, used: int
) -> int:
    """The Pirates and Slave Revolts in these areas, one of each where there are several alike."""
    before = NONE
    for place in range(state.captive_count):
        held = int64(state.captives[place])
        owner, area = captive_owner(held), captive_area(held)
        if held != before and areas >> area & 1 and (has_marker or owner == seat):
            number = (captive_raider(held) * HOME + area) * figures.players + seats_away(figures, seat, owner)
            used = add(groups, used, figures.code.attack_captive + number, 1)
        before = held
    return used


@compiled
def can_attack(figures: Figures, state: State, seat: int) -> bool:
    return attacks(figures, state, seat, new_groups(), 0) > 0


# ---- declaring it


@compiled
def begin_assault(state: State, seat: int, area: int, arm: int, step: int) -> None:
    """An attack begins; its target is written after this."""
    clear_assault(state)
    assault = state.assault
    assault.attacker, assault.area, assault.arm, assault.step = seat, area, arm, step


@compiled
def clear_assault(state: State) -> None:
    """No attack is under way."""
    assault = state.assault
    assault.attacker = assault.defender = assault.area = assault.arm = assault.step = NONE
    assault.counter = assault.tile = assault.captive = assault.support = NONE
    assault.naval_only = assault.surprise = assault.blockade = assault.withdrawn = 0
    assault.outcome = assault.losses = 0
    assault.asked[:] = 0
    assault.help[:] = 0
    assault.dice[:] = 0
    assault.tiles_asked = assault.tiles_at_sea = 0


@compiled
def declare(figures: Figures, state: State, seat: int, code: int) -> None:
    """The target is named, and the attack begins (SE-F1)."""
    assault, codes = state.assault, figures.code
    if code >= codes.attack_captive:
        number = code - codes.attack_captive
        place = number // figures.players
        begin_assault(state, seat, place % HOME, LAND, SURPRISE)
        assault.tile = PIRATES if place < HOME else SLAVE_REVOLT
        assault.captive = seat_at(figures, seat, number % figures.players)
    elif code >= codes.attack:
        number = code - codes.attack
        arm, area = number % 2, number // 2 % HOME
        begin_assault(state, seat, area, arm, SURPRISE)
        assault.naval_only = arm
        assault.defender = seat_at(figures, seat, number // (2 * HOME) + 1)
    else:
        kind = code - codes.attack_neutral
        begin_assault(state, seat, figures.counter_area[kind], LAND, SURPRISE)
        assault.counter = kind


@compiled
def pay_for_attack(figures: Figures, state: State, seat: int) -> None:
    """Gold is paid at once (SE-F1); the War Office saves it."""
    pay(figures, state, seat, figures.attack_cost)


@compiled
def offer_surprise(state: State) -> None:
    """Right after declaring on a player: the Surprise Attack."""
    assault = state.assault
    assault.step = ATTACKER_HELP
    if assault.defender != NONE and held(state, int64(assault.attacker), SURPRISE_ATTACK):
        ask(state, SURPRISING, int64(assault.attacker))


@compiled
def surprise(figures: Figures, state: State, seat: int, code: int) -> None:
    """Nobody helps the defender of a Surprise Attack."""
    if code != figures.code.no:
        spend_single(state, seat, SURPRISE_ATTACK)
        state.assault.surprise = 1


@inlined
def next_step(figures: Figures, state: State) -> None:
    """The next step of the attack (SE-F0)."""
    step = state.assault.step
    if step == SURPRISE:
        offer_surprise(state)
    elif step == ATTACKER_HELP:
        seek_attackers_help(figures, state)
    elif step == DEFENDER_HELP:
        seek_defenders_help(figures, state)
    elif step == NAVAL_DECISION:
        face_the_sea(figures, state)
    elif step == DEFENDER_NAVAL:
        ask_defender(state)
    elif step == ARMS:
        arm_tiles(figures, state)
    elif step == SUPPORT:
        offer_support(state)
    elif step == ROLL:
        roll(state)
    elif step == ATTACKER_RESERVES:
        offer_attackers_reserves(state)
    elif step == DEFENDER_RESERVES:
        offer_defenders_reserves(state)
    elif step == DECIDE:
        decide(figures, state)
    elif step == LOSSES:
        suffer(figures, state)
    elif step == AFTERMATH:
        follow_up(figures, state)
    else:
        clear_assault(state)
