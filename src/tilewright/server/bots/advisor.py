"""Hints during a game and reviews of finished ones, in a process of their own: they keep no bot from its turn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tilewright.bots.advice import Advice, Review
from tilewright.kernel import Record, State
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import known_state
from tilewright.server.bots.worker import advice_on, review_of
from tilewright.server.errors import Unavailable

SECONDS = 300.0  # a master takes a minute or two for the review of a long game
REVIEWS_KEPT = 64
MAX_QUESTIONS = 20  # at once; further callers are refused instead of waiting for ever

T = TypeVar("T")


class Advisor:
    def __init__(self) -> None:
        self._pool = BotPool(1, SECONDS)
        self._reviews: OrderedDict[tuple[str, str], Review] = OrderedDict()
        self._waiting = 0

    async def advise(self, state: State) -> Advice:
        """What a master would do here, and why, from what the seat to move may know."""
        known = await asyncio.to_thread(known_state, state)
        return await self._run(advice_on, known)

    async def review(self, table: str, record: Record, level: str) -> Review:
        """A game that is over, when everything is open, judged from its record; the latest reviews are kept."""
        known = self._reviews.get((table, level))
        if known is None:
            known = await self._run(review_of, record.to_json(), level)
            self._reviews[table, level] = known
            if len(self._reviews) > REVIEWS_KEPT:
                self._reviews.popitem(last=False)
        return known

    async def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        if self._waiting >= MAX_QUESTIONS:
            raise Unavailable("The adviser has been asked too much at once; try again later.")
        self._waiting += 1
        try:
            return await self._pool.run(function, *arguments)
        except (TimeoutError, BrokenProcessPool):
            raise Unavailable("The adviser did not come to an end; try again later.") from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._pool.close()
