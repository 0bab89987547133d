"""Chance for compiled engines: the generator of `kernel/chance.py`, word for word.

A chance is a record inside the state. The eight words of a block are worked out when the first of them is drawn and
kept beside the count, so that while `drawn` is inside a block, `words` holds that block.
"""

import hashlib
import struct
from typing import Any

import numpy as np

from tilewright.compiled.jit import compiled, int64, uint32
from tilewright.kernel import Chance

CHANCE = np.dtype([("seed", "u1", 32), ("words", "u4", 8), ("drawn", "u4")], align=True)  # 68 bytes
SEED_BYTES = 32
WORDS_PER_BLOCK = 8
WORD = 1 << 32


def _fractions_of_roots(power: float, count: int) -> np.ndarray:
    """The first 32 bits behind the point of the square or cube roots of the first primes, as SHA-256 has them."""
    primes: list[int] = []
    number = 2
    while len(primes) < count:
        if all(number % prime for prime in primes):
            primes.append(number)
        number += 1
    return np.array([int(prime**power % 1 * WORD) for prime in primes], np.uint32)


START = _fractions_of_roots(1 / 2, 8)
ROUNDS = _fractions_of_roots(1 / 3, 64)


@compiled
def _turned(word: Any, by: int) -> Any:
    """A word of 32 bits rotated to the right."""
    return uint32(word >> uint32(by)) | uint32(word << uint32(32 - by))


@compiled
def block(seed: Any, number: int, out: Any) -> None:
    """SHA-256 of the seed and the block's number in 8 bytes: 40 bytes, which fill one block of that hash."""
    w = np.empty(64, np.uint32)
    for i in range(8):
        w[i] = (
            uint32(seed[4 * i]) << uint32(24)
            | uint32(seed[4 * i + 1]) << uint32(16)
            | uint32(seed[4 * i + 2]) << uint32(8)
            | uint32(seed[4 * i + 3])
        )
    w[8], w[9] = uint32(number >> 32), uint32(number & 0xFFFFFFFF)
    w[10] = uint32(0x80000000)  # the end of the message
    for i in range(11, 15):
        w[i] = uint32(0)
    w[15] = uint32(8 * 40)  # its length in bits
    for i in range(16, 64):
        s0 = _turned(w[i - 15], 7) ^ _turned(w[i - 15], 18) ^ (w[i - 15] >> uint32(3))
        s1 = _turned(w[i - 2], 17) ^ _turned(w[i - 2], 19) ^ (w[i - 2] >> uint32(10))
        w[i] = uint32(w[i - 16] + s0 + w[i - 7] + s1)
    a, b, c, d, e, f, g, h = START[0], START[1], START[2], START[3], START[4], START[5], START[6], START[7]
    for i in range(64):
        s1 = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        t1 = uint32(h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i])
        s0 = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        t2 = uint32(s0 + ((a & b) ^ (a & c) ^ (b & c)))
        h, g, f, e, d, c, b, a = g, f, e, uint32(d + t1), c, b, a, uint32(t1 + t2)
    out[0], out[1], out[2], out[3] = START[0] + a, START[1] + b, START[2] + c, START[3] + d
    out[4], out[5], out[6], out[7] = START[4] + e, START[5] + f, START[6] + g, START[7] + h


@compiled
def begin(chance: Any, seed: Any) -> None:
    """A chance of which nothing has been drawn."""
    for i in range(SEED_BYTES):
        chance.seed[i] = seed[i]
    for i in range(WORDS_PER_BLOCK):
        chance.words[i] = 0
    chance.drawn = 0


@compiled
def word(chance: Any) -> int:
    """The next word, as an int64."""
    drawn = int64(chance.drawn)
    place = drawn % WORDS_PER_BLOCK
    if place == 0:
        block(chance.seed, drawn // WORDS_PER_BLOCK, chance.words)
    chance.drawn = drawn + 1
    return int64(chance.words[place])


@compiled
def below(chance: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely; n is at least 1 and at most 2**32."""
    limit = WORD - WORD % n
    number = word(chance)
    while number >= limit:
        number = word(chance)
    return number % n


@compiled
def shuffle(chance: Any, items: Any, count: int) -> None:
    """Put the first so many items into a random order."""
    for i in range(count - 1, 0, -1):
        j = below(chance, i + 1)
        items[i], items[j] = items[j], items[i]


@compiled
def fresh_seed(chance: Any, out: Any) -> None:
    """A seed drawn from a chance, as the kernel's `fresh_seed` draws it from `Draws`; out takes 32 bytes."""
    for i in range(SEED_BYTES // 4):
        number = word(chance)
        for byte in range(4):
            out[4 * i + byte] = number >> (24 - 8 * byte) & 0xFF


# ---- to and from the kernel's
def pack_chance(record: Any, chance: Chance) -> None:
    """Write the kernel's chance into a record's field: `pack_chance(record["chance"], state.chance)`."""
    record["seed"] = np.frombuffer(chance.seed, np.uint8)
    record["drawn"] = chance.drawn
    record["words"] = 0
    number, place = divmod(chance.drawn, WORDS_PER_BLOCK)
    if place:
        record["words"] = struct.unpack(">8I", hashlib.sha256(chance.seed + number.to_bytes(8, "big")).digest())


def unpack_chance(record: Any) -> Chance:
    return Chance(record["seed"].tobytes(), int(record["drawn"]))


def seed_bytes(seed: bytes) -> np.ndarray:
    """A seed as the compiled functions take it."""
    return np.frombuffer(seed, np.uint8).copy()
