"""Turns: two actions in any mix, free actions on top (SE-T)."""

from tilewright.compiled.empires.attack import attacks, declare, pay_for_attack
from tilewright.compiled.empires.build import begin_build, builds, can_populate
from tilewright.compiled.empires.choices import Groups, add, new_groups, size_of
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import ACTING, NONE, State
from tilewright.compiled.empires.movement import AT_HOME, begin_move, moves
from tilewright.compiled.empires.settle import settle, settlings
from tilewright.compiled.empires.table import ask, presence, turn_order
from tilewright.compiled.empires.tiles import blockadings, free_action_open, place_blockade, take, takes, use, uses
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import ARMY, FLEET

# ---- the order of turns


@compiled
def begin_rounds(figures: Figures, state: State) -> None:
    """The first turn of the war (SE-A5)."""
    state.round = 1
    state.opener = NONE  # there is no next auction in this war
    _begin_turn(figures, state, turn_order(state, 0))


@compiled
def _begin_turn(figures: Figures, state: State, seat: int) -> None:
    state.active = seat
    state.actions_left = figures.actions
    state.tile_taken = state.settled = 0
    state.singles_used = 0


@inlined
def go_on(figures: Figures, state: State) -> None:
    """What follows an action: another one, or the end of the turn (SE-T3)."""
    active = int64(state.active)
    if state.actions_left or free_action_open(figures, state, active):
        ask(state, ACTING, active)
    else:
        _end_turn(figures, state)


@compiled
def _end_turn(figures: Figures, state: State) -> None:
    """The turn ends; after the last round nobody is active (SE-A0)."""
    place = 0
    while turn_order(state, place) != state.active:
        place += 1
    place += 1
    if place < figures.players:
        _begin_turn(figures, state, turn_order(state, place))
    elif state.round < figures.rounds:
        state.round += 1
        _begin_turn(figures, state, turn_order(state, 0))
    else:
        state.active = NONE


# ---- what may be done in a turn


@compiled
def actions(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """All actions and free actions (SE-T1, SE-T2)."""
    used = add(groups, 0, figures.code.use, uses(figures, state, seat))
    used = add(groups, used, figures.code.lay_blockade, blockadings(figures, state, seat))
    if not state.actions_left:
        return add(groups, used, figures.code.end, 1)
    used = add(groups, used, figures.code.pass_, 1)
    if not state.tile_taken:
        used = takes(figures, state, seat, groups, used)
    if can_populate(figures, state, seat):
        used = builds(figures, state, seat, NONE, NONE, 0, groups, used)
    used = moves(figures, state, seat, groups, used)
    used = attacks(figures, state, seat, groups, used)
    return settlings(figures, state, seat, groups, used)


@inlined
def act(figures: Figures, state: State, seat: int, code: int) -> None:
    """An action, a free action, or the end of the turn."""
    codes = figures.code
    if codes.use <= code < codes.lay_blockade:
        use(figures, state, seat, code)
    elif codes.lay_blockade <= code < codes.build:
        place_blockade(figures, state, seat, code)
    elif code == codes.end:
        _end_turn(figures, state)
    else:
        state.actions_left -= 1
        _act_for_one(figures, state, seat, code)


@compiled
def _act_for_one(figures: Figures, state: State, seat: int, code: int) -> None:
    """One of the actions of the turn."""
    codes = figures.code
    if code == codes.pass_:
        return
    if code < codes.use:
        state.tile_taken = 1
        take(figures, state, seat, code)
    elif code < codes.move:
        begin_build(figures, state, seat, code)
    elif code < codes.settle:
        begin_move(figures, state, seat, code)
    elif code < codes.attack_neutral:
        settle(figures, state, seat, code)
    else:
        declare(figures, state, seat, code)
        pay_for_attack(figures, state, seat)


@inlined
def only_pass(figures: Figures, state: State, seat: int) -> int:
    """A player who has nothing, and can take nothing, passes."""
    if not state.actions_left or presence(state.units[FLEET, seat]) or presence(state.units[ARMY, seat]) & ~AT_HOME:
        return NONE  # they can end the turn, or move
    if can_populate(figures, state, seat):
        return NONE  # they can build
    groups = new_groups()
    return figures.code.pass_ if size_of(groups, actions(figures, state, seat, groups)) == 1 else NONE
