"""Rows of games on several threads: machine code lets go of Python's lock, so that they are played at the same time.

Numba's `prange` would do it too, but has to compile an engine three times over for it, and its threads do not outlive a
fork of the process.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

LEAST = 32  # games for which it pays to wake a thread


def in_rows(work: Callable[..., None], n: int, threads: int, *arguments: Any) -> None:
    """Do `work(first, last, *arguments)` for all of n, parted into a row for each thread; this thread takes one too."""
    rows = max(1, min(threads, n // LEAST))
    ends = [n * row // rows for row in range(rows + 1)]
    others = [_pool(threads, os.getpid()).submit(work, first, last, *arguments) for first, last in pairwise(ends[1:])]
    work(0, ends[1], *arguments)
    for other in others:
        other.result()


@cache
def _pool(threads: int, process: int) -> ThreadPoolExecutor:  # noqa: ARG001 -- a forked process has none of the threads
    """The threads beside the one that asks."""
    return ThreadPoolExecutor(threads - 1, "tilewright-batch")
