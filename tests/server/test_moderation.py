"""Reports, mutes, removed messages, bans, operators, the audit log; and who may do any of it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import (
    PASSWORD,
    Person,
    Postgres,
    Server,
    account_holder,
    serving,
    tilewright,
    wait_until,
    with_storage,
)
from tests.server.test_safety import server_description
from tilewright.server.database.storage import Storage
from tilewright.server.errors import RateLimited
from tilewright.server.moderation.sanctions import set_operator
from tilewright.server.services.rate_limits import SharedRateLimit, forget_full_buckets
from tilewright.server.settings import Settings
from tilewright.server.tournaments.names import REMOVED_NAME

# For each call: its body, and what nobody, a guest, somebody with an account, and an operator get. 0 stands for any
# success.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int]]] = {
    ("POST", "/api/reports/remark"): ({"table_id": "{table_id}", "number": 3}, (401, 0, 0, 0)),
    ("POST", "/api/reports/name"): ({"player_id": "{player_id}"}, (401, 0, 0, 0)),
    ("POST", "/api/reports/tournament"): ({"tournament_id": "{tournament_id}"}, (401, 0, 0, 0)),
    ("GET", "/api/moderation/reports"): (None, (404, 404, 404, 0)),
    ("GET", "/api/moderation/audit"): (None, (404, 404, 404, 0)),
    ("POST", "/api/moderation/reports/{report_id}/close"): (None, (404, 404, 404, 404)),  # there is no such report
    ("POST", "/api/moderation/players/{player_id}"): ({"action": "mute"}, (404, 404, 404, 0)),
    ("POST", "/api/moderation/tables/{table_id}/remarks/{number}/remove"): ({}, (404, 404, 404, 0)),
    ("POST", "/api/moderation/tournaments/{tournament_id}/remove-name"): ({}, (404, 404, 404, 0)),
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of either kind for all tests of this file."""
    flags: list[str] = []
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        flags = ["--database", postgres.new_database("moderation")]
    with serving(tmp_path_factory.mktemp(request.param), *flags, ends_with_its_test=False) as found:
        yield found
        assert "unexpected" not in found.log(), found.log()


def database_of(server: Server) -> str:
    return server._flags[1] if server._flags else ""


def admin(server: Server, *words: str) -> str:
    """`tilewright admin`, while the server runs."""
    place = ["--data", str(server.data), "--database", database_of(server)]
    done = tilewright("admin", *words, *place)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def olga(server: Server) -> Person:
    """An operator."""
    person = account_holder(server, "Olga")
    make_operator(server, person)
    return person


def make_operator(server: Server, person: Person, operator: bool = True) -> None:
    """As `tilewright admin operator` does, without starting a process."""
    settings = Settings(data=server.data, database=database_of(server))
    with_storage(settings, lambda storage: set_operator(storage, person.id, operator))
    wait_until(lambda: person.ok("GET", "/api/session")["operator"] == operator)


def said(person: Person, table: str, text: str) -> int:
    """The number of the entry of what they said."""
    return person.ok("POST", f"/api/tables/{table}/chat", {"text": text})["number"]


def test_every_call_of_moderation_knows_who_may_make_it(server: Server, olga: Person) -> None:
    accused = account_holder(server, "Ben")
    table = accused.table(Person(server, "Cili"), start=False)
    assert said(accused, table, "something rude") == 3
    cup = tournament_of(accused, "Cup")
    callers = [Person(server), Person(server, "Gus"), account_holder(server, "Anna"), olga]
    ours = ("/api/reports", "/api/moderation")
    assert {call for call in server_description(server) if call[1].startswith(ours)} == CALLS.keys()
    wrong = []
    for (method, path), (body, expected) in CALLS.items():
        place = {"table_id": table, "player_id": accused.id, "number": 3, "report_id": "none", "tournament_id": cup}
        sent = body and {key: value.format(**place) if isinstance(value, str) else value for key, value in body.items()}
        for caller, right in zip(callers, expected, strict=True):
            response = caller.ask(method, path.format(**place), sent)
            got = 0 if response.is_success else response.status_code
            if got != right:
                wrong.append((method, path, callers.index(caller), response.status_code, right, response.text))
    assert not wrong, wrong


