"""The list of public tables, live; tables for rated games; tables that bots fill."""

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.kit import HANG, ClockedServer, Person, Postgres, Server, account_holder, running, serving, wait_until
from tests.server.test_own_tables import own_tables, told
from tests.server.test_people import block
from tests.server.test_safety import server_description
from tilewright.server.errors import Forbidden, StateConflict
from tilewright.server.tables.clock import NoClock
from tilewright.server.tables.commands.command import NO_DRAFT
from tilewright.server.tables.commands.seats import Leave, SeatBot, Sit
from tilewright.server.tables.commands.start import BeginByItself
from tilewright.server.tables.entries import Contributed, Entry, Sat, Started
from tilewright.server.tables.lobby_list import open_and_watched
from tilewright.server.tables.table import PAIRED_GRACE, RatingRange, Table, TableConfig, apply_entry, empty_table

OPEN = [{"who": "me"}, {"who": "open"}]

# For each call: its body, and what nobody, a guest, and somebody with an account get. 0 stands for any success.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int]]] = {
    ("GET", "/api/lobby"): (None, (0, 0, 0)),
    ("GET", "/api/lobby/live"): (None, (426, 426, 426)),
    ("GET", "/api/seeks"): (None, (401, 0, 0)),
    ("POST", "/api/seeks"): ({"game": "empires", "players": [7], "rated": True}, (401, 403, 0)),
    ("DELETE", "/api/seeks/{seek_id}"): (None, (401, 404, 404)),
}


def test_every_call_of_the_lobby_knows_who_may_make_it(server: Server, anna: Person) -> None:
    callers = [Person(server), Person(server, "Gus"), anna]
    ours = ("/api/lobby", "/api/seeks")
    assert {call for call in server_description(server) if call[1].startswith(ours)} == CALLS.keys()
    for (method, path), (body, expected) in CALLS.items():
        for caller, right in zip(callers, expected, strict=True):
            response = caller.ask(method, path.format(seek_id="none"), body)
            assert (0 if response.is_success else response.status_code) == right, (method, path, response.text)


def lobby(person: Person) -> AbstractContextManager[ClientConnection]:
    return person.connect("/api/lobby/live")


def shows(table: str, holds: Callable[[dict[str, Any]], bool]) -> Callable[[dict[str, Any]], bool]:
    """A list with this table, of which this holds."""
    return lambda message: any(one["id"] == table and holds(one) for one in message["tables"])


def lacks(table: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: all(one["id"] != table for one in message["tables"])


def test_the_list_says_what_is_played_how_and_with_whom_and_follows_what_happens(anna: Person, ben: Person) -> None:
    clock = {"kind": "live", "seconds": 30, "reserve": 60}
    with lobby(Person(anna.server)) as socket:
        made = {"game": "qwirkle", "seats": OPEN, "clock": clock, "options": {"free_opening": True}}
        table = anna.ok("POST", "/api/tables", made)["id"]
        told(
            socket,
            shows(
                table,
                lambda one: (
                    (one["game"], one["clock"]["seconds"], one["options"], one["seats"][0]["name"])
                    == ("qwirkle", 30, {"free_opening": True}, "Anna")
                ),
            ),
        )
        ben.ok("POST", f"/api/tables/{table}/join", {})
        told(socket, shows(table, lambda one: [seat["name"] for seat in one["seats"]] == ["Anna", "Ben"]))
        ben.ok("POST", f"/api/tables/{table}/leave", {})
        told(socket, shows(table, lambda one: [seat["name"] for seat in one["seats"]] == ["Anna", None]))
        ben.ok("POST", f"/api/tables/{table}/join", {})
        anna.ok("POST", f"/api/tables/{table}/start")
        told(socket, shows(table, lambda one: one["status"] == "playing"))
        ben.ok("POST", f"/api/tables/{table}/resign")
        told(socket, lacks(table))


def test_nobody_has_more_of_these_sockets_than_of_others(tmp_path: Path) -> None:
    with serving(tmp_path, "--most-sockets", "2") as server, ExitStack() as open_sockets:
        for person in (Person(server), Person(server, "Anna")):
            for _ in range(2):
                assert open_sockets.enter_context(lobby(person)).recv(timeout=HANG)
            with lobby(person) as one_more, pytest.raises(ConnectionClosed) as closed:
                one_more.recv(timeout=HANG)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "too-many-sockets")


