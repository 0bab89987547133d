"""The generator: pinned by known answers, and uniform."""

import hashlib
import random
from collections import Counter

import pytest

from tilewright.kernel import Chance, Draws, OptionError, commitment, fresh_seed, seed_of

KNOWN = {
    "below 100": [33, 88, 29, 46, 27, 79, 49, 5, 95, 95, 67, 7],
    "shuffled": [9, 10, 7, 8, 0, 4, 6, 5, 3, 2, 11, 1],
    "below 10**30": 144558364734410394368804762743,
    "taken": b"abd",
    "left": b"cefgh",
    "drawn": 30,
}


def test_an_integer_stands_for_a_seed() -> None:
    assert seed_of(7) == hashlib.sha256(b"tilewright seed 7").digest()
    assert seed_of(-3) == hashlib.sha256(b"tilewright seed -3").digest()
    assert seed_of("7") == seed_of(7)
    assert seed_of(seed_of(7).hex()) == seed_of(7)
    assert seed_of(seed_of(7)) == seed_of(7)
    assert len(seed_of(None)) == 32
    assert seed_of(None) != seed_of(None)


@pytest.mark.parametrize("value", ["", "seven", "7.5", b"short", 1.5, True, "f" * 63 + "g", "9" * 5000, [7]])
def test_what_is_no_seed_is_refused(value: object) -> None:
    with pytest.raises(OptionError, match="64 hexadecimal digits"):
        seed_of(value)  # type: ignore[arg-type]


def words(seed: bytes, count: int) -> list[int]:
    """The words of the generator, written again from its description."""
    blocks = [hashlib.sha256(seed + number.to_bytes(8, "big")).digest() for number in range(count // 8 + 1)]
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * n : 4 * n + 4], "big") for n in range(count)]


def test_draws_follow_the_description() -> None:
    seed = seed_of(7)
    draws = Draws(Chance(seed))
    assert [draws.randrange(2**32) for _ in range(20)] == words(seed, 20)
    assert draws.drawn == 20
    again = Draws(Chance(seed, 5))
    assert [again.randrange(6) for _ in range(10)] == [word % 6 for word in words(seed, 15)[5:]]


def test_known_answers() -> None:
    """The same on every machine and every version of Python."""
    draws = Draws(Chance(seed_of(7)))
    assert [draws.randrange(100) for _ in range(12)] == KNOWN["below 100"]
    items = list(range(12))
    draws.shuffle(items)
    assert items == KNOWN["shuffled"]
    assert draws.randrange(10**30) == KNOWN["below 10**30"]
    assert draws.take(b"abcdefgh", 3) == (KNOWN["taken"], KNOWN["left"])
    assert draws.chance == Chance(seed_of(7), KNOWN["drawn"])


def test_a_word_that_would_favour_small_numbers_is_thrown_away() -> None:
    """For 3 * 2**30 numbers a quarter of all words is not used."""
    seed = seed_of(1)
    draws = Draws(Chance(seed))
    stop = 3 * 2**30
    drawn = [draws.randrange(stop) for _ in range(60)]
    assert drawn == [word for word in words(seed, 200) if word < stop][:60]
    assert draws.drawn > 60


@pytest.mark.parametrize("stop", [1, 2, 6, 7, 36])
def test_draws_are_uniform(stop: int) -> None:
    draws = Draws(Chance(seed_of(stop)))
    count = 3000 * stop
    seen = Counter(draws.randrange(stop) for _ in range(count))
    chi_square = sum((seen[number] - 3000) ** 2 / 3000 for number in range(stop))
    assert chi_square < 2 * stop + 30


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    draws = Draws(Chance(seed_of(2)))
    seen = Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        draws.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    # 23 degrees of freedom: above 56 with a chance of about one in ten thousand
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 56


@pytest.mark.parametrize("stop", [0, -1])
def test_a_draw_among_nothing_is_an_error(stop: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        Draws(Chance(seed_of(1))).randrange(stop)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(seed_of(7)) == hashlib.sha256(seed_of(7)).hexdigest()


def test_fresh_seeds_come_from_their_source() -> None:
    assert fresh_seed(random.Random(1)) == fresh_seed(random.Random(1))
    assert fresh_seed(random.Random(1)) != fresh_seed(random.Random(2))
    assert len(fresh_seed(Draws(Chance(seed_of(1))))) == 32
