"""What a match says: shares, intervals, ratings."""

import random
from statistics import fmean

import pytest

from tilewright.arena.match import Match
from tilewright.arena.ratings import ratings
from tilewright.arena.single_game import Failure, Outcome, ThinkingTime
from tilewright.arena.statistics import interval, summarise

MATCH = Match(game="qwirkle", bots=("a", "b"), players=2)


def outcome(number: int, seats: tuple[str, ...], places: tuple[int, ...], failure: Failure | None = None) -> Outcome:
    scores = () if failure else tuple(100 - 10 * place for place in places)
    return Outcome(number, number // 2, seats, places, scores, (ThinkingTime(2, 0.02, 0.015),) * len(seats), 9, failure)


def test_shares_of_a_tie_are_shared() -> None:
    assert outcome(0, ("a", "b"), (1, 1)).shares() == (0.5, 0.5)
    assert outcome(0, ("a", "b", "c"), (1, 3, 1)).shares() == (0.5, 0, 0.5)


def test_the_table_of_a_match() -> None:
    games = [
        outcome(0, ("a", "b"), (1, 2)),
        outcome(1, ("b", "a"), (2, 1)),
        outcome(2, ("a", "b"), (1, 1)),
        outcome(3, ("b", "a"), (1, 2), Failure(1, "hung", "no answer")),
    ]
    summary = summarise(MATCH, games)
    assert (summary.games, summary.deals, summary.even) == (4, 2, 0.5)
    first, second = summary.rows
    assert (first.bot, first.share) == ("a", pytest.approx(2.5 / 4))
    assert (second.bot, second.share) == ("b", pytest.approx(1.5 / 4))
    assert first.places == (3, 1)
    assert first.mean_score == pytest.approx(90)
    assert first.failures == {"hung": 1}
    assert second.failures == {}
    assert (first.mean_ms, first.longest_ms) == (pytest.approx(10), pytest.approx(15))
    assert first.low < first.share < first.high


def test_a_match_prints_as_its_table() -> None:
    match = Match(game="qwirkle", bots=("first", "b"), players=2)
    summary = summarise(match, [outcome(0, ("first", "b"), (1, 2)), outcome(1, ("b", "first"), (2, 1))])
    title, *lines = str(summary).splitlines()
    assert title == "qwirkle, 2 games of 2"
    assert [line.split()[:2] for line in lines] == [["first", "100%"], ["b", "0%"]]
    assert str(summarise(match, [])) == "qwirkle, 0 games of 2"


def test_a_bot_at_several_seats_is_counted_for_each() -> None:
    match = Match(game="qwirkle", bots=("a", "b", "b"), players=3)
    row = {row.bot: row for row in summarise(match, [outcome(0, ("b", "a", "b"), (1, 2, 3))]).rows}
    assert row["b"].share == pytest.approx(0.5)
    assert row["a"].share == 0
    assert row["b"].games == 1


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Paired games, correlated within their deal: 95 of 100 intervals should hold the true share."""
    rng, truth, held = random.Random(4), 0.6, 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = rng.gauss(0, 1)
            deals.append([float(rng.gauss(0.253, 1) + side * luck > 0) for side in (1.0, -1.0)])
        held += interval(deals)[1] <= TRUE_SHARE <= interval(deals)[2]
    assert 0.92 <= held / 400 <= 0.98, truth


def _true_share() -> float:
    rng = random.Random(9)
    return fmean(float(rng.gauss(0.253, 1) + rng.gauss(0, 1) > 0) for _ in range(200_000))


TRUE_SHARE = _true_share()


def test_pairing_makes_the_interval_narrower() -> None:
    split = [[1.0, 0.0]] * 20 + [[1.0, 1.0]] * 5  # the deal decides most games
    apart = [[share] for deal in split for share in deal]
    assert interval(split)[0] == interval(apart)[0]
    assert interval(split)[2] - interval(split)[1] < interval(apart)[2] - interval(apart)[1]


def test_winning_all_does_not_make_it_certain() -> None:
    share, low, high = interval([[1.0, 1.0]] * 10)
    assert share == high == 1
    assert 0.6 < low < 0.8


def test_the_stronger_bot_is_rated_higher() -> None:
    games = [outcome(number, ("a", "b"), (1, 2) if number % 4 else (2, 1)) for number in range(40)]
    found = ratings(games)
    assert found["a"].mu > found["b"].mu
    assert found["a"].sigma < 8


def test_a_bot_against_itself_stays_where_it_is() -> None:
    found = ratings([outcome(0, ("a", "a"), (1, 2))])
    assert found["a"].mu == pytest.approx(25)
