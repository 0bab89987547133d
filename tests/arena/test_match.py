"""Pairing: everybody plays every side of every deal."""

from collections import Counter

import pytest

import tilewright as tw
from tilewright.arena.match import Match, deal_seed, fixtures, name_and_budget, rotations
from tilewright.arena.single_game import play
from tilewright.kernel import OptionError


def test_a_deal_is_played_by_all_rotations() -> None:
    match = Match(game="tigris", bots=("master", "adept", "adept", "adept"), players=4)
    games = fixtures(match, 8)
    assert [game.number for game in games] == list(range(8))
    assert [game.deal for game in games] == [0] * 4 + [1] * 4
    assert Counter(game.seats.index("master") for game in games) == dict.fromkeys(range(4), 2)


def test_seatings_that_are_the_same_are_played_once() -> None:
    assert rotations(("greedy", "greedy")) == [("greedy", "greedy")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_of_more_bots_than_players_every_selection_plays() -> None:
    match = Match(game="qwirkle", bots=("novice", "greedy", "random"), players=2)
    assert {frozenset(game.seats) for game in fixtures(match, 6)} == {
        frozenset(pair) for pair in (("novice", "greedy"), ("novice", "random"), ("greedy", "random"))
    }
    assert len(fixtures(match, 1)) == 6, "deals are played whole"


def test_more_games_begin_with_the_same_ones() -> None:
    match = Match(game="qwirkle", bots=("greedy", "random"), players=2)
    assert fixtures(match, 20)[:10] == fixtures(match, 10)


def test_games_of_one_deal_are_dealt_alike_and_others_are_not() -> None:
    match = Match(game="qwirkle", bots=("greedy", "random"), players=2, seed=5)
    seeds = [tw.Record.of(tw.replay(play(match, game)[1])).seed for game in fixtures(match, 4)]
    assert seeds[0] == seeds[1] == deal_seed(match, 0).hex()
    assert seeds[0] != seeds[2] == seeds[3]


def test_the_same_match_gives_the_same_games() -> None:
    match = Match(game="qwirkle", bots=("novice", "random"), players=2, seed=5)
    records = [play(match, fixtures(match, 1)[0])[1] for _ in range(2)]
    assert records[0] == records[1]


def test_a_budget_stands_behind_the_name() -> None:
    assert name_and_budget("master@5000") == ("master", 5000)
    assert name_and_budget("master") == ("master", None)
    assert name_and_budget("program: ./bot@home") == ("program: ./bot@home", None)


BAD = {
    "too few bots": ({"bots": ("greedy",)}, "2 players need as many bots"),
    "no such bot": ({"bots": ("greedy", "gready")}, "there is no 'gready'"),
    "too many players": ({"players": 9}, "qwirkle takes 2 to 4"),
    "no such option": ({"options": {"size": 3}}, "size"),
    "no patience": ({"patience": 0}, "above 0"),
    "no budget": ({"bots": ("master@many", "greedy")}, "master@5000"),
    "budget for greed": ({"bots": ("greedy@50", "greedy")}, "takes none"),
}


@pytest.mark.parametrize(("fields", "problem"), BAD.values(), ids=BAD)
def test_a_match_that_cannot_be_is_refused(fields: dict[str, object], problem: str) -> None:
    usual = {"game": "qwirkle", "bots": ("greedy", "random"), "players": 2}
    with pytest.raises(OptionError, match=problem):
        Match(**(usual | fields)).check()  # pyright: ignore[reportArgumentType]