def test_a_report_is_acted_on_and_closed(server: Server, olga: Person) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    table = anna.table(ben, private=True)
    number = said(ben, table, "something rude")
    anna.ok("POST", "/api/reports/remark", {"table_id": table, "number": number, "note": "rude"})
    anna.ok("POST", "/api/reports/remark", {"table_id": table, "number": number, "note": "again"})
    (report,) = (one for one in olga.ok("GET", "/api/moderation/reports") if one["player"] == ben.id)
    assert (report["quote"], report["note"], report["reporter"]) == ("something rude", "rude", anna.id)
    listener = anna.listen(table)
    listener.receive_until(number)
    olga.ok("POST", f"/api/moderation/tables/{table}/remarks/{number}/remove", {"reason": "rude"})
    listener.receive_until(number + 1)
    assert listener.frames[-1]["what"] == "removed-remark"
    assert listener.frames[-1]["remark"] == number
    olga.ok("POST", f"/api/moderation/players/{ben.id}", {"action": "mute", "hours": 1, "reason": "rude"})
    assert ben.refused("POST", f"/api/tables/{table}/chat", {"text": "why?"}) == (403, "muted")
    olga.ok("POST", f"/api/moderation/reports/{report['id']}/close")
    assert not [one for one in olga.ok("GET", "/api/moderation/reports") if one["player"] == ben.id]
    closed = olga.ok("GET", "/api/moderation/reports", closed=True)[0]
    assert closed["id"] == report["id"]
    assert closed["muted_until"] is not None
    done = [one for one in olga.ok("GET", "/api/moderation/audit") if one["player"] == ben.id]
    assert [one["action"] for one in done] == ["close-report", "mute", "remove-remark"]
    assert {(one["operator"], one["player_name"]) for one in done} == {(olga.id, "Ben")}
    olga.ok("POST", f"/api/moderation/players/{ben.id}", {"action": "unmute"})
    said(ben, table, "sorry")


def test_a_removed_message_is_nowhere_any_more(server: Server, olga: Person) -> None:
    anna = account_holder(server, "Anna")
    table = anna.table(Person(server, "Ben"), start=False)
    number = said(anna, table, "unspeakable-words")
    earlier = anna.ask("GET", f"/api/tables/{table}/events").text
    assert "unspeakable-words" in earlier
    olga.ok("POST", f"/api/moderation/tables/{table}/remarks/{number}/remove", {})
    assert "unspeakable-words" not in anna.ask("GET", f"/api/tables/{table}/events").text
    assert anna.refused("POST", "/api/reports/remark", {"table_id": table, "number": number})[0] == 404
    path = f"/api/moderation/tables/{table}/remarks/{number}/remove"
    assert olga.refused("POST", path, {}) == (409, "no-remark"), "it is removed already"


def test_a_remark_of_a_table_that_one_may_not_see_cannot_be_reported(server: Server) -> None:
    anna, eve = account_holder(server, "Anna"), account_holder(server, "Eve")
    table = anna.table(Person(server, "Ben"), private=True, start=False)
    number = said(anna, table, "among us")
    assert eve.refused("POST", "/api/reports/remark", {"table_id": table, "number": number}) == (404, "not-found")
    assert anna.refused("POST", "/api/reports/remark", {"table_id": table, "number": 1}) == (404, "not-found")
    assert anna.refused("POST", "/api/reports/name", {"player_id": anna.id}) == (400, "yourself")


def test_a_ban_ends_sessions_and_games_under_way_and_keeps_finished_ones(server: Server, olga: Person) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    login = f"ben-banned-{server.port}"
    ben = Person(server)
    ben.id = ben.ok("POST", "/api/sign-up", {"name": "Ben", "login": login, "password": PASSWORD})["id"]
    finished = anna.table(ben)
    ben.ok("POST", f"/api/tables/{finished}/resign")
    record = anna.ok("GET", f"/api/tables/{finished}/record")
    under_way, waiting = anna.table(ben), anna.table(ben, start=False)
    ben.ok("POST", "/api/seeks", {"game": "qwirkle", "players": [4]})
    listener = ben.listen(under_way)
    olga.ok("POST", f"/api/moderation/players/{ben.id}", {"action": "ban", "reason": "enough"})
    assert listener.is_closed()
    assert ben.refused("GET", "/api/session") == (401, "not-signed-in")
    assert ben.refused("POST", "/api/sign-in", {"login": login, "password": PASSWORD}) == (403, "banned")
    assert anna.ok("GET", f"/api/tables/{under_way}")["outcome"]["places"] == [1, 2]
    assert anna.ok("GET", f"/api/tables/{waiting}")["seats"][1]["player"] is None
    assert anna.ok("GET", f"/api/tables/{finished}/record") == record
    assert anna.ok("GET", f"/api/tables/{finished}")["seats"][1]["player"] == ben.id
    assert olga.refused("POST", f"/api/moderation/players/{ben.id}", {"action": "ban"}) == (409, "banned")
    olga.ok("POST", f"/api/moderation/players/{ben.id}", {"action": "unban"})
    assert ben.ok("POST", "/api/sign-in", {"login": login, "password": PASSWORD})["id"] == ben.id
    assert ben.ok("GET", "/api/seeks") == [], "nobody was to be put at a table with them"


