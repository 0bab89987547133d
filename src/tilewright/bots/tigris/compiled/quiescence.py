"""Quiet positions: everything that an action opens is resolved, as in `quiescence.py` of the readable search."""

from typing import Any

import numpy as np

from tilewright.bots.tigris.compiled.evaluation import spend_and_evaluate
from tilewright.bots.tigris.compiled.layout import NONE, OUTCOMES, STACK, STACK_SIZE, TRIAL, Evaluator, Workspace
from tilewright.bots.tigris.compiled.odds import ahead, at_least
from tilewright.bots.tigris.quiescence import PRICE, UNLIKELY
from tilewright.compiled.bits import has
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import blocks, conflicts, questions, wars
from tilewright.compiled.tigris.codes import count, pick
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.compiled.tigris.turn import apply
from tilewright.games.tigris.model.names import HAND_SIZE


@compiled
def is_conflict(state: State) -> bool:
    return state.question in (questions.REVOLT, questions.WAR)


# ---- conflicts
@compiled
def _chance_against(state: State, evaluator: Evaluator, seat: int, colour: int, defender: int, needed: int) -> float:
    """The chance that a defender who needs so many tiles to stand does not hold them."""
    if needed <= 0:
        return 0.0
    if defender // COLOURS == seat:
        return 0.0 if state.hands[seat, colour] >= needed else 1.0
    return 1.0 - at_least(evaluator, colour, needed)


@compiled
def chance_to_win(state: State, evaluator: Evaluator, seat: int, committed: int) -> float:
    """The attacker's chance with so many tiles committed: the defender commits enough if they hold enough."""
    attack, defence = conflicts.strengths(state)
    colour = conflicts.support(state)
    return _chance_against(state, evaluator, seat, colour, state.defender, attack + committed - defence)


@compiled
def likely_commitment(figures: Figures, state: State, evaluator: Evaluator) -> int:
    """What the seat that is asked commits: the price of a tile against the chance that it buys."""
    numbers = conflicts.choices(figures, state)
    attack, defence = conflicts.strengths(state)
    if state.committed != questions.NOT_YET:
        needed = attack + state.committed - defence
        return needed if 0 < needed <= HAND_SIZE and has(numbers, needed) else 0
    best, most = 0, chance_to_win(state, evaluator, state.seat, 0)
    for number in range(1, HAND_SIZE + 1):
        if has(numbers, number) and attack + number > defence:
            worth = chance_to_win(state, evaluator, state.seat, number) - PRICE * number
            if worth > most:
                best, most = number, worth
    return best


@compiled
def _chance_of_others(state: State, evaluator: Evaluator) -> float:
    """The chance of an attacker whose hand the seat does not know."""
    colour, seat = conflicts.support(state), evaluator.seat
    attack, defence = conflicts.strengths(state)
    if state.defender // COLOURS == seat:
        return at_least(evaluator, colour, defence + state.hands[seat, colour] - attack + 1)
    return ahead(evaluator, colour, defence - attack + 1)


@compiled
def _hold(state: State, seat: int, colour: int, number: int) -> None:
    """Give a hand at least so many tiles of a colour, in exchange for others of it."""
    lacking = number - state.hands[seat, colour]
    if lacking <= 0:
        return
    state.hands[seat, colour] += lacking
    for other in range(COLOURS):
        if other != colour:
            given = min(lacking, int(state.hands[seat, other]))
            state.hands[seat, other] -= given
            lacking -= given


@compiled
def _set_ways(figures: Figures, state: State, evaluator: Evaluator, likely: Any, committed: Any, answers: Any) -> int:
    """How a conflict may end: the chance, what the one who is asked commits, and the answer; lost first, then won.

    What the others commit is a matter of odds. A beaten attacker is met by just enough. How many ways there are.
    """
    seat, number = evaluator.seat, 0
    likely[0], likely[1] = 1.0, 0.0
    if state.seat == seat or state.committed != questions.NOT_YET:
        number = likely_commitment(figures, state, evaluator)
    committed[:] = number
    answers[:] = 0
    if state.committed != questions.NOT_YET:
        return 1
    attack, defence = conflicts.strengths(state)
    if state.seat == seat:
        won = chance_to_win(state, evaluator, seat, number)
    else:
        won = _chance_of_others(state, evaluator)
        committed[1] = max(0, defence - attack + 1)
    answers[0] = max(0, attack + committed[0] - defence)
    lost = 1.0 - won
    if won < UNLIKELY:
        return 1
    if lost < UNLIKELY:
        committed[0], answers[0] = committed[1], answers[1]
        return 1
    likely[0], likely[1] = lost / (won + lost), won / (won + lost)
    return 2


