"""Bots that run in a worker of their own, over a real Redis and a real PostgreSQL."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from saq import Queue, Status

import tilewright as tw
from tests.server.kit import HANG, Person, Postgres, Redis, serving, wait_until
from tilewright.bots import InformationState, bot
from tilewright.server import metrics
from tilewright.server.bots import queue as bot_queue
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import TurnRequest, known_state
from tilewright.server.bots.worker import bot_turn
from tilewright.server.database.schema import tables

KEY = "a key that servers and workers share"
KEY_FLAGS = ("--bot-queue-key", KEY)
WORKER = [sys.executable, "-c", "from tilewright.cli import main; main()", "worker"]


class Worker:
    """`tilewright worker` in a process of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.log = log
        command = [*WORKER, "--bot-queue", url, *KEY_FLAGS, "--bot-seconds", "600", "--log-level", "debug"]
        with log.open("w") as file:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True)
        assert self._process.stdout is not None
        assert "Worker of 127.0.0.1" in self._process.stdout.readline(), log.read_text()

    @property
    def turns(self) -> int:
        return self.log.read_text().count("bot=greedy")

    def end(self, how: signal.Signals) -> int:
        for child in self._children():
            with suppress(ProcessLookupError):
                os.kill(child, how)
        self._process.send_signal(how)
        return self._process.wait(HANG)

    def _children(self) -> list[int]:
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_a_worker_plays_the_bots_and_when_it_is_killed_another_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "redis":
        redis: Redis = request.getfixturevalue("redis")
        url = redis.new_database()
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database("bots")
    worker = Worker(url, tmp_path / "first.log")
    workers = [worker]
    rng = random.Random(5)
    try:
        with serving(tmp_path / "data", "--bot-queue", url, *KEY_FLAGS) as server:
            anna = Person(server, "Anna")
            seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
            table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats})["id"]
            anna.ok("POST", f"/api/tables/{table}/start")
            for _ in range(2):
                anna.wait_for_turn(table)
                anna.whole_turn(table, rng)
            anna.wait_for_turn(table)
            assert worker.turns >= 2
            assert _bots_of(server.pid) == [], "the server runs the bots itself"
            worker.end(signal.SIGKILL)
            workers.remove(worker)
            anna.whole_turn(table, rng)  # the bot's turn waits in the queue, which nobody looks at
            workers.append(Worker(url, tmp_path / "second.log"))
            for _ in range(2):
                anna.wait_for_turn(table)
                anna.whole_turn(table, rng)
            anna.wait_for_turn(table)
            assert workers[0].turns >= 3
            assert _bots_of(server.pid) == [], "the server thinks itself"
            status = anna.ok("GET", f"/api/tables/{table}")["status"]
            assert status == "playing", "five turns each end no game, not even one of trades alone"
        assert "unexpected" not in server.log()
    finally:
        for one in workers:
            assert one.end(signal.SIGTERM) == 0


def _bots_of(pid: int) -> list[str]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_without_any_worker_the_server_runs_the_bots_itself(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "_TRAVEL_SECONDS", 0.01)
    state, failed = tw.game("qwirkle").start(2, seed=77), metrics.BOT_FAILURES.labels("queue")
    before = failed._value.get()

    async def turn() -> tuple[str, ...]:
        bots = bot_queue.BotQueue(redis.new_database(), KEY, BotPool(1, HANG), 0.0)
        await bots.open()
        try:
            return await bots.choose_turn(TurnRequest("qwirkle", "greedy", known_state(state), "a turn"))
        finally:
            await bots.close()

    first, *_ = asyncio.run(turn())
    assert state.game.parse(first) in state.actions()
    assert failed._value.get() == before + 1


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_a_turn_that_two_servers_ask_for_is_in_the_queue_once(kind: str, request: pytest.FixtureRequest) -> None:
    database: Redis | Postgres = request.getfixturevalue("redis" if kind == "redis" else "postgres")
    url = database.new_database() if isinstance(database, Redis) else database.new_database("asked_twice")
    state = tw.game("qwirkle").start(2, seed=77)

    async def ask() -> None:
        servers = [bot_queue.BotQueue(url, KEY, BotPool(1, HANG), HANG) for _ in range(2)]
        for server in servers:
            await server.open()
        jobs = [await server._job(TurnRequest("qwirkle", "greedy", known_state(state), "a turn")) for server in servers]
        assert jobs[0].key == jobs[1].key
        assert await servers[0]._queue.count("incomplete") == 1
        for server in servers:
            await server.close()

    asyncio.run(ask())


