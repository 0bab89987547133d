"""Rate limits: token buckets, one for each caller and each kind of request."""

import time
from collections import OrderedDict

from tilewright.server.bots.advisor import Inquirer
from tilewright.server.errors import RateLimited

MAX_BUCKETS = 50_000


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


class RateLimits:
    """One for everything, and narrower ones for what is costly: new guests, guessing of passwords, chat, new tables,
    new names, dealings with other players, outgoing e-mails, advice."""

    def __init__(self, per_minute: int) -> None:
        self.requests = RateLimit(per_minute)
        self.guests = RateLimit(per_minute / 10)
        self.passwords = RateLimit(min(10.0, per_minute / 10))
        self.chat = RateLimit(min(30.0, per_minute / 5))
        self.tables = RateLimit(per_minute / 10)
        self.people = RateLimit(min(60.0, per_minute / 5))  # follow, block, invite, search
        self.names = RateLimit(min(10.0, per_minute / 10))
        self.personal_data = RateLimit(0.2, burst=5)  # it reads all logs
        self.messages = RateLimit(min(5.0, per_minute / 10))  # outgoing, for each player
        self.emails_to_address = RateLimit(1 / 60, burst=5)  # whoever asks for them: its owner may not have
        self.email_requests = RateLimit(min(30.0, per_minute / 10))  # for each client that asks for them
        self._advice_of_player = RateLimit(min(120.0, per_minute / 5))  # in seconds of work
        self._advice_of_address = RateLimit(min(600.0, per_minute))

    def charge_advice(self, who: Inquirer, cost: float) -> None:
        """A player has their own share, and all who come from one address, where guests are cheap, share one."""
        self._advice_of_player.take(who.player, cost)
        self._advice_of_address.take(who.address, cost)
