"""The database: one path for SQLite and PostgreSQL.

All writing of a process goes through one writer, which puts whatever is waiting into one transaction. So a burst of
moves at many tables costs one flush to the disk, and nothing is published before that flush.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tilewright.server import metrics
from tilewright.server.database import schema
from tilewright.server.database.availability import TransactionLost
from tilewright.server.database.entry_writers import EntryWriter, PostgresEntryWriter, SqliteEntryWriter
from tilewright.server.database.opening import check_address, make_database_private, one_line_errors
from tilewright.server.settings import Settings

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]

MAX_BATCH = 200
MAX_TRIES = 5  # of a transaction that the database gave up, because of a deadlock or a lost connection
_TRANSIENT_SQLSTATES = ("08", "40", "57P")  # no connection; a deadlock or the like; shutting down or starting up
_MIGRATION_LOCK = 7_469_105  # PostgreSQL's advisory lock for migrations: any number that nobody else uses


class TableDeleted(Exception):
    """Somebody has deleted the table from the database: its log is gone, and nothing can be added to it."""


class Append:
    """One entry to be added to a log, and what must be changed along with it."""

    __slots__ = ("done", "row", "statements")

    def __init__(self, row: dict[str, Any], statements: Sequence[sa.Executable]) -> None:
        self.row = row
        self.statements = statements
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Write:
    """Any other change."""

    __slots__ = ("done", "job")

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Storage:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        check_address(settings)
        with one_line_errors(settings):
            self._engine = _engine(settings)
        self._readers = (
            self._engine.execution_options(isolation_level="AUTOCOMMIT")  # a query is one round trip, not three
            if settings.on_postgresql
            else self._engine
        )
        self._insert = postgresql.insert if settings.on_postgresql else sqlite.insert
        self._append_entries = (
            self._insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number)
        )
        self._entry_writer: EntryWriter = (
            PostgresEntryWriter(self._readers) if settings.on_postgresql else SqliteEntryWriter(_sync_engine(settings))
        )
        self._waiting: list[Append | Write] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Bring the database to the newest form and begin to write."""
        with one_line_errors(self._settings):
            await _migrate(self._engine)
        self._writer = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        self._closing = True
        self._work.set()
        if self._writer is not None:
            await self._writer
        await self._entry_writer.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For reading much as it is at one moment, whatever is written meanwhile."""
        async with self._engine.connect() as connection:
            if self._settings.on_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            yield connection

    async def append(self, row: dict[str, Any], statements: Sequence[sa.Executable] = ()) -> bool:
        """Add an entry to a log, for good. False: somebody else has written that number; nothing was changed.
        TableDeleted if there is no such table any more."""
        return await self._enqueue(Append(row, statements))

    async def write(self, job: Job[T]) -> T:
        """Make a change, for good."""
        return await self._enqueue(Write(job))

    def insert(self, table: sa.Table) -> Any:
        """An INSERT of this database's own kind, which knows what to do on conflict."""
        return self._insert(table)

    async def _enqueue(self, change: Append | Write) -> Any:
        if self._closing:
            raise ConnectionError("the storage is closed")
        self._waiting.append(change)
        self._work.set()
        return await change.done

    async def _write_all(self) -> None:
        while not (self._closing and not self._waiting):
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._write_batch([change for change in batch if not change.done.cancelled()])

    async def _write_batch(self, batch: list[Append | Write]) -> None:
        """Write all of it, or, where one of several may be to blame for a failure, each in a transaction of its own."""
        if not batch:
            return
        for attempt in range(1, MAX_TRIES + 1):
            try:
                results = await self._transaction(batch)
            except Exception as error:
                if _is_transient(error) and attempt < MAX_TRIES:
                    await asyncio.sleep(0.05 * attempt)
                    continue
                if isinstance(error, IntegrityError):
                    rest = await self._without_deleted_tables(batch)
                    if len(rest) < len(batch):
                        await self._write_batch(rest)
                        return
                if len(batch) > 1 and isinstance(error, DBAPIError | TransactionLost) and not _is_transient(error):
                    for change in batch:
                        await self._write_batch([change])
                else:
                    _fail(batch, error)
                return
            metrics.BATCHES.observe(len(batch))
            for change, result in zip(batch, results, strict=True):
                _resolve(change, result)
            return

    async def _without_deleted_tables(self, batch: list[Append | Write]) -> list[Append | Write]:
        """Those of a batch whose tables exist; the others fail. They must not keep the rest from being one batch."""
        wanted = {change.row["table_id"] for change in batch if isinstance(change, Append)}
        query = sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(wanted))
        try:
            async with self.reading() as connection:
                deleted = wanted - set((await connection.scalars(query)).all())
        except Exception:  # then each of them is tried by itself, and told why not
            return batch
        rest: list[Append | Write] = []
        for change in batch:
            if isinstance(change, Append) and change.row["table_id"] in deleted:
                _resolve(change, TableDeleted(change.row["table_id"]))
            else:
                rest.append(change)
        return rest

    async def _transaction(self, batch: list[Append | Write]) -> list[Any]:
        """All of the batch, durable when this returns.

        A job's own failure is its result, and the others stand: an exception that is not the database's, or a broken
        constraint. Whatever else the database says fails the batch, since it may have undone what was done before: on a
        full disk SQLite rolls the whole transaction back in the middle of it.
        """
        if await self._append_quickly(batch):
            return [True] * len(batch)
        async with self._engine.begin() as connection:
            if (
                not self._settings.on_postgresql
            ):  # otherwise the first SAVEPOINT is the transaction, and ends with its job
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            written = await self._append(connection, [change for change in batch if isinstance(change, Append)])
            results: list[Any] = []
            for change in batch:
                if isinstance(change, Append):
                    results.append((change.row["table_id"], change.row["number"]) in written)
                else:
                    results.append(await _result_of(connection, change.job))
            if not self._settings.on_postgresql:
                await _check_transaction_is_open(connection)
        return results

    async def _append_quickly(self, batch: list[Append | Write]) -> bool:
        """Write a batch of nothing but entries. False, and nothing is written: there is more to it, or one of them is
        there already, or its table is not."""
        appends = [change for change in batch if isinstance(change, Append) and not change.statements]
        if len(appends) < len(batch):
            return False
        try:
            await self._entry_writer.write([append.row for append in _in_order(appends)])
        except IntegrityError:
            return False
        return True

    async def _append(self, connection: AsyncConnection, appends: list[Append]) -> set[tuple[str, int]]:
        """The entries that were new."""
        if not appends:
            return set()
        appends = _in_order(appends)
        rows = (await connection.execute(self._append_entries, [append.row for append in appends])).all()
        written = {(row.table_id, row.number) for row in rows}
        for append in appends:
            if (append.row["table_id"], append.row["number"]) in written:
                for statement in append.statements:
                    await connection.execute(statement)
        return written


