"""Chapter SE-A: the war's order and the auction of alliances."""

import pytest

from tests.empires.drawn import asked, choices, drawn, empire, four, gold, legal, play, refused, told, unrest
from tilewright.games.empires import GAME, EmpiresState
from tilewright.games.empires.model.actions import Bid
from tilewright.games.empires.model.events import (
    AuctionOpened,
    AuctionWon,
    CountersDrawn,
    OnlyChoice,
    RowJoined,
    TurnBegan,
    WarEnded,
)
from tilewright.games.empires.model.table import turn_order
from tilewright.kernel import NotationError


def auction(powers: str = "britain france prussia austria", text: str = "") -> EmpiresState:
    """The first auction of war one, opened by the first power."""
    return drawn(f"players: {powers}\nwar: 1\n{text}")


def names(state: EmpiresState, row: tuple[int, ...]) -> list[str]:
    return [state.empires[seat].power for seat in row]


def passing(state: EmpiresState) -> EmpiresState:
    """Everybody passes on, as long as there are turns."""
    while asked(state)[1] == "turn":
        state = play(state, "end" if not state.actions_left else "pass")
    return state


# SE-A0


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 5)])
def test_a_war_has_five_or_six_rounds(players: int, rounds: int) -> None:
    """SE-A0: six with 2 to 4 players, five with 5 to 7, every player once a round."""
    powers = ["britain", "france", "prussia", "austria", "spain", "russia", "united_provinces"][:players]
    state = drawn(f"players: {' '.join(powers)}\nupper: {' '.join(powers[::2])}\nlower: {' '.join(powers[1::2])}")
    turns = [(state.round, state.active)]
    while state.war == 1:
        state = play(state, "pass")
        turns += [(event.round, event.seat) for event in told(state, TurnBegan)]
    assert turns == [(number, seat) for number in range(1, rounds + 1) for seat in range(players)]


def test_new_counters_come_in_wars_two_and_three() -> None:
    """SE-A0: ten are drawn, those lying stay; then the alliances. After war three there is no more."""
    state = four("round: 6\nactive: spain\nactions: 1\ncounters baltic: 2 3")
    second = play(state, "pass")
    assert told(second, WarEnded) == [WarEnded(1)]
    (event,) = told(second, CountersDrawn)
    assert (event.war, event.rule, len(event.counters)) == (2, "SE-A0", 10)
    assert sum(second.lying) == 12
    assert sum(second.bag) == sum(state.bag) - 10
    assert asked(second)[1] == "auction"
    assert second.war == 2
    over = play(four("war: 3\nround: 6\nactive: spain\nactions: 1"), "pass")
    assert not told(over, CountersDrawn)
    assert over.actor is None


def test_war_one_begins_with_the_alliances() -> None:
    """SE-A0, SE-A1: no counters beyond those of the set-up; the first player opens."""
    state = drawn(
        """
        players: britain france
        first: 1
        units britain: army india 4
        units france: army india 5
        """
    )
    after = play(state, "place army baltic")
    assert told(after, CountersDrawn) == []
    assert told(after, AuctionOpened) == [AuctionOpened(1, 1)]
    assert asked(after) == ("france", "auction")


# SE-A1


def test_who_moved_last_opens_the_next_war() -> None:
    """SE-A1: the last in the order of turns, whoever ended it."""
    state = drawn(
        """
        players: britain france prussia spain russia
        upper: prussia russia
        lower: spain france britain
        round: 5
        active: britain
        actions: 1
        """
    )
    after = play(state, "pass")
    assert told(after, AuctionOpened) == [AuctionOpened(2, 0)]


def test_each_next_auction_is_opened_on_the_left() -> None:
    """SE-A1: of the last opener, not of the winner."""
    state = auction(text="first: 2")
    assert asked(state) == ("prussia", "auction")
    second = play(state, "bid 0 prussia austria", "pass", "bid 3 france prussia", "pass", "pass", "pass")
    assert told(second, AuctionWon) == [AuctionWon(0, 3)]
    assert told(second, AuctionOpened) == [AuctionOpened(1, 3)]
    assert asked(second) == ("austria", "auction")