def test_a_name_can_be_taken_away(server: Server, olga: Person) -> None:
    anna, rude = account_holder(server, "Anna"), account_holder(server, "Rudename")
    table = anna.table(rude)
    anna.ok("POST", "/api/reports/name", {"player_id": rude.id, "note": "look at it"})
    olga.ok("POST", f"/api/moderation/players/{rude.id}", {"action": "rename"})
    assert anna.ok("GET", f"/api/players/{rude.id}")["player"]["name"].startswith("Player ")
    assert anna.ok("GET", f"/api/tables/{table}")["seats"][1]["name"].startswith("Player ")


def tournament_of(owner: Person, name: str) -> str:
    return owner.ok("POST", "/api/tournaments", {"name": name, "game": "qwirkle"})["id"]


def test_a_tournaments_name_is_reported_and_taken_away(server: Server, olga: Person) -> None:
    anna, rude = account_holder(server, "Anna"), account_holder(server, "Rudolf")
    cup, other = tournament_of(rude, "An unspeakable cup"), tournament_of(rude, "Second cup")
    for note in ("look at it", "again"):
        anna.ok("POST", "/api/reports/tournament", {"tournament_id": cup, "note": note})
    anna.ok("POST", "/api/reports/tournament", {"tournament_id": other})
    mine = [one for one in olga.ok("GET", "/api/moderation/reports") if one["reporter"] == anna.id]
    assert [(one["kind"], one["tournament"], one["quote"], one["note"], one["player"]) for one in mine] == [
        ("tournament", cup, "An unspeakable cup", "look at it", rude.id),
        ("tournament", other, "Second cup", "", rude.id),
    ]
    path = f"/api/moderation/tournaments/{cup}/remove-name"
    olga.ok("POST", path, {"reason": "unspeakable"})
    assert anna.ok("GET", f"/api/tournaments/{cup}")["settings"]["name"] == REMOVED_NAME
    assert "unspeakable" not in anna.ask("GET", "/api/tournaments").text
    assert olga.refused("POST", path, {}) == (409, "no-name")
    assert anna.refused("POST", "/api/reports/tournament", {"tournament_id": cup}) == (404, "not-found")
    olga.ok("POST", f"/api/moderation/reports/{mine[0]['id']}/close")
    left = [one["tournament"] for one in olga.ok("GET", "/api/moderation/reports") if one["reporter"] == anna.id]
    assert left == [other], "a report of another tournament is another report"
    done = [one for one in olga.ok("GET", "/api/moderation/audit") if one["tournament"] == cup]
    assert [(one["action"], one["player"], one["reason"]) for one in done] == [
        ("close-report", rude.id, ""),
        ("rename-tournament", rude.id, "unspeakable"),
    ]
    rude.ok("POST", f"/api/tournaments/{cup}/enter")  # it goes on


def test_nobody_reports_a_tournament_of_their_own_or_none(server: Server) -> None:
    anna = account_holder(server, "Anna")
    request = {"tournament_id": tournament_of(anna, "Cup")}
    assert anna.refused("POST", "/api/reports/tournament", request) == (400, "yourself")
    assert anna.refused("POST", "/api/reports/tournament", {"tournament_id": "none"}) == (404, "not-found")


def test_nobody_but_operators_learns_who_reported_them(server: Server, olga: Person) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    table, cup = ben.table(Person(server, "Cili"), start=False), tournament_of(ben, "Cup")
    number = said(ben, table, "something rude")
    anna.ok("POST", "/api/reports/remark", {"table_id": table, "number": number, "note": "a note about Ben"})
    anna.ok("POST", "/api/reports/name", {"player_id": ben.id, "note": "a note about Ben"})
    anna.ok("POST", "/api/reports/tournament", {"tournament_id": cup, "note": "a note about Ben"})
    olga.ok("POST", f"/api/moderation/players/{ben.id}", {"action": "mute", "reason": "what Anna reported"})
    paths = ("session", "account/data", f"players/{ben.id}", f"tables/{table}", f"tables/{table}/events")
    for path in (*paths, f"tournaments/{cup}", "tournaments", "people"):
        answer = ben.ask("GET", f"/api/{path}")
        assert answer.is_success, path
        for secret in (anna.id, "a note about Ben", "what Anna reported"):
            assert secret not in answer.text, path


