"""The short way for entries with which nothing else must be changed: nearly all that a server writes.

What is written takes the usual way, by a transaction of several steps, each of which is a visit to SQLite's thread or a
message to PostgreSQL. Here it is one visit, or one message.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from tilewright.server.database.schema import entries

_COLUMNS = tuple(column.name for column in entries.columns)
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_INTO_SQLITE = f"INSERT INTO entries ({_NAMES}) VALUES "
_ROW = f"({', '.join('?' * len(_COLUMNS))})"
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
    """By one statement, which is a transaction by itself, on a connection of its own, in a thread of its own. Nobody
    else writes meanwhile: `Storage` has one writer.

    It speaks to the driver itself. The driver lets the event loop go on during a statement, and has to wait for it
    after each: row by row, and with SQLAlchemy around them, a batch would wait dozens of times.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "entries")
        self._connection: sa.PoolProxiedConnection | None = None

    async def write(self, rows: Sequence[dict[str, Any]]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    def _write(self, rows: Sequence[dict[str, Any]]) -> None:
        statement = _INTO_SQLITE + ", ".join([_ROW] * len(rows))
        try:
            self._driver().execute(statement, [row[name] for row in rows for name in _COLUMNS])
        except sqlite3.Error as error:
            raise DBAPIError.instance(_INTO_SQLITE, None, error, sqlite3.Error) from error

    def _driver(self) -> sqlite3.Connection:
        self._connection = connection = self._connection or self._engine.raw_connection()
        driver: Any = connection.driver_connection
        return driver

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class PostgresEntryWriter:
    """By one statement, which is a transaction by itself."""

    def __init__(self, autocommit: AsyncEngine) -> None:
        self._engine = autocommit

    async def write(self, rows: Sequence[dict[str, Any]]) -> None:
        async with self._engine.connect() as connection:
            await connection.exec_driver_sql(_INTO_POSTGRESQL, tuple([row[name] for row in rows] for name in _COLUMNS))

    async def close(self) -> None:
        pass  # its connections are the storage's
