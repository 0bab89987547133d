"""The opponents' replies: a turn is tried on guesses, and every opponent plays their best turn after it."""

from collections.abc import Callable, Iterator

from tilewright.bots.engine import Budget
from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.bots.tigris.quiescence import best_answer, likely_commitment
from tilewright.bots.tigris.search import Line, Searcher, Widths
from tilewright.games.tigris.model.actions import Commit, Done, TigrisAction
from tilewright.games.tigris.rules.questions import Over, Revolt, War
from tilewright.games.tigris.state import TigrisState

REPLY = Widths(first=5, kept=1, second=4, cells=1)
COST = 12  # positions that one reply takes, about
ROUND = 3  # guesses after which the worse half of the lines is left aside
FIRST_COUNTS = 8  # guesses that the evaluation before any reply counts for: a single guess says little


def rank_by_replies(
    lines: list[Line],
    guess: Callable[[], TigrisState],
    value: Callable[[TigrisState, Line], float],
    cost: int,
    first_counts: int,
    budget: Budget,
    least: int = 0,
) -> list[Line]:
    """The lines by their value after the opponents' replies, best first, as far as the budget allows.

    One guess takes about `cost` positions of it for each line, and counts for `least` of them if it takes fewer; the
    evaluation before any reply counts for `first_counts` guesses.

    All are tried on the same guesses, so that luck is the same for all. The worse half is left aside from time to
    time, and the guesses go to those that may be best.
    """
    alive, aside, guesses = list(lines), list[Line](), 0
    for line in lines:
        line.tried += [line.value] * first_counts
    while len(alive) > 1 and budget.left >= cost * len(alive):
        world, before = guess(), budget.left
        for line in alive:
            line.tried.append(value(world, line))
        budget.left = min(budget.left, before - least)
        guesses += 1
        for line in alive:
            line.value = sum(line.tried) / len(line.tried)
        alive.sort(key=lambda line: -line.value)
        if guesses % ROUND == 0 and len(alive) > 2:
            half = (len(alive) + 1) // 2
            aside = alive[half:] + aside
            del alive[half:]
    return alive + aside


def value_after_replies(
    guess: TigrisState, line: Line, evaluator: Evaluator, budget: Budget, reply: Widths = REPLY
) -> float:
    """The value of a line to the evaluator's seat when the turn comes back to it, if the guess is right."""
    states = play_on(guess, line, evaluator, budget, reply)
    state = next(states)
    hand = evaluator.hand(state)
    for _ in range(evaluator.players - 1):
        state = next(states, state)
    budget.spend()
    return evaluator.chances(state, hand)[evaluator.seat]


def play_on(
    guess: TigrisState, line: Line, evaluator: Evaluator, budget: Budget, reply: Widths = REPLY
) -> Iterator[TigrisState]:
    """The state at the end of each turn: that of the line, then everybody's best ones; at last the game's end."""
    mover = evaluator.seat
    players: dict[int, Searcher] = {mover: Searcher(evaluator, budget)}
    state, planned = guess.after(line.action), line.then
    while not isinstance(state.pending, Over):
        if state.active != mover:
            mover, planned = state.active, None
            yield state
        actor = state.actor
        assert actor is not None
        searcher = players.get(actor)
        if searcher is None:
            searcher = players[actor] = Searcher(Evaluator(state, actor, evaluator.weights), budget)
        action = _pending_answer(state, searcher)
        if action is None:
            if planned is not None and planned in state.actions():
                action, planned = planned, None
            elif budget.left:
                best = searcher.lines(state, reply)[0]
                action, planned = best.action, best.then
            else:
                action = Done()
        state = state.after(action)
    yield state


def _pending_answer(state: TigrisState, searcher: Searcher) -> TigrisAction | None:
    """What a player answers to an open decision; None if their next action is due."""
    pending, evaluator = state.pending, searcher.evaluator
    if pending is None:
        return None
    if isinstance(pending, Revolt | War):
        return Commit(likely_commitment(state, pending, evaluator.odds))
    return best_answer(state, pending, evaluator.seat, evaluator.odds, searcher.value)
