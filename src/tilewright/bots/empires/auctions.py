"""What to bid for the alliances: a pair is valued by the war that it leads to."""

from msgspec.structs import replace

from tilewright.bots.empires.evaluation import Evaluator
from tilewright.bots.engine import Budget
from tilewright.games.empires.model.actions import PASS, AnyAction, Bid
from tilewright.games.empires.model.money import bid_limit, gold_per_unrest
from tilewright.games.empires.model.table import find_seat, seat_of
from tilewright.games.empires.rules.questions import Bidding
from tilewright.games.empires.state import EmpiresState

PLACED = 3  # positions that a bid counts for: with other alliances every area is to be looked at again


def bids(evaluator: Evaluator, state: EmpiresState, seat: int, budget: Budget) -> list[tuple[AnyAction, float]]:
    """Passing, and the least bid for each pair, with the seat's chance to win if that is how the auction ends."""
    question = state.question
    assert isinstance(question, Bidding)
    found: list[tuple[AnyAction, float]] = []
    if question.bidder is not None and question.gold is not None:
        standing = _placed(state, question.a, question.b, question.bidder, question.gold)
        found.append((PASS, evaluator.chances(standing)[seat]))
    least = question.least
    if least <= bid_limit(state, seat):
        for bid in state.actions():
            if isinstance(bid, Bid):
                if bid.gold > least:
                    break  # sums only rise from here
                if budget.spend(PLACED) or not found:
                    found.append((bid, evaluator.chances(_placed(state, bid.a, bid.b, seat, least))[seat]))
    return found


def _placed(state: EmpiresState, a: str, b: str, bidder: int, gold: int) -> EmpiresState:
    """The table once this bid has won."""
    empires = list(state.empires)
    payer, rate = empires[bidder], gold_per_unrest(state, bidder)
    counters = max(0, -((payer.gold - gold) // rate))
    empires[bidder] = replace(payer, gold=payer.gold + counters * rate - gold, unrest=payer.unrest + counters)
    upper, lower = state.upper, state.lower
    first, second = seat_of(state, a), find_seat(state, b)
    if second is not None:
        upper, lower = (*upper, first), (*lower, second)
    elif b == "upper":
        upper = (*upper, first)
    else:
        lower = (*lower, first)
    return replace(state, empires=tuple(empires), upper=upper, lower=lower)
