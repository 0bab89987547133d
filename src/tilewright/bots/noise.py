"""Misjudgement, for levels that are meant to make mistakes."""

from collections.abc import Iterable

from msgspec.structs import replace

from tilewright.bots.engine import Choice
from tilewright.kernel import Rng

_FINE = 1 << 16


def gaussian(rng: Rng) -> float:
    """A number around 0 with a spread of about 1: the sum of twelve even ones, less their mean."""
    return sum(rng.randrange(_FINE) for _ in range(12)) / _FINE - 6


def with_noise(choices: Iterable[Choice], noise: float, rng: Rng) -> list[Choice]:
    """Best first, each value off by chance with this spread. Equal values keep the order that they came in."""
    if noise:
        choices = [
            replace(choice, value=min(1.0, max(0.0, choice.value + noise * gaussian(rng)))) for choice in choices
        ]
    return sorted(choices, key=lambda choice: -choice.value)
