"""The same deal for several, against the same bots: of a finished game, and one a day. And who may play it."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import tilewright as tw
from tests.server.kit import Person, Postgres, Server, account_holder, filed, serving
from tests.server.test_safety import server_description
from tilewright.server.tables.deals import deal_of_the_day, today

# For each call about the deal of a private game that is over: what nobody, a stranger, somebody with the invitation and
# a player of that game get. 0 stands for any success.
CALLS: dict[tuple[str, str], tuple[int, int, int, int]] = {
    ("GET", "/api/deals"): (0, 0, 0, 0),
    ("GET", "/api/deals/{deal_id}"): (404, 404, 0, 0),
    ("POST", "/api/deals/{deal_id}/play"): (401, 404, 0, 409),
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags: list[str] = []
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        flags = ["--database", postgres.new_database("deals")]
    with serving(tmp_path_factory.mktemp(request.param), *flags, ends_with_its_test=False, luck=True) as found:
        yield found
        assert "unexpected" not in found.log(), found.log()


def hand(person: Person, table: str) -> Any:
    return person.ok("GET", f"/api/tables/{table}/view")["view"]["hand"]


def test_every_call_of_deals_knows_who_may_make_it(server: Server) -> None:
    anna, guest = account_holder(server, "Anna"), account_holder(server, "Gus")
    table = anna.table(bots=1, private=True)
    invitation = anna.ok("GET", f"/api/tables/{table}")["invitation"]
    anna.ok("POST", f"/api/tables/{table}/resign")
    filed(anna, 1)
    assert {call for call in server_description(server) if call[1].startswith("/api/deals")} == CALLS.keys()
    callers = [Person(server), Person(server, "Eve"), guest, anna]
    wrong = []
    for (method, path), expected in CALLS.items():
        for caller, right in zip(callers, expected, strict=True):
            query = {"invitation": invitation} if caller is guest else {}
            response = caller.ask(method, path.format(deal_id=table), None, **query)
            got = 0 if response.is_success else response.status_code
            if got != right:
                wrong.append((method, path, callers.index(caller), response.status_code, right, response.text))
    assert not wrong, wrong


def test_the_deal_of_a_finished_game_is_played_once_and_compared(server: Server) -> None:
    anna, ben, cili = (account_holder(server, name) for name in ("Anna", "Ben", "Cili"))
    first = anna.table(ben, bots=1)
    dealt = hand(anna, first)
    anna.ok("POST", f"/api/tables/{first}/resign")
    ben.ok("POST", f"/api/tables/{first}/resign")
    filed(anna, 1)
    deal = cili.ok("GET", f"/api/deals/{first}")
    assert (deal["seat"], deal["bots"], deal["yours"]) == (0, [None, "adept", "random"], None)
    played = cili.ok("POST", f"/api/deals/{first}/play")
    assert (played["status"], played["known_deal"], played["deal"]) == ("playing", True, first)
    assert [seat["bot"] for seat in played["seats"]] == [None, "adept", "random"]
    assert hand(cili, played["id"]) == dealt
    assert cili.ok("POST", f"/api/deals/{first}/play")["id"] == played["id"], "one goes on where one was"
    cili.ok("POST", f"/api/tables/{played['id']}/resign")
    filed(cili, 1)
    deal = cili.ok("GET", f"/api/deals/{played['id']}")
    assert deal["id"] == first, "the table of an attempt leads to the deal itself"
    assert {(one["name"], one["first"]) for one in deal["results"]} == {("Anna", True), ("Cili", False)}
    assert deal["yours"] == played["id"]
    assert cili.refused("POST", f"/api/deals/{first}/play") == (409, "deal-played")
    seeds = [anna.ok("GET", f"/api/tables/{one}/record")["seed"] for one in (first, played["id"])]
    assert seeds[0] == seeds[1]


def test_the_deal_of_the_day_is_the_same_for_all_and_another_for_each_game(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    deals = anna.ok("GET", "/api/deals")
    assert {one["game"] for one in deals} == set(tw.games())
    deal = next(one["id"] for one in deals if one["game"] == "qwirkle")
    made = [person.ok("POST", f"/api/deals/{deal}/play") for person in (anna, ben)]
    assert all(one["known_deal"] and not one["shared_chance"] for one in made)
    tables = [one["id"] for one in made]
    for person, table in zip((anna, ben), tables, strict=True):
        person.ok("POST", f"/api/tables/{table}/resign")
        filed(person, 1)
    seeds = {anna.ok("GET", f"/api/tables/{table}/record")["seed"] for table in tables}
    assert len(seeds) == 1
    assert {one["name"] for one in anna.ok("GET", f"/api/deals/{deal}")["results"]} >= {"Anna", "Ben"}


def test_days_to_come_and_days_long_past_have_no_deal(server: Server) -> None:
    anna, now = account_holder(server, "Anna"), datetime.now(UTC).date()
    for day in (now + timedelta(2), now - timedelta(40)):
        assert anna.refused("POST", f"/api/deals/qwirkle-{day}/play") == (404, "not-found")
    for name in (f"chess-{now}", "qwirkle-today", f"qwirkle-{now}x", "qwirkle-20261116"):
        assert anna.refused("GET", f"/api/deals/{name}") == (404, "not-found")


def test_a_game_under_way_has_no_deal_for_others(server: Server) -> None:
    anna = account_holder(server, "Anna")
    table = anna.table(bots=1)
    assert account_holder(server, "Eve").refused("POST", f"/api/deals/{table}/play") == (409, "not-over")


def test_the_deal_of_the_day_follows_from_the_servers_key_alone() -> None:
    name = f"qwirkle-{today()}"
    one, same, other = (deal_of_the_day(name, key) for key in ("key", "key", "another key"))
    assert one is not None
    assert same is not None
    assert other is not None
    assert one.start_from.seed == same.start_from.seed != other.start_from.seed
