"""One's own data: all of it to take along, and an account that is gone when it is deleted."""

import asyncio
import gzip
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.kit import (
    PASSWORD,
    Person,
    Postgres,
    Server,
    account_holder,
    contested,
    filed,
    serving,
    until_rate_limited,
)
from tilewright.server.accounts.players import Player
from tilewright.server.api import account_data
from tilewright.server.database.backup import backup
from tilewright.server.services.rate_limits import RateLimits
from tilewright.server.settings import Settings
from tilewright.server.tables import entries as log
from tilewright.server.tables.erasure import DELETED_NAME, without_name
from tilewright.server.tables.table import Status
from tilewright.server.tournaments.names import REMOVED_NAME

NAME, REMARK = "Annamaria", "a remark by nobody else"


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_an_account_is_taken_along_and_deleted_and_its_games_stay(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    flags, settings = [], Settings(data=tmp_path)
    if database == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        settings = Settings(database=found.new_database("account_data"))
        flags = ["--database", settings.database]
    with serving(tmp_path, *flags) as server:
        anna, ben = account_holder(server, NAME), account_holder(server, "Ben")
        anna.ok("PUT", f"/api/people/{ben.id}", {"relation": "follow"})
        over = contested([anna, ben], random.Random(1))
        watched, playing, open_one = ben.table(bots=1), anna.table(ben), ben.table(anna, start=False)
        own_open = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": [{"who": "me"}, {"who": "open"}]})["id"]
        cup = anna.ok("POST", "/api/tournaments", {"name": f"The cup of {NAME}", "game": "qwirkle"})["id"]
        for table in (over, watched):
            anna.ok("POST", f"/api/tables/{table}/chat", {"text": REMARK})
        filed(anna, 1)

        answer = anna.ask("GET", "/api/account/data")
        assert "attachment" in answer.headers["content-disposition"]
        kept = answer.json()
        assert (kept["player"]["name"], kept["player"]["id"]) == (NAME, anna.id)
        assert {one["id"] for one in kept["tables"]} == {over, playing, open_one, own_open}
        assert sorted((one["table"], one["text"]) for one in kept["remarks"]) == sorted(
            [(over, REMARK), (watched, REMARK)]
        )
        assert [one["other"] for one in kept["relations"]] == [ben.id]
        assert [one["games"] for one in kept["ratings"]] == [1]
        assert [one["table_id"] for one in kept["results"]] == [over]
        assert [one["id"] for one in kept["organised"]] == [cup]
        assert "argon2" not in answer.text
        assert "hash" not in answer.text
        assert ben.id not in json.dumps(kept["remarks"])

        assert anna.refused("POST", "/api/account/delete", {"password": "wrong horse!"}) == (403, "not-your-password")
        anna.ok("POST", "/api/account/delete", {"password": PASSWORD})
        assert anna.refused("GET", "/api/session") == (401, "not-signed-in")
        assert ben.refused("GET", f"/api/players/{anna.id}") == (404, "not-found")
        assert ben.ok("GET", f"/api/tables/{over}")["seats"][0]["name"] == DELETED_NAME
        assert status_of(ben, playing) == "over", "a game under way is resigned"
        assert ben.ok("GET", f"/api/tables/{open_one}")["seats"][1]["player"] is None
        assert ben.refused("GET", f"/api/tables/{own_open}") == (404, "not-found")
        assert ben.ok("GET", f"/api/tournaments/{cup}")["settings"]["name"] == REMOVED_NAME
        for path in (f"/api/tables/{over}/events", f"/api/tables/{watched}/events", f"/api/players/{ben.id}"):
            answer = ben.ask("GET", path)
            assert answer.is_success
            assert NAME not in answer.text
            assert REMARK not in answer.text
        opponents = [game["opponents"][0]["name"] for game in filed(ben, 2)["games"]]
        assert opponents == [DELETED_NAME] * 2
        backup(settings, tmp_path / "all.jsonl.gz")
    everything = gzip.decompress((tmp_path / "all.jsonl.gz").read_bytes()).decode()
    assert over in everything
    assert NAME not in everything
    assert NAME.lower() not in everything, "the login is gone too"
    assert REMARK not in everything


def status_of(person: Person, table: str) -> Status:
    return person.ok("GET", f"/api/tables/{table}")["status"]


def test_a_log_loses_the_name_of_one_player_alone() -> None:
    bodies = [
        log.Sat(0, "Anna", player="a"),
        log.Sat(1, "Ben", player="b"),
        log.Renamed(0, "Anne"),
        log.Renamed(1, "Benjamin"),
        log.Rose(0),
        log.Sat(0, "Cleo", player="c"),
        log.Renamed(0, "Cleopatra"),
        log.Sat(2, "Anne", player="a"),
        log.Said("a", "Anne", 2, "hello"),
        log.Said("b", "Benjamin", 1, "hello Anne"),
        log.Started(),
    ]
    entries = [log.Entry(number, 0.0, body) for number, body in enumerate(bodies, 1)]
    assert dict(without_name(entries, "a")) == {
        1: log.Sat(0, DELETED_NAME, player="a"),
        3: log.Renamed(0, DELETED_NAME),
        8: log.Sat(2, DELETED_NAME, player="a"),
        9: log.Said("a", DELETED_NAME, 2, ""),
    }


def test_guests_of_one_address_take_their_data_along_so_often_together(server: Server) -> None:
    def ask() -> int:
        guest = Person(server, "Gus")
        guest.http.headers["X-Forwarded-For"] = "192.0.2.77"
        return guest.ask("GET", "/api/account/data").status_code

    assert set(until_rate_limited(ask)[:-1]) == {httpx.codes.OK}


def test_data_is_put_together_for_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0

    async def personal_data(*_: object) -> dict[str, Any]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return {}

    async def ask() -> None:
        services: Any = SimpleNamespace(limits=RateLimits(600), exporting=asyncio.Lock(), storage=None)
        request: Any = SimpleNamespace(client=None)
        download: Any = account_data.download_data.fn
        await asyncio.gather(*(download(request, services, Player(str(one), "Gus", None)) for one in range(3)))

    monkeypatch.setattr(account_data, "personal_data", personal_data)
    asyncio.run(ask())
    assert most == 1
