"""What to bid for the alliances: a pair is valued by the war that it leads to."""

from typing import Any

from tilewright.bots.empires.auctions import PLACED
from tilewright.bots.empires.compiled.evaluation import win_chance
from tilewright.bots.empires.compiled.layout import ROOT, TRIAL, Weights, Workspace
from tilewright.compiled.empires.auction import close, pair, unplaced
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import LOWER, NONE, UPPER
from tilewright.compiled.empires.money import bid_limit
from tilewright.compiled.empires.table import seats_away
from tilewright.compiled.jit import compiled, inlined, int64


@compiled
def search_bids(figures: Figures, weights: Weights, workspace: Workspace, states: Any, out: Any, values: Any) -> int:
    """Passing, and the least bid for each pair, with the seat's chance to win if that is how the auction ends."""
    question, seat, found = states[ROOT].question, workspace.seat, 0
    if question.bidder != NONE:
        a, b, bidder, gold = int64(question.a), int64(question.b), int64(question.bidder), int64(question.gold)
        out[0] = figures.code.pass_
        values[0] = _value(figures, weights, workspace, states, bidder, gold, a, b)
        found = 1
    least, left = int64(question.gold) + 1, unplaced(figures, states[ROOT])
    if least > bid_limit(figures, states[ROOT], seat):
        return found
    last = left & (left - 1) == 0
    for a in range(figures.players):
        if not left >> a & 1:
            continue
        for b in range(LOWER + 1):
            row = b in (UPPER, LOWER)
            if row != last or (not row and (a == b or not left >> b & 1)):
                continue
            if workspace.budget >= PLACED:
                workspace.budget -= PLACED
            elif found:
                continue
            out[found] = _code(figures, seat, least, a, b)
            values[found] = _value(figures, weights, workspace, states, seat, least, a, b)
            found += 1
    return found


@inlined
def _value(
    figures: Figures, weights: Weights, workspace: Workspace, states: Any, bidder: int, gold: int, a: int, b: int
) -> float:
    """The chance to win once this bid has won."""
    states[TRIAL] = states[ROOT]
    close(figures, states[TRIAL], bidder, gold, a, b)
    return win_chance(figures, weights, workspace, states, TRIAL)


@compiled
def _code(figures: Figures, seat: int, gold: int, a: int, b: int) -> int:
    """The bid of so much for two seats, or for the last one and a row."""
    if b in (UPPER, LOWER):
        name = figures.players * (figures.players - 1) + b - UPPER
    else:
        name = pair(figures, seats_away(figures, seat, a), seats_away(figures, seat, b))
    return figures.code.bid + gold * figures.bid_names + name
