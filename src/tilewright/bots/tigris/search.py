"""Whole turns: the first action and the second are searched together."""

import msgspec

from tilewright.bots.engine import Budget
from tilewright.bots.sums import sum_in_order
from tilewright.bots.tigris.candidates import Candidates
from tilewright.bots.tigris.evaluation import Evaluator
from tilewright.bots.tigris.quiescence import Outcomes, quiesce
from tilewright.games.tigris.model.actions import TigrisAction
from tilewright.games.tigris.rules.questions import Over
from tilewright.games.tigris.state import TigrisState


class Widths(msgspec.Struct, frozen=True):
    """How much of a turn is searched: first actions tried, those of them kept, second actions tried after each."""

    first: int
    kept: int
    second: int
    cells: int  # of each kind of placement
    approaches: bool = False  # are tiles thought of that prepare a war?


class Line(msgspec.Struct):
    """An action, its value, and the action that is to follow it.

    `searched`: was the second looked for? `seconds`: all that could follow if it goes as is likeliest, the best first.
    `tried`: what it came to on each guess, if replies were tried, and before that what the evaluation said.
    """

    action: TigrisAction
    value: float
    after: Outcomes
    then: TigrisAction | None = None
    searched: bool = False
    seconds: list["Line"] = []
    tried: list[float] = []


class Searcher:
    """Searches the turns of one seat. Every evaluation counts against the budget; the search ends when it is spent."""

    def __init__(self, evaluator: Evaluator, budget: Budget) -> None:
        self.evaluator, self.budget = evaluator, budget

    def value(self, state: TigrisState) -> float:
        self.budget.spend()
        return self.evaluator.value(state)

    def quiesced(self, state: TigrisState) -> Outcomes:
        return quiesce(state, self.evaluator.seat, self.evaluator.odds, self.value)

    def lines(self, state: TigrisState, widths: Widths) -> list[Line]:
        """The best candidates, best first; as long as two are left, each with the best to follow it."""
        two_left = state.actions_left > 1
        candidates = Candidates(state, self.evaluator, widths.cells, widths.approaches).listed()
        found: list[Line] = []
        for action in candidates[: widths.first if two_left else widths.second]:
            if found and not self.budget.left:
                break
            outcomes = self.quiesced(state.after(action))
            found.append(Line(action, sum_in_order(chance * self.value(end) for chance, end in outcomes), outcomes))
        found.sort(key=_by_value)
        if not two_left:
            for line in found:
                line.searched = True
            return found
        for line in found[: widths.kept]:
            if self.budget.left:
                self._follow(line, widths)
        return sorted(found, key=lambda line: (not line.searched, -line.value))

    def _follow(self, line: Line, widths: Widths) -> None:
        """Look for the best second action after a first one."""
        line.searched = True
        value, likeliest = 0.0, 0.0
        for chance, end in line.after:
            if self._is_on(end):
                seconds = self.lines(end, widths)
                value += chance * seconds[0].value
                if chance > likeliest:
                    likeliest, line.then, line.seconds = chance, seconds[0].action, seconds
            else:
                value += chance * self.evaluator.value(end)
        line.value = value

    def _is_on(self, state: TigrisState) -> bool:
        """Is the turn still going on?"""
        return state.active == self.evaluator.seat and not isinstance(state.pending, Over)


def _by_value(line: Line) -> float:
    return -line.value