def test_operators_do_not_act_against_each_other(server: Server, olga: Person) -> None:
    other = account_holder(server, "Otto")
    make_operator(server, other)
    for action in ("mute", "ban", "rename"):
        refused = olga.refused("POST", f"/api/moderation/players/{other.id}", {"action": action})
        assert refused == (403, "is-operator")
    cup = tournament_of(other, "Cup")
    assert olga.refused("POST", f"/api/moderation/tournaments/{cup}/remove-name", {}) == (403, "is-operator")
    make_operator(server, other, operator=False)
    assert other.refused("GET", "/api/moderation/reports") == (404, "not-found")


def test_the_command_line_moderates_a_running_server(server: Server) -> None:
    anna, ben = account_holder(server, "Anna"), account_holder(server, "Ben")
    table = anna.table(ben)
    number = said(ben, table, "for the command line")
    anna.ok("POST", "/api/reports/remark", {"table_id": table, "number": number})
    assert "'for the command line'" in admin(server, "reports")
    admin(server, "mute", ben.id, "--hours", "2", "--reason", "loud")
    assert ben.refused("POST", f"/api/tables/{table}/chat", {"text": "x"}) == (403, "muted")
    admin(server, "unmute", ben.id)
    listener = ben.listen(table)
    admin(server, "ban", ben.id, "--reason", "louder")
    assert listener.is_closed()
    wait_until(lambda: anna.ok("GET", f"/api/tables/{table}")["status"] == "over")
    log = admin(server, "audit")
    assert "the command line: ban Ben" in log
    assert "louder" in log
    admin(server, "unban", ben.id)
    report = next(line.split()[0] for line in admin(server, "reports").splitlines() if ben.id in line)
    admin(server, "close", report)
    assert report not in admin(server, "reports")
    cup = tournament_of(anna, "A cup for the command line")
    Person(server, "Gus").ok("POST", "/api/reports/tournament", {"tournament_id": cup})
    assert f"tournament of Anna ({anna.id}) in tournament {cup}" in admin(server, "reports")
    admin(server, "rename-tournament", cup, "--reason", "too long")
    assert anna.ok("GET", f"/api/tournaments/{cup}")["settings"]["name"] == REMOVED_NAME
    assert f"rename-tournament Anna ({anna.id}) in tournament {cup}: too long" in admin(server, "audit")
    admin(server, "operator", anna.id)
    wait_until(lambda: anna.ok("GET", "/api/session")["operator"])


def test_the_command_line_says_in_one_line_that_there_is_no_such_account(tmp_path: Path) -> None:
    async def nothing(_storage: Storage) -> None: ...

    with_storage(Settings(data=tmp_path), nothing)  # which makes the database
    done = tilewright("admin", "ban", "nobody", "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no such account" in done.stderr


def test_servers_share_their_rate_limits(storage_settings: Settings) -> None:
    async def work(storage: Storage) -> None:
        servers = [SharedRateLimit("chat", 1 / 60, burst=3), SharedRateLimit("chat", 1 / 60, burst=3)]
        for limit in servers:
            limit.connect(storage)
        for limit in (*servers, servers[0]):
            await limit.take("anna")
        for limit in servers:
            with pytest.raises(RateLimited) as refusal:
                await limit.take("anna")
            assert 3000 < refusal.value.wait <= 3600
        await servers[1].take("ben")
        await SharedRateLimit("guests", 1).take("anna")
        await forget_full_buckets(storage)
        with pytest.raises(RateLimited):
            await servers[0].take("anna")

    with_storage(storage_settings, work)


def test_of_many_who_take_at_once_no_more_get_one_than_there_are(storage_settings: Settings) -> None:
    async def work(storage: Storage) -> None:
        limit = SharedRateLimit("chat", 1 / 60, burst=3)
        limit.connect(storage)
        done = await asyncio.gather(*(limit.take("anna") for _ in range(10)), return_exceptions=True)
        assert sum(one is None for one in done) == 3

    with_storage(storage_settings, work)


def test_no_address_and_no_login_is_kept_with_a_rate_limit(storage_settings: Settings) -> None:
    async def work(storage: Storage) -> None:
        limit = SharedRateLimit("emails_to_address", 1, burst=3)
        limit.connect(storage)
        await limit.take("anna@example.org")
        async with storage.reading() as connection:
            rows = (await connection.exec_driver_sql("SELECT * FROM rate_limits")).mappings().all()
        assert "anna" not in json.dumps([dict(row) for row in rows])

    with_storage(storage_settings, work)
