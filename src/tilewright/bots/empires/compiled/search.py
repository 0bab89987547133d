"""The search: every action is tried on a guess and the result is evaluated, as in `search.py` of the readable one."""

from typing import Any

import numpy as np

from tilewright.bots.empires.compiled.candidates import is_attack, is_move, list_candidates
from tilewright.bots.empires.compiled.evaluation import win_chance
from tilewright.bots.empires.compiled.layout import (
    MOST_CANDIDATES,
    PLANS,
    ROOT,
    TRIAL,
    TURN,
    Weights,
    Workspace,
)
from tilewright.bots.empires.compiled.rollout_policy import play_out
from tilewright.bots.empires.search import ARRIVES, DICE, FINALISTS, MORE_DICE, PLAYED_OUT, RAIDERS, SEA_TRIES
from tilewright.compiled.chance import SEED_BYTES, begin
from tilewright.compiled.empires import movement
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import ACTING, BUILDING, MOVING, NONE, PLACES, State
from tilewright.compiled.empires.sequence_of_play import apply
from tilewright.compiled.jit import compiled, inlined, int64
from tilewright.games.empires.model.names import HOME, TRAINED_NATIVES

UNKNOWN = -1.0  # in place of a chance
NO_SEED = np.zeros(SEED_BYTES, np.uint8)


@compiled
def spend(workspace: Workspace, positions: int) -> bool:
    """Take so many of the budget, if that many are left; otherwise take nothing and return False."""
    if positions > workspace.budget:
        return False
    workspace.budget -= positions
    return True


@compiled
def search(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    words: Any,
    dice: Any,
    whole_turn: bool,
    out: Any,
    values: Any,
) -> int:
    """The actions that were looked at, best first, with the seat's chance to win after each. How many they are.

    `words` are the states once more, as rows of whole numbers.
    """
    candidates = np.empty(MOST_CANDIDATES, np.int32)
    number = list_candidates(figures, states, ROOT, workspace.seat, candidates)
    throws, found = MORE_DICE if whole_turn else DICE, 0
    workspace.here = UNKNOWN
    for each in range(number):
        if spend(workspace, 1) or each == 0:
            out[found] = candidates[each]
            values[found] = _value(figures, weights, workspace, states, dice, ROOT, int64(candidates[each]), throws)
            found += 1
    _sort(out, values, found)
    if whole_turn and found > 1 and states[ROOT].question.kind in (ACTING, MOVING, BUILDING):
        _search_to_end_of_turn(figures, weights, workspace, states, words, dice, out, values, found)
    return found


@compiled
def _sort(out: Any, values: Any, number: int) -> None:
    """So many actions by their value, the best first; equals stay in their order."""
    for each in range(1, number):
        place, code, value = each, out[each], values[each]
        while place > 0 and values[place - 1] < value:
            out[place], values[place] = out[place - 1], values[place - 1]
            place -= 1
        out[place], values[place] = code, value


# ---- one action
@compiled
def _value(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    dice: Any,
    place: int,
    code: int,
    throws: int,
) -> float:
    """The seat's chance to win after an action in one of the states."""
    state = states[place]
    if is_attack(figures, code) or state.assault.attacker != NONE or _raids(figures, code):
        return _played_out(figures, weights, workspace, states, dice, place, code, throws)
    if _crosses_the_sea(figures, state, code):
        return _by_sea(figures, weights, workspace, states, dice, place, code)
    states[TRIAL] = states[place]
    apply(figures, states[TRIAL], code)
    return win_chance(figures, weights, workspace, states, TRIAL)


@compiled
def _raids(figures: Figures, code: int) -> bool:
    """Is a tile taken that raids?"""
    return code - figures.code.take in RAIDERS


