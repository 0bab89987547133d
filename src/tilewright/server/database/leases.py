"""Work that one of several servers does for all: whoever has the lease on it."""

import time

import sqlalchemy as sa

from tilewright.server.database.schema import leases
from tilewright.server.database.storage import Storage


async def take_lease(storage: Storage, name: str, holder: str, seconds: float) -> bool:
    """May this server do it for so long? Who holds the lease renews it with this."""
    now = time.time()
    wanted = {"holder": holder, "until": now + seconds}
    statement = (
        storage.insert(leases)
        .values(name=name, **wanted)
        .on_conflict_do_update(
            index_elements=["name"], set_=wanted, where=sa.or_(leases.c.until <= now, leases.c.holder == holder)
        )
    )
    done = await storage.write(lambda connection: connection.execute(statement))
    return done.rowcount == 1
