"""Opening a database: its file is for its owner alone, and what is wrong with it is said in a sentence."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tilewright.kernel import TilewrightError
from tilewright.server.settings import Settings

PRIVATE = 0o600


class DatabaseUnusable(TilewrightError):
    """The database cannot be opened; the message says why."""


def check_address(settings: Settings) -> None:
    if not settings.database_url.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
        scheme = settings.database.partition(":")[0] if ":" in settings.database else "a word"
        raise DatabaseUnusable(f"--database should be postgresql://… or sqlite:///…, not {scheme}")


def open_private(path: str | Path, flags: int) -> int:
    """Open a file that holds secrets, such as the seeds of games under way: nobody else may ever read it."""
    return os.open(path, flags, PRIVATE)


def make_database_private(settings: Settings) -> None:
    """SQLite gives the files beside the database the same mode."""
    name = make_url(settings.database_url).database
    if settings.on_postgresql or not name or name == ":memory:" or name.startswith("file:"):
        return
    os.close(open_private(name, os.O_RDWR | os.O_CREAT))
    for path in (name, f"{name}-wal", f"{name}-shm"):  # of a server that was less careful
        with suppress(OSError):
            Path(path).chmod(PRIVATE)


@contextmanager
def one_line_errors(settings: Settings) -> Iterator[None]:
    """What an operator got wrong, without a traceback, and without the password that may be part of the address."""
    try:
        yield
    except OSError as error:
        raise DatabaseUnusable(f"{_place(settings)}: {error.strerror or error}") from None
    except DBAPIError as error:
        raise DatabaseUnusable(f"{_place(settings)}: {error.orig}") from None
    except (SQLAlchemyError, CommandError, ValueError) as error:
        raise DatabaseUnusable(f"{_place(settings)}: {error}") from None
    except Exception as error:  # asyncpg's own, when it cannot connect
        if not type(error).__module__.startswith("asyncpg"):
            raise
        raise DatabaseUnusable(f"{_place(settings)}: {error}") from None


def _place(settings: Settings) -> str:
    """What to look at: a flag and where it leads."""
    if not settings.database:
        return f"the database in --data {settings.data} cannot be used"
    try:
        shown = make_url(settings.database).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        shown = "this address"
    return f"--database: {shown} cannot be used"
