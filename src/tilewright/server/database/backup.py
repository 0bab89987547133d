"""A copy of everything, and back: one file of JSON lines that SQLite and PostgreSQL both give and take."""

import asyncio
import gzip
import json
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError, StatementError

from tilewright.kernel import TilewrightError
from tilewright.server.database.availability import TransactionLost
from tilewright.server.database.database_lock import locked_database
from tilewright.server.database.opening import open_private
from tilewright.server.database.schema import metadata
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings

FORMAT = "tilewright backup 1"
ROWS_AT_ONCE = 500


class BackupError(TilewrightError):
    """A backup that cannot be made or read; the message says why."""


def backup(settings: Settings, path: Path) -> int:
    """Write all rows as they are at one moment. A server may run meanwhile. The number of rows."""
    return asyncio.run(_backup(settings, path))


def restore(settings: Settings, path: Path) -> int:
    """Fill an empty database. One that holds anything is left alone."""
    with locked_database(settings):
        return asyncio.run(_restore(settings, path))


async def _backup(settings: Settings, path: Path) -> int:
    storage = Storage(settings)
    await storage.open()
    partial, count = path.with_name(path.name + ".part"), 0
    try:
        partial.unlink(missing_ok=True)
        with open(partial, "xb", opener=open_private) as packed, gzip.open(packed, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"format": FORMAT}) + "\n")
            async for name, row in _rows(storage):
                file.write(json.dumps({"table": name, "row": row}) + "\n")
                count += 1
            file.write(json.dumps({"rows": count}) + "\n")
        partial.replace(path)
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror or error}") from None
    except SQLAlchemyError as error:
        raise BackupError(f"the database cannot be read: {_reason(error)}") from None
    finally:
        partial.unlink(missing_ok=True)
        await storage.close()
    return count


async def _rows(storage: Storage) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """All rows from one snapshot, parents before children."""
    async with storage.snapshot() as connection:
        for table in metadata.sorted_tables:
            async for row in await connection.stream(sa.select(table)):
                yield table.name, dict(row._mapping)


async def _restore(settings: Settings, path: Path) -> int:
    storage = Storage(settings)
    await storage.open()
    try:
        async with storage.reading() as connection:
            for table in metadata.sorted_tables:
                if await connection.scalar(sa.select(sa.func.count()).select_from(table)):
                    raise BackupError("the database is not empty; restore into a new one")
        return await storage.write(lambda connection: _fill(connection, path))
    except (SQLAlchemyError, TransactionLost) as error:
        raise BackupError(f"the database cannot be filled: {_reason(error)}") from None
    finally:
        await storage.close()


async def _fill(connection: Any, path: Path) -> int:
    """All rows in one transaction: the whole backup, or nothing of it."""
    waiting: list[dict[str, Any]] = []
    name, count, promised = "", 0, None
    for line in _lines(path):
        if "rows" in line:
            promised = line["rows"]
            continue
        table, row = _checked_row(line, count + 1)
        if table != name or len(waiting) >= ROWS_AT_ONCE:
            await _insert(connection, name, waiting)
            name, waiting = table, []
        waiting.append(row)
        count += 1
    await _insert(connection, name, waiting)
    if promised != count:
        raise BackupError(f"{path} was cut short: {count} rows, where it should say how many there are")
    return count


def _checked_row(line: dict[str, Any], number: int) -> tuple[str, dict[str, Any]]:
    """The table and the row of a line. What the values must be is for the database to say."""
    match line:
        case {"table": str(table), "row": dict(row)} if table in metadata.tables:
            if set(row) <= set(metadata.tables[table].c.keys()):
                return table, row
        case _:
            pass
    raise BackupError(f"row {number} is not of this version, or damaged")


async def _insert(connection: Any, name: str, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    try:
        await connection.execute(sa.insert(metadata.tables[name]), rows)
    except (SQLAlchemyError, OverflowError) as error:
        raise BackupError(f"rows of {name!r} do not fit: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """What the database says, without the statement and the values in it."""
    return str(error.orig if isinstance(error, StatementError) and error.orig else error)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if _line(file.readline() or "{}").get("format") != FORMAT:
                raise BackupError(f"{path} is no backup of ours")
            for line in file:
                yield _line(line)
    except (OSError, EOFError, zlib.error, ValueError, RecursionError) as error:
        raise BackupError(f"{path} cannot be read: {error}") from None


def _line(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("a line of it is no object")
    return cast(dict[str, Any], found)
