"""The legal actions of a moment as a few groups of codes.

A group is a row of four numbers: base, mask, stride, repeats. It stands for the codes base + n × stride + b, for n from
0 to repeats - 1 and every bit b of the mask. A list of groups is an array and how many of its rows are in use.
"""

from typing import Any

import numpy as np

from tilewright.compiled.bits import count, lowest, nth, without_lowest
from tilewright.compiled.jit import compiled

Groups = Any  # int64[MOST_GROUPS, 4]

MOST_GROUPS = 64  # a turn has the most: 25 for moves, 16 for Pirates and Slave Revolts, 14 for all else


@compiled
def new_groups() -> Groups:
    return np.empty((MOST_GROUPS, 4), np.int64)


@compiled
def add_series(groups: Groups, used: int, base: int, mask: int, stride: int, repeats: int) -> int:
    """One group more, unless it is empty; how many there are then."""
    if mask == 0 or repeats <= 0:
        return used
    groups[used, 0], groups[used, 1], groups[used, 2], groups[used, 3] = base, mask, stride, repeats
    return used + 1


@compiled
def add(groups: Groups, used: int, base: int, mask: int) -> int:
    """The same without repeats."""
    return add_series(groups, used, base, mask, 0, 1)


@compiled
def size_of(groups: Groups, used: int) -> int:
    """How many codes there are in all groups."""
    size = 0
    for group in range(used):
        size += count(groups[group, 1]) * groups[group, 3]
    return size


@compiled
def code_at(groups: Groups, used: int, number: int) -> int:
    """The code of this number, group by group; there must be so many."""
    for group in range(used):
        mask = groups[group, 1]
        in_one = count(mask)
        size = in_one * groups[group, 3]
        if number < size:
            return groups[group, 0] + number // in_one * groups[group, 2] + nth(mask, number % in_one)
        number -= size
    return -1


@compiled
def list_codes(groups: Groups, used: int, out: Any) -> int:
    """All codes, in the order of `code_at`; how many they are."""
    size = 0
    for group in range(used):
        for repeat in range(groups[group, 3]):
            base = groups[group, 0] + repeat * groups[group, 2]
            mask = np.uint64(groups[group, 1])
            while mask:
                out[size] = base + lowest(mask)
                mask = without_lowest(mask)
                size += 1
    return size


@compiled
def mark_codes(groups: Groups, used: int, out: Any) -> None:
    """A 1 for every code."""
    for group in range(used):
        for repeat in range(groups[group, 3]):
            base = groups[group, 0] + repeat * groups[group, 2]
            mask = np.uint64(groups[group, 1])
            while mask:
                out[base + lowest(mask)] = 1
                mask = without_lowest(mask)


@compiled
def only_of(groups: Groups, used: int) -> int:
    """The one code of some groups, if there is no other; else -1."""
    if used != 1 or groups[0, 3] != 1 or groups[0, 1] & (groups[0, 1] - 1):
        return -1
    return groups[0, 0] + lowest(groups[0, 1])
