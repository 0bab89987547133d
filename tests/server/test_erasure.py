"""Names and words go from all logs, and the one writer is never kept from the moves of others by it."""

from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from tests.server.kit import with_storage
from tests.server.test_people import ANNA, BEN, EVA, add
from tilewright.server.database.schema import entries, players, tables
from tilewright.server.database.storage import Job, Storage
from tilewright.server.settings import Settings
from tilewright.server.tables import entries as log
from tilewright.server.tables.erasure import REWRITTEN_AT_ONCE, erase_players

TABLES = ("first", "second", "third")
REMARKS = 2 * REWRITTEN_AT_ONCE + 1  # of Anna's at each table


def said(who: str, text: str) -> log.Said:
    return log.Said(who, who.title(), None, text)


async def add_logs(storage: Storage) -> None:
    """Three tables at which Anna talks much. Ben sits at all of them, and Éva, renamed there, at the last."""
    about = {"about": "{}", "owner": BEN.id, "game": "qwirkle", "private": False, "status": "over", "rated": False}
    rows = [{"id": table, "created_at": 0.0, **about} for table in TABLES]
    await storage.write(lambda connection: connection.execute(sa.insert(tables), rows))
    for table in TABLES:
        bodies: list[log.AnyBody] = [log.Sat(0, "Ben", player=BEN.id)]
        bodies += [said(ANNA.id, f"remark {number}") for number in range(REMARKS)]
        if table == TABLES[-1]:
            bodies += [log.Sat(1, "Éva", player=EVA.id), log.Renamed(1, "Evelin"), said(BEN.id, "hello")]
        written = [_row(table, number, body) for number, body in enumerate(bodies, 1)]
        await storage.write(lambda connection, written=written: connection.execute(sa.insert(entries), written))


def _row(table: str, number: int, body: log.AnyBody) -> dict[str, Any]:
    return {"table_id": table, "number": number, "at": 0.0, "body": log.body_to_json(body)}


async def whole_log(storage: Storage) -> str:
    async with storage.reading() as connection:
        return "\n".join((await connection.scalars(sa.select(entries.c.body))).all())


class Watched:
    """Every change that a storage is asked for: its statements, and how many rows each has."""

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.changes: list[list[tuple[str, int]]] = []
        write = storage.write

        async def watched(job: Job[Any]) -> Any:
            def note(_connection: Any, _cursor: Any, statement: str, rows: Any, _context: Any, many: bool) -> None:
                statements.append((statement, len(rows) if many else 1))

            async def work(connection: Any) -> Any:
                event.listen(connection.sync_connection, "before_cursor_execute", note)
                try:
                    return await job(connection)
                finally:
                    event.remove(connection.sync_connection, "before_cursor_execute", note)

            self.changes.append(statements := [])
            return await write(work)

        monkeypatch.setattr(storage, "write", watched)


def test_no_change_looks_through_logs_and_none_is_large(
    storage_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN, EVA)
        await add_logs(storage)
        watched = Watched(storage, monkeypatch)
        await erase_players(storage, [ANNA.id, EVA.id])
        statements = [one for change in watched.changes for one in change]
        assert not [text for text, _ in statements if text.lstrip().upper().startswith("SELECT")]
        assert max(sum(rows for _, rows in change) for change in watched.changes) <= REWRITTEN_AT_ONCE
        rewritten = sum(rows for text, rows in statements if "entries" in text.lower())
        assert rewritten == len(TABLES) * REMARKS + 2

    with_storage(storage_settings, look)


def test_those_are_gone_from_every_log_and_others_stay(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN, EVA)
        await add_logs(storage)
        await erase_players(storage, [ANNA.id, EVA.id])
        left = await whole_log(storage)
        assert not [word for word in ("Anna", "remark", "Éva", "Evelin") if word in left]
        assert left.count('"Ben"') == len(TABLES) + 1
        assert "hello" in left
        async with storage.reading() as connection:
            assert (await connection.scalars(sa.select(players.c.id))).all() == [BEN.id]

    with_storage(storage_settings, look)


def test_what_they_say_meanwhile_goes_too(storage_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        await add_logs(storage)
        write, late = storage.write, [_row("first", REMARKS + 2, said(ANNA.id, "a late word"))]

        async def with_another_remark(job: Job[Any]) -> Any:
            if late:  # the logs have been read by now
                await storage.append(late.pop())
            return await write(job)

        monkeypatch.setattr(storage, "write", with_another_remark)
        await erase_players(storage, [ANNA.id])
        assert not late
        assert "a late word" not in await whole_log(storage)

    with_storage(storage_settings, look)


def test_whoever_is_interrupted_begins_again(storage_settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        await add_logs(storage)
        write, left = storage.write, 4

        async def for_a_while(job: Job[Any]) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise ConnectionError("the power is gone")
            return await write(job)

        with monkeypatch.context() as patched:
            patched.setattr(storage, "write", for_a_while)
            with pytest.raises(ConnectionError):
                await erase_players(storage, [ANNA.id])
        async with storage.reading() as connection:
            assert await connection.scalar(sa.select(players.c.id).where(players.c.id == ANNA.id)) == ANNA.id
        await erase_players(storage, [ANNA.id])
        assert "remark" not in await whole_log(storage)

    with_storage(storage_settings, look)
