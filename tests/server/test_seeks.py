"""Seeking a game: one table for those who want the same, on either database, whichever server is quicker."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from tests.server.kit import PASSWORD, Person, Postgres, Server, account_holder, serving, wait_until, with_storage
from tests.server.test_own_tables import own_tables, told
from tests.server.test_people import ANNA, BEN, EVA, add, block
from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import relate
from tilewright.server.database.schema import entries, ratings, seeks, tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, InvalidRequest, NotFound, StateConflict
from tilewright.server.settings import Settings
from tilewright.server.tables.clock import LiveClock, NoClock, SlowClock
from tilewright.server.tables.seeks import (
    LASTS,
    MAX_SEEKS,
    SeekRequest,
    cancel_seek,
    make_seek,
    pair_all,
    seeks_of,
)

QWIRKLE = SeekRequest(game="qwirkle", players=(2,), rated=True)


def test_those_who_want_the_same_sit_at_one_table_and_seek_no_more(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN, EVA)
        await make_seek(storage, ANNA, QWIRKLE)
        await make_seek(storage, ANNA, SeekRequest(game="tigris", players=(3, 4), clock=SlowClock()))
        await make_seek(storage, EVA, SeekRequest(game="qwirkle", players=(2,), rated=False))
        assert await pair_all(storage, time.time()) == [], "nobody else wants the same"
        await make_seek(storage, BEN, QWIRKLE)
        assert [one.others for one in await seeks_of(storage, BEN.id)] == [1]
        (made,) = await pair_all(storage, time.time())
        assert made.players == (ANNA.id, BEN.id)
        assert await seeks_of(storage, ANNA.id) == []
        assert len(await seeks_of(storage, EVA.id)) == 1
        async with storage.reading() as connection:
            (row,) = (await connection.execute(sa.select(tables))).all()
            sat = [json.loads(body) for body in (await connection.scalars(sa.select(entries.c.body))).all()]
        config = json.loads(row.about)
        assert (row.id, row.status, config["rated"], config["paired"]) == (made.table, "open", True, True)
        assert row.wake_at is not None, "it begins by itself"
        assert [(one["is"], one["player"]) for one in sat] == [("sat", ANNA.id), ("sat", BEN.id)]
        assert await pair_all(storage, time.time()) == []

    with_storage(storage_settings, look)


def test_many_games_that_nobody_else_wants_cost_no_more_queries_than_one(storage_settings: Settings) -> None:
    """Everybody may have some, and all of them are looked at every few seconds."""

    async def look(storage: Storage) -> None:
        asked = list[str]()
        event.listen(storage._engine.sync_engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
        await add(storage, ANNA, BEN, EVA)
        counts = list[int]()
        for player in (ANNA, BEN, EVA):
            for _ in range(MAX_SEEKS):
                clock = LiveClock(seconds=10 + len(counts))
                await make_seek(storage, player, SeekRequest(game="qwirkle", players=(2,), clock=clock))
                asked.clear()
                assert await pair_all(storage, time.time()) == []
                counts.append(len(asked))
        assert len(set(counts)) == 1, asked

    with_storage(storage_settings, look)


def test_a_block_made_while_both_seek_holds(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        await make_seek(storage, ANNA, QWIRKLE)
        await make_seek(storage, BEN, QWIRKLE)
        await relate(storage, BEN, ANNA.id, "block")
        assert await pair_all(storage, time.time() + 3600) == []

    with_storage(storage_settings, look)


def test_ratings_far_apart_are_paired_later(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        strong = {"game": "qwirkle", "players": 2, "who": BEN.id, "mu": 50.0, "sigma": 1.0, "games": 30}
        await storage.write(lambda connection: connection.execute(sa.insert(ratings).values(**strong)))
        for player in (ANNA, BEN):
            await make_seek(storage, player, QWIRKLE)
        assert await pair_all(storage, time.time()) == []
        assert len(await pair_all(storage, time.time() + 3600)) == 1

    with_storage(storage_settings, look)


def test_a_seek_can_be_cancelled_is_the_same_when_repeated_and_is_forgotten_after_two_weeks(
    storage_settings: Settings,
) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        first = await make_seek(storage, ANNA, QWIRKLE)
        assert await make_seek(storage, ANNA, SeekRequest(game="qwirkle", players=(4, 3, 3), rated=True)) == first
        assert [one.players for one in await seeks_of(storage, ANNA.id)] == [(3, 4)]
        with pytest.raises(NotFound):
            await cancel_seek(storage, BEN, first)
        await cancel_seek(storage, ANNA, first)
        assert await seeks_of(storage, ANNA.id) == []
        await make_seek(storage, ANNA, QWIRKLE)
        await pair_all(storage, time.time() + LASTS + 60)
        assert await seeks_of(storage, ANNA.id) == []

    with_storage(storage_settings, look)


def test_what_cannot_be_sought_is_refused(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        guest = Player("g", "Gus", None)
        await add(storage, ANNA, guest)
        for request, error in [
            (SeekRequest(game="chess", players=(2,)), InvalidRequest),
            (SeekRequest(game="tigris", players=(2, 9)), InvalidRequest),
        ]:
            with pytest.raises(error):
                await make_seek(storage, ANNA, request)
        with pytest.raises(Forbidden):
            await make_seek(storage, guest, QWIRKLE)
        for days in range(1, MAX_SEEKS + 1):
            await make_seek(storage, guest, SeekRequest(game="qwirkle", players=(2,), clock=SlowClock(days)))
        with pytest.raises(StateConflict):
            await make_seek(storage, guest, SeekRequest(game="qwirkle", players=(2,), clock=NoClock()))

    with_storage(storage_settings, look)


def test_two_servers_together_hold_the_limit_of_one_player(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database("seeks_of_one"))

    async def look() -> None:
        storages = [Storage(settings), Storage(settings)]
        for storage in storages:
            await storage.open()
        await add(storages[0], ANNA)
        wanted = [SeekRequest(game="qwirkle", players=(2,), clock=SlowClock(days)) for days in range(1, 2 * MAX_SEEKS)]
        asked = (make_seek(storages[days % 2], ANNA, request) for days, request in enumerate(wanted))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert len(await seeks_of(storages[0], ANNA.id)) == MAX_SEEKS
        assert sum(isinstance(answer, StateConflict) for answer in answers) == len(wanted) - MAX_SEEKS
        for storage in storages:
            await storage.close()

    asyncio.run(look())


def test_two_servers_that_look_at_once_make_one_table(postgres: Postgres) -> None:
    settings = Settings(database=postgres.new_database("seeks_of_two"))
    people = [Player(f"p{number}", f"P{number}", f"p{number}") for number in range(12)]

    async def look() -> None:
        storages = [Storage(settings) for _ in range(2)]
        for storage in storages:
            await storage.open()
        await add(storages[0], *people)
        for one in people:
            await make_seek(storages[0], one, QWIRKLE)
        now = time.time()
        made = await asyncio.gather(*(pair_all(storage, now) for storage in storages))
        while len(made[0]) + len(made[1]) < len(people) // 2:  # those whom both wanted are left for the next look
            more = await pair_all(storages[0], now)
            assert more
            made[0].extend(more)
        async with storages[0].reading() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(tables)) == len(people) // 2
            assert await connection.scalar(sa.select(sa.func.count()).select_from(seeks)) == 0
        seated = [player for one in (*made[0], *made[1]) for player in one.players]
        assert sorted(seated) == sorted(one.id for one in people)
        for storage in storages:
            await storage.close()

    asyncio.run(look())


def seek(person: Person, **more: Any) -> Any:
    return person.ok("POST", "/api/seeks", {"game": "qwirkle", "players": [2], **more})


def test_two_who_seek_are_told_and_their_game_begins_when_both_have_added_to_its_chance(
    anna: Person, ben: Person
) -> None:
    clock = {"kind": "slow", "days": 17}  # nobody else seeks this
    with own_tables(anna) as socket:
        assert seek(anna, rated=True, clock=clock)[0]["others"] == 0
        told(socket, lambda message: message["type"] == "requests" and len(message["seeks"]) == 1)
        seek(ben, rated=True, clock=clock)
        paired = told(socket, lambda message: message["type"] == "requests" and bool(message["paired"]))
        assert paired["seeks"] == []
        (table,) = paired["paired"]
        for person in (anna, ben):
            person.ok("POST", f"/api/tables/{table}/contribute", {"random": "0" * 64})
        playing = told(socket, lambda message: message["type"] == "table" and message["table"]["status"] == "playing")
    assert {seat["player"] for seat in playing["table"]["seats"]} == {anna.id, ben.id}
    assert playing["table"]["rated"] is True


def test_a_seek_outlives_its_server_and_others_than_it_was_made_at_know_it(tmp_path: Path, postgres: Postgres) -> None:
    flags = ["--database", postgres.new_database("seeks_outlive")]
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        anna, ben = account_holder(one, "Anna"), account_holder(two, "Ben")
        seek(anna)
        one.kill()
        seek(ben)
        wait_until(lambda: ben.ok("GET", "/api/session/tables"), lambda: "they are not paired")
        (table,) = ben.ok("GET", "/api/session/tables")
        seats = ben.ok("GET", f"/api/tables/{table['id']}")["seats"]
        assert [seat["player"] for seat in seats] == [anna.id, ben.id]
        one.start()
        assert anna.ok("GET", "/api/seeks") == []


def test_a_block_holds_for_those_who_seek(server: Server, anna: Person, ben: Person) -> None:
    block(anna, ben)
    clock = {"kind": "slow", "days": 23}
    cleo = account_holder(server, "Cleo")
    for person in (anna, ben):
        seek(person, clock=clock)
    seek(cleo, clock=clock)
    wait_until(lambda: cleo.ok("GET", "/api/session/tables"), lambda: "they are not paired")
    assert cleo.ok("GET", "/api/seeks") == []
    (left,) = [person for person in (anna, ben) if person.ok("GET", "/api/seeks")]
    left.ok("DELETE", f"/api/seeks/{left.ok('GET', '/api/seeks')[0]['id']}")
    assert left.ok("GET", "/api/seeks") == []


def test_who_deletes_their_account_between_pairing_and_start_leaves_nobody_waiting(anna: Person, ben: Person) -> None:
    clock = {"kind": "slow", "days": 29}
    for person in (anna, ben):
        seek(person, clock=clock)
    wait_until(lambda: ben.ok("GET", "/api/session/tables"), lambda: "they are not paired")
    (table,) = ben.ok("GET", "/api/session/tables")
    ben.ok("POST", "/api/account/delete", {"password": PASSWORD})
    assert anna.ok("GET", f"/api/tables/{table['id']}")["status"] == "over"
