"""Broadcasts, and what carries them: it may fail in any way, and nothing but broadcasts is lost."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from tests.server.kit import HANG
from tilewright.server.live import pubsub
from tilewright.server.live.pubsub import MAX_QUEUED, Broadcast, ContactsChanged, PubSub


class FakeCarrier:
    """Fails as often as it is told to, in each direction, by any exception, and then keeps what it is given."""

    def __init__(self, failures: int) -> None:
        self._failures = Counter(send=failures, receive=failures)
        self.sent: list[str] = []
        self.deliver: Callable[[bytes], None] | None = None

    async def send(self, message: bytes) -> None:
        self._fail("send")
        self.sent += [each["player"] for each in msgspec.json.decode(message)]

    async def receive(self, subscribed: Callable[[], None], deliver: Callable[[bytes], None]) -> None:
        self._fail("receive")
        self.deliver = deliver
        subscribed()
        await asyncio.Event().wait()

    def _fail(self, what: str) -> None:
        if self._failures[what]:
            self._failures[what] -= 1
            raise LookupError("nobody expects this")

    async def close(self) -> None:
        pass


class HangingCarrier:
    """One that never answers."""

    async def send(self, message: bytes) -> None:
        await asyncio.Event().wait()

    async def receive(self, subscribed: Callable[[], None], deliver: Callable[[bytes], None]) -> None:
        subscribed()
        await asyncio.Event().wait()

    async def close(self) -> None:
        pass


async def opened(carrier: Any) -> tuple[PubSub, list[str]]:
    """With a subscriber that keeps what it gets."""
    pub_sub, heard = PubSub(carrier), list[str]()

    async def hear(broadcast: Broadcast) -> None:
        assert isinstance(broadcast, ContactsChanged)
        heard.append(broadcast.player)

    pub_sub.subscribe(hear)
    await pub_sub.open()
    return pub_sub, heard


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(HANG):
        while not holds():
            await asyncio.sleep(0)


def test_sending_and_receiving_go_on_after_any_failure() -> None:
    async def run() -> None:
        carrier = FakeCarrier(failures=2)
        pub_sub, heard = await opened(carrier)
        pub_sub.publish(ContactsChanged("here"))
        await until(lambda: carrier.sent == ["here"])
        await until(lambda: carrier.deliver)
        assert carrier.deliver is not None
        carrier.deliver(msgspec.json.encode([ContactsChanged("there")]))
        await until(lambda: heard == ["here", "there"])
        await pub_sub.close()

    asyncio.run(run())


def test_an_outage_is_logged_when_it_begins_and_when_it_ends() -> None:
    async def run() -> None:
        carrier = FakeCarrier(failures=2)
        pub_sub, _ = await opened(carrier)
        pub_sub.publish(ContactsChanged("here"))
        await until(lambda: carrier.sent == ["here"] and carrier.deliver)
        await pub_sub.close()

    with capture_logs() as logged:
        asyncio.run(run())
    for way in ("in", "out"):
        assert [each["event"] for each in logged if each["way"] == way] == [
            "broadcasts are interrupted",
            "broadcasts pass again",
        ]


def test_a_carrier_that_does_not_close_keeps_no_server_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        carrier = HangingCarrier()
        pub_sub, _ = await opened(carrier)
        carrier.close = never  # type: ignore[method-assign]
        async with asyncio.timeout(HANG):
            await pub_sub.close()

    monkeypatch.setattr(pubsub, "PATIENCE", 0.01)
    asyncio.run(run())


def test_a_server_that_ends_waits_for_no_carrier_to_take_what_is_queued() -> None:
    async def run() -> None:
        pub_sub, heard = await opened(HangingCarrier())
        pub_sub.publish(ContactsChanged("first"))
        await until(lambda: heard == ["first"])  # by now the carrier has it
        pub_sub.publish(ContactsChanged("second"))
        async with asyncio.timeout(HANG):
            await pub_sub.close()

    asyncio.run(run())


def test_subscribers_of_the_same_server_need_no_carrier() -> None:
    async def run() -> None:
        pub_sub, heard = await opened(HangingCarrier())
        pub_sub.publish(ContactsChanged("here"))
        await until(lambda: heard == ["here"])
        await pub_sub.close()

    asyncio.run(run())


def test_a_subscriber_that_fails_gets_the_next_broadcast() -> None:
    async def run() -> None:
        pub_sub, heard = await opened(None)

        async def fail(broadcast: Broadcast) -> None:
            assert isinstance(broadcast, ContactsChanged)
            heard.append(f"{broadcast.player} too")
            raise LookupError("nobody expects this")

        pub_sub.subscribe(fail)
        for player in ("first", "second"):
            pub_sub.publish(ContactsChanged(player))
        await until(lambda: heard == ["first", "first too", "second", "second too"])
        await pub_sub.close()

    asyncio.run(run())


def test_what_waits_for_a_carrier_is_bounded_and_the_oldest_goes_first() -> None:
    async def run() -> None:
        carrier = FakeCarrier(failures=0)
        pub_sub, _ = await opened(carrier)
        numbers = [str(number) for number in range(MAX_QUEUED + 10)]
        for number in numbers:
            pub_sub.publish(ContactsChanged(number))
        await until(lambda: carrier.sent[-1:] == numbers[-1:])
        assert carrier.sent == numbers[10:]
        await pub_sub.close()

    asyncio.run(run())


def test_what_waits_for_subscribers_is_bounded_too() -> None:
    """They may wait for a database that is away, while other servers go on broadcasting."""

    async def run() -> None:
        pub_sub, heard = await opened(None)
        numbers = [str(number) for number in range(MAX_QUEUED + 10)]
        for number in numbers:
            pub_sub.publish(ContactsChanged(number))
        await until(lambda: heard[-1:] == numbers[-1:])
        assert heard == numbers[10:]
        await pub_sub.close()

    asyncio.run(run())
