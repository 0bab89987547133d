"""Can anything still be written? A server that can only read is not well."""

import asyncio
import shutil
import time
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from tilewright.server.database.availability import TransactionLost
from tilewright.server.database.schema import keys
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Unavailable
from tilewright.server.settings import Settings

PROBE_SECONDS = 5.0  # between two probes, however often one asks: each waits for the disk
PATIENCE = 5.0  # seconds for which a probe may take
MIN_FREE = 16 * 1024 * 1024  # bytes beside a SQLite database: below that it is a matter of minutes


class WriteProbe:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        name = None if settings.on_postgresql else make_url(settings.database_url).database
        self._folder = Path(name).parent if name else None
        self._next = 0.0
        self._trouble: str | None = None
        self._probing = asyncio.Lock()

    async def check(self) -> None:
        """Unavailable if nothing can be written."""
        async with self._probing:
            if time.monotonic() >= self._next:
                self._trouble = await self._probe()
                self._next = time.monotonic() + PROBE_SECONDS
        if self._trouble is not None:
            raise Unavailable(self._trouble)

    async def _probe(self) -> str | None:
        if self._folder is not None and shutil.disk_usage(self._folder).free < MIN_FREE:
            return "The disk is full."
        values = {"value": f"{time.time():.0f}"}
        statement = self._storage.insert(keys).values(name="probe", **values)
        statement = statement.on_conflict_do_update(index_elements=["name"], set_=values)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.write(lambda connection: connection.execute(statement))
        except (DBAPIError, TransactionLost, OSError):  # a TimeoutError is an OSError
            return "The database cannot be written."
        return None
