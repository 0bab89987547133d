"""QW-S2, QW-S3: guesses of hands announced with a set of five or six, which chance alone would take long to find, and
of hands that tiles have been laid from in a turn under way."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tilewright.games.qwirkle import GAME
from tilewright.games.qwirkle.model.board import TILE_OF, tile_set
from tilewright.games.qwirkle.rules.placing import largest_sets
from tilewright.games.qwirkle.views.guess import _put_together

POOL = [
    TILE_OF[name]
    for name in ["Rci", "Rci", "Rx", "Rdi", "Rsq", "Rst", "Rcl", "Bci", "Bci", "Gci", "Oci", "Yci", "Pci", "Gsq"]
]


@pytest.mark.parametrize(
    ("size", "laid"),
    [(5, ""), (5, "Rci"), (5, "Rx Rst"), (5, "Gsq"), (5, "Gsq Gci"), (5, "Rci Rx Rdi Rsq"), (6, ""), (6, "Rx Rst")],
)
def test_all_such_hands_are_equally_likely(size: int, laid: str) -> None:
    """Two tiles of a hand of five may be laid that are not both of its set, where openings are free."""
    gone = bytes(TILE_OF[name] for name in laid.split())
    possible = Counter(
        tuple(sorted(hand))
        for hand in combinations(POOL, 6 - len(gone))
        if largest_sets(tile_set(bytes(hand) + gone))[0] == size
    )
    rng, draws = random.Random(size), 200 * len(possible)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        unseen = list(POOL)
        hand = _put_together(size, gone, unseen, rng)
        assert sorted([*unseen, *hand]) == sorted(POOL)
        found[tuple(hand)] += 1
    assert found.keys() == possible.keys()
    total = sum(possible.values())
    for hand, ways in possible.items():
        expected = draws * ways / total
        assert abs(found[hand] - expected) < 6 * expected**0.5


@pytest.mark.parametrize("seed", range(24))
def test_a_hand_can_be_guessed_while_its_tiles_are_laid(seed: int) -> None:
    """What was announced was of the whole hand: with those that lie there already, the guess has a set of that size."""
    state = GAME.start(3, seed)
    opener, rng = state.turn, random.Random(seed)
    while state.turn == opener:
        for viewer in {0, 1, 2} - {opener}:
            guessed = state.guess(viewer, rng)
            laid = bytes(state.table[cell] for cell in state.laid)
            assert largest_sets(tile_set(guessed.hands[opener] + laid))[0] == state.announced[opener]
        state = state.play(state.actions().pick(rng))
