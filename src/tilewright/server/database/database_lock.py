"""A SQLite database is for one server at a time: another would not know what this one writes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tilewright.kernel import TilewrightError
from tilewright.server.database.opening import check_address, one_line_errors, open_private
from tilewright.server.settings import Settings


class DatabaseInUse(TilewrightError):
    """Another server is at work on this database."""


@contextmanager
def locked_database(settings: Settings) -> Iterator[None]:
    """Lock the file of the database, whatever path leads to it; a PostgreSQL any number of servers may share."""
    check_address(settings)
    with one_line_errors(settings):
        path = _sqlite_file(settings)
    if path is None:
        yield
        return
    with one_line_errors(settings):
        if not settings.database:
            settings.data.mkdir(parents=True, exist_ok=True)
        lock_file = open_private(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT)
    with os.fdopen(lock_file, "r+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DatabaseInUse(
                f"another server (process {lock.read(20).strip() or 'unknown'}) uses the database {path}; stop it, or "
                "choose another with --data or --database, or let both share a PostgreSQL with --database"
            ) from None
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield  # the lock ends with the process, however it ends


def _sqlite_file(settings: Settings) -> Path | None:
    """The one true path of the database; None if it is no file of ours alone."""
    if settings.on_postgresql:
        return None
    name = (make_url(settings.database_url).database or "").removeprefix("file:")
    return None if name in ("", ":memory:") else Path(name).resolve()
