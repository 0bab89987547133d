"""Nobody's many tables hold up the bots of others: owners take turns, in the pool and in the workers' queue."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from saq import Queue, Status

import tilewright as tw
from tests.server.kit import HANG, Postgres, Redis
from tests.server.test_bot_contract import bot_table
from tilewright.server.bots import queue as bot_queue
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import TurnRequest, known_state, turn_request
from tilewright.server.bots.round_robin import RoundRobin
from tilewright.server.bots.signing import Signer

STATE = tw.game("qwirkle").start(2, seed=77)
KEY = "a key that servers and workers share"
TURNS = 5  # of the owner with many tables


def asked(owner: str, number: int) -> TurnRequest:
    return TurnRequest("qwirkle", f"{owner}{number}", known_state(STATE), f"table of {owner} {number}", owner)


MANY = [asked("greta", number) for number in range(TURNS)]
ONE = asked("ben", 0)


class NotingPool(BotPool):
    """One process, which notes whose turn it takes; the first turn takes until `go` is set."""

    def __init__(self) -> None:
        super().__init__(1, HANG)
        self.took: list[str] = []
        self.go = asyncio.Event()

    async def run(self, function: Callable[..., Any], *arguments: Any, owner: str = "") -> Any:
        worker = await self._workers.take(owner)
        self.took.append(arguments[0])
        await self.go.wait()
        self._workers.give_back(worker)
        return ()


def test_a_pool_serves_owners_in_turn_however_many_tables_one_has() -> None:
    async def took() -> list[str]:
        pool = NotingPool()
        turns = [asyncio.create_task(pool.choose_turn(request)) for request in (*MANY, ONE)]
        await asyncio.sleep(0)  # all of them have begun, and the first has the process
        pool.go.set()
        await asyncio.gather(*turns)
        return pool.took

    assert asyncio.run(took()) == ["greta0", "greta1", "ben0", "greta2", "greta3", "greta4"]


def test_who_stops_waiting_takes_nothing_along() -> None:
    async def check() -> None:
        things = RoundRobin(["process"])
        assert await things.take("greta") == "process"
        first, second = (asyncio.create_task(things.take(owner)) for owner in ("greta", "ben"))
        await asyncio.sleep(0)
        things.give_back("process")  # it is the first one's now, who has not run since
        first.cancel()
        assert await second == "process"
        things.give_back("process")
        assert await things.take("ben") == "process"

    asyncio.run(check())


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(HANG):
        while not await holds():
            await asyncio.sleep(0.01)


async def take_one(queue: Queue) -> str:
    """As a worker does. The bot of the job."""
    job = await queue.dequeue(HANG)
    assert job is not None
    await job.update(status=Status.ACTIVE)
    answer = {"actions": ["end"], "signature": Signer(KEY).sign("answer", job.key, "end")}
    await job.finish(Status.COMPLETE, result=answer)
    return (job.kwargs or {})["bot"]


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_the_workers_queue_holds_one_job_of_each_owner(kind: str, request: pytest.FixtureRequest) -> None:
    database: Redis | Postgres = request.getfixturevalue("redis" if kind == "redis" else "postgres")
    url = database.new_database() if isinstance(database, Redis) else database.new_database("fair")

    async def took() -> list[str]:
        bots = bot_queue.BotQueue(url, KEY, BotPool(1, HANG), HANG)
        await bots.open()
        worker = bot_queue.queue_at(url)
        await worker.connect()
        turns = [asyncio.create_task(bots.choose_turn(one)) for one in MANY]

        async def is_queued(count: int) -> bool:
            return await worker.count("queued") >= count

        await until(lambda: is_queued(1))
        turns.append(asyncio.create_task(bots.choose_turn(ONE)))
        await until(lambda: is_queued(2))
        assert await worker.count("queued") == 2
        taken = [await take_one(worker) for _ in turns]
        assert await asyncio.gather(*turns) == [("end",)] * len(turns)
        await worker.disconnect()
        await bots.close()
        return taken

    taken = asyncio.run(took())
    assert sorted(taken) == ["ben0", "greta0", "greta1", "greta2", "greta3", "greta4"]
    if kind == "redis":  # on PostgreSQL SAQ takes any of those that wait
        assert taken[1] == "ben0"


def test_a_turn_is_asked_for_in_the_name_of_whoever_made_the_table() -> None:
    request = turn_request(bot_table("qwirkle"))
    assert request is not None
    assert request.owner == "anna"
