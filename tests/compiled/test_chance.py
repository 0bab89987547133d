"""The compiled generator draws what the kernel's draws."""

import numpy as np
import pytest

from tilewright.compiled import chance
from tilewright.kernel import Chance, Draws, fresh_seed, seed_of


def _begun(seed: bytes, drawn: int = 0):
    record = np.zeros(1, chance.CHANCE)[0]
    chance.pack_chance(record, Chance(seed, drawn))
    return record


def test_its_blocks_are_sha_256_of_seed_and_number() -> None:
    draws, record = Draws(Chance(seed_of(1))), _begun(seed_of(1))
    assert [chance.word(record) for _ in range(100)] == [draws.randrange(1 << 32) for _ in range(100)]


@pytest.mark.parametrize("n", [1, 2, 6, 108, 3_000_000_000, (1 << 32) - 1, 1 << 32])
def test_numbers_below_n_are_the_same_and_as_many_words_are_used(n: int) -> None:
    draws, record = Draws(Chance(seed_of(2))), _begun(seed_of(2))
    assert [chance.below(record, n) for _ in range(200)] == [draws.randrange(n) for _ in range(200)]
    assert chance.unpack_chance(record) == draws.chance


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 1001])
def test_a_packed_chance_goes_on_where_the_kernel_was(drawn: int) -> None:
    draws, record = Draws(Chance(seed_of(3), drawn)), _begun(seed_of(3), drawn)
    assert chance.unpack_chance(record) == draws.chance
    assert [chance.word(record) for _ in range(20)] == [draws.randrange(1 << 32) for _ in range(20)]


def test_a_shuffle_is_the_same() -> None:
    draws, record = Draws(Chance(seed_of(4))), _begun(seed_of(4))
    items, array = list(range(50)), np.arange(50)
    draws.shuffle(items)
    chance.shuffle(record, array, 50)
    assert array.tolist() == items


def test_a_fresh_seed_is_the_same() -> None:
    draws, record = Draws(Chance(seed_of(5), 3)), _begun(seed_of(5), 3)
    seed = np.zeros(32, np.uint8)
    chance.fresh_seed(record, seed)
    assert seed.tobytes() == fresh_seed(draws)


def test_a_chance_begun_anew_has_drawn_nothing() -> None:
    record = _begun(seed_of(6), 13)
    chance.begin(record, chance.seed_bytes(seed_of(7)))
    assert chance.unpack_chance(record) == Chance(seed_of(7))
    assert chance.word(record) == Draws(Chance(seed_of(7))).randrange(1 << 32)
