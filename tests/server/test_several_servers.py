"""Several servers on one PostgreSQL, and a second writer on one log."""

import asyncio
import random
import threading
from pathlib import Path

import pytest

from tests.server.kit import ClockedServer, Person, Postgres, Redis, Server, wait_until
from tilewright.server.accounts.players import Players
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.commands.chat import Chat
from tilewright.server.tables.commands.start import Start
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.gateway import Gateway
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, fresh_start, make_table


@pytest.mark.slow
@pytest.mark.parametrize("carrier", ["postgresql", "redis"])
def test_players_of_one_table_sit_at_different_servers_and_one_server_dies(
    tmp_path: Path, postgres: Postgres, carrier: str, request: pytest.FixtureRequest
) -> None:
    flags = ["--database", postgres.new_database(f"two_servers_{carrier}")]
    if carrier == "redis":
        found: Redis = request.getfixturevalue("redis")
        flags += ["--redis", found.url]
    first, second = (ClockedServer(tmp_path / name, *flags) for name in ("a", "b"))
    starting = [threading.Thread(target=server.start) for server in (first, second)]  # both migrate at once
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    second.wait_until_ready()
    try:
        anna, ben = Person(first, "Anna"), Person(second, "Ben")
        table = anna.table(ben, bots=1)
        listener = ben.listen(table)
        for turn in range(6):
            _next_of(table, anna, ben).whole_turn(table, random.Random(turn))
        last = ben.ok("GET", f"/api/tables/{table}")["number"]
        listener.receive_until(last)
        while listener.present != ["Ben"]:
            listener.receive()
        anna.listen(table)
        while listener.present != ["Anna", "Ben"]:
            listener.receive()
        first.kill()
        second.advance_clock(10_000)  # more than a server may look after a table: the dead one's bots are taken over
        anna = anna.moved_to(second)
        for turn in range(6):
            _next_of(table, anna, ben).whole_turn(table, random.Random(turn))
        anna.ok("POST", f"/api/tables/{table}/vote-to-end", {"agrees": True})
        ben.ok("POST", f"/api/tables/{table}/vote-to-end", {"agrees": True})
        last = ben.ok("GET", f"/api/tables/{table}")["number"]
        listener.receive_until(last)
        assert listener.numbers == list(range(1, last + 1))
        listener.close()
    finally:
        first.stop()
        second.stop()


def _next_of(table: str, *people: Person) -> Person:
    """The one who must decide next, when the bots have."""

    def actor() -> int:
        return people[0].ok("GET", f"/api/tables/{table}/view")["actor"]

    wait_until(lambda: actor() < len(people), lambda: "the bot does not move")
    return people[actor()]


def test_a_second_writer_gets_a_conflict_reloads_and_goes_on(tmp_path: Path) -> None:
    """Two gateways with caches of their own on one database: what each writes has its number, and nothing is lost."""

    async def write() -> None:
        settings = Settings(data=tmp_path)
        storages = [Storage(settings), Storage(settings)]
        for storage in storages:
            await storage.open()
        players = Players(storages[0], "key")
        anna, _ = await players.new_guest("Anna")
        request = NewTableRequest(game="qwirkle", seats=(SeatRequest("me"), SeatRequest("bot", "random")))
        table_id = await make_table(storages[0], anna, request, fresh_start(), 10)
        published: list[int] = []
        caches = [TableCache(storage, 10, sole_writer=False) for storage in storages]
        gateways = [
            Gateway(storage, cache, Drafts(storage, sole_writer=False), lambda table, _: published.append(table.number))
            for storage, cache in zip(storages, caches, strict=True)
        ]
        await gateways[0].submit(table_id, Start(anna.id))
        await asyncio.gather(
            *(gateways[turn % 2].submit(table_id, Chat(anna.id, "Anna", f"{turn}")) for turn in range(40))
        )
        assert sorted(published) == list(range(3, 44))
        tables = [await cache.fresh(table_id) for cache in caches]
        assert tables[0].number == tables[1].number == 43
        steps = await caches[1].steps_since(table_id, 3)
        assert sorted(int(step.entry.body.text) for step in steps) == list(range(40))  # pyright: ignore
        for storage in storages:
            await storage.close()

    asyncio.run(write())


@pytest.mark.slow
def test_a_server_that_takes_over_plays_the_bots_of_a_dead_one(tmp_path: Path) -> None:
    """At once: its predecessor had the table for longer than this test waits."""
    server = Server(tmp_path).start()
    anna = Person(server, "Anna")
    table = anna.table(bots=1)
    anna.wait_for_turn(table)
    anna.whole_turn(table, random.Random(1))  # the bot begins its turn
    server.kill()
    again = Server(tmp_path).start()
    anna.moved_to(again).wait_for_turn(table)
    again.stop()
    assert " closed " in again.log()
