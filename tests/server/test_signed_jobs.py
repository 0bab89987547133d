"""Whoever can write into the queue of the bots can make neither a worker nor a server do anything."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from saq import Status
from saq.job import TERMINAL_STATUSES

import tilewright as tw
from tests.server.kit import HANG, Redis
from tests.server.test_bot_queue import KEY, Worker
from tilewright.server import metrics
from tilewright.server.app.serve import serve
from tilewright.server.bots import queue as bot_queue
from tilewright.server.bots.pool import BotPool
from tilewright.server.bots.request import TurnRequest, known_state
from tilewright.server.bots.signing import BadQueue, Signer
from tilewright.server.database.opening import DatabaseUnusable
from tilewright.server.settings import Settings

KNOWN = known_state(tw.game("qwirkle").start(2, seed=77))
REQUEST = TurnRequest("qwirkle", "greedy", KNOWN, "a turn")


def job(bot: str, known: str = KNOWN.decode(), key: str = KEY, name: str = "") -> dict[str, Any]:
    """What somebody writes into the queue: a job for this bot, signed with that key."""
    name = name or f"job of {bot}"
    return {
        "key": name,
        "game": "qwirkle",
        "bot": bot,
        "known": known,
        "signature": Signer(key).sign("turn", name, "qwirkle", bot, known),
    }


async def outcome(queue: Any, written: dict[str, Any]) -> Any:
    """What becomes of a job: its answer, or how it failed."""
    made = await queue.enqueue(bot_queue.TASK, retries=1, timeout=int(HANG), ttl=60, **written)
    await bot_queue._wait(made, TERMINAL_STATUSES)
    return made.result if made.status == Status.COMPLETE else made.status


def test_a_worker_runs_nothing_but_what_a_server_has_signed(redis: Redis, tmp_path: Path) -> None:
    url, mark = redis.new_database(), tmp_path / "mark"
    program = f"program: touch {mark}"
    unsigned = job("greedy", name="unsigned")
    del unsigned["signature"]
    moved = job("greedy", name="one turn") | {"key": "another turn"}
    changed = job("greedy", name="changed") | {"bot": program}
    worker = Worker(url, tmp_path / "worker.log")

    async def write_all() -> list[Any]:
        queue = bot_queue.queue_at(url)
        await queue.connect()
        try:
            refused = [
                job(program),
                job("os:abort"),
                job(program, key="a key that somebody guessed"),
                job("greedy", key="a key that somebody guessed", name="guessed"),
                job("greedy", "x" * (bot_queue._MAX_KNOWN + 1), name="large"),
                {"key": "nothing"},
                unsigned,
                moved,
                changed,
            ]
            outcomes = [await outcome(queue, each) for each in refused]
            assert outcomes == [Status.FAILED] * len(refused)
            return await outcome(queue, job("greedy", name="right"))
        finally:
            await queue.disconnect()

    try:
        answer: Any = asyncio.run(write_all())
        assert tw.game("qwirkle").parse(answer["actions"][0])
        assert not mark.exists(), "it ran a program"
        assert worker.log.read_text().count("a job was refused") == 9
    finally:
        assert worker.end(signal.SIGTERM) == 0


@pytest.mark.parametrize("forged", [["end"], {"actions": ["end"]}, {"actions": ["end"], "signature": "0" * 64}, "end"])
def test_a_server_plays_nothing_that_no_worker_has_signed(redis: Redis, forged: Any) -> None:
    """It chooses the turn itself instead."""
    failed = metrics.BOT_FAILURES.labels("queue")
    before = failed._value.get()

    async def turn() -> tuple[str, ...]:
        bots = bot_queue.BotQueue(f"{redis.url}/15", KEY, BotPool(1, HANG), HANG)
        await bots.open()
        try:
            request = TurnRequest("qwirkle", "greedy", KNOWN, f"a turn {forged}")
            await (await bots._job(request)).finish(Status.COMPLETE, result=forged)
            return await bots.choose_turn(request)
        finally:
            await bots.close()

    assert asyncio.run(turn()) != ("end",)
    assert failed._value.get() == before + 1


def test_an_answer_to_one_turn_is_none_to_another() -> None:
    signer = Signer(KEY)
    signature = signer.sign("answer", "one", "end")
    assert signer.is_signed(signature, "answer", "one", "end")
    for parts in (("answer", "two", "end"), ("turn", "one", "end"), ("answer", "onee", "nd"), ("answer", "one")):
        assert not signer.is_signed(signature, *parts)
    for other in (None, 7, "", "é" * 64):
        assert not signer.is_signed(other, "answer", "one", "end")


@pytest.mark.parametrize("key", ["", "short"])
def test_a_queue_without_a_key_is_refused_by_servers_and_workers(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["tilewright"])  # they forget their flags
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: None)  # or one that is not refused would serve
    settings = Settings(data=tmp_path, port=0, bot_queue="redis://127.0.0.1:1", bot_queue_key=key)
    for run in (serve, bot_queue.work):
        with pytest.raises(BadQueue, match="--bot-queue-key"):
            run(settings)


def in_a_bots_process(function: Any, *arguments: Any) -> Any:
    async def ask() -> Any:
        pool = BotPool(1, HANG)
        try:
            return await pool.run(function, *arguments)
        finally:
            await pool.close()

    return asyncio.run(ask())


@pytest.mark.parametrize("command", ["serve", "work"])
def test_bots_run_without_the_secrets_of_the_server(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEWRIGHT_DATABASE", "postgresql://anna:secret@db/games")
    monkeypatch.setenv("TILEWRIGHT_BOT_QUEUE_KEY", KEY)
    monkeypatch.setattr(sys, "argv", ["tilewright", command, "--smtp", "smtp://anna:secret@mail"])
    if command == "serve":
        (tmp_path / "file").write_text("")
        with pytest.raises(DatabaseUnusable):
            serve(Settings(data=tmp_path / "file"))
    else:
        with pytest.raises(BadQueue):
            bot_queue.work(Settings())
    environment = in_a_bots_process(os.getenv, "TILEWRIGHT_DATABASE")
    assert environment is None
    assert in_a_bots_process(os.getenv, "TILEWRIGHT_BOT_QUEUE_KEY") is None
    assert in_a_bots_process(os.getenv, "PATH") == os.environ["PATH"]
    assert in_a_bots_process(eval, "__import__('sys').argv") == ["tilewright"]
