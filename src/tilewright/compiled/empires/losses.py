"""Who loses units in a battle, and which (SE-F8 to SE-F10)."""

import numpy as np

from tilewright.compiled.bits import lowest, without_lowest
from tilewright.compiled.empires.choices import Groups, add
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    AFTERMATH,
    ATTACKER_WON,
    LOSING_HELPER,
    LOSING_UNIT,
    NAVAL,
    NONE,
    TIED,
    Assault,
    State,
)
from tilewright.compiled.empires.strength import ATTACKER, DEFENDER, fleets_there, helpers, principal
from tilewright.compiled.empires.table import ask, seat_at, seats_away
from tilewright.compiled.empires.units import remove_unit
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import ARMY, FLEET, FORT
from tilewright.games.empires.rules.losses import UNREST
from tilewright.games.empires.rules.odds import SEVEN

LOSE_ARMY, LOSE_FORT = range(2)  # behind the first code of losing a unit


@compiled
def side_losses(assault: Assault, side: int) -> int:
    """What the outcome and the dice ask of a side: none, one or two units (SE-F8, SE-F9)."""
    if principal(assault, side) == NONE or (side == DEFENDER and assault.withdrawn):
        return 0
    lost = 0 if assault.outcome == ATTACKER_WON + side else 1
    return lost + (assault.dice[2 * side] + assault.dice[2 * side + 1] == SEVEN)


@compiled
def losing_side(assault: Assault) -> int:
    """The side whose loss is being dealt with, the attacker's first (SE-F10)."""
    return ATTACKER if assault.losses < side_losses(assault, ATTACKER) else DEFENDER


@compiled
def losable(figures: Figures, state: State, side: int) -> int:
    """The kinds of units that a principal has to lose in this battle, as bits (SE-F8, SE-F10)."""
    assault = state.assault
    seat = principal(assault, side)
    if assault.arm == NAVAL:
        return 1 << FLEET if fleets_there(figures, state, seat) else 0
    kinds = 1 << ARMY if state.units[ARMY, seat, assault.area] else 0
    if side == DEFENDER and assault.outcome != TIED and state.units[FORT, seat, assault.area]:
        kinds |= 1 << FORT
    return kinds


@compiled
def defender_would_lose(figures: Figures, state: State) -> bool:
    """Would the defender's side lose any unit in this battle?"""
    lost = side_losses(state.assault, DEFENDER)
    if lost == 0:
        return False
    return losable(figures, state, DEFENDER) != 0 or (lost > 1 and helpers(figures, state, DEFENDER) != 0)


@compiled
def suffer(figures: Figures, state: State) -> None:
    """Units are lost one by one, the attacker's side first; whoever has a choice is asked."""
    assault = state.assault
    attackers = side_losses(assault, ATTACKER)
    if assault.losses >= attackers + side_losses(assault, DEFENDER):
        assault.step = AFTERMATH
        return
    side = losing_side(assault)
    second = assault.losses == (1 if side == ATTACKER else attackers + 1)
    helping = helpers(figures, state, side) if second else 0
    kinds = losable(figures, state, side)
    if helping & (helping - 1):
        ask(state, LOSING_HELPER, int64(assault.attacker))
    elif helping:
        _lose_helping(figures, state, lowest(helping))
    elif kinds & (kinds - 1):
        ask(state, LOSING_UNIT, principal(assault, side))
    elif kinds:
        _lose(figures, state, principal(assault, side), lowest(kinds))
    else:
        assault.losses += 1


@compiled
def _lose(figures: Figures, state: State, seat: int, kind: int) -> None:
    """One unit is lost, and brings unrest (SE-F10)."""
    area = int64(state.assault.area)
    remove_unit(state, seat, kind, figures.sea_of[area] if kind == FLEET else area)
    state.unrest[seat] += UNREST
    state.assault.losses += 1


@compiled
def _lose_helping(figures: Figures, state: State, seat: int) -> None:
    """The unit lost is one of those that helped (SE-F3, SE-F9)."""
    assault = state.assault
    _lose(figures, state, seat, FLEET if assault.arm == NAVAL else ARMY)
    assault.help[assault.arm, seat] -= 1


# ---- the owner picks the unit (SE-F10)


@compiled
def unit_losses(figures: Figures, state: State, groups: Groups) -> int:
    kinds = losable(figures, state, losing_side(state.assault))
    return add(groups, 0, figures.code.lose_unit, (kinds >> ARMY & 1) << LOSE_ARMY | (kinds >> FORT & 1) << LOSE_FORT)


@compiled
def lose_unit(figures: Figures, state: State, seat: int, code: int) -> None:
    _lose(figures, state, seat, FORT if code == figures.code.lose_unit + LOSE_FORT else ARMY)


# ---- the active player says whose (SE-F9)


@compiled
def helper_losses(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    mask, helping = 0, np.uint64(helpers(figures, state, losing_side(state.assault)))
    while helping:
        mask |= 1 << seats_away(figures, seat, lowest(helping))
        helping = without_lowest(helping)
    return add(groups, 0, figures.code.lose_power, mask)


@compiled
def lose_helper(figures: Figures, state: State, seat: int, code: int) -> None:
    _lose_helping(figures, state, seat_at(figures, seat, code - figures.code.lose_power))
