"""Sums of values and chances."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def sum_in_order(numbers: Iterable[float]) -> float:
    """Added one after the other, as compiled code does it. `sum` has rounded otherwise since Python 3.12, and of two
    choices that are as good as each other the last digit decides."""
    return reduce(add, numbers, 0.0)
