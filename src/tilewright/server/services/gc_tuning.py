"""Python's search for dead cycles, kept out of the players' way.

With a thousand tables in memory a search through everything holds all of them up for a fifth of a second, and Python
would make one every few seconds, to find next to nothing: states and tables have no cycles. So only what is young is
searched as we go along; everything is, now and then, for what closed sockets leave behind.
"""

import asyncio
import gc
import time

import structlog

NOW_AND_THEN = 600.0  # seconds
_YOUNG = 10_000  # objects more than before, until the youngest are searched
_YOUNG_SEARCHES = 20  # until those are searched that outlived one
_NEVER = 1_000_000_000

_log = structlog.get_logger("tilewright.garbage")


def settle() -> None:
    """What is there when the server opens stays to its end, and need not be searched at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _YOUNG_SEARCHES, _NEVER)


async def search_now_and_then() -> None:
    while True:
        await asyncio.sleep(NOW_AND_THEN)
        began = time.monotonic()
        found = gc.collect()
        _log.debug("searched", found=found, seconds=round(time.monotonic() - began, 3))
