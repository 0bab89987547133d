"""What a seat may suppose of the others (TE-S6)."""

import random
from collections import Counter
from math import comb

import pytest

from tests.tigris.drawn import drawn, play
from tilewright.games.tigris import GAME
from tilewright.games.tigris.model.stock import removed

# Seven tiles are unseen by the archer: the bull's hand of three, one they threw away, and three in the bag.
SMALL = """
    hand archer: red 6
    hand bull: green 2 black 1
    swapped archer: blue 2
    swapped bull: black 1
    removed: red 51 blue 34 green 27 black 26
"""


def test_what_a_guess_keeps() -> None:
    """TE-S6: own hand, own thrown tiles, all points and treasures, the numbers of the rest."""
    state = drawn("points bull: red 3\ntreasures bull: 1\n" + SMALL.strip())
    guess = state.guess(0, random.Random(1))
    assert guess.hand(0) == state.hand(0)
    assert guess.thrown[:4] == state.thrown[:4]
    assert guess.points == state.points
    assert guess.treasures == state.treasures
    assert sum(guess.hand(1)) == 3
    assert sum(guess.thrown[4:]) == 1
    assert removed(guess) == removed(state)
    assert guess.origin is None
    assert guess.past.ply == 0
    assert guess.chance != state.chance


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_deals_of_the_unseen_tiles_are_equally_likely(seat: int | None) -> None:
    """TE-S6: the number of black tiles in a hand follows the hypergeometric law."""
    state = drawn(SMALL)
    other = 1 if seat == 0 else 0
    others = [each for each in (0, 1) if each != seat]
    pool = Counter[int]()
    for colour in range(4):
        pool[colour] = state.bag[colour] + sum(
            state.hands[4 * each + colour] + state.thrown[4 * each + colour] for each in others
        )
    total, size, rare = sum(pool.values()), sum(state.hand(other)), pool[3]
    rng = random.Random(7)
    rounds = 4000
    seen = Counter(state.guess(seat, rng).hand(other)[3] for _ in range(rounds))
    chi_square = 0.0
    for number in range(min(rare, size) + 1):
        expected = rounds * comb(rare, number) * comb(total - rare, size - number) / comb(total, size)
        if expected:
            chi_square += (seen[number] - expected) ** 2 / expected
    assert chi_square < 20


def test_thrown_tiles_and_bag_are_guessed_too() -> None:
    """TE-S6: what another threw away is as unknown as their hand."""
    state = drawn(SMALL)
    rng = random.Random(3)
    guesses = [state.guess(0, rng) for _ in range(200)]
    assert {bytes(guess.thrown[4:]) for guess in guesses} == {bytes([0, 0, 1, 0]), bytes([0, 0, 0, 1])}
    assert len({guess.bag for guess in guesses}) > 2


def test_a_seat_cannot_tell_a_guess_from_the_truth() -> None:
    """TE-S6: view, events and own actions are the same."""
    rng = random.Random(5)
    state = GAME.start(3, 5, {"buildings": True, "limited_support": True})
    while state.actor is not None:
        state = play(state, str(state.actions().pick(rng)))
        for seat in (None, 0, 1, 2):
            guess = state.guess(seat, rng)
            assert guess.view(seat) == state.view(seat)
            assert guess.events_for(seat) == state.events_for(seat)
            if seat == state.actor:
                assert list(guess.actions()) == list(state.actions())
