"""The end with two players and an empty bag: the other hand is known, so both can be played out to the last tile."""

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.bots.mind import Purse
from tilewright.bots.qwirkle.turns import Turn, bonus, left, with_laid
from tilewright.games.qwirkle.rules.plays import plays_of
from tilewright.games.qwirkle.state import QwirkleState

WIDTHS = (2, 4, 8, 1000)  # of turns looked at in each position, best points first
_FAR = 10_000


class Solved(NamedTuple):
    """A turn, and by how many points the rest of the game is won with it if both play on as well as was looked at."""

    turn: Turn
    margin: int
    is_exact: bool


class _Broke(Exception):
    """The purse is empty."""


def solve(start: QwirkleState, best_first: Sequence[Turn], purse: Purse) -> list[Solved]:
    """The turns, best first, as the widest search saw them that the purse paid for; empty if it paid for none.

    Only the first margin is sure; the others are at most that good.
    """
    solved: list[Solved] = []
    order = list(best_first)
    for width in WIDTHS:
        search = _Search(purse, width)
        try:
            solved = search.from_root(start, order[: 2 * width])
        except _Broke:
            break
        order = [each.turn for each in solved] + order[2 * width :]
        if not search.has_cut and len(solved) == len(order):
            return [each._replace(is_exact=True) for each in solved]
    return solved


class _Search:
    def __init__(self, purse: Purse, width: int) -> None:
        self.purse = purse
        self.width = width
        self.has_cut = False

    def from_root(self, start: QwirkleState, order: Sequence[Turn]) -> list[Solved]:
        me = start.turn
        theirs, best = start.hands[1 - me], -_FAR
        found: list[Solved] = []
        for turn in order:
            margin = turn.points
            if turn.kept:
                table = with_laid(start, turn.laying)
                passes = not turn.laying
                margin -= self.margin(table, theirs, turn.kept, passes, turn.points - _FAR, turn.points - best)
            best = max(best, margin)
            found.append(Solved(turn, margin, False))
        return sorted(found, key=lambda each: -each.margin)

    def margin(self, state: QwirkleState, mine: bytes, theirs: bytes, passed: bool, low: int, high: int) -> int:
        """By how many points whoever is to move gains on the other from here, within these bounds (alpha-beta)."""
        if not self.purse.pay():
            raise _Broke
        found = plays_of(state.table, state.gaps, mine)
        if not found:  # a pass; the second in a row ends the game (QW-G2)
            return 0 if passed else -self.margin(state, theirs, mine, True, -high, -low)
        self.has_cut = self.has_cut or len(found) > self.width
        order = sorted(
            [(-play.score - bonus(kept, 0), kept, play.laying) for play in found for kept in [left(mine, play.laying)]]
        )
        best = -_FAR
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
