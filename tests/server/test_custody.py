"""What a server was at when it died is done by another within seconds, however long bots may think."""

import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.kit import ClockedServer, Person, Postgres, Redis, running, wait_until
from tests.server.test_bot_queue import KEY_FLAGS
from tilewright.server.database.schema import tables

SECONDS = 5.0  # in which another server takes over
SEATS = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


class Custody:
    """Who looks after a table, and until when, as the database has it."""

    def __init__(self, database: str, table: str) -> None:
        self._engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
        self._query = sa.select(tables.c.custodian, tables.c.wake_at).where(tables.c.id == table)

    def now(self) -> tuple[str | None, float]:
        with self._engine.connect() as connection:
            holder, until = connection.execute(self._query).one()
        return holder, until or 0.0

    def holder_other_than(self, other: str | None) -> str | None:
        wait_until(lambda: self.now()[0] not in (None, other), lambda: "nobody else takes the table")
        return self.now()[0]

    def close(self) -> None:
        self._engine.dispose()


@pytest.mark.slow
def test_the_bots_of_a_dead_server_are_another_s_within_seconds(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    """The bot's turn waits for a worker that never comes: the first server has it until it dies. That it keeps it while
    another looks on is a matter of seconds; `test_scheduler.py` shows it with a clock that it holds."""
    database = postgres.new_database("custody")
    flags = ["--database", database, "--bot-queue", redis.new_database(), *KEY_FLAGS]
    first, second = (ClockedServer(tmp_path / name, *flags) for name in ("a", "b"))
    first.start()
    anna = Person(first, "Anna")
    table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": SEATS})["id"]
    custody = Custody(database, table)
    anna.ok("POST", f"/api/tables/{table}/start")
    if anna.ok("GET", f"/api/tables/{table}/view")["actor"] == 0:
        anna.whole_turn(table, random.Random(5))
    holder = custody.holder_other_than(None)
    _, until = custody.now()
    wait_until(lambda: custody.now()[1] > until, lambda: "the lease is not renewed")
    assert custody.now()[0] == holder, "a server that is at work keeps its table"
    with running(second):
        first.kill()
        assert custody.now()[1] - time.time() < SECONDS
        second.advance_clock(SECONDS)
        assert custody.holder_other_than(holder) != holder
        custody.close()
