"""What is legal, as codes of actions: counted, picked, listed, marked."""

from typing import Any

from tilewright.compiled.empires.aftermath import take_or_leave
from tilewright.compiled.empires.attack import attacks
from tilewright.compiled.empires.auction import bids
from tilewright.compiled.empires.build import native_moves, orders
from tilewright.compiled.empires.choices import Groups, add, code_at, list_codes, mark_codes, new_groups, size_of
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import answers, asks
from tilewright.compiled.empires.layout import (
    ACTING,
    ANSWERING_HELP,
    ARMING,
    BIDDING,
    BUILDING,
    CHOOSING_ALLIANCE,
    CHOOSING_POWER,
    DECLARING,
    FACING_NAVAL,
    LOSING_HELPER,
    LOSING_UNIT,
    MOVING,
    MOVING_NATIVE,
    PLACING_UNIT,
    RAIDING,
    REROLLING,
    SEEKING_HELP,
    SUPPORTING,
    SURPRISING,
    TAKING_MARKER,
    WITHDRAWING,
    State,
)
from tilewright.compiled.empires.losses import helper_losses, unit_losses
from tilewright.compiled.empires.movement import moves
from tilewright.compiled.empires.naval import fight_or_decline
from tilewright.compiled.empires.setup import placements, powers
from tilewright.compiled.empires.tile_use import use_or_not
from tilewright.compiled.empires.tiles import alliance_choices, raids
from tilewright.compiled.empires.turn import actions
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import BLOCKADE, FIGHTING_WITHDRAWAL, RESERVES, SURPRISE_ATTACK


@compiled
def legal(figures: Figures, state: State, groups: Groups) -> int:
    """The answers to the open question, as groups of codes; how many groups."""
    kind, seat = state.question.kind, int64(state.question.seat)
    if kind == ACTING:
        return actions(figures, state, seat, groups)
    if kind == BIDDING:
        return bids(figures, state, seat, groups)
    if kind == MOVING:
        used = add(groups, 0, figures.code.stop, 1)
        return moves(figures, state, seat, groups, used)
    if kind == BUILDING:
        return orders(figures, state, seat, groups)
    if kind == MOVING_NATIVE:
        return native_moves(figures, state, seat, groups)
    if kind == DECLARING:
        return attacks(figures, state, seat, groups, 0)
    if kind == CHOOSING_POWER:
        return powers(figures, state, groups)
    if kind == PLACING_UNIT:
        return placements(figures, state, seat, groups)
    if kind == CHOOSING_ALLIANCE:
        return alliance_choices(figures, state, seat, groups)
    if kind == RAIDING:
        return raids(figures, state, seat, groups)
    return _legal_in_battle(figures, state, seat, groups)


@inlined
def _legal_in_battle(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    kind = state.question.kind
    if kind == SEEKING_HELP:
        return asks(figures, state, seat, groups)
    if kind == ANSWERING_HELP:
        return answers(figures, state, seat, groups)
    if kind == FACING_NAVAL:
        return fight_or_decline(figures, groups)
    if kind == SURPRISING:
        return use_or_not(figures, SURPRISE_ATTACK, groups)
    if kind == ARMING:
        return use_or_not(figures, int64(state.question.tile), groups)
    if kind == SUPPORTING:
        return use_or_not(figures, BLOCKADE, groups)
    if kind == REROLLING:
        return use_or_not(figures, RESERVES, groups)
    if kind == WITHDRAWING:
        return use_or_not(figures, FIGHTING_WITHDRAWAL, groups)
    if kind == LOSING_UNIT:
        return unit_losses(figures, state, groups)
    if kind == LOSING_HELPER:
        return helper_losses(figures, state, seat, groups)
    if kind == TAKING_MARKER:
        return take_or_leave(figures, groups)
    return 0  # the game is over


@compiled
def actor(figures: Figures, state: State) -> int:  # noqa: ARG001 -- the same for all games
    """Who decides; -1 when the game is over."""
    return int64(state.question.seat)


@compiled
def count(figures: Figures, state: State) -> int:
    """How many actions are legal."""
    groups = new_groups()
    return size_of(groups, legal(figures, state, groups))


@compiled
def pick(figures: Figures, state: State, number: int) -> int:
    """The code of the legal action of this number."""
    groups = new_groups()
    return code_at(groups, legal(figures, state, groups), number)


@compiled
def codes(figures: Figures, state: State, out: Any) -> int:
    """All legal codes, in the order of `pick`; how many they are."""
    groups = new_groups()
    return list_codes(groups, legal(figures, state, groups), out)


@compiled
def mask(figures: Figures, state: State, out: Any) -> None:
    """1 for the legal codes, 0 for all others."""
    groups = new_groups()
    out[: figures.code_count] = 0
    mark_codes(groups, legal(figures, state, groups), out)
