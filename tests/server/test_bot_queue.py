"""Bots that run in a worker of their own, over a real Redis and a real PostgreSQL."""

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from saq import Queue

import tilewright as tw
from tests.server.kit import Person, Postgres, Redis, serving
from tilewright.bots import InformationState, bot
from tilewright.server.bots import queue as bot_queue
from tilewright.server.bots.request import TurnRequest, known_state
from tilewright.server.bots.worker import bot_turn
from tilewright.server.database.schema import tables

WORKER = [sys.executable, "-c", "from tilewright.cli import main; main()", "worker"]


class Worker:
    """`tilewright worker` in a process of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.log = log
        command = [*WORKER, "--bot-queue", url, "--log-level", "debug"]
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
                child_signal = signal.SIGKILL if how == signal.SIGKILL else how
                subprocess.run(["kill", f"-{child_signal.value}", child], check=False, capture_output=True)
        self._process.send_signal(how)
        return self._process.wait(20)

    def _children(self) -> list[str]:
        pid = self._process.pid
        return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_a_worker_plays_the_bots_and_when_it_is_killed_another_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "redis":
        redis: Redis = request.getfixturevalue("redis")
        url = redis.url
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database("bots")
    worker = Worker(url, tmp_path / "first.log")
    workers = [worker]
    rng = random.Random(5)
    try:
        with serving(tmp_path / "data", "--bot-queue", url, "--bot-seconds", "4") as server:
            anna = Person(server, "Anna")
            seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
            table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats})["id"]
            anna.ok("POST", f"/api/tables/{table}/start")
            for _ in range(2):
                anna.wait_for_turn(table)
                anna.whole_turn(table, rng)
            anna.wait_for_turn(table)
            assert worker.turns >= 2
            assert _bots_of(server.pid) == [], "the server runs bots itself"
            anna.whole_turn(table, rng)
            worker.end(signal.SIGKILL)  # with a turn in its hands, or just about to be handed one
            workers.remove(worker)
            workers.append(Worker(url, tmp_path / "second.log"))
            for _ in range(2):
                anna.wait_for_turn(table, within=40)
                anna.whole_turn(table, rng)
            anna.wait_for_turn(table, within=40)
            assert workers[0].turns >= 1
            status = anna.ok("GET", f"/api/tables/{table}")["status"]
            assert status == "playing", "five turns each end no game, not even one of trades alone"
        assert "unexpected" not in server.log()
    finally:
        for one in workers:
            assert one.end(signal.SIGTERM) == 0


def _bots_of(pid: int) -> list[str]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_without_any_worker_the_server_runs_the_bots_itself(tmp_path: Path, redis: Redis) -> None:
    with serving(tmp_path, "--bot-queue", redis.url, "--bot-seconds", "0.5") as server:
        anna = Person(server, "Anna")
        table = anna.table(bots=1)
        anna.wait_for_turn(table)
        anna.whole_turn(table, random.Random(1))
        anna.wait_for_turn(table)
        assert 'tilewright_bot_failures_total{why="queue"}' in anna.ask("GET", "/metrics").text


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_two_servers_that_both_ask_for_a_turn_have_it_chosen_once(
    kind: str, tmp_path: Path, postgres: Postgres, request: pytest.FixtureRequest
) -> None:
    """The table is taken from the server that asked, as if that one had been held up; then a worker comes."""
    database = postgres.new_database(f"once{kind}")
    url = request.getfixturevalue("redis").url if kind == "redis" else database
    flags = ["--database", database, "--bot-queue", url, "--bot-seconds", "30"]
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
            time.sleep(1.0)  # the second server has asked as well
            worker = Worker(url, tmp_path / "worker.log")
            anna.wait_for_turn(table, within=60)
            time.sleep(1.0)  # were there a second job, the worker would take it now
            assert worker.turns == 1
            for server in (one, two):
                assert _bots_of(server.pid) == [], "the servers run bots themselves"
        finally:
            engine.dispose()
            if worker is not None:
                assert worker.end(signal.SIGTERM) == 0


def _lease_holder(engine: sa.Engine, table: str, other_than: str | None) -> str:
    """The server that has the lease on a table, once there is one other than this."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with engine.begin() as connection:
            found = connection.scalar(sa.select(tables.c.custodian).where(tables.c.id == table))
        if found not in (None, other_than):
            return found
        time.sleep(0.05)
    raise AssertionError("nobody has a lease on the table")


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
        bots = bot_queue.BotQueue(redis.url, None, 0.2)  # type: ignore[arg-type]
        await bots.open()
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await bots._enqueue_and_wait(TurnRequest(game, "greedy", known_state(state), f"{game} 12"))
        queue = Queue.from_url(redis.url, name=bot_queue.NAME)
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
    for url, told in [("", "needs --bot-queue"), ("amqp://x", "redis://"), ("redis://127.0.0.1:1", "does not answer")]:
        done = subprocess.run(
            [*WORKER, "--bot-queue", url], capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path
        )
        assert done.returncode == 2
        assert told in done.stderr
