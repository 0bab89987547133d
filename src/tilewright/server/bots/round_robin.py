"""Things that many want to use and one at a time can: handed out to their owners in turn.

Somebody with fifty tables has one place in the line, as has somebody with one. What an owner asked for first, they
get first.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class RoundRobin(Generic[T]):
    """The thing that was given back last is handed out first: it is warm."""

    def __init__(self, things: Iterable[T]) -> None:
        self.idle = list(things)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()  # by owner, whose turn is next first

    async def take(self, owner: str) -> T:
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, thing: T) -> None:
        """To the next who waits for one. An owner who waits for more goes to the end of the line."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns
            if not turn.done():
                turn.set_result(thing)
                return
        self.idle.append(thing)
