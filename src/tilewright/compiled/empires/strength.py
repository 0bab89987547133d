"""The strength of both sides of a battle before the dice (SE-F5)."""

import numpy as np

from tilewright.compiled.bits import lowest, without_lowest
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import NAVAL, NONE, Assault, State
from tilewright.compiled.empires.table import allied
from tilewright.compiled.empires.tile_use import held
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import ARMY, ARMY_TRAINING, FLEET, FORT, NAVAL_TRAINING, PIRATES

ATTACKER, DEFENDER = range(2)  # sides


@compiled
def is_raid(assault: Assault) -> bool:
    """Is it a battle of Pirates or of a Slave Revolt for a marker?"""
    return assault.tile != NONE and assault.captive == NONE


@compiled
def principal(assault: Assault, side: int) -> int:
    """The player who fights on that side; NONE for a neutral or a tile."""
    if side == DEFENDER:
        return int64(assault.defender)
    return NONE if is_raid(assault) else int64(assault.attacker)


@compiled
def fleets_there(figures: Figures, state: State, seat: int) -> int:
    """Their fleets in the sea of the area attacked; none of nobody's."""
    sea = figures.sea_of[state.assault.area]
    return 0 if NONE in (sea, seat) else int64(state.units[FLEET, seat, sea])


@compiled
def units_there(figures: Figures, state: State, seat: int) -> int:
    """Their fleets or armies in the battle being fought."""
    if state.assault.arm == NAVAL:
        return fleets_there(figures, state, seat)
    return int64(state.units[ARMY, seat, state.assault.area])


@compiled
def helpers(figures: Figures, state: State, side: int) -> int:
    """The players who help that side in the battle being fought, as bits (SE-F3)."""
    assault = state.assault
    seat, mask = principal(assault, side), 0
    if seat == NONE:
        return 0
    for helper in range(figures.players):
        if assault.help[assault.arm, helper] and allied(state, helper, seat):
            mask |= 1 << helper
    return mask


@compiled
def force(figures: Figures, state: State, side: int) -> int:
    """What a side brings into the battle being fought (SE-F5)."""
    assault = state.assault
    seat = principal(assault, side)
    if seat == NONE:
        return neutral_strength(figures, assault)
    area, naval = int64(assault.area), assault.arm == NAVAL
    strength = units_there(figures, state, seat)
    if strength == 0 and assault.tile == PIRATES and is_raid(assault):
        return 0  # without a fleet nothing stands against Pirates
    if side == DEFENDER and not naval:
        strength += state.units[FORT, seat, area] * figures.fort_strength
        units = units_there(figures, state, seat) + state.units[FORT, seat, area]
    else:
        units = strength
    if units:
        strength += _has_more_training(state, seat, side)
    if not naval and assault.support == seat:
        strength += figures.blockade_support if assault.blockade else 1
    named = np.uint64(figures.alliances_in[area])
    while named:
        tile = lowest(named)
        named = without_lowest(named)
        if held(state, seat, tile) and _serves_at_sea(figures, assault, tile) == naval:
            strength += held(state, seat, tile) * figures.alliance_strength[tile]
    helping = helpers(figures, state, side)
    for helper in range(figures.players):
        if helping >> helper & 1:
            strength += assault.help[assault.arm, helper]
    return strength


@compiled
def _has_more_training(state: State, seat: int, side: int) -> bool:
    """Has the principal more tiles of the training for this arm than the other?"""
    assault = state.assault
    kind = NAVAL_TRAINING if assault.arm == NAVAL else ARMY_TRAINING
    rival = principal(assault, 1 - side)
    return held(state, seat, kind) > (0 if rival == NONE else held(state, rival, kind))


@compiled
def _serves_at_sea(figures: Figures, assault: Assault, tile: int) -> bool:
    """Does an alliance tile fight in the naval battle? Where no land battle can follow, any that shows a fleet does."""
    if not figures.both_arms >> tile & 1:
        return (figures.fleet_arms >> tile & 1) != 0
    if assault.tiles_at_sea >> tile & 1:
        return True
    return assault.arm == NAVAL and (assault.naval_only != 0 or is_raid(assault))


@compiled
def neutral_strength(figures: Figures, assault: Assault) -> int:
    """The number of a neutral counter, or of a Pirates or Slave Revolt tile."""
    if assault.counter != NONE:
        return figures.counter_strength[assault.counter]
    return figures.raid_strength[0 if assault.tile == PIRATES else 1]
