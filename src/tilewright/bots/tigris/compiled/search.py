"""Whole turns: the first action and the second are searched together, as in `search.py` of the readable search."""

from typing import Any

import numpy as np

from tilewright.bots.tigris.compiled.candidates import MOST, listed
from tilewright.bots.tigris.compiled.evaluation import evaluate, spend_and_evaluate
from tilewright.bots.tigris.compiled.layout import (
    LEVEL,
    LINE,
    MOST_LINES,
    MOST_OUTCOMES,
    NONE,
    OUTCOMES,
    ROOT,
    SECONDS,
    STACK,
    Evaluator,
    Line,
    Workspace,
)
from tilewright.bots.tigris.compiled.quiescence import quiesce
from tilewright.compiled.jit import compiled, inlined
from tilewright.compiled.tigris import questions
from tilewright.compiled.tigris.layout import Figures, State
from tilewright.compiled.tigris.turn import apply

SPARE = MOST_LINES
"""A line beside all others, for sorting."""


@compiled
def search_turn(
    figures: Figures,
    evaluator: Evaluator,
    workspace: Workspace,
    states: Any,
    first: int,
    kept: int,
    second: int,
    cells: int,
    approaches: bool,
    lines: Any,
) -> int:
    """The best candidates of the first of these states, best first; how many lines there are.

    As long as two actions are left, each of the best has the best to follow it.
    """
    two_left = states[ROOT].actions_left > 1
    most = first if two_left else second
    found = _try_candidates(figures, evaluator, workspace, states, 0, most, cells, approaches, lines)
    followed = min(kept, found) if two_left else 0
    later, chances = lines[SPARE + 1 :], np.empty(MOST_OUTCOMES)
    for place in range(followed):
        left = workspace.budget
        if left <= 0:
            break
        line = lines[place]
        states[STACK] = states[ROOT]
        apply(figures, states[STACK], line.action)
        ends = quiesce(figures, evaluator, workspace, states, 0, chances)
        workspace.budget = left  # these outcomes were looked at before
        value, likeliest = 0.0, 0.0
        for end in range(ends):
            if not _is_on(states[OUTCOMES + end], evaluator.seat):
                value += chances[end] * evaluate(figures, states[OUTCOMES + end], evaluator, workspace)
                continue
            states[LEVEL + ROOT] = states[OUTCOMES + end]
            number = _try_candidates(figures, evaluator, workspace, states, LEVEL, second, cells, approaches, later)
            value += chances[end] * later[0].value
            if chances[end] > likeliest:
                likeliest = chances[end]
                _set_seconds(line, later, min(number, SECONDS))
        line.searched = 1
        line.value = value
    _sort(lines, found)
    return found


@compiled
def _is_on(state: State, seat: int) -> bool:
    """Is the seat's turn still going on?"""
    return state.active == seat and state.question != questions.OVER


@compiled
def _set_seconds(line: Line, later: Any, number: int) -> None:
    """The best actions to follow a first one."""
    line.then = later[0].action
    line.number_of_seconds = number
    for place in range(number):
        line.seconds[place] = later[place].action
        line.second_values[place] = later[place].value


@compiled
def _try_candidates(
    figures: Figures,
    evaluator: Evaluator,
    workspace: Workspace,
    states: Any,
    base: int,
    most: int,
    cells: int,
    approaches: bool,
    lines: Any,
) -> int:
    """So many candidates of the root, by their value without what follows them."""
    codes, chances = np.empty(MOST, np.int32), np.empty(MOST_OUTCOMES)
    number = listed(figures, states[base + ROOT], evaluator, workspace, cells, approaches, codes)
    last = states[base + ROOT].actions_left <= 1
    found = 0
    for place in range(min(number, most, MOST_LINES)):
        if found and workspace.budget <= 0:
            break
        line = lines[found]
        line.action = codes[place]
        line.value = value_one_ply_ahead(
            figures, evaluator, workspace, states, base, base + ROOT, codes[place], chances
        )
        line.then = NONE
        line.number_of_seconds = 0
        line.searched = last
        found += 1
    _sort(lines, found)
    return found


@inlined
def value_one_ply_ahead(
    figures: Figures,
    evaluator: Evaluator,
    workspace: Workspace,
    states: Any,
    base: int,
    place: int,
    code: int,
    chances: Any,
) -> float:
    """The value of an action in the state at a place, without what follows it."""
    states[base + STACK] = states[place]
    apply(figures, states[base + STACK], code)
    ends = quiesce(figures, evaluator, workspace, states, base, chances)
    value = 0.0
    for end in range(ends):
        value += chances[end] * spend_and_evaluate(figures, states[base + OUTCOMES + end], evaluator, workspace)
    return value


@compiled
def _sort(lines: Any, found: int) -> None:
    """Those that were searched first, then by value; equals stay in their order."""
    for number in range(1, found):
        place = number
        lines[SPARE] = lines[number]
        while place > 0 and _is_better(lines[SPARE], lines[place - 1]):
            lines[place] = lines[place - 1]
            place -= 1
        lines[place] = lines[SPARE]


@compiled
def _is_better(line: Any, other: Any) -> bool:
    return line.value > other.value if line.searched == other.searched else line.searched > other.searched


def room_for_lines() -> Any:
    """An array of lines that `search_turn` can work on: for first actions, and for second ones."""
    return np.zeros(2 * (SPARE + 1), LINE)
