"""Pairing and standings of tournaments: pure functions, by example and by property."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.server.tournaments import pairing
from tilewright.server.tournaments.pairing import (
    Round,
    meetings,
    round_robin_round,
    rounds_to_meet_all,
    swiss_round,
    table_sizes,
    without,
)
from tilewright.server.tournaments.standings import PlayedTable, TableResult, standings, table_points

WANTED = st.integers(2, 7)
PLAYERS = st.integers(0, 40)


@pytest.mark.parametrize(
    ("players", "wanted", "smallest", "sizes"),
    [
        (8, 2, 2, (2, 2, 2, 2)),
        (7, 2, 2, (2, 2, 2)),  # one rests
        (9, 4, 2, (3, 3, 3)),
        (10, 4, 2, (4, 3, 3)),
        (5, 4, 2, (3, 2)),
        (5, 4, 3, (4,)),  # two of the game's tables would be too small
        (1, 4, 2, ()),
        (0, 2, 2, ()),
    ],
)
def test_tables_are_as_even_as_possible(players: int, wanted: int, smallest: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, wanted, smallest) == sizes


@given(PLAYERS, WANTED, st.integers(2, 3))
def test_tables_differ_by_one_at_most_and_as_few_rest_as_possible(players: int, wanted: int, smallest: int) -> None:
    smallest = min(smallest, wanted)
    sizes = table_sizes(players, wanted, smallest)
    assert all(smallest <= size <= wanted for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert players - sum(sizes) < max(smallest, 2)
    if wanted > smallest and players >= smallest:
        assert players - sum(sizes) <= (1 if smallest == 3 and players in (4, 5) else 0) or wanted < 2 * smallest - 1


def played_rounds(players: int, wanted: int, count: int, seed: int) -> list[Round]:
    """Rounds of a tournament in which chance wins."""
    rng, past = random.Random(seed), list[Round]()
    ranked = list(range(1, players + 1))
    for _ in range(count):
        past.append(swiss_round(ranked, past, wanted, 2))
        rng.shuffle(ranked)
    return past


@settings(max_examples=25)
@given(PLAYERS, WANTED, st.integers(1, 4), st.integers(0, 1000))
def test_everybody_is_seated_once_or_rests(players: int, wanted: int, count: int, seed: int) -> None:
    for one in played_rounds(players, wanted, count, seed):
        placed = [who for table in one.tables for who in table] + list(one.byes)
        assert sorted(placed) == list(range(1, players + 1))


def repeat_free(playing: frozenset[int], sizes: tuple[int, ...], met: Counter[frozenset[int]]) -> bool:
    """By trying everything: can these be seated at tables of these sizes without anybody meeting anybody again?"""
    if not sizes:
        return True
    first = min(playing)
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(sorted(playing - {first}), size - 1):
            table = (first, *others)
            if not any(met[frozenset(pair)] for pair in combinations(table, 2)) and repeat_free(
                playing - set(table), tuple(left), met
            ):
                return True
    return False


@settings(max_examples=40)
@given(st.integers(4, 9), st.integers(2, 4), st.integers(1, 5), st.integers(0, 1000))
def test_nobody_meets_anybody_again_while_that_can_be_avoided(players: int, wanted: int, count: int, seed: int) -> None:
    past = list[Round]()
    for one in played_rounds(players, wanted, count, seed):
        met, playing = meetings(past), frozenset(who for table in one.tables for who in table)
        again = any(met[frozenset(pair)] for table in one.tables for pair in combinations(table, 2))
        sizes = tuple(len(table) for table in one.tables)
        assert not again or not repeat_free(playing, sizes, met)
        past.append(one)


@settings(max_examples=30)
@given(st.integers(4, 30), WANTED, st.integers(0, 1000))
def test_where_repeats_cannot_be_avoided_no_exchange_of_two_makes_it_better(
    players: int, wanted: int, seed: int
) -> None:
    past = played_rounds(players, wanted, 6, seed)
    met, last = meetings(past[:-1]), past[-1]

    def burden(tables: Sequence[Sequence[int]]) -> int:
        return sum((met[frozenset(pair)] + 1) ** 2 - 1 for table in tables for pair in combinations(table, 2))

    worst = burden(last.tables)

    for one, other in combinations(range(len(last.tables)), 2):
        for here, there in product(range(len(last.tables[one])), range(len(last.tables[other]))):
            tables = [list(table) for table in last.tables]
            tables[one][here], tables[other][there] = tables[other][there], tables[one][here]
            assert burden(tables) >= worst


@settings(max_examples=10)
@given(st.integers(0, 50), WANTED, st.integers(0, 1000))
def test_in_a_large_field_some_rounds_have_no_repeats(more: int, wanted: int, seed: int) -> None:
    met = meetings(played_rounds(2 * wanted * wanted + more, wanted, 3, seed))
    assert max(met.values()) == 1


@settings(max_examples=15)
@given(st.integers(4, 30), WANTED, st.integers(0, 1000))
def test_seats_are_shared_out(players: int, wanted: int, seed: int) -> None:
    """After as many rounds as there are seats nobody has had one of them much more often than another."""
    past = played_rounds(players, wanted, 6, seed)
    seats = Counter((who, seat) for one in past for table in one.tables for seat, who in enumerate(table))
    for who in range(1, players + 1):
        assert max((count for (one, _), count in seats.items() if one == who), default=0) <= 4


@settings(max_examples=15)
@given(st.sampled_from([3, 5, 7, 9, 15]), st.integers(0, 1000))
def test_nobody_rests_twice_before_all_have_rested(players: int, seed: int) -> None:
    rested = Counter(who for one in played_rounds(players, 2, players, seed) for who in one.byes)
    assert set(rested.values()) == {1}


def test_neighbours_in_the_standings_meet() -> None:
    past = [Round(((1, 2), (3, 4), (5, 6), (7, 8)))]
    assert {frozenset(table) for table in swiss_round([1, 3, 5, 7, 2, 4, 6, 8], past, 2, 2).tables} == {
        frozenset(pair) for pair in ((1, 3), (5, 7), (2, 4), (6, 8))
    }


@pytest.mark.parametrize("players", range(2, 12))
def test_in_a_round_robin_of_two_all_meet_all_once(players: int) -> None:
    past = list[Round]()
    for _ in range(rounds_to_meet_all(players, 2, 2, 32)):
        past.append(round_robin_round(range(1, players + 1), past, 2, 2))
    assert meetings(past) == {frozenset(pair): 1 for pair in combinations(range(1, players + 1), 2)}


@pytest.mark.parametrize(("players", "wanted"), [(9, 3), (8, 4), (7, 3), (10, 4), (12, 6), (7, 7)])
def test_in_a_round_robin_of_more_all_meet_all(players: int, wanted: int) -> None:
    past = list[Round]()
    for _ in range(rounds_to_meet_all(players, wanted, 2, 32)):
        past.append(round_robin_round(range(1, players + 1), past, wanted, 2))
    assert len(meetings(past)) == players * (players - 1) // 2


@pytest.mark.parametrize(("players", "wanted", "most"), [(200, 3, 32), (100, 4, 32), (200, 7, 15), (50, 2, 32)])
def test_that_it_takes_too_many_rounds_is_known_without_trying_any(
    monkeypatch: pytest.MonkeyPatch, players: int, wanted: int, most: int
) -> None:
    """A whole schedule of hundreds would take minutes, and anybody may ask for it."""
    monkeypatch.setattr(pairing, "swiss_round", lambda *_: pytest.fail("a round was tried"))
    assert pairing.rounds_to_meet_all(players, wanted, 2, most) == most


def test_no_more_rounds_are_tried_than_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Round] = []
    monkeypatch.setattr(pairing, "swiss_round", lambda *args: tried.append(swiss_round(*args)) or tried[-1])
    assert pairing.rounds_to_meet_all(20, 3, 2, 11) == 11
    assert len(tried) == 11


def test_the_same_rounds_are_tried_once_however_often_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = rounds_to_meet_all(23, 3, 2, 40)
    monkeypatch.delattr(pairing, "swiss_round")
    assert rounds_to_meet_all(23, 3, 2, 40) == rounds


def test_who_has_withdrawn_leaves_a_bye_behind() -> None:
    assert without(Round(((1, 2), (3, 4)), (5,)), [2]) == Round(((3, 4),), (5, 1))
    assert without(Round(((1, 2, 3),)), [2]) == Round(((1, 3),))


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 3), (0.5, 1.0, 0.0)),
        ((1, 2, 2, 4), (1.0, 0.5, 0.5, 0.0)),
        ((1, 1, 1), (0.5, 0.5, 0.5)),
    ],
)
def test_places_are_worth_points(places: tuple[int, ...], points: tuple[float, ...]) -> None:
    assert table_points(places) == pytest.approx(points)


@given(st.lists(st.integers(1, 4), min_size=2, max_size=7))
def test_all_tables_of_a_size_are_worth_the_same(ranks: list[int]) -> None:
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    assert sum(table_points(places)) == pytest.approx(len(places) / 2)


def won(number: int, winner: int, loser: int, *scores: int) -> PlayedTable:
    return PlayedTable(number, (winner, loser), TableResult((1, 2), scores or None))


def test_stronger_opponents_decide_between_equals() -> None:
    played = [won(1, 1, 2), won(1, 3, 4), won(2, 1, 3), won(2, 2, 4)]
    assert [one.entrant for one in standings((1, 2, 3, 4), played, False)] == [1, 2, 3, 4]
    assert [one.opponents_points for one in standings((1, 2, 3, 4), played, False)] == [2.0, 2.0, 2.0, 2.0]
    played = [won(1, 1, 4), won(1, 2, 3), won(2, 3, 4)]
    first, second, *_ = standings((1, 2, 3, 4), played, False)
    assert (first.entrant, second.entrant) == (2, 3)
    assert first.points == second.points == 1.0
    assert (first.opponents_points, second.opponents_points) == (1.0, 1.0)
    assert first.head_to_head > second.head_to_head


def test_where_all_meet_all_the_game_of_two_equals_decides_between_them() -> None:
    played = [won(1, 2, 1), won(2, 1, 3), won(3, 3, 4), won(4, 2, 4), won(5, 3, 2), won(6, 1, 4)]
    one, other, third, _ = standings((1, 2, 3, 4), played, True)
    assert one.points == other.points == third.points == 2.0
    assert {one.head_to_head, other.head_to_head, third.head_to_head} == {1.0}


def test_the_margin_decides_when_nothing_else_does() -> None:
    played = [won(1, 1, 2, 50, 40), won(1, 3, 4, 90, 20)]
    assert [one.entrant for one in standings((1, 2, 3, 4), played, False)] == [3, 1, 2, 4]
    assert [one.place for one in standings((1, 2), [], False)] == [1, 1], "nothing separates them"


def test_a_bye_is_worth_a_win() -> None:
    played = [PlayedTable(1, (1,)), won(1, 2, 3)]
    assert [(one.entrant, one.points) for one in standings((1, 2, 3), played, True)] == [(1, 1.0), (2, 1.0), (3, 0.0)]


@settings(max_examples=30)
@given(st.integers(2, 20), st.integers(2, 4), st.integers(0, 1000))
def test_standings_do_not_depend_on_the_order_of_tables(players: int, wanted: int, seed: int) -> None:
    rng, played = random.Random(seed), list[PlayedTable]()
    for number, one in enumerate(played_rounds(players, wanted, 3, seed), 1):
        for table in one.tables:
            scores = [rng.randrange(5) for _ in table]
            places = tuple(1 + sum(other > score for other in scores) for score in scores)
            played.append(PlayedTable(number, table, TableResult(places, tuple(scores))))
        played += [PlayedTable(number, (who,)) for who in one.byes]
    one = standings(range(1, players + 1), played, False)
    rng.shuffle(played)
    assert [(s.entrant, s.place) for s in standings(range(1, players + 1), played, False)] == [
        (s.entrant, s.place) for s in one
    ]
