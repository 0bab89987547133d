"""The auction of alliances (SE-A)."""

from tilewright.games.empires.model.actions import PASS, AnyAction, Bid, Pass
from tilewright.games.empires.model.builder import StateBuilder
from tilewright.games.empires.model.choices import Groups, Numbered
from tilewright.games.empires.model.events import AuctionOpened, AuctionWon, BidMade, BidPassed, RowJoined
from tilewright.games.empires.model.money import bid_limit, pay
from tilewright.games.empires.model.names import ROWS, Power, Row
from tilewright.games.empires.model.numbers import Seat
from tilewright.games.empires.model.question import Question
from tilewright.games.empires.model.table import Table, find_seat, seat_of
from tilewright.kernel import Refusal


def open_auction(builder: StateBuilder) -> None:
    """The opener is asked first, and must bid (SE-A1, SE-A2)."""
    opener = builder.opener
    assert opener is not None, "the end of the set-up, of an auction and of a war names the next opener"
    builder.question = Bidding(opener, opener)
    builder.log(AuctionOpened(builder.war, opener))


def unplaced(table: Table) -> list[Power]:
    """The powers that stand in no row yet."""
    placed = (*table.upper, *table.lower)
    return [empire.power for seat, empire in enumerate(table.empires) if empire.power and seat not in placed]


def _names(table: Table) -> list[tuple[Power, Power | Row]]:
    """The pairs that a bid may name (SE-A3)."""
    powers = unplaced(table)
    if len(powers) == 1:
        return [(powers[0], row) for row in ROWS]
    return [(a, b) for a in powers for b in powers if a != b]


class Bidding(Question[Bid | Pass], frozen=True, gc=False, tag="auction"):
    """What to bid (SE-A2). The standing bid, if there is one: its bidder, sum and names, and the passes on it."""

    opener: Seat
    bidder: Seat | None = None
    gold: int | None = None
    a: str = ""
    b: str = ""
    passes: int = 0

    rule = "SE-A2"
    takes = (Bid, Pass)

    @property
    def least(self) -> int:
        """The lowest sum above the standing bid."""
        return 0 if self.gold is None else self.gold + 1

    def groups(self, state: Table) -> Groups:
        least = self.least
        sums = max(0, bid_limit(state, self.seat) - least + 1)
        names = _names(state)

        def make(number: int) -> AnyAction:
            above, pair = divmod(number, len(names))
            a, b = names[pair]
            return Bid(least + above, a, b)

        bids = Numbered(sums * len(names), make)
        return (bids,) if self.bidder is None else ((PASS,), bids)

    def objection(self, state: Table, action: Bid | Pass) -> Refusal | None:
        """SE-A2, SE-A3, SE-A7."""
        if isinstance(action, Pass):
            return Refusal("SE-A2", "the-opener-must-bid") if self.bidder is None else None
        refusal = explain_names(state, action.a, action.b)
        if refusal is not None:
            return refusal
        if action.gold < 0:
            return Refusal("SE-A2", "a-sum-is-not-negative", {"said": action.gold})
        if action.gold < self.least:
            return Refusal("SE-A2", "the-bid-is-not-higher", {"standing": self.gold or 0, "bid": action.gold})
        limit = bid_limit(state, self.seat)
        if action.gold > limit:
            return Refusal("SE-A7", "the-bid-is-above-the-limit", {"limit": limit, "bid": action.gold})
        return None

    def apply(self, builder: StateBuilder, action: Bid | Pass) -> None:
        """The next player is asked, until all others have passed on the standing bid (SE-A2)."""
        seat, opener = self.seat, self.opener
        following = (seat + 1) % builder.players
        if isinstance(action, Bid):
            builder.log(BidMade(seat, action.gold, action.a, action.b))
            builder.question = Bidding(following, opener, seat, action.gold, action.a, action.b)
            return
        builder.log(BidPassed(seat))
        passes = self.passes + 1
        if passes < builder.players - 1:
            builder.question = Bidding(following, opener, self.bidder, self.gold, self.a, self.b, passes)
        else:
            _close(builder, self)

    def only(self, state: Table) -> AnyAction | None:
        """Nothing but a pass is left when the standing bid is at the limit (SE-A7)."""
        stuck = self.bidder is not None and bid_limit(state, self.seat) < self.least
        return PASS if stuck else None


def explain_names(table: Table, a: str, b: str) -> Refusal | None:
    """SE-A3: two different unplaced powers, or the last one and a row."""
    powers = unplaced(table)
    if a not in powers:
        return _not_to_place(table, a)
    if len(powers) == 1:
        if b not in ROWS:
            return Refusal("SE-A3", "the-last-power-is-named-with-one-row", {"power": a})
    elif b in ROWS:
        return Refusal("SE-A3", "a-bid-names-two-powers")
    elif a == b:
        return Refusal("SE-A3", "a-bid-names-two-different-powers", {"power": a})
    elif b not in powers:
        return _not_to_place(table, b)
    return None


def _not_to_place(table: Table, power: str) -> Refusal:
    if find_seat(table, power) is None:
        return Refusal("SE-A3", "that-power-is-not-in-the-game", {"power": power})
    return Refusal("SE-A3", "that-power-stands-in-a-row-already", {"power": power})


def _close(builder: StateBuilder, question: Bidding) -> None:
    """The winner pays and the named powers take the leftmost free places (SE-A4)."""
    bidder, gold = question.bidder, question.gold
    assert bidder is not None, "nobody passes before there is a bid"
    assert gold is not None, "a bidder has bid a sum"
    builder.log(AuctionWon(bidder, gold))
    pay(builder, bidder, gold, "auction", "SE-A4")
    if question.b in ROWS:
        _join(builder, question.a, question.b)
    else:
        _join(builder, question.a, "upper")
        _join(builder, question.b, "lower")
    builder.opener = (question.opener + 1) % builder.players


def _join(builder: StateBuilder, power: str, row: str) -> None:
    seat = seat_of(builder, power)
    if row == "upper":
        builder.upper = (*builder.upper, seat)
        place = len(builder.upper)
    else:
        builder.lower = (*builder.lower, seat)
        place = len(builder.lower)
    builder.log(RowJoined(seat, row, place))


# Standing orders, for those who do not want to be asked every lap


def order_scope(table: Table, question: object) -> str | None:
    """The auction that is going on: of a war, for the next places in the rows."""
    if not isinstance(question, Bidding):
        return None
    return f"auction {table.war} {len(table.upper) + len(table.lower)}"


def obey(table: Table, question: object, order: Bid | Pass) -> Bid | Pass | None:
    """`pass`: pass on every bid. A bid: name this pair for the least that is above the standing bid, up to that sum;
    pass on a higher bid, and on one that names the same pair. Whoever opens must bid (SE-A2): to pass says nothing."""
    if not isinstance(question, Bidding):
        return None
    opening = question.bidder is None
    if isinstance(order, Pass):
        return None if opening else order
    bid = Bid(question.least, order.a, order.b)
    wanted = (question.a, question.b) != (order.a, order.b) and bid.gold <= order.gold
    if wanted and question.objection(table, bid) is None:
        return bid
    return None if opening else PASS
