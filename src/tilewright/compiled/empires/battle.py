"""A battle up to its outcome: tiles with both arms, Blockade, dice, Reserves, Fighting Withdrawal (SE-F5 to SE-F7)."""

import numpy as np

from tilewright.compiled.bits import lowest, without_lowest
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import (
    ARMING,
    ATTACKER_RESERVES,
    ATTACKER_WON,
    DECIDE,
    DEFENDER_RESERVES,
    DEFENDER_WON,
    LAND,
    LOSSES,
    NONE,
    REROLLING,
    ROLL,
    SUPPORTING,
    TIED,
    UNDECIDED,
    WITHDRAWING,
    State,
)
from tilewright.compiled.empires.losses import defender_would_lose
from tilewright.compiled.empires.movement import die
from tilewright.compiled.empires.strength import ATTACKER, DEFENDER, force, is_raid, principal
from tilewright.compiled.empires.table import ask
from tilewright.compiled.empires.tile_use import held, ready, spend_single, turn_tile
from tilewright.compiled.jit import compiled, int64
from tilewright.games.empires.model.names import BLOCKADE, FIGHTING_WITHDRAWAL, RESERVES

# ---- before the dice


@compiled
def arm_tiles(figures: Figures, state: State) -> None:
    """Each alliance tile with both arms, the attacker's first, serves at sea if its owner says so (SE-F5).

    Where no land battle can follow there is nothing to choose: it serves at sea.
    """
    assault = state.assault
    for side in (ATTACKER, DEFENDER):
        seat = principal(assault, side)
        if seat == NONE:
            continue
        named = np.uint64(figures.alliances_in[assault.area] & figures.both_arms & ~assault.tiles_asked)
        while named:
            tile = lowest(named)
            named = without_lowest(named)
            if not held(state, seat, tile):
                continue
            if assault.naval_only or is_raid(assault):
                _arm(state, tile, True)
            else:
                ask(state, ARMING, seat)
                state.question.tile = tile
                return
    assault.step = ROLL


@compiled
def _arm(state: State, tile: int, at_sea: bool) -> None:
    assault = state.assault
    assault.tiles_asked |= 1 << tile
    if at_sea:
        assault.tiles_at_sea |= 1 << tile


@compiled
def arm(figures: Figures, state: State, code: int) -> None:
    """Whether an alliance tile with both arms serves at sea (SE-F5)."""
    _arm(state, int64(state.question.tile), code != figures.code.no)


@compiled
def offer_support(state: State) -> None:
    """The land battle begins: who has naval support may spend a Blockade on it (SE-F5)."""
    assault = state.assault
    assault.arm, assault.outcome, assault.losses, assault.step = LAND, UNDECIDED, 0, ROLL
    assault.dice[:] = 0
    if assault.support != NONE and held(state, int64(assault.support), BLOCKADE):
        ask(state, SUPPORTING, int64(assault.support))


@compiled
def support(figures: Figures, state: State, seat: int, code: int) -> None:
    """Whether to spend a Blockade on the naval support (SE-F5)."""
    if code != figures.code.no:
        spend_single(state, seat, BLOCKADE)
        state.assault.blockade = 1


# ---- the dice


@compiled
def roll(state: State) -> None:
    """Both sides roll two dice (SE-F6)."""
    for number in range(4):
        state.assault.dice[number] = die(state)
    state.assault.step = ATTACKER_RESERVES


@compiled
def side_total(figures: Figures, state: State, side: int) -> int:
    """Strength and difference of the dice (SE-F6)."""
    dice = state.assault.dice
    return force(figures, state, side) + abs(int64(dice[2 * side]) - int64(dice[2 * side + 1]))


@compiled
def offer_attackers_reserves(state: State) -> None:
    """The attacker is asked first whether both roll again (SE-F7)."""
    state.assault.step = DEFENDER_RESERVES
    _offer_reserves(state, principal(state.assault, ATTACKER))


@compiled
def offer_defenders_reserves(state: State) -> None:
    """Then the defender."""
    state.assault.step = DECIDE
    _offer_reserves(state, principal(state.assault, DEFENDER))


@compiled
def _offer_reserves(state: State, seat: int) -> None:
    if seat != NONE and ready(state, seat, RESERVES) > 0:
        ask(state, REROLLING, seat)


@compiled
def reroll(figures: Figures, state: State, seat: int, code: int) -> None:
    """Whether to turn a Reserves tile (SE-F7)."""
    if code != figures.code.no:
        turn_tile(state, seat, RESERVES)
        state.assault.step = ROLL


# ---- the outcome


@compiled
def decide(figures: Figures, state: State) -> None:
    """The higher total wins (SE-F6); a defender about to lose a unit may withdraw fighting."""
    assault = state.assault
    mine, theirs = side_total(figures, state, ATTACKER), side_total(figures, state, DEFENDER)
    assault.outcome = ATTACKER_WON if mine > theirs else DEFENDER_WON if mine < theirs else TIED
    assault.step = LOSSES
    defender = int64(assault.defender)
    if defender != NONE and held(state, defender, FIGHTING_WITHDRAWAL) and defender_would_lose(figures, state):
        ask(state, WITHDRAWING, defender)


@compiled
def withdraw(figures: Figures, state: State, seat: int, code: int) -> None:
    """Whether to use the Fighting Withdrawal."""
    if code != figures.code.no:
        spend_single(state, seat, FIGHTING_WITHDRAWAL)
        state.assault.withdrawn = 1
