"""The auction of alliances (SE-A)."""

from tilewright.compiled.empires.choices import Groups, add, add_series
from tilewright.compiled.empires.figures import Figures
from tilewright.compiled.empires.layout import BIDDING, LOWER, NONE, UPPER, State
from tilewright.compiled.empires.money import bid_limit, pay
from tilewright.compiled.empires.table import ask, placed, seat_at, seats_away
from tilewright.compiled.jit import compiled, int64


@compiled
def open_auction(state: State) -> None:
    """The opener is asked first, and must bid (SE-A1, SE-A2)."""
    opener = int64(state.opener)
    ask(state, BIDDING, opener)
    state.question.opener = opener
    state.opener = NONE


@compiled
def unplaced(figures: Figures, state: State) -> int:
    """The seats that stand in no row yet, as bits."""
    return ((1 << figures.players) - 1) & ~placed(state)


@compiled
def pair(figures: Figures, a: int, b: int) -> int:
    """The number of a pair of players, given how far they sit away: 0 1, 0 2, …, 1 0, …."""
    return a * (figures.players - 1) + b - (b > a)


@compiled
def _names(figures: Figures, state: State, seat: int) -> int:
    """What a bid may name (SE-A3), as bits: pairs, or the two rows of the last player."""
    left = unplaced(figures, state)
    if left & (left - 1) == 0:
        return 3 << figures.players * (figures.players - 1)
    names = 0
    for a in range(figures.players):
        if left >> a & 1:
            for b in range(figures.players):
                if left >> b & 1 and a != b:
                    names |= 1 << pair(figures, seats_away(figures, seat, a), seats_away(figures, seat, b))
    return names


@compiled
def bids(figures: Figures, state: State, seat: int, groups: Groups) -> int:
    """All sums above the standing bid, for all names (SE-A2, SE-A7), and the pass."""
    question = state.question
    least = int64(question.gold) + 1  # with no bid, 0
    used = add(groups, 0, figures.code.pass_, int64(question.bidder != NONE))
    base = figures.code.bid + least * figures.bid_names
    sums = bid_limit(figures, state, seat) - least + 1
    return add_series(groups, used, base, _names(figures, state, seat), figures.bid_names, sums)


@compiled
def only_pass(figures: Figures, state: State, seat: int) -> int:
    """Nothing but a pass is left when the standing bid is at the limit (SE-A7)."""
    question = state.question
    stuck = question.bidder != NONE and bid_limit(figures, state, seat) <= question.gold
    return figures.code.pass_ if stuck else NONE


@compiled
def bid_or_pass(figures: Figures, state: State, seat: int, code: int) -> None:
    """The next player is asked, until all others have passed on the standing bid (SE-A2)."""
    question = state.question
    opener, bidder, gold = int64(question.opener), int64(question.bidder), int64(question.gold)
    a, b, passes = int64(question.a), int64(question.b), int64(question.passes)
    if code != figures.code.pass_:
        number = code - figures.code.bid
        bidder, gold, passes = seat, number // figures.bid_names, 0
        a, b = _named(figures, state, seat, number % figures.bid_names)
    else:
        passes += 1
        if passes == figures.players - 1:
            close(figures, state, bidder, gold, a, b)
            state.opener = seat_at(figures, opener, 1)
            return
    ask(state, BIDDING, seat_at(figures, seat, 1))
    question.opener, question.bidder, question.gold = opener, bidder, gold
    question.a, question.b, question.passes = a, b, passes


@compiled
def _named(figures: Figures, state: State, seat: int, name: int) -> tuple[int, int]:
    """The seats that a bid names, or the last one and a row."""
    others = figures.players - 1
    if name >= figures.players * others:
        left, last = unplaced(figures, state), 0
        while not left >> last & 1:
            last += 1
        return last, UPPER + name - figures.players * others
    a, b = name // others, name % others
    b += b >= a
    return seat_at(figures, seat, a), seat_at(figures, seat, b)


@compiled
def close(figures: Figures, state: State, bidder: int, gold: int, a: int, b: int) -> None:
    """The winner pays and the named powers take the leftmost free places (SE-A4)."""
    pay(figures, state, bidder, gold)
    if b != LOWER:
        state.upper[state.upper_count] = a
        state.upper_count += 1
    if b != UPPER:
        state.lower[state.lower_count] = a if b == LOWER else b
        state.lower_count += 1