def test_a_turn_that_is_chosen_just_before_the_server_listens_is_not_missed(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tw.game("qwirkle").start(2, seed=77)
    request = TurnRequest("qwirkle", "greedy", known_state(state), "a turn")

    async def turn() -> tuple[str, ...]:
        bots = bot_queue.BotQueue(redis.new_database(), KEY, BotPool(1, HANG), HANG)
        await bots.open()
        job, listen = await bots._job(request), bots._queue.listen

        async def listen_too_late(*arguments: Any) -> None:
            signature = bots._signer.sign("answer", job.key, "end")
            await job.finish(Status.COMPLETE, result={"actions": ["end"], "signature": signature})
            await listen(*arguments)

        monkeypatch.setattr(bots._queue, "listen", listen_too_late)
        try:
            return await bots._enqueue_and_wait(request)
        finally:
            await bots.close()

    assert asyncio.run(turn()) == ("end",)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_two_servers_that_both_ask_for_a_turn_have_it_chosen_once(
    kind: str, tmp_path: Path, postgres: Postgres, request: pytest.FixtureRequest
) -> None:
    """The table is taken from the server that asked, as if that one had been held up; then a worker comes."""
    database = postgres.new_database(f"once{kind}")
    url = request.getfixturevalue("redis").new_database() if kind == "redis" else database
    flags = ["--database", database, "--bot-queue", url, *KEY_FLAGS]
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    worker: Worker | None = None
    with serving(tmp_path / "a", *flags) as one, serving(tmp_path / "b", *flags) as two:
        anna = Person(one, "Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
        table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats})["id"]
        anna.ok("POST", f"/api/tables/{table}/start")
        try:
            if anna.ok("GET", f"/api/tables/{table}/view")["actor"] == 0:
                anna.whole_turn(table, random.Random(5))
            first = _lease_holder(engine, table, None)
            with engine.begin() as connection:
                connection.execute(sa.update(tables).values(wake_at=0.0, custodian=None))
            assert _lease_holder(engine, table, first) != first
            worker = Worker(url, tmp_path / "worker.log")
            anna.wait_for_turn(table)
            assert asyncio.run(_jobs_left(url)) == 0
            assert worker.turns == 1
            for server in (one, two):
                assert _bots_of(server.pid) == [], "the servers run bots themselves"
        finally:
            engine.dispose()
            if worker is not None:
                assert worker.end(signal.SIGTERM) == 0


def _lease_holder(engine: sa.Engine, table: str, other_than: str | None) -> str:
    """The server that has the lease on a table, once there is one other than this."""

    def found() -> str | None:
        with engine.begin() as connection:
            return connection.scalar(sa.select(tables.c.custodian).where(tables.c.id == table))

    wait_until(lambda: found() not in (None, other_than), lambda: "nobody has a lease on the table")
    holder = found()
    assert holder is not None
    return holder


async def _jobs_left(url: str) -> int:
    queue = bot_queue.queue_at(url)
    await queue.connect()
    try:
        return await queue.count("incomplete")
    finally:
        await queue.disconnect()


@pytest.mark.parametrize("game", tw.games())
def test_what_is_queued_holds_nothing_that_the_seat_may_not_know(game: str, redis: Redis) -> None:
    """The very bytes in the queue: no seed, no past, and another deal than the true one."""
    state = tw.game(game).start(3, seed=77)
    rng = random.Random(3)
    for _ in range(12):
        state = state.play(state.actions().pick(rng))
    assert state.actor is not None
    assert state.origin is not None

    async def queued() -> bytes:
        url = redis.new_database()
        bots = bot_queue.BotQueue(url, KEY, BotPool(1, HANG), HANG)
        await bots.open()
        await bots._job(TurnRequest(game, "greedy", known_state(state), f"{game} 12"))
        queue = Queue.from_url(url, name=bot_queue.NAME)
        stored = [await queue.redis.get(key) async for key in queue.redis.scan_iter("saq:job:*")]  # type: ignore[attr-defined]
        await queue.disconnect()
        await bots._queue.disconnect()
        return b"".join(value for value in stored if value)

    held = asyncio.run(queued())
    assert game.encode() in held
    assert state.origin.seed.hex().encode() not in held
    assert json.dumps(state.chance.seed.hex()).encode() not in held
    handed = InformationState.from_bytes(known_state(state)).any_guess()
    assert handed.origin is None
    assert handed.past.ply == 0
    assert handed.chance.seed != state.chance.seed
    assert tw.game(game).to_json(handed.view(state.actor)) == tw.game(game).to_json(state.view(state.actor))


@pytest.mark.parametrize("game", tw.games())
def test_a_turn_that_was_chosen_elsewhere_is_legal_here(game: str) -> None:
    """What the bot does follows from what its seat knows, which is the same in the state and in what is sent."""
    played, rng = tw.game(game), random.Random(9)
    state = played.start(2, seed=5)
    for _ in range(6):
        assert state.actor is not None
        here_and_there = [InformationState(state, state.actor), InformationState.from_bytes(known_state(state))]
        chosen = [str(bot("greedy", played, seed=1).choose(info)) for info in here_and_there]
        assert chosen[0] == chosen[1]
        for text in bot_turn("greedy", known_state(state)):
            state = state.play(played.parse(text))
        if state.actor is None:
            break
        state = state.play(state.actions().pick(rng))


def test_a_worker_without_a_queue_is_told_what_to_give(tmp_path: Path) -> None:
    for url, hint in [("", "needs --bot-queue"), ("amqp://x", "redis://"), ("redis://127.0.0.1:1", "does not answer")]:
        done = subprocess.run(
            [*WORKER, "--bot-queue", url, *KEY_FLAGS],
            capture_output=True,
            text=True,
            timeout=HANG,
            check=False,
            cwd=tmp_path,
        )
        assert done.returncode == 2
        assert hint in done.stderr
