"""Vacations: how long, how often, and at which tables."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import ClockedServer, Person, Server, account_holder, running
from tests.server.test_safety import server_description

DAY = 86_400.0
SLOW = {"kind": "slow", "days": 3}

# For each call: its body, and what nobody, a guest, and somebody with an account get. 0 stands for any success.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int]]] = {
    ("GET", "/api/vacation"): (None, (401, 0, 0)),
    ("PUT", "/api/vacation"): ({"days": 2}, (401, 0, 0)),
    ("DELETE", "/api/vacation"): (None, (401, 0, 0)),
}


def test_every_call_about_vacations_knows_who_may_make_it(server: Server, anna: Person) -> None:
    assert {call for call in server_description(server) if call[1].startswith("/api/vacation")} == CALLS.keys()
    callers = [Person(server), Person(server, "Gus"), anna]
    for (method, path), (body, expected) in CALLS.items():
        for caller, right in zip(callers, expected, strict=True):
            response = caller.ask(method, path, body)
            assert (0 if response.is_success else response.status_code) == right, (method, path, response.text)


@pytest.fixture
def clocked(tmp_path: Path) -> Any:
    with running(ClockedServer(tmp_path)) as server:
        yield server


def test_the_slow_clocks_of_all_games_stand_still_and_seeks_end(clocked: ClockedServer) -> None:
    anna, ben = account_holder(clocked, "Anna"), account_holder(clocked, "Ben")
    slow, live = anna.table(ben, clock=SLOW), anna.table(ben, clock={"kind": "live"})
    anna.ok("POST", "/api/seeks", {"game": "tigris", "players": [2]})
    before = anna.ok("GET", f"/api/tables/{slow}")
    mover = (anna, ben)[before["actor"]]
    vacation = mover.ok("PUT", "/api/vacation", {"days": 10})
    if mover is not anna:
        anna.ok("PUT", "/api/vacation", {"days": 10})
    after = anna.ok("GET", f"/api/tables/{slow}")
    assert after["deadline"] - before["deadline"] == pytest.approx(10 * DAY, abs=1.0)
    assert after["seats"][before["actor"]]["vacation_until"] == vacation["until"]
    assert all(seat["vacation_until"] is None for seat in anna.ok("GET", f"/api/tables/{live}")["seats"])
    assert anna.ok("GET", "/api/seeks") == []
    clocked.advance_clock(2 * DAY)
    mover.ok("DELETE", "/api/vacation")
    back = anna.ok("GET", f"/api/tables/{slow}")
    assert back["deadline"] - before["deadline"] == pytest.approx(2 * DAY, abs=60.0)


def test_between_two_vacations_is_as_much_time_as_the_last_one_took(clocked: ClockedServer) -> None:
    anna = Person(clocked, "Anna")
    assert anna.refused("DELETE", "/api/vacation") == (409, "no-vacation")
    assert anna.ask("PUT", "/api/vacation", {"days": 22}).status_code == 400
    anna.ok("PUT", "/api/vacation", {"days": 3})
    anna.ok("PUT", "/api/vacation", {"days": 20})
    clocked.advance_clock(2 * DAY)
    assert anna.refused("PUT", "/api/vacation", {"days": 20}) == (409, "too-long")
    clocked.advance_clock(19 * DAY)
    assert anna.refused("PUT", "/api/vacation", {"days": 1}) == (409, "too-soon")
    clocked.advance_clock(20 * DAY)
    anna.ok("PUT", "/api/vacation", {"days": 1})