@compiled
def _is_answered(state: State, attacker: int, defender: int) -> bool:
    """Is it the defender of this very conflict who is asked now?"""
    same = state.attacker == attacker and state.defender == defender
    return same and is_conflict(state) and state.committed != questions.NOT_YET


# ---- other questions
@compiled
def _war_first(figures: Figures, state: State, evaluator: Evaluator) -> int:
    """The war that is best for the seat: the one that it is likeliest to win."""
    seat, marker = evaluator.seat, int(state.tile)
    best, most = -1, -2.0
    colours = wars.open_wars(state, marker)
    for colour in range(COLOURS):
        if not has(colours, colour):
            continue
        attacker, defender = wars.opponents(figures, state, marker, colour)
        score = -1.0
        if attacker // COLOURS == seat:
            needed = wars.strength(state, attacker, marker) - wars.strength(state, defender, marker)
            needed += state.hands[seat, colour]
            score = _chance_against(state, evaluator, seat, colour, defender, needed)
        if score > most:
            best, most = colour, score
    return best


@compiled
def best_answer(
    figures: Figures, evaluator: Evaluator, workspace: Workspace, states: Any, place: int, trial: int
) -> int:
    """The answer to a decision that is no conflict: the best for the seat, or the first if it is another's."""
    state = states[place]
    if state.question == questions.WAR_CHOICE:
        return blocks.WAR + _war_first(figures, state, evaluator)
    options = count(figures, state)
    if state.seat != evaluator.seat or options == 1:
        return pick(figures, state, 0)
    best, most = 0, -1.0
    for k in range(options):
        states[trial] = states[place]
        apply(figures, states[trial], pick(figures, state, k))
        value = spend_and_evaluate(figures, states[trial], evaluator, workspace)
        if value > most:
            best, most = k, value
    return pick(figures, state, best)


@compiled
def quiesce(figures: Figures, evaluator: Evaluator, workspace: Workspace, states: Any, base: int, chances: Any) -> int:
    """From the state at the bottom of the stack: the states in which the next action, or the next turn, is due.

    They are put among the outcomes, with their chances; how many they are. Each state on the stack has the chance of
    the step that led to it and the number of steps before; where a conflict may end in two ways, both go on the stack.
    """
    bottom = base + STACK
    steps, path, depths = np.empty(STACK_SIZE), np.empty(STACK_SIZE), np.empty(STACK_SIZE, np.int64)
    likely, committed, answers = np.empty(2), np.empty(2, np.int64), np.empty(2, np.int64)
    found, top = 0, 0
    steps[0], depths[0] = 1.0, 0
    while top >= 0:
        state, depth = states[bottom + top], depths[top]
        path[depth] = steps[top]
        if state.question in (questions.ACTION, questions.OVER):
            chance = 1.0
            for step in range(depth, 0, -1):
                chance = path[step] * chance
            states[base + OUTCOMES + found] = states[bottom + top]
            chances[found] = chance
            found += 1
            top -= 1
            continue
        attacker, defender, colour = int(state.attacker), int(state.defender), conflicts.support(state)
        opens = is_conflict(state) and state.committed == questions.NOT_YET
        ways = 1
        if is_conflict(state):
            ways = _set_ways(figures, state, evaluator, likely, committed, answers)
            committed += blocks.COMMIT
            answers += blocks.COMMIT
        else:
            likely[0] = 1.0
            committed[0] = best_answer(figures, evaluator, workspace, states, bottom + top, base + TRIAL)
        if ways == 2:
            states[bottom + top + 1] = states[bottom + top]
        for way in range(ways):
            end, seat, code = states[bottom + top + way], attacker // COLOURS, committed[way]
            steps[top + way], depths[top + way] = likely[way], depth + 1
            while code >= 0:
                if opens:
                    _hold(end, seat, colour, code - blocks.COMMIT)
                apply(figures, end, code)
                again = opens and seat == attacker // COLOURS and _is_answered(end, attacker, defender)
                code = answers[way] if again else NONE
                seat = defender // COLOURS
        top += ways - 1
    return found
