"""The same work on several threads: machine code lets go of Python's lock, so that they do it at the same time.

Numba's `prange` would part the work too, but has to compile an engine three times over for it, and its threads do not
outlive a fork of the process.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any


def together(threads: int, work: Callable[..., bool], *arguments: Any) -> None:
    """Do `work(thread, *arguments)` on so many threads at once; this one is thread 0. They part the work among
    themselves, and each returns whether all of it is done: then nobody waits for a thread that woke too late."""
    others = [_pool(threads, os.getpid()).submit(work, thread, *arguments) for thread in range(1, threads)]
    if not work(0, *arguments):
        for other in others:
            other.result()


@cache
def _pool(threads: int, process: int) -> ThreadPoolExecutor:  # noqa: ARG001 -- a forked process has none of the threads
    """The threads beside the one that asks."""
    return ThreadPoolExecutor(threads - 1, "tilewright-batch")