def test_private_tables_are_on_no_list(anna: Person) -> None:
    table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": OPEN, "private": True})["id"]
    for person in (anna, Person(anna.server)):
        assert table not in [one["id"] for one in person.ok("GET", "/api/lobby")]


def test_those_apart_by_a_block_see_no_table_of_each_other_from_that_moment_on(anna: Person, ben: Person) -> None:
    of_anna, of_ben = (
        person.ok("POST", "/api/tables", {"game": "qwirkle", "seats": OPEN})["id"] for person in (anna, ben)
    )
    with lobby(anna) as annas, lobby(ben) as bens:
        told(annas, shows(of_ben, bool))
        told(bens, shows(of_anna, bool))
        block(anna, ben)
        told(annas, lacks(of_ben))
        told(bens, lacks(of_anna))
    for person, own, other in ((anna, of_anna, of_ben), (ben, of_ben, of_anna)):
        for path in ("/api/lobby", "/api/tables"):
            listed = [one["id"] for one in person.ok("GET", path)]
            assert own in listed
            assert other not in listed
        assert person.refused("POST", f"/api/tables/{other}/join", {}) == (403, "blocked")


def test_the_list_is_the_same_at_every_server(tmp_path: Path, postgres: Postgres) -> None:
    flags = ["--database", postgres.new_database("lobby")]
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        anna = Person(one, "Anna")
        with lobby(Person(two)) as socket:
            table = anna.ok("POST", "/api/tables", {"game": "tigris", "seats": OPEN})["id"]
            told(socket, shows(table, lambda line: line["seats"][0]["player"] == anna.id))
            anna.ok("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "novice"})
            told(socket, shows(table, lambda line: line["seats"][1]["bot"] == "novice"))


def test_an_invitation_arrives_at_once_and_goes_when_it_is_declined(anna: Person, ben: Person) -> None:
    table = anna.table(start=False, bots=1)
    with own_tables(ben) as socket:
        anna.ok("POST", f"/api/tables/{table}/invite", {"player_id": ben.id})
        news = told(socket, lambda message: message["type"] == "requests" and bool(message["invites"]))
        assert [(one["table"], one["inviter_name"]) for one in news["invites"]] == [(table, "Anna")]
        ben.ok("DELETE", f"/api/invites/{table}")
        told(socket, lambda message: message["type"] == "requests" and not message["invites"])


def test_a_rated_table_is_for_players_with_accounts_and_ratings_in_its_range(server: Server, anna: Person) -> None:
    wanted = {"game": "qwirkle", "seats": OPEN, "rated": True}
    table = anna.ok("POST", "/api/tables", {**wanted, "rating_range": {"lowest": 1600}})["id"]
    shown = anna.ok("GET", f"/api/tables/{table}")
    assert (shown["rated"], shown["rating_range"]) == (True, {"lowest": 1600, "highest": 5000})
    guest, ben = Person(server, "Gus"), account_holder(server, "Ben")
    assert guest.refused("POST", f"/api/tables/{table}/join", {}) == (403, "accounts-only")
    assert ben.refused("POST", f"/api/tables/{table}/join", {}) == (403, "rating-range")
    open_to_all = anna.ok("POST", "/api/tables", {**wanted, "rating_range": {"highest": 1500}})["id"]
    ben.ok("POST", f"/api/tables/{open_to_all}/join", {})
    assert anna.refused("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "random"}) == (409, "rated")
    bot = {"who": "bot", "bot": "random"}
    for refused, answer in [
        ({**wanted, "seats": [{"who": "me"}, bot]}, (400, "bad-seats")),
        ({**wanted, "fill_after": 5, "fill_bot": "novice"}, (400, "bad-seats")),
        ({**wanted, "rating_range": {"lowest": 2, "highest": 1}}, (400, "bad-range")),
        ({"game": "qwirkle", "seats": OPEN, "fill_after": 5, "fill_bot": "nobody"}, (400, "unknown-bot")),
        ({"game": "qwirkle", "seats": OPEN, "fill_bot": "novice"}, (400, "bad-fill")),
    ]:
        assert anna.refused("POST", "/api/tables", refused) == answer
    assert guest.refused("POST", "/api/tables", wanted) == (403, "accounts-only")


def test_when_its_time_has_come_bots_take_the_free_seats_and_the_game_begins(tmp_path: Path) -> None:
    with running(ClockedServer(tmp_path)) as server:
        anna = Person(server, "Anna")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        wanted = {"game": "qwirkle", "seats": seats, "fill_after": 5, "fill_bot": "random"}
        table = anna.ok("POST", "/api/tables", wanted)["id"]
        shown = anna.ok("GET", f"/api/tables/{table}")
        assert (shown["status"], shown["begins_at"]) == ("open", shown["created_at"] + 300)
        server.advance_clock(301)
        wait_until(lambda: anna.ok("GET", f"/api/tables/{table}")["status"] == "playing")
        seats = anna.ok("GET", f"/api/tables/{table}")["seats"]
        assert [seat["bot"] for seat in seats] == [None, "random", "random"]


# ---- a table as a value


def test_a_table_that_begins_while_the_list_is_read_is_listed_once() -> None:
    """What waits and what is played are two readings; the page cannot draw a table twice."""
    begins, waits = waiting().config, replace(waiting().config, id="u")
    assert open_and_watched([begins, waits], [begins]) == [("open", waits), ("playing", begins)]
    secret = replace(begins, spectators=False)
    assert open_and_watched([secret], [secret]) == []


def waiting(**more: Any) -> Table:
    """A table for two that was made at time 0, at which Anna sits."""
    config = TableConfig(
        id="t",
        game="qwirkle",
        rules=1,
        players=2,
        options={},
        seed="0" * 64,
        position=None,
        owner="anna",
        private=False,
        spectators=True,
        hints=False,
        clock=NoClock(),
        came_from=None,
        created_at=0.0,
        **more,
    )
    return after(empty_table(config), Sat(0, "Anna", player="anna"))


def after(table: Table, body: Any, at: float = 1.0) -> Table:
    return apply_entry(table, Entry(table.number + 1, at, body))[0]


def test_paired_players_begin_when_each_has_added_to_the_chance_or_a_little_later() -> None:
    table = waiting(paired=True, shared_chance=True)
    assert table.begins_at is None, "somebody is missing"
    table = after(table, Sat(1, "Ben", player="ben"))
    assert table.begins_at == PAIRED_GRACE
    with pytest.raises(StateConflict):
        BeginByItself(PAIRED_GRACE - 1).decide(table, NO_DRAFT)
    assert BeginByItself(PAIRED_GRACE).decide(table, NO_DRAFT) == Started()
    for seat in (0, 1):
        table = after(table, Contributed(seat, "0" * 64), at=3.0)
    assert table.wake_at == table.begins_at == 3.0
    with pytest.raises(StateConflict):
        Leave("ben").decide(table, NO_DRAFT)


def test_a_table_at_which_nobody_sits_any_more_does_not_begin() -> None:
    table = waiting(fill_after=60.0, fill_bot="random")
    assert table.begins_at == 60.0
    assert BeginByItself(60.0).decide(table, NO_DRAFT) == Sat(1, "random", bot="random")
    left = after(table, Leave("anna").decide(table, NO_DRAFT))
    assert left.begins_at is None
    with pytest.raises(StateConflict):
        BeginByItself(99.0).decide(left, NO_DRAFT)


def test_a_table_that_was_made_before_there_were_such_tables_waits_for_its_owner() -> None:
    assert waiting().wake_at is None


def test_rating_ranges_include_their_ends() -> None:
    table = waiting(rated=True, rating_range=RatingRange(1400, 1600))
    for points in (1400, 1600):
        assert Sit("ben", "Ben", None, points=points).decide(table, NO_DRAFT).seat == 1
    for points in (1399, 1601):
        with pytest.raises(Forbidden):
            Sit("ben", "Ben", None, points=points).decide(table, NO_DRAFT)
    with pytest.raises(StateConflict):
        SeatBot("anna", 1, "random").decide(table, NO_DRAFT)
