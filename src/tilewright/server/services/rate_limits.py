"""Rate limits: token buckets, one for each caller and each kind of request.

Where several servers share a database, the buckets of what is seldom and costly are rows of it, so that a balancer in
front of them multiplies nothing. What comes with every request, and what is measured in seconds of work, is counted by
each process for itself: a row for every request would cost more than the request.
"""

import hashlib
import time
from collections import OrderedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.bots.advisor import Inquirer
from tilewright.server.database.schema import rate_limits
from tilewright.server.database.storage import Storage
from tilewright.server.errors import RateLimited

MAX_BUCKETS = 50_000
MAX_AGE = 86_400.0  # seconds after which every bucket is full again


class RateLimit:
    """So many per minute for each key; a quiet minute saves up for a burst of as many, unless another is given."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._capacity = max(1.0, per_minute) if burst is None else burst
        self._per_second = per_minute / 60
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was so

    def take(self, key: str, cost: float = 1.0) -> None:
        """Take one, or as many as something costs, or raise RateLimited, which says how long to wait."""
        cost = min(cost, self._capacity)
        now = time.monotonic()
        left, then = self._buckets.pop(key, (self._capacity, now))
        left = min(self._capacity, left + (now - then) * self._per_second)
        self._buckets[key] = (left - cost, now) if left >= cost else (left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if left < cost:
            raise RateLimited((cost - left) / self._per_second)


class SharedRateLimit:
    """The same for all servers on one database. Without one (`connect` was not called) it counts in this process."""

    def __init__(self, name: str, per_minute: float, burst: float | None = None) -> None:
        self._name = name
        self._capacity = max(1.0, per_minute) if burst is None else burst
        self._per_second = per_minute / 60
        self._here = RateLimit(per_minute, burst)
        self._storage: Storage | None = None

    def connect(self, storage: Storage) -> None:
        self._storage = storage

    async def take(self, key: str) -> None:
        """Take one, or raise RateLimited, which says how long to wait."""
        if self._storage is None:
            self._here.take(key)
            return
        storage, row, now = self._storage, self._row_of(key), time.time()
        filled = rate_limits.c.left + (now - rate_limits.c.at) * self._per_second
        left = sa.case((filled > self._capacity, self._capacity), else_=filled)  # as much as there is now

        async def take(connection: AsyncConnection) -> float | None:
            """One statement, so that two servers cannot take the same one. None: it was taken; else what is left."""
            first = storage.insert(rate_limits).values(key=row, left=self._capacity - 1, at=now)
            taken = first.on_conflict_do_update(
                index_elements=["key"], set_={"left": left - 1, "at": now}, where=left >= 1
            ).returning(rate_limits.c.key)
            if (await connection.execute(taken)).first() is not None:
                return None
            return await connection.scalar(sa.select(left).where(rate_limits.c.key == row))

        found = await storage.write(take)
        if found is not None:
            raise RateLimited((1 - found) / self._per_second)

    def _row_of(self, key: str) -> str:
        """Keys are addresses and logins: they are not kept where nobody would think of deleting them."""
        return f"{self._name} {hashlib.sha256(key.encode()).hexdigest()[:40]}"


async def forget_full_buckets(storage: Storage) -> None:
    statement = sa.delete(rate_limits).where(rate_limits.c.at < time.time() - MAX_AGE)
    await storage.write(lambda connection: connection.execute(statement))


class RateLimits:
    """One for everything, and narrower ones for what is costly: new guests, guessing of passwords, chat, new tables,
    new names, dealings with other players, reports, outgoing e-mails, advice."""

    def __init__(self, per_minute: int) -> None:
        self.requests = RateLimit(per_minute)
        self.guests = SharedRateLimit("guests", per_minute / 10)
        self.passwords = SharedRateLimit("passwords", min(10.0, per_minute / 10))
        self.chat = SharedRateLimit("chat", min(30.0, per_minute / 5))
        self.tables = SharedRateLimit("tables", per_minute / 10)
        self.people = SharedRateLimit("people", min(60.0, per_minute / 5))  # follow, block, invite, search
        self.reports = SharedRateLimit("reports", min(5.0, per_minute / 10), burst=min(20.0, per_minute / 10))
        self.names = SharedRateLimit("names", min(10.0, per_minute / 10))
        self.personal_data = SharedRateLimit("personal_data", 0.2, burst=5)  # it reads all logs
        self.personal_data_of_address = SharedRateLimit("personal_data_of_address", 2, burst=20)  # guests are cheap
        self.messages = SharedRateLimit("messages", min(5.0, per_minute / 10))  # outgoing, for each player
        self.emails_to_address = SharedRateLimit(
            "emails_to_address", 1 / 60, burst=5
        )  # whoever asks for them: its owner may not have
        self.email_requests = SharedRateLimit(
            "email_requests", min(30.0, per_minute / 10)
        )  # for each client that asks for them
        self._advice_of_player = RateLimit(min(120.0, per_minute / 5))  # in seconds of work
        self._advice_of_address = RateLimit(min(600.0, per_minute))

    def connect(self, storage: Storage) -> None:
        """Share what can be shared with the other servers on this database."""
        for limit in vars(self).values():
            if isinstance(limit, SharedRateLimit):
                limit.connect(storage)

    def charge_advice(self, who: Inquirer, cost: float) -> None:
        """A player has their own share, and all who come from one address, where guests are cheap, share one."""
        self._advice_of_player.take(who.player, cost)
        self._advice_of_address.take(who.address, cost)
