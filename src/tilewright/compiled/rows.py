"""How threads part the environments of a batch among themselves: each has a stretch of them, which it takes row by
row, and whoever is through with their own takes rows of the others'.

So a thread that wakes late does less, and yet each one mostly meets the games that are in its core's cache.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array
from numpy.typing import NDArray

from tilewright.compiled.jit import compiled

ROW = 8  # environments that a thread takes at a time
PATIENCE = 2_000  # looks at the others' last rows, some tens of microseconds, before it is better to sleep


def all_rows(n: int, threads: int) -> NDArray[np.int64]:
    """Nothing taken yet: where the next row of each thread's stretch begins, and at last how many are done."""
    return np.array([*(n * thread // threads for thread in range(threads)), 0])


def _fetch_and_add(_typing: Any, array: Any, _place: Any, _amount: Any) -> Any:
    """Add to one number of an array of int64, and get what it was before, whatever other threads do meanwhile."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = make_array(signature.args[0])(context, builder, arguments[0]).data
        return builder.atomic_rmw("add", builder.gep(data, [arguments[1]]), arguments[2], "seq_cst")

    return types.int64(array, types.int64, types.int64), generate


fetch_and_add: Any = intrinsic(_fetch_and_add)  # called without the first of its arguments, which is Numba's


@compiled
def take_row(rows: Any, n: int, thread: int) -> tuple[int, int]:
    """The environments from the first to before the last that are now this thread's; none when the two are equal."""
    threads = len(rows) - 1
    for turn in range(threads):
        stretch = (thread + turn) % threads
        first, last = fetch_and_add(rows, stretch, ROW), n * (stretch + 1) // threads
        if first < last:
            return first, min(first + ROW, last)
    return n, n


@compiled
def put_row(rows: Any, first: int, last: int) -> None:
    """These environments are done."""
    fetch_and_add(rows, len(rows) - 1, last - first)


@compiled
def are_done(rows: Any, n: int) -> bool:
    """Are all environments done? Where others are at their last rows, it waits a moment for them."""
    for _ in range(PATIENCE):
        if fetch_and_add(rows, len(rows) - 1, 0) == n:
            return True
    return False
