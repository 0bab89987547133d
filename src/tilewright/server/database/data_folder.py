"""The data folder, which one server at a time may use: another would not know what this one writes."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from tilewright.kernel import TilewrightError
from tilewright.server.database.opening import one_line_errors
from tilewright.server.settings import Settings


class FolderInUse(TilewrightError):
    """Another server is at work in this folder."""


@contextmanager
def locked_data_folder(settings: Settings) -> Iterator[None]:
    """Lock the folder, unless the database is a PostgreSQL, which any number of servers may share."""
    if settings.on_postgresql:
        yield
        return
    with one_line_errors(settings):
        settings.data.mkdir(parents=True, exist_ok=True)
        lock_file = (settings.data / "lock").open("w")
    with lock_file as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise FolderInUse(
                f"another server uses the folder {settings.data}; stop it, or choose another with --data, "
                "or let both share a PostgreSQL with --database"
            ) from None
        yield  # the lock ends with the process, however it ends
