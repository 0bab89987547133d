"""Chance, as part of the state: a seed and a count of what has been drawn from it.

The generator, in full, so that anyone can write it again in any language:

* A seed is 32 bytes. An integer n stands for the seed SHA-256("tilewright seed " + decimal digits of n).
* Block number b is SHA-256(seed + b as 8 bytes, big end first): 8 words of 32 bits, big end first.
* Word number w is word w mod 8 of block w div 8. `drawn` is the number of the next unused word.
* A number below n, for n up to 2**32, takes the next word; it is thrown away, and the next one taken, while
  it is not below the largest multiple of n that is at most 2**32; else the number is word mod n. For a
  larger n as many words as n - 1 fills make one number, first word highest, treated likewise.
* A shuffle goes from the last place i down to 1 and exchanges it with place `below(i + 1)`.

Every draw is therefore exactly uniform, the same on every machine, and, SHA-256 being one-way, no draw can
be foretold from all the draws before it.
"""

import hashlib
import secrets
import struct
from collections.abc import MutableSequence
from functools import lru_cache
from typing import Any, Protocol

import msgspec

from tilewright.kernel.errors import OptionError

SEED_BYTES = 32
_WORD = 1 << 32
_WORD_BITS = 32
_WORDS_PER_BLOCK = 8
_WORDS = struct.Struct(f">{_WORDS_PER_BLOCK}I")


class Rng(Protocol):
    """A source of uniform numbers: `random.Random` is one, `Draws` another."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, but not including, `stop`, each as likely."""
        ...


class Chance(msgspec.Struct, frozen=True):
    """The seed of a state and how many words have been used of it."""

    seed: bytes
    drawn: int = 0


class Draws:
    """Draws from a chance, one after another; `chance` is what is left afterwards."""

    __slots__ = ("_block", "_seed", "drawn")

    def __init__(self, chance: Chance) -> None:
        self._seed = chance.seed
        self.drawn = chance.drawn
        self._block: tuple[int, ...] = ()  # the words of the block that the next one is in, once they are needed

    @property
    def chance(self) -> Chance:
        """The seed, and how much of it is used by now."""
        return Chance(self._seed, self.drawn)

    def _word(self) -> int:
        drawn = self.drawn
        place = drawn % _WORDS_PER_BLOCK
        if place == 0 or not self._block:
            self._block = _block(self._seed, drawn // _WORDS_PER_BLOCK)
        self.drawn = drawn + 1
        return self._block[place]

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1, all equally likely."""
        if stop <= 0:
            raise ValueError(f"a draw needs at least one possibility, not {stop}")
        if stop <= _WORD:
            number = self._word()
            while number >= _WORD - _WORD % stop:
                number = self._word()
            return number % stop
        words = -(-(stop - 1).bit_length() // _WORD_BITS)
        span = _WORD**words
        limit = span - span % stop
        while True:
            number = 0
            for _ in range(words):
                number = number << _WORD_BITS | self._word()
            if number < limit:
                return number % stop

    def take(self, items: bytes, count: int) -> tuple[bytes, bytes]:
        """So many of the items, drawn one after another without putting any back, and those that are left, in order."""
        taken: list[int] = []
        for left in range(len(items), len(items) - count, -1):
            place = self.randrange(left)
            taken.append(items[place])
            items = items[:place] + items[place + 1 :]
        return bytes(taken), items

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.randrange(i + 1)
            items[i], items[j] = items[j], items[i]


@lru_cache(maxsize=256)
def _block(seed: bytes, number: int) -> tuple[int, ...]:
    """The words of a block; several actions in a row draw from the same one."""
    return _WORDS.unpack(hashlib.sha256(seed + number.to_bytes(8, "big")).digest())


def seed_of(value: int | str | bytes | None) -> bytes:
    """The 32 bytes that a seed stands for: an integer, 64 hexadecimal digits, the bytes, or fresh ones for None."""
    match value:
        case None:
            return secrets.token_bytes(SEED_BYTES)
        case bool():
            pass
        case int():
            return hashlib.sha256(f"tilewright seed {value}".encode()).digest()
        case bytes() if len(value) == SEED_BYTES:
            return value
        case str():
            text = value.strip()
            if len(text) == 2 * SEED_BYTES and set(text) <= set("0123456789abcdefABCDEF"):
                return bytes.fromhex(text)
            if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 2 * SEED_BYTES:
                return seed_of(int(text))
        case _:
            pass
    raise OptionError("seed", f"{value!r} is not a seed; it should be an integer, 32 bytes or 64 hexadecimal digits")


def fresh_seed(rng: Rng) -> bytes:
    """A seed drawn from a source of numbers, for guesses."""
    return rng.randrange(1 << 8 * SEED_BYTES).to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """What can be shown of a seed before the game without giving it away: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
