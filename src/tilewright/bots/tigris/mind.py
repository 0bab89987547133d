"""The mind that plays Tigris & Euphrates: whole turns by evaluation, and at the highest level the others' answers."""

from collections.abc import Sequence
from typing import cast

from tilewright.bots.levels import Level, levels
from tilewright.bots.mind import Choice, Purse
from tilewright.bots.noise import blurred
from tilewright.bots.sight import Sight
from tilewright.bots.tigris.reasons import Explainer
from tilewright.bots.tigris.rehearsal import COST, rank
from tilewright.bots.tigris.search import Line, Searcher, Widths
from tilewright.bots.tigris.settling import commitments, ends
from tilewright.bots.tigris.worth import Judge, Weights, by_hand, tuned
from tilewright.games.tigris.model.actions import Commit, TigrisAction
from tilewright.games.tigris.rules.questions import Revolt, War
from tilewright.games.tigris.state import TigrisState
from tilewright.kernel import Rng

ANSWERS, TUNED = "answers", "tuned"
OWN_SHARE = 6  # of a budget with answers, one part in so many goes to the seat's own turn,
MOST_OWN = 400  # but no more than this
WIDE = 150  # positions with which a turn is looked at widely
REHEARSED = 6  # lines whose answers are looked at, at most;
GUESSES = 4  # fewer where each would not get about so many guesses
SECONDS = 3  # second actions that are thought of after each first one
EXPLAINED, EXPLAINED_BY_MASTER = 2, 5  # choices that get reasons


class TigrisMind:
    levels = levels(
        novice={"budget": 10, "blur": 0.05},
        adept={"budget": 60},
        master={"budget": 1150, "traits": frozenset({ANSWERS, TUNED})},
    )

    def __init__(self, by: Weights | None = None) -> None:
        self._by = by

    def consider(self, sight: Sight, level: Level, rng: Rng) -> Sequence[Choice]:
        state = cast(TigrisState, sight.guess(rng))
        judge = Judge(state, sight.seat, self._weights(sight, level.has(TUNED)))
        searcher = Searcher(judge, Purse(level.budget))
        if state.pending is not None:
            lines = _decisions(state, searcher)
        elif level.has(ANSWERS):
            lines = _with_answers(sight, state, searcher, level.budget, rng)
        else:
            lines = searcher.lines(state, widths_for(level.budget))
        explained = EXPLAINED_BY_MASTER if level.has(ANSWERS) else EXPLAINED
        return blurred(_choices(lines, Explainer(judge, state), explained), level.blur, rng)

    def _weights(self, sight: Sight, for_master: bool) -> Weights:
        return self._by or (tuned(sight.players) if for_master else by_hand())

    def standing(self, sight: Sight) -> tuple[float, ...]:
        state = cast(TigrisState, sight.any_guess())
        return tuple(Judge(state, sight.seat, self._weights(sight, True)).chances(state))


def _with_answers(sight: Sight, state: TigrisState, searcher: Searcher, budget: int, rng: Rng) -> list[Line]:
    """The best turns, ranked anew by what the others may answer."""
    lines = searcher.lines(state, widths_for(min(budget // OWN_SHARE, MOST_OWN)))
    affordable = searcher.purse.left // (COST * (state.players - 1) * GUESSES)
    good = turns_of(lines)[: max(2, min(REHEARSED, affordable))]
    ranked = rank(good, lambda: cast(TigrisState, sight.guess(rng)), searcher.judge, searcher.purse)
    found: dict[TigrisAction, Line] = {}
    for line in (*ranked, *lines):
        found.setdefault(line.action, line)
    return list(found.values())


def turns_of(lines: list[Line]) -> list[Line]:
    """Whole turns, best first: each action with each of the best to follow it.

    Of two that differ only in the order of their actions, one is enough.
    """
    turns: list[Line] = []
    for line in lines:
        if not line.seconds:
            turns += [line] if line.searched else []
            continue
        for second in line.seconds[:SECONDS]:
            value = line.value - line.seconds[0].value + second.value
            turns.append(Line(line.action, value, line.after, second.action, True))
    turns.sort(key=lambda line: -line.value)
    found: dict[frozenset[TigrisAction | None], Line] = {}
    for line in turns:
        found.setdefault(frozenset((line.action, line.then)), line)
    return list(found.values())


def _choices(lines: list[Line], explainer: Explainer, explained: int) -> list[Choice]:
    """The lines in their order, the first with reasons. One looked at less is worth no more than those before it."""
    found: list[Choice] = []
    ceiling = 1.0
    for number, line in enumerate(lines):
        ceiling = min(ceiling, line.value)
        why = explainer.reasons(line.after) if number < explained else ()
        found.append(Choice(line.action, ceiling, why, (line.then,) if line.then else ()))
    return found


def widths_for(budget: int) -> Widths:
    """How a budget for one turn is spread."""
    kept = max(1, round((budget / 16) ** 0.5))
    second = max(4, min(40, round(0.8 * budget / (kept + 1.3))))
    wide = budget >= WIDE
    return Widths(round(1.3 * second), kept, second, 6 if wide else 2, wide)


def _decisions(state: TigrisState, searcher: Searcher) -> list[Line]:
    """The answers to an open decision, best first."""
    pending, judge = state.pending, searcher.judge
    found: list[Line] = []
    for action in _answers(state):
        if isinstance(pending, Revolt | War) and isinstance(action, Commit):
            following = ends(state, pending, judge.seat, judge.odds, action.tiles)
        else:
            following = [(1.0, state.after(action))]
        outcomes = [(chance * more, end) for chance, each in following for more, end in searcher.settled(each)]
        found.append(Line(action, sum(chance * searcher.value(end) for chance, end in outcomes), outcomes))
    return sorted(found, key=lambda line: -line.value)


def _answers(state: TigrisState) -> Sequence[TigrisAction]:
    """The answers worth a thought."""
    if isinstance(state.pending, Revolt | War):
        return [Commit(number) for number in commitments(state, state.pending)]
    return list(state.actions())


MIND = TigrisMind()
