"""Which games are rated, and how much they count."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.kit import (
    ClockedServer,
    Person,
    Postgres,
    Server,
    account_holder,
    contested,
    filed,
    move_enough,
    running,
    wait_until,
    with_storage,
)
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, fresh_start, table_config
from tilewright.server.tables.ratings import rate, rated_places, ratings_of
from tilewright.server.tables.table import Outcome, Seat, Table

NEWCOMER = 25.0  # the mu of whoever has played no rated game


def rated(person: Person, filed_games: int) -> int:
    """How many of the person's games were rated, when so many are filed."""
    return sum(rating["games"] for rating in filed(person, filed_games)["ratings"])


def listed(person: Person, table: str) -> Any:
    mine = person.ok("GET", "/api/session/tables")
    return next(one for one in mine if one["id"] == table)


def made_from(table: str, how: str, anna: Person, ben: Person, **more: int) -> Any:
    made = anna.ok("POST", f"/api/tables/{table}/{how}", {"seats": [{"who": "me"}, {"who": "open"}], **more})
    ben.ok("POST", f"/api/tables/{made['id']}/join", {})
    return made


def test_a_contested_game_between_accounts_is_rated_and_carries_no_mark(anna: Person, ben: Person) -> None:
    table = contested([anna, ben], random.Random(3))
    assert rated(anna, 1) == 1
    assert anna.ok("GET", f"/api/tables/{table}")["known_deal"] is False
    assert listed(anna, table)["known_deal"] is False


@pytest.mark.parametrize(("how", "more"), [("challenge", {}), ("fork", {"ply": 0}), ("fork", {"ply": 3})])
def test_a_game_whose_deal_was_seen_is_marked_and_not_rated(
    anna: Person, ben: Person, how: str, more: dict[str, int]
) -> None:
    first = contested([anna, ben], random.Random(3))
    assert rated(anna, 1) == 1
    made = made_from(first, how, anna, ben, **more)
    table = made["id"]
    assert made["known_deal"]
    assert listed(anna, table)["known_deal"]
    public = ben.ok("GET", "/api/tables", status="open")
    assert [one["known_deal"] for one in public if one["id"] == table] == [True]
    assert [one["known_deal"] for one in ben.ok("GET", "/api/lobby") if one["id"] == table] == [True]
    anna.ok("POST", f"/api/tables/{table}/start")
    move_enough(table, [anna, ben], random.Random(3))
    ben.ok("POST", f"/api/tables/{table}/resign")
    assert rated(anna, 2) == 1


def test_the_same_deal_of_the_same_deal_is_marked_and_a_rematch_of_it_is_not(anna: Person, ben: Person) -> None:
    table = made_from(contested([anna, ben], random.Random(3)), "challenge", anna, ben)["id"]
    anna.ok("POST", f"/api/tables/{table}/start")
    ben.ok("POST", f"/api/tables/{table}/resign")
    assert made_from(table, "challenge", anna, ben)["known_deal"]
    assert anna.ok("POST", f"/api/tables/{table}/rematch")["known_deal"] is False


def test_a_table_with_the_deal_of_a_rated_game_promises_no_rated_game(anna: Person, ben: Person) -> None:
    table = anna.table(ben, rated=True)
    ben.ok("POST", f"/api/tables/{table}/resign")
    made = made_from(table, "challenge", anna, ben)
    assert (made["known_deal"], made["rated"]) == (True, None)


def test_a_game_with_a_guest_is_not_rated(server: Server, anna: Person) -> None:
    guest = Person(server, "Ben")
    contested([anna, guest], random.Random(3))
    assert (rated(anna, 1), rated(guest, 1)) == (0, 0)


def test_a_game_with_a_bot_is_not_rated(anna: Person, ben: Person) -> None:
    people, table = (anna, ben), anna.table(ben, bots=1)

    def actor() -> int:
        return anna.ok("GET", f"/api/tables/{table}/view")["actor"]

    for _ in range(8):  # who begins depends on the deal
        wait_until(lambda: actor() < len(people), lambda: "the bot does not move")
        people[actor()].whole_turn(table, random.Random(3))
    for person in (ben, anna):
        person.ok("POST", f"/api/tables/{table}/resign")
    assert (rated(anna, 1), rated(ben, 1)) == (0, 0)


def test_a_game_resigned_before_everybody_has_moved_some_times_is_not_rated(anna: Person, ben: Person) -> None:
    table = anna.table(ben)
    for _ in range(5):  # three moves by one, two by the other
        [anna, ben][anna.ok("GET", f"/api/tables/{table}/view")["actor"]].whole_turn(table, random.Random(3))
    ben.ok("POST", f"/api/tables/{table}/resign")
    assert rated(anna, 1) == 0


