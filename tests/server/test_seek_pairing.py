"""Who of those that seek a game is put together: a pure function of who waits, since when, and the time."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tilewright.server.tables.pairing import (
    FIRST_TOLERANCE,
    MAX_CANDIDATES,
    TOLERANCE_PER_MINUTE,
    Group,
    Seeker,
    accept,
    find_group,
    tolerance,
)

MINUTE = 60.0


def seeker(name: str, points: int = 1500, sizes: tuple[int, ...] = (2,), since: float = 0.0, apart: str = "") -> Seeker:
    return Seeker(name, name, sizes, since, dict.fromkeys(sizes, points), frozenset(apart.split()))


def names(group: Group | None) -> list[str]:
    return [] if group is None else [one.player for one in group.members]


def test_nobody_is_paired_with_themselves() -> None:
    assert find_group([seeker("a"), Seeker("b", "a", (2,), 0.0, {2: 1500})], 0.0) is None


def test_two_of_like_strength_are_paired_at_once() -> None:
    assert names(find_group([seeker("a"), seeker("b", 1500 + int(FIRST_TOLERANCE))], 0.0)) == ["a", "b"]


def test_those_far_apart_are_paired_once_both_have_waited_long_enough() -> None:
    far = int(FIRST_TOLERANCE + 3 * TOLERANCE_PER_MINUTE)
    both = [seeker("a"), seeker("b", 1500 + far, since=MINUTE)]
    assert find_group(both, 3 * MINUTE) is None, "the second has waited two minutes"
    assert names(find_group(both, 4 * MINUTE)) == ["a", "b"]


def test_tolerance_never_shrinks_and_a_clock_that_went_back_does_no_harm() -> None:
    assert tolerance(-5.0) == tolerance(0.0) == FIRST_TOLERANCE
    assert tolerance(2 * MINUTE) == FIRST_TOLERANCE + 2 * TOLERANCE_PER_MINUTE


def test_the_nearest_rating_is_chosen() -> None:
    waiting = [seeker("a", 1500), seeker("far", 1600, since=1.0), seeker("near", 1510, since=2.0)]
    assert names(find_group(waiting, 2.0)) == ["a", "near"]


def test_who_has_waited_longest_is_served_first() -> None:
    waiting = [seeker("late", since=9.0), seeker("middle", since=5.0), seeker("early", since=1.0)]
    assert "early" in names(find_group(waiting, 9.0))


def test_a_table_is_as_large_as_can_be_filled() -> None:
    three_or_four = [seeker(name, sizes=(3, 4)) for name in "abcd"]
    assert names(find_group(three_or_four, 0.0)) == ["a", "b", "c", "d"]
    assert names(find_group(three_or_four[:3], 0.0)) == ["a", "b", "c"]
    assert find_group(three_or_four[:2], 0.0) is None
    assert find_group([seeker("a", sizes=(2,)), seeker("b", sizes=(3,))], 0.0) is None


def test_a_block_keeps_two_apart_whoever_made_it_and_the_others_still_find_each_other() -> None:
    a, b, c = seeker("a", apart="b"), seeker("b", since=1.0), seeker("c", since=2.0)
    assert find_group([a, b], 9.0) is None
    assert names(find_group([a, b, c], 9.0)) == ["a", "c"]
    three = [seeker("a", sizes=(3,)), seeker("b", sizes=(3,)), seeker("c", sizes=(3,), apart="b")]
    assert find_group(three, 9.0) is None
    assert names(find_group([*three, seeker("d", sizes=(3,), since=3.0)], 9.0)) == ["a", "b", "d"]


_sizes = st.lists(st.sampled_from([2, 3, 4]), min_size=1, max_size=3, unique=True)
_person = st.tuples(st.integers(1300, 1800), _sizes, st.floats(0, 600), st.sets(st.sampled_from("abcdefg"), max_size=2))


@given(st.lists(_person, max_size=7), st.floats(600, 1200))
def test_a_group_is_found_exactly_if_there_is_one_in_which_everybody_accepts_everybody(
    people: list[tuple[int, list[int], float, set[str]]], now: float
) -> None:
    waiting = [
        Seeker(name, name, tuple(sizes), since, dict.fromkeys(sizes, points), frozenset(apart - {name}))
        for name, (points, sizes, since, apart) in zip("abcdefg", people, strict=False)
    ]
    assert len(waiting) <= MAX_CANDIDATES, "so all groups are tried"

    def fits(members: tuple[Seeker, ...]) -> bool:
        return all(accept(one, other, len(members), now) for one, other in combinations(members, 2))

    found = find_group(waiting, now)
    possible = [members for size in (2, 3, 4) for members in combinations(waiting, size) if fits(members)]
    assert (found is not None) == bool(possible)
    if found is not None:
        assert fits(found.members)
        assert len({one.player for one in found.members}) == found.size
