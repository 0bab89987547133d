"""A seed that nobody chose alone: it follows from a dealer's secret and from what each player added to it.

The dealer shows the SHA-256 of the secret first, then the players add 32 random bytes each, then the seed is

    SHA-256("tilewright shared seed 1" + secret + for each seat in order: 1 and its 32 bytes, or 0 if it added nothing)

So the dealer cannot know the deal when it chooses the secret, and no player can know it when they add to it.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from tilewright.kernel.chance import SEED_BYTES
from tilewright.kernel.errors import OptionError

_LABEL = b"tilewright shared seed 1"


class SeedParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed follows from, in hexadecimal. A seat that added nothing has None."""

    secret: str
    contributions: tuple[str | None, ...]

    def seed(self) -> bytes:
        """The seed; OptionError if a part is not 32 bytes."""
        return shared_seed(_part(self.secret), [None if one is None else _part(one) for one in self.contributions])

    def secret_bytes(self) -> bytes:
        """The server's secret. ValueError if it is none."""
        return _part(self.secret)


def shared_seed(secret: bytes, contributions: Iterable[bytes | None]) -> bytes:
    """The seed that follows from the server's secret and from what each player added; None where one added nothing."""
    added = b"".join(b"\0" if one is None else b"\1" + one for one in contributions)
    return hashlib.sha256(_LABEL + secret + added).digest()


def _part(text: str) -> bytes:
    if len(text) != 2 * SEED_BYTES or not set(text) <= set("0123456789abcdef"):
        raise OptionError("seed", f"{text!r} is not part of a seed; it should be {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(text)
