"""A database that is away, recovering or full is no fault of ours: 503, and when to ask again. And one that somebody
else uses, or changes by hand, harms nobody but them."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tests.server.kit import Forked, Person, Postgres, free_port, serving, wait_until
from tests.server.test_bounds import Place
from tilewright.server.database import schema
from tilewright.server.database.availability import is_unavailable
from tilewright.server.database.storage import Storage, TableDeleted
from tilewright.server.errors import NotFound
from tilewright.server.tables.commands.chat import Chat
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table

APPENDS = 50


def sqlite_error(code: int) -> DBAPIError:
    error = sqlite3.OperationalError("it says no")
    error.sqlite_errorcode = code  # type: ignore[misc]
    return OperationalError("INSERT", {}, error)


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (asyncpg.CannotConnectNowError("the database system is starting up"), True),
        (asyncpg.DiskFullError("no space left on device"), True),
        (asyncpg.TooManyConnectionsError("sorry, too many clients already"), True),
        (asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"), True),
        (OperationalError("SELECT", {}, asyncpg.DiskFullError("no space left on device")), True),
        (OperationalError("SELECT", {}, asyncpg.UndefinedTableError("there is no such table")), False),
        (DBAPIError("SELECT", {}, Exception("the driver has no number for it"), connection_invalidated=True), True),
        (DBAPIError("SELECT", {}, Exception("the driver has no number for it")), False),
        (sqlite_error(sqlite3.SQLITE_FULL), True),
        (sqlite_error(sqlite3.SQLITE_IOERR_WRITE), True),
        (sqlite_error(sqlite3.SQLITE_ERROR), False),
        (PoolTimeout("QueuePool limit"), True),
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
        (OSError(28, "No space left on device"), True),
        (FileNotFoundError(2, "No such file"), False),
        (KeyError("a mistake of ours"), False),
    ],
)
def test_what_says_that_the_database_cannot_be_used_now(error: Exception, away: bool) -> None:
    assert is_unavailable(error) is away


@pytest.mark.slow
def test_a_database_that_recovers_is_503_and_never_500(tmp_path: Path, own_postgres: Postgres) -> None:
    with serving(tmp_path, "--database", own_postgres.new_database("recovering")) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.table(ben)
        own_postgres.stop()
        own_postgres.start_recovering()
        requests: list[tuple[str, str, Any]] = [
            ("GET", f"/api/tables/{table}/view", None),
            ("GET", f"/api/tables/{table}/actions", None),
            ("GET", "/api/tables", None),
            ("POST", "/api/session", {"name": "Eva"}),
            ("POST", f"/api/tables/{table}/chat", {"text": "hello"}),
            ("POST", f"/api/tables/{table}/resign", None),
            ("GET", "/health", None),
        ]
        for method, path, data in requests * 3:
            answer = (Person(server) if path == "/api/session" else anna).ask(method, path, data)
            assert (answer.status_code, answer.json()["type"]) == (503, "tilewright:busy"), (path, answer.text)
            assert int(answer.headers["Retry-After"]) > 0
        own_postgres.stop()
        own_postgres.start()
        wait_until(lambda: anna.ask("GET", "/health").status_code == 200, server.log)
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
    assert "unexpected" not in server.log()


class CountingStorage(Storage):
    transactions = 0

    async def _transaction(self, batch: Any) -> Any:
        self.transactions += 1
        return await super()._transaction(batch)


def test_a_deleted_table_keeps_no_other_from_being_written_in_one_transaction(tmp_path: Path) -> None:
    async def write() -> None:
        place = await Place(tmp_path, storage=CountingStorage).open()
        storage = place.storage
        assert isinstance(storage, CountingStorage)
        storage.transactions = 0

        def row(table: str, number: int) -> dict[str, Any]:
            return {"table_id": table, "number": number, "at": 0.0, "body": "{}"}

        appends = [storage.append(row(place.table, 100 + number)) for number in range(APPENDS)]
        appends.insert(APPENDS // 2, storage.append(row("deleted", 1)))
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert isinstance(answers.pop(APPENDS // 2), TableDeleted)
        assert answers == [True] * APPENDS
        assert storage.transactions == 2
        await storage.close()

    asyncio.run(write())


class DraftSomething(Command, frozen=True):
    def draft_seat(self, table: Table) -> int | None:
        return 0

    def decide(self, table: Table, draft: Draft) -> Draft:
        return Draft(table.turn, draft.step + 1, ("end",))


@pytest.mark.parametrize("command", [Chat("anna", "Anna", "hello"), DraftSomething(), None])
def test_a_deleted_table_is_forgotten_when_it_is_written_to_or_looked_for(
    command: Command | None, tmp_path: Path
) -> None:
    async def delete() -> None:
        place = await Place(tmp_path).open()
        await place.cache.get(place.table)
        await place.storage.write(lambda connection: connection.execute(sa.delete(schema.tables)))
        if command is None:
            await place.cache.forget_deleted()
        else:
            with pytest.raises(NotFound):
                await place.gateway.submit(place.table, command)
        assert not place.cache.holds(place.table)
        await place.storage.close()

    asyncio.run(delete())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_table_that_was_deleted_by_hand_is_404_and_others_go_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    flags: list[str] = []
    database = f"sqlite:///{tmp_path / 'tilewright.db'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").new_database("deleted")
        flags, database = ["--database", url], url.replace("postgresql:", "postgresql+psycopg:")
    with serving(tmp_path, *flags) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        gone, kept = anna.table(ben), anna.table(ben)
        engine = sa.create_engine(database)
        with engine.begin() as connection:
            if kind == "sqlite":
                connection.exec_driver_sql("PRAGMA foreign_keys = ON")
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == gone))
        engine.dispose()
        for _ in range(2):
            assert anna.refused("POST", f"/api/tables/{gone}/chat", {"text": "hello"}) == (404, "not-found")
        assert anna.refused("GET", f"/api/tables/{gone}/view") == (404, "not-found")
        anna.ok("POST", f"/api/tables/{kept}/chat", {"text": "hello"})
    assert "unexpected" not in server.log()


def test_two_servers_do_not_share_a_file_whatever_paths_lead_to_it(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path / "one")
    with serving(tmp_path / "one") as server:
        for number, path in enumerate(("one/tilewright.db", "other/tilewright.db", "one/../one/tilewright.db")):
            data, log = tmp_path / f"data{number}", tmp_path / f"log{number}"
            flags = ["--port", str(free_port()), "--data", str(data), "--database", f"sqlite:///{tmp_path / path}"]
            assert Forked(["serve", *flags], log).wait() == 2
            assert f"process {server.pid}" in log.read_text()
            assert str(tmp_path / "one" / "tilewright.db") in log.read_text().replace("\n", "")
        with serving(tmp_path / "one", "--database", f"sqlite:///{tmp_path / 'another.db'}") as second:
            Person(second, "Anna")
