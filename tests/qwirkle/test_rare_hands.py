"""QW-S2, QW-S3: guesses of hands announced with a set of five or six, which chance alone would take long to find."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tilewright.games.qwirkle.board import TILE_OF, tile_set
from tilewright.games.qwirkle.guess import _put_together
from tilewright.games.qwirkle.placing import largest_sets

POOL = [
    TILE_OF[name]
    for name in ["Rci", "Rci", "Rx", "Rdi", "Rsq", "Rst", "Rcl", "Bci", "Bci", "Gci", "Oci", "Yci", "Pci", "Gsq"]
]


@pytest.mark.parametrize("size", [5, 6])
def test_all_such_hands_are_equally_likely(size: int) -> None:
    possible = Counter(
        tuple(sorted(hand)) for hand in combinations(POOL, 6) if largest_sets(tile_set(bytes(hand)))[0] == size
    )
    rng, draws = random.Random(size), 200 * len(possible)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        unseen = list(POOL)
        hand = _put_together(size, unseen, rng)
        assert sorted([*unseen, *hand]) == sorted(POOL)
        found[tuple(hand)] += 1
    assert found.keys() == possible.keys()
    total = sum(possible.values())
    for hand, ways in possible.items():
        expected = draws * ways / total
        assert abs(found[hand] - expected) < 6 * expected**0.5
