"""Python's cyclic garbage collector, kept out of the players' way.

With a thousand tables in memory a full collection holds all of them up for a fifth of a second, and Python would make
one every few seconds, to find next to nothing: states and tables have no cycles. So only the young generations are
collected automatically; a full collection runs every ten minutes, for what closed sockets leave behind.
"""

import asyncio
import gc
import time

import structlog

FULL_COLLECTION_SECONDS = 600.0
_THRESHOLD_0 = 5_000  # objects more than before, until the youngest are collected
_THRESHOLD_1 = 2  # collections of the youngest, until the next generation is: 200,000 objects at once take 0.1 s
_NEVER = 1_000_000_000

_log = structlog.get_logger("tilewright.gc")


def tune_gc() -> None:
    """What is there when the server opens stays to its end, and need not be collected at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_THRESHOLD_0, _THRESHOLD_1, _NEVER)


async def collect_periodically() -> None:
    while True:
        await asyncio.sleep(FULL_COLLECTION_SECONDS)
        began = time.monotonic()
        found = gc.collect()
        _log.debug("collected", found=found, seconds=round(time.monotonic() - began, 3))
