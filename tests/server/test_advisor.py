"""Hints and reviews: worked out once however many ask, and limited by what they cost and by who asks."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tilewright as tw
from tests.server.kit import HANG, Person, Server
from tilewright.bots.advice import Review
from tilewright.kernel import Record
from tilewright.server.bots import advisor as bounds
from tilewright.server.bots.advisor import Advisor, Inquirer
from tilewright.server.bots.pool import BotPool
from tilewright.server.errors import DomainError, RateLimited
from tilewright.server.services import rate_limits
from tilewright.server.services.rate_limits import RateLimits
from tilewright.server.services.services import Services
from tilewright.server.settings import Settings

STATE = tw.game("qwirkle").start(2, seed=77)
RECORD = Record.of(STATE)
ANNA, BEN = Inquirer("anna", "192.0.2.1"), Inquirer("ben", "192.0.2.2")


class HeldPool(BotPool):
    """Works on everything until it may answer."""

    def __init__(self) -> None:
        super().__init__(1, HANG)
        self.asked = 0
        self.owners: list[str] = []
        self.go = asyncio.Event()

    async def run(self, function: Callable[..., Any], *arguments: Any, owner: str = "") -> Any:
        self.asked += 1
        self.owners.append(owner)
        await self.go.wait()
        return f"answer {self.asked}"


class Office:
    """An adviser, the pools behind it, and who has come with what."""

    def __init__(self, charge: Callable[[Inquirer, float], None] = lambda _who, _cost: None) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bounds, "BotPool", lambda *_: HeldPool())
            self.advisor = Advisor(charge)
        self.hints: Any = self.advisor._hints
        self.reviewers: Any = self.advisor._reviewers
        self._tasks: list[asyncio.Task[Any]] = []

    async def review(self, who: Inquirer, table: str = "t", level: str = "adept") -> asyncio.Task[Review]:
        task = asyncio.create_task(self.advisor.review(table, RECORD, level, who))
        self._tasks.append(task)
        await asyncio.sleep(0)  # the adviser has taken it up
        await asyncio.sleep(0)  # and the pool
        return task

    async def answers(self) -> list[Any]:
        self.hints.go.set()
        self.reviewers.go.set()
        return await asyncio.gather(*self._tasks, return_exceptions=True)


def test_one_review_that_many_ask_for_at_once_is_worked_out_once() -> None:
    async def ask() -> None:
        office = Office()
        for number in range(30):
            await office.review(Inquirer(f"player {number}", f"192.0.2.{number}"))
        assert await office.answers() == ["answer 1"] * 30
        assert office.reviewers.asked == 1
        await office.review(ANNA)
        assert office.reviewers.asked == 1, "it is kept"

    asyncio.run(ask())


def test_who_asked_first_may_go_without_the_others_losing_their_answer() -> None:
    async def ask() -> None:
        office = Office()
        first = await office.review(ANNA)
        second = await office.review(BEN)
        first.cancel()
        office.reviewers.go.set()
        assert await second == "answer 1"

    asyncio.run(ask())


def test_a_failure_is_told_to_all_who_wait_and_the_next_one_tries_again() -> None:
    async def ask() -> None:
        office = Office()

        async def break_down(*_: Any, **__: Any) -> Any:
            await office.reviewers.go.wait()
            raise TimeoutError

        office.reviewers.run = break_down  # type: ignore[method-assign]
        for who in (ANNA, BEN):
            await office.review(who)
        assert [error.kind for error in await office.answers()] == ["busy", "busy"]
        office.advisor._reviewers = HeldPool()
        office.advisor._reviewers.go.set()
        assert await (await office.review(ANNA)) == "answer 1"

    asyncio.run(ask())


def test_a_question_is_worked_out_in_the_name_of_whoever_asked() -> None:
    """Among players who wait the pool goes round, by this name."""

    async def ask() -> None:
        office = Office()
        for number, who in enumerate((ANNA, BEN)):
            await office.review(who, f"table {number}")
        await office.answers()
        await office.advisor.advise(STATE, BEN)
        assert (office.reviewers.owners, office.hints.owners) == (["anna", "ben"], ["ben"])

    asyncio.run(ask())


def test_reviews_keep_nobody_from_a_hint() -> None:
    async def ask() -> None:
        office = Office()
        await office.review(ANNA)
        office.hints.go.set()
        assert await office.advisor.advise(STATE, BEN) == "answer 1"
        assert not office.reviewers.go.is_set()

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("limit", "crowd"),
    [
        (bounds.MAX_WAITING_OF_PLAYER, lambda number: Inquirer("anna", f"192.0.2.{number}")),
        (bounds.MAX_WAITING_OF_ADDRESS, lambda number: Inquirer(f"guest {number}", "192.0.2.1")),
        (bounds.MAX_WAITING, lambda number: Inquirer(f"guest {number}", f"192.0.2.{number}")),
    ],
)
def test_so_many_questions_wait_at_once_and_then_others_are_taken_again(
    limit: int, crowd: Callable[[int], Inquirer]
) -> None:
    async def ask() -> None:
        office = Office()
        for number in range(limit + 3):
            await office.review(crowd(number), f"table {number}")
        answers = await office.answers()
        assert [error.kind for error in answers if isinstance(error, DomainError)] == ["busy"] * 3
        assert await (await office.review(crowd(0), "another table")) == f"answer {limit + 1}"

    asyncio.run(ask())


def test_what_is_costly_is_used_up_sooner_and_what_is_there_already_costs_nothing() -> None:
    charged: list[tuple[str, float]] = []

    async def ask() -> None:
        office = Office(lambda who, cost: charged.append((who.player, cost)))
        for level in ("novice", "master", "master"):
            await office.review(ANNA, level=level)
        office.hints.go.set()
        await office.advisor.advise(STATE, BEN)
        await office.answers()

    asyncio.run(ask())
    costs = bounds.REVIEW_COSTS
    assert charged == [("anna", costs["novice"]), ("anna", costs["master"]), ("ben", bounds.HINT_COST)]


def test_one_player_and_one_address_have_so_many_seconds_of_advice_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    limits, master = RateLimits(600), bounds.REVIEW_COSTS["master"]
    limits.charge_advice(ANNA, master)
    with pytest.raises(RateLimited):
        limits.charge_advice(ANNA, master)
    limits.charge_advice(BEN, master)
    reached = 0
    for number in range(100):
        try:
            limits.charge_advice(Inquirer(f"guest {number}", "192.0.2.9"), master)
        except RateLimited:
            break
        reached += 1
    assert reached == 600 // master


def test_a_server_works_nothing_out_for_whoever_has_used_up_their_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    services = Services(Settings(data=tmp_path), "")
    services.limits.charge_advice(ANNA, 1000.0)
    with pytest.raises(RateLimited):
        asyncio.run(services.advisor.review("t", RECORD, "novice", ANNA))


def test_a_review_asks_for_a_session(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    anna.ok("POST", f"/api/tables/{table}/resign")
    assert Person(server).refused("GET", f"/api/tables/{table}/review") == (401, "not-signed-in")
    assert Person(server, "Eva").ok("GET", f"/api/tables/{table}/review?level=novice")["judgements"] == []
