"""A disk that is full in the middle of a transaction: what was acknowledged is there, and the rest is refused."""

import asyncio
import functools
import random
import resource
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.kit import Person, Server
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings

ROUNDS = 10  # each a turn of every table; twelve trades would end a game (QW-G4)
PAGE = 4096
CACHED_PAGES = 5  # SQLite's cache in the server below: a transaction of more pages is written before its commit


def keep(name: str, size: int) -> Any:
    """A job that writes so many bytes."""

    async def job(connection: AsyncConnection) -> str:
        await connection.execute(sa.insert(schema.keys).values(name=name, value="x" * size))
        return name

    return job


async def fill_disk(connection: AsyncConnection) -> None:
    """From now on the database file may grow by four pages only."""
    pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 4}")


async def forget_error(connection: AsyncConnection) -> str:
    """A job that does not care whether the database could write."""
    with suppress(OperationalError):
        await keep("big", 200_000)(connection)
    return "done"


class Results:
    """What became of some changes that were waiting together."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.answers: list[Any] = []
        self.keys: set[str] = set()
        self.entries: set[int] = set()

    async def of(self, *jobs: Any, appends: int) -> None:
        storage = Storage(Settings(data=self._folder))
        await storage.open()
        table = dict.fromkeys(("about", "owner", "game"), "") | {"id": "t", "private": False, "status": "open"}
        table |= {"created_at": 0.0, "rated": False}
        await storage.write(lambda connection: connection.execute(sa.insert(schema.tables).values(**table)))
        await storage.write(fill_disk)
        changes: list[Coroutine[Any, Any, Any]] = [
            storage.append({"table_id": "t", "number": number, "at": 0.0, "body": "{}"})
            for number in range(1, appends + 1)
        ]
        changes += [storage.write(job) for job in jobs]
        self.answers = await asyncio.gather(*changes, return_exceptions=True)
        await storage.close()
        with sqlite3.connect(self._folder / "tilewright.db") as database:
            self.keys = {name for (name,) in database.execute("SELECT name FROM keys")}
            self.entries = {number for (number,) in database.execute("SELECT number FROM entries")}


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(tmp_path)


def test_entries_are_kept_though_another_change_of_their_transaction_does_not_fit(results: Results) -> None:
    asyncio.run(results.of(keep("first", 10), keep("big", 200_000), keep("last", 10), appends=2))
    assert results.answers[:3] == [True, True, "first"]
    assert isinstance(results.answers[3], OperationalError)
    assert "full" in str(results.answers[3])
    assert results.answers[4] == "last"
    assert results.entries == {1, 2}
    assert results.keys == {"first", "last"}


def test_an_error_that_a_job_hides_does_not_lose_the_others(results: Results) -> None:
    asyncio.run(results.of(forget_error, keep("last", 10), appends=2))
    assert results.answers[:2] == [True, True]
    assert isinstance(results.answers[2], DBAPIError)
    assert results.entries == {1, 2}
    assert results.keys == {"last"}


def test_a_job_that_breaks_a_constraint_fails_alone(results: Results) -> None:
    asyncio.run(results.of(keep("same", 10), keep("same", 10), keep("last", 10), appends=1))
    assert results.answers[:2] == [True, "same"]
    assert isinstance(results.answers[2], DBAPIError)
    assert results.answers[3] == "last"
    assert (results.entries, results.keys) == ({1}, {"same", "last"})


def test_a_job_that_raises_changes_nothing_and_fails_alone(results: Results) -> None:
    async def change_its_mind(connection: AsyncConnection) -> None:
        await keep("half", 10)(connection)
        raise LookupError

    asyncio.run(results.of(keep("first", 10), change_its_mind, appends=1))
    assert results.answers[:2] == [True, "first"]
    assert isinstance(results.answers[2], LookupError)
    assert (results.entries, results.keys) == ({1}, {"first"})


class Trader:
    """Plays both seats of a table, and writes down which moves were acknowledged."""

    def __init__(self, server: Server) -> None:
        self.people = [Person(server, "Anna"), Person(server, "Ben")]
        self.table = self.people[0].table(self.people[1])
        first = self.people[0].ok("GET", f"/api/tables/{self.table}/view")["actor"]
        self.people[first].whole_turn(self.table, random.Random(1))  # the first turn cannot be a trade
        self.acknowledged = [self.people[0].ok("GET", f"/api/tables/{self.table}/view")["turn"]]
        self.refused: list[int] = []

    def prepared(self) -> Callable[[], None]:
        """A turn of one action, which needs but to be sent."""
        seen = self.people[0].ok("GET", f"/api/tables/{self.table}/view")
        mover = self.people[seen["actor"]]
        trade = next(text for text in mover.actions(self.table) if text.startswith("trade") and text.count(" ") == 1)

        def send() -> None:
            done = mover.ask("POST", f"/api/tables/{self.table}/act", {"actions": [trade], "turn": seen["turn"]})
            if done.is_success:
                self.acknowledged.append(done.json()["seen"]["turn"])
            else:
                self.refused.append(done.status_code)

        return send


def set_largest_file(server: Server, size: int) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def at_once(work: Sequence[Callable[[], object]]) -> None:
    threads = [threading.Thread(target=each) for each in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.slow
def test_every_move_that_a_server_acknowledged_on_a_full_disk_is_there_after_a_restart(tmp_path: Path) -> None:
    """The disk is full for the server alone: its files may not grow beyond a limit. In each round a few pages are left,
    once more than before, and players move and sign up all at once, so that they share transactions."""
    server = Server(tmp_path)
    server.start()
    server.stop()
    with sqlite3.connect(tmp_path / "tilewright.db") as database:
        database.execute(f"PRAGMA default_cache_size = {CACHED_PAGES}")
    server.start()
    traders = [Trader(server) for _ in range(8)]
    for left in range(ROUNDS):
        work = [trader.prepared() for trader in traders]
        guests = [functools.partial(Person(server).ask, "POST", "/api/session", {"name": "Eva"}) for _ in range(8)]
        set_largest_file(server, (tmp_path / "tilewright.db-wal").stat().st_size + left * PAGE)
        at_once([*work, *guests])
        set_largest_file(server, resource.RLIM_INFINITY)
    refused = [status for trader in traders for status in trader.refused]
    assert set(refused) == {503}, "the disk was full now and then"
    at_once([trader.prepared() for trader in traders])
    assert sum(len(trader.refused) for trader in traders) == len(refused), "there was room again"
    server.kill()
    server.start()
    for trader in traders:
        frames = trader.people[0].moved_to(server).ok("GET", f"/api/tables/{trader.table}/events")
        acted = [frame["number"] for frame in frames if frame["what"] == "acted"]
        assert acted == trader.acknowledged
    server.stop()
