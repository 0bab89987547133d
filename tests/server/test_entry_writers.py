"""The short way for entries alone: what it writes, and what it leaves to the usual way."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from tests.server.kit import with_storage
from tilewright.server.database.schema import entries, tables
from tilewright.server.database.storage import Storage, TableDeleted
from tilewright.server.settings import Settings

TABLES = ("first", "second", "third")


def row(table: str, number: int, body: str = "{}") -> dict[str, Any]:
    return {"table_id": table, "number": number, "at": 1.5, "body": body}


async def add_tables(storage: Storage) -> None:
    about = {"about": "{}", "owner": "ben", "game": "qwirkle", "private": False, "status": "playing", "rated": False}
    rows = [{"id": table, "created_at": 0.0, **about} for table in TABLES]
    await storage.write(lambda connection: connection.execute(sa.insert(tables), rows))


async def whole_log(storage: Storage) -> set[tuple[str, int, float, str]]:
    async with storage.reading() as connection:
        return {(one.table_id, one.number, one.at, one.body) for one in (await connection.execute(sa.select(entries)))}


def test_a_batch_of_entries_is_one_statement_at_most_beside_the_usual_way(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add_tables(storage)
        statements: list[str] = []
        engine = storage._engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        body = '{"is":"said","text":"ő, \\u0000 and “quotes”"}'
        done = await asyncio.gather(*(storage.append(row(table, 1, body)) for table in reversed(TABLES)))
        assert done == [True] * len(TABLES)
        assert len(statements) == (1 if storage_settings.on_postgresql else 0), statements
        assert await whole_log(storage) == {(table, 1, 1.5, body) for table in TABLES}

    with_storage(storage_settings, look)


def test_of_entries_written_at_once_those_whose_number_is_taken_are_refused_alone(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add_tables(storage)
        assert await storage.append(row("second", 1, "theirs"))
        done = await asyncio.gather(*(storage.append(row(table, 1, "ours")) for table in TABLES))
        assert done == [True, False, True]
        bodies = {(table, body) for table, _, _, body in await whole_log(storage)}
        assert bodies == {("first", "ours"), ("second", "theirs"), ("third", "ours")}

    with_storage(storage_settings, look)


def test_of_entries_written_at_once_those_without_a_table_fail_alone(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add_tables(storage)
        lost, kept = await asyncio.gather(
            storage.append(row("nowhere", 1)), storage.append(row("first", 1)), return_exceptions=True
        )
        assert isinstance(lost, TableDeleted)
        assert kept is True
        with pytest.raises(TableDeleted):
            await storage.append(row("nowhere", 1))

    with_storage(storage_settings, look)