@compiled
def _crosses_the_sea(figures: Figures, state: State, code: int) -> bool:
    """Is a unit moved or built with a sea check (SE-M6)? Trained Natives come without a ship."""
    if is_move(figures, code):
        number = code - figures.code.move
        return figures.panel[number // PLACES % PLACES] != figures.panel[number % PLACES]
    if figures.code.build <= code < figures.code.destroy:
        natives = state.question.kind == BUILDING and state.question.source == TRAINED_NATIVES
        return not natives and figures.panel[HOME] != figures.panel[(code - figures.code.build) % PLACES]
    return False


@inlined
def _played_out(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    dice: Any,
    place: int,
    code: int,
    throws: int,
) -> float:
    """An attack with several dice, all its questions answered by the rollout policy."""
    chances, played = 0.0, 0
    for throw in range(throws):
        if played and not spend(workspace, PLAYED_OUT):
            break
        states[TRIAL] = states[place]
        begin(states[TRIAL].chance, dice[throw])
        apply(figures, states[TRIAL], code)
        play_out(figures, states[TRIAL], weights)
        chances += win_chance(figures, weights, workspace, states, TRIAL)
        played += 1
    return chances / played


@inlined
def _by_sea(
    figures: Figures, weights: Weights, workspace: Workspace, states: Any, dice: Any, place: int, code: int
) -> float:
    """A move that the sea may stop: evaluated as if it arrived, with the odds that it does not."""
    if workspace.here < 0.0:
        workspace.here = win_chance(figures, weights, workspace, states, place)
    for throw in range(SEA_TRIES):
        states[TRIAL] = states[place]
        begin(states[TRIAL].chance, dice[throw])
        if movement.sea_check(figures, states[TRIAL], workspace.seat) != movement.ARRIVES:
            continue
        begin(states[TRIAL].chance, dice[throw])
        apply(figures, states[TRIAL], code)
        there = win_chance(figures, weights, workspace, states, TRIAL)
        return ARRIVES * there + (1 - ARRIVES) * min(workspace.here, there)
    return workspace.here


# ---- the rest of the turn
@inlined
def _search_to_end_of_turn(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    words: Any,
    dice: Any,
    out: Any,
    values: Any,
    found: int,
) -> None:
    """The best ones played on to the end of the turn, and put in order anew.

    All of them with the same dice, as often as the budget lasts; if it does not last once, they stay as they are.
    """
    finalists = min(FINALISTS, found)
    ends, plans, played = np.empty(FINALISTS), np.empty(len(states), np.int32), 0
    totals = np.zeros(FINALISTS)
    for throw in range(MORE_DICE):
        reached = True
        for each in range(finalists):
            code = int64(out[each])
            ends[each] = _to_end_of_turn(figures, weights, workspace, states, words, dice, dice[throw], code, plans)
            if ends[each] == UNKNOWN:
                reached = False
                break
        if not reached:
            break
        for each in range(finalists):
            totals[each] += ends[each]
        played += 1
    if not played:
        return
    for each in range(finalists):
        values[each] = totals[each] / played
    _sort(out, values, finalists)
    for each in range(finalists, found):
        values[each] = min(values[each], values[finalists - 1])


@inlined
def _to_end_of_turn(
    figures: Figures,
    weights: Weights,
    workspace: Workspace,
    states: Any,
    words: Any,
    dice: Any,
    seed: Any,
    code: int,
    plans: Any,
) -> float:
    """The chance to win at the end of the turn; UNKNOWN if the budget does not reach so far."""
    if not spend(workspace, 2 * PLAYED_OUT):
        return UNKNOWN
    state = states[TURN]
    states[TURN] = states[ROOT]
    begin(state.chance, seed)
    apply(figures, state, code)
    play_out(figures, state, weights)
    while state.question.seat == workspace.seat and state.active == workspace.seat:
        following = _plan(figures, weights, workspace, states, words, dice, plans)
        if following == NONE:
            return UNKNOWN
        apply(figures, state, following)
        play_out(figures, state, weights)
    return win_chance(figures, weights, workspace, states, TURN)


@inlined
def _plan(
    figures: Figures, weights: Weights, workspace: Workspace, states: Any, words: Any, dice: Any, plans: Any
) -> int:
    """The best action after evaluating each; other dice that led to the same position lead to the same action."""
    here = PLANS + workspace.plans
    states[here] = states[TURN]
    begin(states[here].chance, NO_SEED)
    for number in range(workspace.plans):
        if _are_equal(words[PLANS + number], words[here]):
            return int64(plans[number])
    candidates = np.empty(MOST_CANDIDATES, np.int32)
    number = list_candidates(figures, states, TURN, workspace.seat, candidates)
    attacks = 0
    for each in range(number):
        attacks += is_attack(figures, int64(candidates[each]))
    if not spend(workspace, number + PLAYED_OUT * attacks):
        return NONE
    best, most = NONE, UNKNOWN
    workspace.here = UNKNOWN
    for each in range(number):
        code = int64(candidates[each])
        value = _value(figures, weights, workspace, states, dice, TURN, code, DICE)
        if value > most:
            best, most = code, value
    if here < len(states) - 1:
        plans[workspace.plans] = best
        workspace.plans += 1
    return best


@compiled
def _are_equal(row: Any, other: Any) -> bool:
    place = 0
    while place < len(row) and row[place] == other[place]:
        place += 1
    return place == len(row)
