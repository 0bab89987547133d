"""The sequence of play: what comes next when no question is open (SE-A0)."""

from tilewright.compiled.empires import attack, auction, setup, turn
from tilewright.compiled.empires.aftermath import take_marker
from tilewright.compiled.empires.battle import arm, reroll, support, withdraw
from tilewright.compiled.empires.build import build_or_stop, move_native
from tilewright.compiled.empires.choices import new_groups, only_of
from tilewright.compiled.empires.codes import legal
from tilewright.compiled.empires.ending import finish_game
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.helping import answer_help, seek_help
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
    NONE,
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
from tilewright.compiled.empires.losses import lose_helper, lose_unit
from tilewright.compiled.empires.movement import move_or_stop
from tilewright.compiled.empires.naval import face_naval
from tilewright.compiled.empires.table import ask
from tilewright.compiled.empires.tiles import raid, take
from tilewright.compiled.empires.war_end import finish_war
from tilewright.compiled.jit import compiled, inlined, int64


@compiled
def apply(figures: Figures, state: State, code: int) -> None:
    """What the answer to a question brings, up to the next question or the end of the game."""
    answer(figures, state, code)
    run(figures, state)


@compiled
def run(figures: Figures, state: State) -> None:
    """Go on until somebody has more than one answer to choose from."""
    while True:
        while state.question.kind == NONE:
            if _next(figures, state):
                return
        forced = only(figures, state)
        if forced == NONE:
            return
        answer(figures, state, forced)


@inlined
def _next(figures: Figures, state: State) -> bool:
    """The order of the game: set-up; then in each war alliances, turns and the war's end (SE-A0). Is it over?"""
    if state.war == 0:
        setup.next_step(figures, state)
    elif state.upper_count + state.lower_count < figures.players:
        auction.open_auction(state)
    elif state.assault.attacker != NONE:
        attack.next_step(figures, state)
    elif state.round == 0:
        turn.begin_rounds(figures, state)
    elif state.active != NONE:
        turn.go_on(figures, state)
    elif finish_war(figures, state):
        finish_game(figures, state)
        ask(state, NONE, NONE)
        return True
    return False


@inlined
def only(figures: Figures, state: State) -> int:
    """The one answer there is, where that can be, and then nobody is asked; else NONE."""
    kind, seat = state.question.kind, int64(state.question.seat)
    if kind == ACTING:
        return turn.only_pass(figures, state, seat)
    if kind == BIDDING:
        return auction.only_pass(figures, state, seat)
    if kind in (CHOOSING_POWER, BUILDING, DECLARING, CHOOSING_ALLIANCE, RAIDING):
        groups = new_groups()
        return only_of(groups, legal(figures, state, groups))
    return NONE


@compiled
def answer(figures: Figures, state: State, code: int) -> None:
    """What a legal action brings, up to the next step of the rules."""
    kind, seat = state.question.kind, int64(state.question.seat)
    state.question.kind = NONE
    if kind == ACTING:
        turn.act(figures, state, seat, code)
    elif kind == BIDDING:
        auction.bid_or_pass(figures, state, seat, code)
    elif kind == MOVING:
        move_or_stop(figures, state, seat, code)
    elif kind == BUILDING:
        build_or_stop(figures, state, seat, code)
    elif kind == MOVING_NATIVE:
        move_native(figures, state, seat, code)
    elif kind == DECLARING:
        attack.declare(figures, state, seat, code)
    elif kind == CHOOSING_POWER:
        setup.choose_power(figures, state, seat, code)
    elif kind == PLACING_UNIT:
        setup.place_unit(figures, state, seat, code)
    elif kind == CHOOSING_ALLIANCE:
        take(figures, state, seat, code)
    elif kind == RAIDING:
        raid(figures, state, seat, code)
    else:
        _answer_in_battle(figures, state, kind, seat, code)


@inlined
def _answer_in_battle(figures: Figures, state: State, kind: int, seat: int, code: int) -> None:
    if kind == SEEKING_HELP:
        seek_help(figures, state, seat, code)
    elif kind == ANSWERING_HELP:
        answer_help(figures, state, seat, code)
    elif kind == FACING_NAVAL:
        face_naval(figures, state, seat, code)
    elif kind == SURPRISING:
        attack.surprise(figures, state, seat, code)
    elif kind == ARMING:
        arm(figures, state, code)
    elif kind == SUPPORTING:
        support(figures, state, seat, code)
    elif kind == REROLLING:
        reroll(figures, state, seat, code)
    elif kind == WITHDRAWING:
        withdraw(figures, state, seat, code)
    elif kind == LOSING_UNIT:
        lose_unit(figures, state, seat, code)
    elif kind == LOSING_HELPER:
        lose_helper(figures, state, seat, code)
    elif kind == TAKING_MARKER:
        take_marker(figures, state, seat, code)
