"""The opponents' replies: a turn is tried on a guess, and every opponent plays their best turn after it."""

from typing import Any

from tilewright.bots.tigris.compiled.evaluation import set_chances, set_hand
from tilewright.bots.tigris.compiled.layout import LEVEL, NONE, ROOT, TRIAL, Evaluator, Workspace
from tilewright.bots.tigris.compiled.odds import set_odds
from tilewright.bots.tigris.compiled.quiescence import best_answer, is_conflict, likely_commitment
from tilewright.bots.tigris.compiled.search import search_turn
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris import blocks, questions
from tilewright.compiled.tigris.codes import is_legal
from tilewright.compiled.tigris.layout import COLOURS, Figures
from tilewright.compiled.tigris.turn import apply

WORLD = 2 * LEVEL
"""Among the states, behind those of the search: the game as it goes on."""


@compiled
def value_after_replies(
    figures: Figures,
    evaluators: Any,
    seat: int,
    workspace: Workspace,
    states: Any,
    lines: Any,
    hand: Any,
    widths: Any,
    action: int,
    then: int,
) -> float:
    """The value of two actions to a seat when the turn comes back to it, if the last of these states is right.

    `evaluators` has one for each seat; that of the seat itself is ready, those of the others get their odds when they
    first must decide. `widths` are those of a reply, in the order of `Widths`.
    """
    ready = 1 << seat
    mover, planned, turns = seat, then, 0
    world = states[WORLD]
    apply(figures, world, action)
    while world.question != questions.OVER:
        if world.active != mover:
            mover, planned = world.active, NONE
            turns += 1
            if turns == 1:
                keep_hand(world, evaluators[seat], workspace, hand)
            if turns == figures.players:
                break
        actor = world.seat
        if not ready >> actor & 1:
            ready |= 1 << actor
            set_odds(figures, world, evaluators[actor])
        evaluator = evaluators[actor]
        if is_conflict(world):
            code = blocks.COMMIT + likely_commitment(figures, world, evaluator)
        elif world.question != questions.ACTION:
            code = best_answer(figures, evaluator, workspace, states, WORLD, TRIAL)
        elif planned != NONE and is_legal(figures, world, planned):
            code, planned = planned, NONE
        elif workspace.budget > 0:
            states[ROOT] = states[WORLD]
            search_turn(figures, evaluator, workspace, states, widths[0], widths[1], widths[2], widths[3], False, lines)
            code, planned = lines[0].action, lines[0].then
        else:
            code = blocks.DONE
        apply(figures, world, code)
    if turns == 0:
        keep_hand(world, evaluators[seat], workspace, hand)
    for colour in range(COLOURS):
        workspace.hand[colour] = hand[colour]
    if workspace.budget > 0:
        workspace.budget -= 1
    set_chances(figures, world, evaluators[seat], workspace)
    return workspace.chances[seat]


@compiled
def keep_hand(world: Any, evaluator: Evaluator, workspace: Workspace, hand: Any) -> None:
    """What the seat holds at the end of its turn; what it plays later is not to count against it."""
    set_hand(world, evaluator, workspace)
    for colour in range(COLOURS):
        hand[colour] = workspace.hand[colour]
