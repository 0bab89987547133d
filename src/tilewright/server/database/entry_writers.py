"""The short way for entries with which nothing else must be changed: nearly all that a server writes.

What is written takes the usual way, by a transaction of several steps, each of which is a visit to SQLite's thread or a
message to PostgreSQL. Here it is one visit, or one message.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tilewright.server.database.schema import entries

COLUMNS = tuple(column.name for column in entries.columns)
_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
_INTO_SQLITE = f"INSERT INTO entries ({_NAMES}) VALUES (?, ?, ?, ?)"
_INTO_POSTGRESQL = (
    f"INSERT INTO entries ({_NAMES}) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::float8[], $4::text[])"
)


class EntryWriter(Protocol):
    async def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """All of these entries, durable when this returns; none of them if it raises. IntegrityError: one of them is
        there already, or its table is not."""
        ...

    async def close(self) -> None: ...


class SqliteEntryWriter:
    """By a connection of its own, in a thread of its own. Nobody else writes meanwhile: `Storage` has one writer."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "entries")

    async def write(self, rows: Sequence[dict[str, Any]]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[dict[str, Any]]) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.exec_driver_sql(_INTO_SQLITE, [tuple(row[name] for name in COLUMNS) for row in rows])
            connection.commit()

    async def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class PostgresEntryWriter:
    """By one statement, which is a transaction by itself."""

    def __init__(self, autocommit: AsyncEngine) -> None:
        self._engine = autocommit

    async def write(self, rows: Sequence[dict[str, Any]]) -> None:
        async with self._engine.connect() as connection:
            await connection.exec_driver_sql(_INTO_POSTGRESQL, tuple([row[name] for row in rows] for name in COLUMNS))

    async def close(self) -> None:
        pass  # its connections are the storage's
