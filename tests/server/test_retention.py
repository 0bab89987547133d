"""What a server forgets by itself after so many days, and what it keeps."""

import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.kit import ClockedServer, Person, Postgres, account_holder, running, wait_until, with_storage
from tests.server.test_people import ANNA, BEN, add
from tilewright.server.accounts.players import Player, Players
from tilewright.server.database.leases import take_lease
from tilewright.server.database.schema import audit, reports
from tilewright.server.database.storage import Storage
from tilewright.server.moderation.audit import forget_before
from tilewright.server.settings import Settings
from tilewright.server.tables.erasure import DELETED_NAME

DAY = 86_400.0


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_guests_who_stay_away_and_old_remarks_are_forgotten_and_games_stay(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    flags = ["--keep-guests", "30", "--keep-chat", "30"]
    if database == "postgresql":
        found: Postgres = request.getfixturevalue("postgres")
        flags += ["--database", found.new_database("retention")]
    with running(ClockedServer(tmp_path, *flags)) as server:
        ben = account_holder(server, "Ben")
        away, back, seated = Person(server, "Annamaria"), Person(server, "Eva"), Person(server, "Gus")
        over, playing = ben.table(away), ben.table(seated)
        for table in (over, playing):
            say(ben, table, "early")
        away.ok("POST", f"/api/tables/{over}/resign")
        began = clock_of(server)
        server.advance_clock(20 * DAY)
        wait_until(lambda: clock_of(server) > began + 19 * DAY)
        back.ok("GET", "/api/session")
        say(ben, over, "late")
        assert remarks(ben, over) == ["early", "late"]
        server.advance_clock(15 * DAY)
        wait_until(lambda: not exists(ben, away), server.log)
        wait_until(lambda: remarks(ben, over) == ["", "late"], lambda: remarks(ben, over))
        assert ben.ok("GET", f"/api/tables/{over}")["seats"][1]["name"] == DELETED_NAME
        assert ben.ok("GET", f"/api/tables/{over}")["status"] == "over"
        assert "Annamaria" not in ben.ask("GET", f"/api/tables/{over}/events").text
        assert exists(ben, back), "they were here fifteen days ago"
        assert exists(ben, seated), "a game under way is not resigned for it"
        assert ben.ok("GET", f"/api/tables/{playing}")["status"] == "playing"
        assert remarks(ben, playing) == ["early"], "the game is not over"
        assert away.refused("GET", "/api/session") == (401, "not-signed-in")


def test_nothing_is_forgotten_unless_the_operator_says_so(tmp_path: Path) -> None:
    with running(ClockedServer(tmp_path, "--keep-chat", "30")) as server:
        ben, guest = account_holder(server, "Ben"), Person(server, "Gus")
        over = ben.table(guest)
        say(guest, over, "early")
        ben.ok("POST", f"/api/tables/{over}/resign")
        server.advance_clock(100 * DAY)
        wait_until(lambda: remarks(ben, over) == [""], lambda: remarks(ben, over))
        assert exists(ben, guest)


def test_guests_of_whom_nothing_was_noted_count_as_seen_now_in_batches(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        guests = [Player(f"guest{number}", "Guest", None) for number in range(5)]
        await add(storage, ANNA, *guests)
        people = Players(storage, "key")
        assert await people.see_guests("", 3) == ["guest0", "guest1", "guest2"]
        assert await people.see_guests("guest2", 3) == ["guest3", "guest4"]
        assert await people.see_guests("", 3) == []
        assert await people.guests_not_seen_since(time.time() - DAY, "", 9) == []
        assert await people.guests_not_seen_since(time.time() + DAY, "", 9) == guests

    with_storage(storage_settings, look)


def say(person: Person, table: str, text: str) -> None:
    person.ok("POST", f"/api/tables/{table}/chat", {"text": text})


def remarks(person: Person, table: str) -> list[str]:
    frames: list[Any] = person.ok("GET", f"/api/tables/{table}/events")
    return [frame["text"] for frame in frames if frame["what"] == "said"]


def clock_of(server: ClockedServer) -> float:
    """What time it is there: since when somebody who comes now is there."""
    newcomer = Person(server, "Newcomer")
    return newcomer.ok("GET", f"/api/players/{newcomer.id}")["since"]


def exists(asking: Person, person: Person) -> bool:
    return asking.ask("GET", f"/api/players/{person.id}").is_success


def test_closed_reports_and_the_audit_log_go_in_batches_and_open_reports_stay(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        report = {"reporter": ANNA.id, "player": BEN.id, "kind": "name", "quote": "Ben", "note": "", "created_at": 0.0}
        times = {"open": None, "old": 1.0, "older": 0.5, "new": 9.0}
        rows = [{**report, "id": name, "closed_at": at} for name, at in times.items()]
        lines = [{"id": f"{at}", "at": float(at), "action": "mute", "reason": ""} for at in (1, 2, 3, 9)]
        await storage.write(lambda connection: connection.execute(sa.insert(reports), rows))
        await storage.write(lambda connection: connection.execute(sa.insert(audit), lines))
        assert [await forget_before(storage, 5.0, 2) for _ in range(3)] == [4, 1, 0]
        async with storage.reading() as connection:
            assert set((await connection.scalars(sa.select(reports.c.id))).all()) == {"open", "new"}
            assert (await connection.scalars(sa.select(audit.c.id))).all() == ["9"]

    with_storage(storage_settings, look)


def test_one_server_at_a_time_holds_a_lease(storage_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)

    async def look(storage: Storage) -> None:
        nonlocal now
        assert await take_lease(storage, "work", "one", 60)
        assert not await take_lease(storage, "work", "two", 60)
        assert await take_lease(storage, "other work", "two", 60)
        now = 1050.0
        assert await take_lease(storage, "work", "one", 60), "it is renewed"
        now = 1100.0
        assert not await take_lease(storage, "work", "two", 60)
        now = 1110.0
        assert await take_lease(storage, "work", "two", 60), "whoever had it may be dead"
        assert not await take_lease(storage, "work", "one", 60)

    with_storage(storage_settings, look)
