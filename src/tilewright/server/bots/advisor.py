"""Hints during a game and reviews of finished ones, in processes of their own: they keep no bot from its turn, and no
review keeps anybody from a hint.

What several people ask for at the same time is worked out once. What must be worked out is limited by what it costs,
for each player and for each address, and players who wait for it take turns.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from tilewright.bots.advice import Advice, Review
from tilewright.kernel import Record, State
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import known_state
from tilewright.server.bots.worker import advice_on, review_of
from tilewright.server.errors import Unavailable

SECONDS = 300.0  # a master takes a minute or two for the review of a long game
REVIEWS_KEPT = 64
MAX_WAITING = 20  # at once; further callers are refused instead of waiting for ever
MAX_WAITING_OF_ADDRESS = 8
MAX_WAITING_OF_PLAYER = 2
HINT_COST = 2.0  # roughly the seconds that it takes
REVIEW_COSTS = {"novice": 5.0, "adept": 20.0, "master": 90.0}

T = TypeVar("T")


class Inquirer(msgspec.Struct, frozen=True):
    """Who asks, and from where."""

    player: str
    address: str


class Advisor:
    """`charge` raises RateLimited if somebody may not ask for so much now."""

    def __init__(self, charge: Callable[[Inquirer, float], None] = lambda _who, _cost: None) -> None:
        self._charge = charge
        self._hints = BotPool(1, SECONDS)
        self._reviewers = BotPool(1, SECONDS)
        self._reviews: OrderedDict[tuple[str, str], Review] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}
        self._waiting: Counter[str] = Counter()  # by player and by address

    async def advise(self, state: State, who: Inquirer) -> Advice:
        """What a master would do here, and why, from what the seat to move may know."""
        known = await asyncio.to_thread(known_state, state)
        return await self._once(known, who, HINT_COST, self._hints, advice_on, known)

    async def review(self, table: str, record: Record, level: str, who: Inquirer) -> Review:
        """A game that is over, when everything is open, judged from its record; the latest reviews are kept."""
        known = self._reviews.get((table, level))
        if known is None:
            cost = REVIEW_COSTS[level]
            known = await self._once((table, level), who, cost, self._reviewers, review_of, record.to_json(), level)
            self._reviews[table, level] = known
            if len(self._reviews) > REVIEWS_KEPT:
                self._reviews.popitem(last=False)
        return known

    async def _once(
        self,
        question: Hashable,
        who: Inquirer,
        cost: float,
        pool: BotPool,
        function: Callable[..., T],
        *arguments: Any,
    ) -> T:
        """The answer to a question, from whoever asked it first, even if they have gone since."""
        task: asyncio.Task[T] | None = self._under_way.get(question)
        if task is None:
            self._check(who)
            self._charge(who, cost)
            task = asyncio.create_task(self._work_out(who, pool, function, *arguments))
            self._under_way[question] = task
            self._waiting.update((who.player, who.address))
            task.add_done_callback(lambda _: self._forget(question, who))
        return await asyncio.shield(task)

    def _forget(self, question: Hashable, who: Inquirer) -> None:
        del self._under_way[question]
        self._waiting.subtract((who.player, who.address))
        self._waiting += Counter()  # forget those who wait for nothing

    def _check(self, who: Inquirer) -> None:
        if (
            len(self._under_way) >= MAX_WAITING
            or self._waiting[who.address] >= MAX_WAITING_OF_ADDRESS
            or self._waiting[who.player] >= MAX_WAITING_OF_PLAYER
        ):
            raise Unavailable("There are too many requests for hints; try again later.")

    async def _work_out(self, who: Inquirer, pool: BotPool, function: Callable[..., T], *arguments: Any) -> T:
        try:
            return await pool.run(function, *arguments, owner=who.player)
        except (TimeoutError, BrokenProcessPool):
            raise Unavailable("The hint took too long; try again later.") from None

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._hints.close()
        await self._reviewers.close()
