"""The others' answers: a turn is tried on guesses, and every other player takes his best turn after it."""

from collections.abc import Callable, Iterator

from tilewright.bots.mind import Purse
from tilewright.bots.tigris.search import Line, Searcher, Widths
from tilewright.bots.tigris.settling import answer_to, likely_commitment
from tilewright.bots.tigris.worth import Judge
from tilewright.games.tigris.model.actions import Commit, Done, TigrisAction
from tilewright.games.tigris.rules.questions import Over, Revolt, War
from tilewright.games.tigris.state import TigrisState

ANSWER = Widths(first=5, kept=1, second=4, cells=1)
COST = 12  # positions that one answer takes, about
ROUND = 3  # guesses after which the worse half of the lines is left aside
FIRST_COUNTS = 8  # guesses that the evaluation before any answer counts for: a single guess says little


def rank(lines: list[Line], guess: Callable[[], TigrisState], judge: Judge, purse: Purse) -> list[Line]:
    """The lines by what they are worth after the others' answers, best first, as far as the purse allows.

    All are tried on the same guesses, so that luck is the same for all. The worse half is left aside from time to
    time, and the guesses go to those that may be best.
    """
    alive, aside, guesses = list(lines), list[Line](), 0
    for line in lines:
        line.tried += [line.value] * FIRST_COUNTS
    cost = COST * (judge.players - 1)
    while len(alive) > 1 and purse.left >= cost * len(alive):
        world = guess()
        for line in alive:
            line.tried.append(rehearse(world, line, judge, purse))
        guesses += 1
        for line in alive:
            line.value = sum(line.tried) / len(line.tried)
        alive.sort(key=lambda line: -line.value)
        if guesses % ROUND == 0 and len(alive) > 2:
            half = (len(alive) + 1) // 2
            aside = alive[half:] + aside
            del alive[half:]
    return alive + aside


def rehearse(guess: TigrisState, line: Line, judge: Judge, purse: Purse) -> float:
    """What a line is worth to the judge's seat once the turn comes back to it, if the guess is right."""
    states = played(guess, line, judge, purse)
    state = next(states)
    hand = judge.hand(state)
    for _ in range(judge.players - 1):
        state = next(states, state)
    purse.pay()
    return judge.chances(state, hand)[judge.seat]


def played(guess: TigrisState, line: Line, judge: Judge, purse: Purse) -> Iterator[TigrisState]:
    """The state at the end of each turn: that of the line, then everybody's best ones; at last the game's end."""
    mover = judge.seat
    players: dict[int, Searcher] = {mover: Searcher(judge, purse)}
    state, planned = guess.after(line.action), line.then
    while not isinstance(state.pending, Over):
        if state.active != mover:
            mover, planned = state.active, None
            yield state
        actor = state.actor
        assert actor is not None
        searcher = players.get(actor)
        if searcher is None:
            searcher = players[actor] = Searcher(Judge(state, actor, judge.weights), purse)
        action = _pending_answer(state, searcher)
        if action is None:
            if planned is not None and planned in state.actions():
                action, planned = planned, None
            elif purse.left:
                best = searcher.lines(state, ANSWER)[0]
                action, planned = best.action, best.then
            else:
                action = Done()
        state = state.after(action)
    yield state


def _pending_answer(state: TigrisState, searcher: Searcher) -> TigrisAction | None:
    """What a player answers to an open decision; None if his next action is due."""
    pending, judge = state.pending, searcher.judge
    if pending is None:
        return None
    if isinstance(pending, Revolt | War):
        return Commit(likely_commitment(state, pending, judge.odds))
    return answer_to(state, pending, judge.seat, judge.odds, searcher.value)
