"""How often somebody may ask: a bucket that fills steadily and from which every request takes a drop."""

import time
from collections import OrderedDict

from tilewright.server import errors as problems

MOST_BUCKETS = 50_000


class Limit:
    """So many per minute for each key; a quiet minute saves up for a burst of as many."""

    def __init__(self, per_minute: float) -> None:
        self._most = max(1.0, per_minute)
        self._per_second = per_minute / 60
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was so

    def take(self, key: str) -> None:
        """Take one, or raise the Problem that says how long to wait."""
        now = time.monotonic()
        left, then = self._buckets.pop(key, (self._most, now))
        left = min(self._most, left + (now - then) * self._per_second)
        self._buckets[key] = (left - 1, now) if left >= 1 else (left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise problems.too_often((1 - left) / self._per_second)


class Limits:
    """One for everything, and narrower ones for what is dear: new guests, guessing of passwords, chat, new tables,
    new names, messages that go out."""

    def __init__(self, per_minute: int) -> None:
        self.requests = Limit(per_minute)
        self.guests = Limit(per_minute / 10)
        self.passwords = Limit(min(10.0, per_minute / 10))
        self.chat = Limit(min(30.0, per_minute / 5))
        self.tables = Limit(per_minute / 10)
        self.names = Limit(min(10.0, per_minute / 10))
        self.letters = Limit(min(5.0, per_minute / 10))  # for each player, and for each address written to
        self.mailings = Limit(min(30.0, per_minute / 10))  # for each place that they are asked for from