def test_each_game_against_the_same_player_counts_half_as_much(server: Server, anna: Person, ben: Person) -> None:
    """Without that, the second would bring about four fifths of the first."""
    gains, before = list[float](), NEWCOMER
    for number, opponent in enumerate((ben, ben, ben, account_holder(server, "Eva")), 1):
        contested([anna, opponent], random.Random(3))
        (rating,) = filed(anna, number)["ratings"]
        gains.append(rating["mu"] - before)
        before = rating["mu"]
    first, second, third, other = gains
    assert 0 < second < 0.6 * first
    assert 0 < third < 0.6 * second
    assert other > 2 * third


def test_whoever_leaves_loses_whatever_the_bot_made_of_their_seat() -> None:
    """By the clock as by resigning: the bot that stood in has won, and it is counted as lost."""
    won_by_a_bot = Outcome((1, 2, 3), (9, 5, 1), "", None)
    config: Any = None

    def table(*seats: Seat) -> Table:
        return Table(config=config, seats=seats, outcome=won_by_a_bot)

    here, away = Seat("Anna", "a"), Seat("Ben", "b", away=True)
    assert rated_places(table(here, here, here)) == (1, 2, 3)
    assert rated_places(table(away, here, here)) == (3, 1, 2)
    assert rated_places(table(here, away, here)) == (1, 3, 2)
    assert rated_places(table(away, away, here)) == (2, 3, 1)
    assert rated_places(table(away, here, Seat("Eva", "e", resigned=True))) == (2, 1, 3)
    assert rated_places(table(away, away, away)) == (1, 2, 3)


def test_a_bot_that_stood_in_wins_for_nobody(tmp_path: Path) -> None:
    """It comes in first for Ben, who ran out of time. The game says so, and the rating that falls is Ben's."""
    with running(ClockedServer(tmp_path)) as server:
        anna, ben, rng = account_holder(server, "Anna"), account_holder(server, "Ben"), random.Random(3)
        table = anna.table(ben, clock={"kind": "live", "seconds": 600, "reserve": 0})
        move_enough(table, [anna, ben], rng)
        while anna.ok("GET", f"/api/tables/{table}/view")["actor"] == 0:
            anna.whole_turn(table, rng)
        server.advance_clock(601)
        anna.wait_for_turn(table)
        while anna.ok("GET", f"/api/tables/{table}/view")["actor"] is not None:
            anna.whole_turn(table, rng)
            anna.wait_for_turn(table)
        of_anna, of_ben = filed(anna, 1), filed(ben, 1)
    assert (of_anna["games"][0]["place"], of_ben["games"][0]["place"]) == (2, 1)
    assert of_anna["ratings"][0]["mu"] > NEWCOMER > of_ben["ratings"][0]["mu"]


def test_a_game_that_was_made_as_friendly_is_not_rated(anna: Person, ben: Person) -> None:
    table = anna.table(ben, rated=False)
    move_enough(table, [anna, ben], random.Random(3))
    ben.ok("POST", f"/api/tables/{table}/resign")
    assert rated(anna, 1) == 0


def test_two_games_of_newcomers_that_end_at_two_servers_at_once_both_count(postgres: Postgres) -> None:
    """The second is counted while the first is not written yet: it waits for it, and goes on from there."""
    settings = Settings(database=postgres.new_database("ratings_at_once"))
    request = NewTableRequest(game="qwirkle", seats=(SeatRequest("open"), SeatRequest("open")))
    config = table_config("anna", request, fresh_start())

    async def count(storage: Storage, connection: AsyncConnection, other: str) -> None:
        who = ["anna", other]
        await rate(connection, storage, config, who, [1, 2], 1.0, frozenset(who))

    async def at_both(first: Storage) -> None:
        second, counted, go_on = Storage(settings), asyncio.Event(), asyncio.Event()
        await second.open()

        async def slowly(connection: AsyncConnection) -> None:
            await count(first, connection, "ben")
            counted.set()
            await go_on.wait()

        try:
            begun = asyncio.create_task(first.write(slowly))
            await counted.wait()
            waiting = asyncio.create_task(second.write(lambda connection: count(second, connection, "cleo")))
            while not await _somebody_waits(second):
                await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(begun, waiting)
            async with first.reading() as connection:
                found = {one: await ratings_of(connection, one) for one in ("anna", "ben", "cleo")}
        finally:
            await second.close()
        assert {one: rows[0].games for one, rows in found.items()} == {"anna": 2, "ben": 1, "cleo": 1}
        assert found["anna"][0].mu > found["ben"][0].mu

    with_storage(settings, at_both)


async def _somebody_waits(storage: Storage) -> bool:
    async with storage.reading() as connection:
        return await connection.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")) > 0