def _in_order(appends: Iterable[Append]) -> list[Append]:
    """By their tables, so that two servers never wait for each other."""
    return sorted(appends, key=lambda append: (append.row["table_id"], append.row["number"]))


async def _result_of(connection: AsyncConnection, job: Job[Any]) -> Any:
    """What a job gives, or its own failure. Raises what the database says of it otherwise."""
    failure: DBAPIError | None = None
    try:
        async with connection.begin_nested():
            try:
                return await job(connection)
            except DBAPIError as error:
                failure = error
                raise
    except IntegrityError as error:
        return error
    except DBAPIError as error:  # where the savepoint is gone as well, that is not the reason
        raise failure or error from None
    except Exception as error:
        return error


async def _check_transaction_is_open(connection: AsyncConnection) -> None:
    driver: Any = (await connection.get_raw_connection()).driver_connection
    if not driver.in_transaction:
        raise TransactionLost("SQLite has rolled the transaction back")


def _is_transient(error: Exception) -> bool:
    """May the same transaction succeed in a moment? A connection was lost, or another transaction was in the way."""
    if not isinstance(error, DBAPIError):
        return False
    sqlstate: str = getattr(error.orig, "sqlstate", None) or ""
    sqlite_code: int = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the rest says more than we need
    return (
        error.connection_invalidated
        or sqlstate.startswith(_TRANSIENT_SQLSTATES)
        or sqlite_code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    )


def _resolve(change: Append | Write, result: Any) -> None:
    if change.done.cancelled():
        return
    if isinstance(result, Exception):
        change.done.set_exception(result)
    else:
        change.done.set_result(result)


def _fail(batch: list[Append | Write], error: Exception) -> None:
    for change in batch:
        _resolve(change, error)


def _engine(settings: Settings) -> AsyncEngine:
    if settings.on_postgresql:
        return create_async_engine(
            settings.database_url, pool_size=12, max_overflow=0
        )  # an overflow would be closed after use
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    make_database_private(settings)
    engine = create_async_engine(settings.database_url, pool_size=6, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _sync_engine(settings: Settings) -> sa.Engine:
    """To the same file of SQLite, without the asynchronous driver, and each statement a transaction by itself."""
    url = sa.make_url(settings.database_url).set(drivername="sqlite")
    how = {"check_same_thread": False, "isolation_level": None}
    engine = sa.create_engine(url, poolclass=sa.StaticPool, connect_args=how)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """A write-ahead log that reaches the disk before a commit returns: it survives a kill and a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


async def _migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several servers may start at once
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "tilewright.server.database:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def server_key(storage: Storage, name: str, fresh: str) -> str:
    """A secret that all servers on this database share: the first to ask gives it."""

    async def settle(connection: AsyncConnection) -> str:
        await connection.execute(storage.insert(schema.keys).values(name=name, value=fresh).on_conflict_do_nothing())
        found = await connection.scalar(sa.select(schema.keys.c.value).where(schema.keys.c.name == name))
        return cast(str, found)

    return await storage.write(settle)
