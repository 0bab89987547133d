"""Evaluation noise, for levels that are meant to make mistakes."""

from collections.abc import Iterable

from msgspec.structs import replace

from tilewright.bots.engine import Choice
from tilewright.kernel import Rng

_FINE = 1 << 16


def gaussian(rng: Rng) -> float:
    """A number with mean 0 and a standard deviation of about 1: the sum of twelve uniform ones, less their mean."""
    return sum(rng.randrange(_FINE) for _ in range(12)) / _FINE - 6


def with_noise(choices: Iterable[Choice], noise: float, rng: Rng) -> list[Choice]:
    """Best first, each value changed by an error of this standard deviation. Equal values keep their order."""
    if noise:
        choices = [
            replace(choice, value=min(1.0, max(0.0, choice.value + noise * gaussian(rng)))) for choice in choices
        ]
    return sorted(choices, key=lambda choice: -choice.value)
