"""An acknowledged action survives a kill at any moment: it is there, and there once."""

import asyncio
import random
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.kit import HANG, Person, Postgres, Server, wait_until
from tilewright.kernel import Record
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables import entries as log
from tilewright.server.tables.cache import TableCache

TABLES = 6
ACKNOWLEDGED = 300  # actions and remarks, in all
KILLS = 3


class Player(threading.Thread):
    """Plays both seats of a table and talks, whatever the server does, and writes down what it receives."""

    def __init__(self, people: list[Person], number: int, enough: Callable[[], bool], up: threading.Event) -> None:
        super().__init__()
        self.up = up  # is the server there?
        self.people = people
        self.rng = random.Random(number)
        self.enough = enough
        self.table = people[0].table(people[1])
        self.turns: list[int] = []  # numbers of entries that were acknowledged
        self.remarks: list[str] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough():
                try:
                    self.once()
                except (httpx.TransportError, WebSocketException, OSError):
                    assert self.up.wait(HANG), "the server does not come back"
        except BaseException as error:
            self.failure = error

    def once(self) -> None:
        seen = self.people[0].ok("GET", f"/api/tables/{self.table}/view")
        if seen["actor"] is None or self.rng.random() < 0.15:
            text = f"remark {len(self.remarks)} {self.rng.random()}"
            if self.people[0].ask("POST", f"/api/tables/{self.table}/chat", {"text": text}).is_success:
                self.remarks.append(text)
            return
        mover = self.people[seen["actor"]]
        legal = mover.actions(self.table)
        ends = [text for text in legal if text == "end" or text.count(" ") == 1]  # a turn, or a trade of one tile
        body = {"actions": [self.rng.choice(ends or legal)], "turn": seen["turn"]}
        if self.rng.random() < 0.4:
            self.act_over_a_socket(mover, body)
            return
        done = mover.ask("POST", f"/api/tables/{self.table}/act", body)
        if done.is_success and done.json()["committed"]:
            self.turns.append(done.json()["seen"]["turn"])

    def act_over_a_socket(self, mover: Person, body: dict[str, Any]) -> None:
        listener = mover.listen(self.table)
        try:
            reply = listener.ask("act", body)
            if reply.get("type") == "happened":
                self.turns.append(reply["seen"]["turn"])
        finally:
            with suppress(WebSocketException, OSError):
                listener.close()


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_or_doubled_by_kills(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    flags = []
    if database == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        flags = ["--database", found.new_database("durability")]
    server = Server(tmp_path, *flags).start()
    rng, players, up = random.Random(11), list[Player](), threading.Event()

    def acknowledged() -> int:
        return sum(len(player.turns) + len(player.remarks) for player in players)

    def enough() -> bool:
        return any(player.failure for player in players) or (acknowledged() >= ACKNOWLEDGED and done.is_set())

    done = threading.Event()  # all kills are
    players += [Player([Person(server, "Anna"), Person(server, "Ben")], number, enough, up) for number in range(TABLES)]
    up.set()
    listeners = [player.people[1].listen(player.table) for player in players]
    for player in players:
        player.start()
    received: dict[str, list[int]] = {player.table: [] for player in players}
    for part in range(1, KILLS + 1):
        moment = part * ACKNOWLEDGED // (KILLS + 1) + rng.randrange(10)
        wait_until(lambda moment=moment: acknowledged() >= moment or enough())
        up.clear()
        server.kill()
        server.start()
        up.set()
        for player, listener in zip(players, listeners, strict=True):
            with suppress(ConnectionClosed):  # what had arrived before the socket broke
                while True:
                    listener.receive()
            received[player.table] += listener.numbers
        listeners = [
            player.people[1].listen(player.table, since=received[player.table][-1] if received[player.table] else 0)
            for player in players
        ]
    done.set()
    for player in players:
        player.join()
        assert player.failure is None, player.failure
    assert acknowledged() >= ACKNOWLEDGED
    for player, listener in zip(players, listeners, strict=True):
        number = player.people[0].ok("GET", f"/api/tables/{player.table}")["number"]
        if not received[player.table] or received[player.table][-1] < number:
            listener.receive_until(number)
        assert received[player.table] + listener.numbers == list(range(1, number + 1)), "missed or received twice"
        frames = player.people[0].ok("GET", f"/api/tables/{player.table}/events")
        acted = [frame["number"] for frame in frames if frame["what"] == "acted"]
        said = [frame["text"] for frame in frames if frame["what"] == "said"]
        assert set(player.turns) <= set(acted)
        assert len(player.turns) == len(set(player.turns))
        assert all(said.count(remark) == 1 for remark in player.remarks)
        listener.close()
    server.stop()
    asyncio.run(_every_log_replays(Settings(data=tmp_path, database=flags[1] if flags else "")))


async def _every_log_replays(settings: Settings) -> None:
    """Read afresh, each log has no gaps and its actions, as a record, lead to the state of its table."""
    storage = Storage(settings)
    await storage.open()
    cache = TableCache(storage, 10, sole_writer=False)
    async with storage.reading() as connection:
        ids = (await connection.scalars(sa.select(schema.tables.c.id))).all()
    for table_id in ids:
        table = await cache.fresh(table_id)
        steps = await cache.steps_since(table_id, 0)
        assert [step.entry.number for step in steps] == list(range(1, table.number + 1))
        assert table.state is not None
        bodies = [step.entry.body for step in steps]
        actions = [text for body in bodies if isinstance(body, log.Acted) for text in body.actions]
        record = Record.of(table.state)
        assert list(record.actions) == actions
        assert msgspec.json.decode(record.to_json())["plies"] == len(actions)
    await storage.close()


def test_a_change_that_postgresql_refuses_fails_alone(postgres: Postgres) -> None:
    """A statement that fails ends the transaction for all; the others are written in transactions of their own."""

    async def write() -> tuple[list[Any], list[str]]:
        storage = Storage(Settings(database=postgres.new_database("fails_alone")))
        await storage.open()

        def keep(name: str) -> Any:
            return lambda connection: connection.execute(storage.insert(schema.keys).values(name=name, value=name))

        divide: Any = lambda connection: connection.execute(sa.text("SELECT 1 / 0"))  # noqa: E731
        changes = [storage.write(job) for job in (keep("first"), divide, keep("last"))]
        answers = await asyncio.gather(*changes, return_exceptions=True)
        async with storage.reading() as connection:
            kept = (await connection.scalars(sa.select(schema.keys.c.name).order_by(schema.keys.c.name))).all()
        await storage.close()
        return [isinstance(answer, DBAPIError) for answer in answers], list(kept)

    assert asyncio.run(write()) == ([False, True, False], ["first", "last"])