# SE-A2


def test_the_opener_must_bid() -> None:
    """SE-A2: nought is enough."""
    state = auction()
    assert refused(state, "pass") == ("SE-A2", "the-opener-must-bid")
    assert legal(state, "bid 0 britain france", "bid 1 britain france")


def test_a_bid_is_higher_than_the_standing_one() -> None:
    """SE-A2: with an A and B of its own."""
    state = play(auction(), "bid 2 britain france")
    assert asked(state) == ("france", "auction")
    assert refused(state, "bid 2 france britain") == ("SE-A2", "the-bid-is-not-higher")
    assert refused(state, "bid 0 france britain") == ("SE-A2", "the-bid-is-not-higher")
    assert legal(state, "bid 3 prussia austria", "bid 3 britain france", "pass")


def test_a_bid_is_not_negative() -> None:
    """SE-A2: the opener bids 0 or more, so nothing is said of a bid to stand above."""
    refusal = auction().explain(Bid(-1, "france", "britain"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SE-A2", "a-sum-is-not-negative")


def test_who_passed_is_asked_again() -> None:
    """SE-A2: clockwise, all but the standing bidder, until all others passed one after another."""
    state = play(auction(), "bid 0 britain france", "pass", "pass", "bid 1 prussia austria")
    seats = []
    for action in ("pass", "bid 2 france austria", "pass", "pass"):
        seats.append(asked(state)[0])
        state = play(state, action)
    seats.append(asked(state)[0])
    assert seats == ["britain", "france", "prussia", "austria", "britain"]
    assert refused(state, "take banking") == ("SE-A2", "something-else-is-asked-now")
    over = play(state, "pass")
    assert told(over, AuctionWon) == [AuctionWon(1, 2)]
    assert names(over, over.upper) == ["france"]
    assert names(over, over.lower) == ["austria"]


def test_nobody_raises_himself() -> None:
    """SE-A2: when the others have passed the auction is over without a word of the standing bidder."""
    state = play(auction(), "bid 0 britain france", "pass", "pass")
    after = play(state, "pass")
    assert told(after, AuctionWon) == [AuctionWon(0, 0)]
    assert asked(after) == ("france", "auction")


def test_placed_powers_bid_too() -> None:
    """SE-A2: in the second auction Britain, placed already, wins."""
    state = play(auction(), "bid 0 britain france", "pass", "pass", "pass", "bid 0 prussia austria", "pass", "pass")
    assert asked(state) == ("britain", "auction")
    after = play(state, "bid 1 austria prussia", "pass", "pass", "pass")
    assert names(after, after.upper) == ["britain", "austria"]
    assert gold(after, "britain") == 9


# SE-A3


def test_a_bid_names_two_different_unplaced_powers() -> None:
    """SE-A3: anyone's, not necessarily the bidder's own."""
    state = auction()
    assert legal(state, "bid 0 prussia austria", "bid 0 austria britain")
    assert refused(state, "bid 0 prussia prussia") == ("SE-A3", "a-bid-names-two-different-powers")
    assert refused(state, "bid 0 prussia spain") == ("SE-A3", "that-power-is-not-in-the-game")
    assert refused(state, "bid 0 spain prussia") == ("SE-A3", "that-power-is-not-in-the-game")
    assert refused(state, "bid 0 prussia upper") == ("SE-A3", "a-bid-names-two-powers")
    second = play(state, "bid 0 britain france", "pass", "pass", "pass")
    assert refused(second, "bid 0 britain prussia") == ("SE-A3", "that-power-stands-in-a-row-already")
    assert refused(second, "bid 0 prussia france") == ("SE-A3", "that-power-stands-in-a-row-already")
    assert {text.split(maxsplit=2)[2] for text in choices(second)} == {"prussia austria", "austria prussia"}


@pytest.mark.parametrize("row", ["upper", "lower"])
def test_the_last_power_is_named_with_one_row(row: str) -> None:
    """SE-A3: with odd numbers."""
    state = play(auction("britain france prussia"), "bid 0 france britain", "pass", "pass")
    assert {text.split(maxsplit=2)[2] for text in choices(state)} == {"prussia upper", "prussia lower"}
    assert refused(state, "bid 0 prussia britain") == ("SE-A3", "the-last-power-is-named-with-one-row")
    assert refused(state, "bid 0 britain upper") == ("SE-A3", "that-power-stands-in-a-row-already")
    after = play(state, f"bid 0 prussia {row}", "pass", "pass")
    rows = {"upper": ["france"], "lower": ["britain"]}
    rows[row].append("prussia")
    assert (names(after, after.upper), names(after, after.lower)) == (rows["upper"], rows["lower"])


# SE-A4 and SE-A5


def test_the_winner_pays_and_the_rows_fill_from_the_left() -> None:
    """SE-A4: A in the upper row, B in the lower; nobody else pays."""
    state = play(auction(), "bid 4 prussia france", "pass", "pass", "pass")
    assert told(state, RowJoined) == [RowJoined(2, "upper", 1), RowJoined(1, "lower", 1)]
    assert [one.gold for one in state.empires] == [6, 10, 10, 10]
    after = play(state, "bid 1 britain austria", "pass", "pass", "pass")
    assert told(after, RowJoined) == [RowJoined(0, "upper", 2), RowJoined(3, "lower", 2)]
    assert [one.gold for one in after.empires] == [6, 9, 10, 10]


def test_auctions_follow_until_all_are_placed() -> None:
    """SE-A4: three for five players, then the first turn."""
    state = auction("britain france prussia austria spain")
    for number, pair in enumerate(("spain france", "britain austria", "prussia lower")):
        assert asked(state)[1] == "auction", number
        state = play(state, f"bid 0 {pair}", "pass", "pass", "pass", "pass")
    assert asked(state) == ("spain", "turn")
    assert told(state, TurnBegan) == [TurnBegan(4, 1, 1)]


def test_turns_alternate_between_the_rows() -> None:
    """SE-A5: upper first, lower first, upper second …; an empty place is skipped."""
    assert turn_order((4, 0), (1, 3, 2)) == [4, 1, 0, 3, 2]
    assert turn_order((4, 0, 2), (1, 3)) == [4, 1, 0, 3, 2]
    state = drawn(
        """
        players: britain france prussia austria spain
        upper: spain britain
        lower: france austria prussia
        """
    )
    order = []
    for _ in range(5):
        order.append(asked(state)[0])
        state = play(state, "pass", "pass")
    assert order == ["spain", "france", "britain", "austria", "prussia"]
    assert (asked(state)[0], state.round) == ("spain", 2)


def test_the_rows_are_the_alliances() -> None:
    """SE-A5, SE-F1: nobody attacks a power of their own row."""
    state = four("units britain: army baltic 1\nmarkers prussia: baltic 1\nmarkers france: baltic 1")
    assert refused(state, "attack prussia baltic land") == ("SE-F1", "that-power-is-in-your-alliance")
    assert legal(state, "attack france baltic land")


# SE-A6


def test_two_players_have_one_auction_for_the_order() -> None:
    """SE-A6: the first pass on a bid ends it, and they are opposed."""
    state = auction("britain france")
    raised = play(state, "bid 0 britain france", "bid 1 france britain")
    after = play(raised, "pass")
    assert told(after, AuctionWon) == [AuctionWon(1, 1)]
    assert (names(after, after.upper), names(after, after.lower)) == (["france"], ["britain"])
    assert asked(after) == ("france", "turn")
    second = passing(after)
    assert (second.war, asked(second)[1]) == (2, "auction")


# SE-A7


def test_a_bid_has_a_limit() -> None:
    """SE-A7: gold and what 20 unrest counters would bring, whatever unrest there is; 3 each with Banking."""
    state = auction(text="power britain: gold 7 unrest 19")
    assert legal(state, "bid 47 britain france")
    assert refused(state, "bid 48 britain france") == ("SE-A7", "the-bid-is-above-the-limit")
    assert len(state.actions()) == 48 * 12
    banker = auction(text="power britain: gold 7\ntiles britain: banking")
    assert legal(banker, "bid 67 britain france")
    assert refused(banker, "bid 68 britain france") == ("SE-A7", "the-bid-is-above-the-limit")


def test_a_bid_won_beyond_the_gold_brings_unrest() -> None:
    """SE-A7, SE-U1."""
    after = play(auction(text="power britain: gold 3"), "bid 6 britain france", "pass", "pass", "pass")
    assert (gold(after, "britain"), unrest(after, "britain")) == (1, 2)


def test_who_cannot_bid_higher_is_not_asked() -> None:
    """SE-A7: only the pass is left."""
    state = auction(text="power france: gold 0\npower prussia: gold 1")
    after = play(state, "bid 40 britain france")
    assert told(after, OnlyChoice) == [OnlyChoice(1, "pass", "SE-A2")]
    assert asked(after) == ("prussia", "auction")
    assert choices(after, "bid")[0] == "bid 41 britain france"


def test_an_offer_is_gold_in_hand() -> None:
    """SE-A7: it is no payment demanded."""
    state = four(
        """
        power britain: gold 5
        units britain: army baltic 1
        units prussia: army baltic 1
        markers france: baltic 1
        """
    )
    asking = play(state, "attack france baltic land")
    assert asked(asking) == ("britain", "help")
    assert legal(asking, "help prussia land 0", "help prussia land 3")
    assert refused(asking, "help prussia land 4") == ("SE-A7", "an-offer-is-gold-in-hand")


# The worked example


def test_the_example_of_an_auction() -> None:
    """SE-A2, SE-A4: the second worked example."""
    state = auction("britain france prussia austria")
    after = play(state, "bid 0 britain prussia", "pass", "bid 1 austria france", "pass", "pass", "pass")
    assert names(after, after.upper) == ["austria"]
    assert names(after, after.lower) == ["france"]
    assert gold(after, "prussia") == 9
    assert asked(after) == ("france", "auction")
    assert [empire(after, power).gold for power in ("britain", "france", "austria")] == [10, 10, 10]


# Standing orders


def follow(state: EmpiresState, order: str) -> str | None:
    """What a standing order of the one who is asked says to do."""
    action = GAME.obey(state, order)
    return None if action is None else str(action)


def test_the_order_to_pass_passes_on_every_bid_but_cannot_open() -> None:
    """SE-A2: the opener must bid."""
    state = auction()
    assert follow(state, "pass") is None
    assert follow(play(state, "bid 0 britain france"), "pass") == "pass"


def test_the_order_to_bid_goes_up_to_its_sum_for_its_pair() -> None:
    state = auction()
    assert follow(state, "bid 3 austria france") == "bid 0 austria france"
    state = play(state, "bid 2 britain france")
    assert follow(state, "bid 3 austria france") == "bid 3 austria france"
    assert follow(state, "bid 2 austria france") == "pass"
    assert follow(state, "bid 9 britain france") == "pass", "somebody pays for what they want"


def test_an_order_is_for_one_auction() -> None:
    state = auction()
    first = GAME.order_scope(state)
    for action in ("bid 0 britain france", "pass", "pass", "pass"):
        assert GAME.order_scope(state) == first
        state = play(state, action)
    assert GAME.order_scope(state) not in (None, first)
    assert GAME.order_scope(four()) is None


def test_other_actions_are_no_orders() -> None:
    with pytest.raises(NotationError):
        GAME.obey(auction(), "end")
