"""Whole turns: the first action and the second are searched together."""

import msgspec

from tilewright.bots.mind import Purse
from tilewright.bots.tigris.promise import Promises
from tilewright.bots.tigris.settling import Outcomes, settle
from tilewright.bots.tigris.worth import Judge
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
    """An action, what it is worth, and the action that is to follow it.

    `searched`: was the second looked for? `seconds`: all that could follow if it goes as is likeliest, the best first.
    `tried`: what it came to on each guess, if others' answers were tried, and before that what it was thought to be.
    """

    action: TigrisAction
    value: float
    after: Outcomes
    then: TigrisAction | None = None
    searched: bool = False
    seconds: list["Line"] = []
    tried: list[float] = []


class Searcher:
    """Searches the turns of one seat. Every position that is judged is paid for; an empty purse ends the search."""

    def __init__(self, judge: Judge, purse: Purse) -> None:
        self.judge, self.purse = judge, purse

    def value(self, state: TigrisState) -> float:
        self.purse.pay()
        return self.judge.value(state)

    def settled(self, state: TigrisState) -> Outcomes:
        return settle(state, self.judge.seat, self.judge.odds, self.value)

    def lines(self, state: TigrisState, widths: Widths) -> list[Line]:
        """The most promising actions, best first; as long as two are left, each with the best to follow it."""
        two_left = state.actions_left > 1
        promises = Promises(state, self.judge, widths.cells, widths.approaches).listed()
        found: list[Line] = []
        for action in promises[: widths.first if two_left else widths.second]:
            if found and not self.purse.left:
                break
            outcomes = self.settled(state.after(action))
            found.append(Line(action, sum(chance * self.value(end) for chance, end in outcomes), outcomes))
        found.sort(key=_by_value)
        if not two_left:
            for line in found:
                line.searched = True
            return found
        for line in found[: widths.kept]:
            if self.purse.left:
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
                value += chance * self.judge.value(end)
        line.value = value

    def _is_on(self, state: TigrisState) -> bool:
        """Is the turn still going on?"""
        return state.active == self.judge.seat and not isinstance(state.pending, Over)


def _by_value(line: Line) -> float:
    return -line.value
