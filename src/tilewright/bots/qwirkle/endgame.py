"""The end with two players and an empty bag: the other hand is known, so both can be played out to the last tile."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tilewright.bots.engine import Budget
from tilewright.bots.qwirkle.turns import Turn, bonus, left, with_laid
from tilewright.games.qwirkle.rules.plays import plays_of
from tilewright.games.qwirkle.state import QwirkleState

WIDTHS = (2, 4, 8, 1000)  # of turns looked at in each position, best points first
FAR = 10_000


class Solved(NamedTuple):
    """A turn, and by how many points the rest of the game is won with it if both play on as well as was looked at."""

    turn: Turn
    margin: int
    is_exact: bool


class OutOfBudget(Exception):
    """The budget is spent."""


class Endgame(Protocol):
    """Plays a position to its end."""

    def margin(self, turn: Turn, width: int, best: int, budget: Budget) -> tuple[int, bool]:
        """By how many points the seat gains on the other with this turn, and whether turns were left out.

        With no more than `best`, it may be less than said. OutOfBudget if the budget does not last.
        """
        ...


def solve(best_first: Sequence[Turn], budget: Budget, endgame: Endgame) -> list[Solved]:
    """The turns, best first, by the widest search that the budget paid for; empty if it paid for none.

    Only the first margin is sure; the others are at most that good.
    """
    solved: list[Solved] = []
    order = list(best_first)
    for width in WIDTHS:
        try:
            solved, has_cut = _solve_within(width, order[: 2 * width], budget, endgame)
        except OutOfBudget:
            break
        order = [each.turn for each in solved] + order[2 * width :]
        if not has_cut and len(solved) == len(order):
            return [each._replace(is_exact=True) for each in solved]
    return solved


def _solve_within(width: int, order: Sequence[Turn], budget: Budget, endgame: Endgame) -> tuple[list[Solved], bool]:
    """The turns, best first, and whether others were left out on the way."""
    found: list[Solved] = []
    best, has_cut = -FAR, False
    for turn in order:
        margin, cut = endgame.margin(turn, width, best, budget)
        best, has_cut = max(best, margin), has_cut or cut
        found.append(Solved(turn, margin, False))
    return sorted(found, key=lambda each: -each.margin), has_cut


class ReadableEndgame:
    def __init__(self, start: QwirkleState) -> None:
        self._start = start

    def margin(self, turn: Turn, width: int, best: int, budget: Budget) -> tuple[int, bool]:
        if not turn.kept:
            return turn.points, False
        start, points = self._start, turn.points
        table, theirs = with_laid(start, turn.laying), start.hands[1 - start.turn]
        search = _AlphaBeta(budget, width)
        gain = search.margin(table, theirs, turn.kept, not turn.laying, points - FAR, points - best)
        return points - gain, search.has_cut


class _AlphaBeta:
    def __init__(self, budget: Budget, width: int) -> None:
        self.budget = budget
        self.width = width
        self.has_cut = False

    def margin(self, state: QwirkleState, mine: bytes, theirs: bytes, passed: bool, low: int, high: int) -> int:
        """By how many points whoever is to move gains on the other from here, within these bounds (alpha-beta)."""
        if not self.budget.spend():
            raise OutOfBudget
        found = plays_of(state.table, state.gaps, mine)
        if not found:  # a pass; the second in a row ends the game (QW-G2)
            return 0 if passed else -self.margin(state, theirs, mine, True, -high, -low)
        self.has_cut = self.has_cut or len(found) > self.width
        order = sorted(
            [(-play.score - bonus(kept, 0), kept, play.laying) for play in found for kept in [left(mine, play.laying)]]
        )
        best = -FAR
        for negative, kept, laying in order[: self.width]:
            points = -negative
            margin = points
            if kept:
                table = with_laid(state, laying)
                margin -= self.margin(table, theirs, kept, False, points - high, points - max(low, best))
            best = max(best, margin)
            if best >= high:
                break
        return best
