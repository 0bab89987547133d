"""Invitations to make an account, for servers that take no guests. The operator makes them."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server import errors as problems
from tilewright.server.accounts.tokens import fresh_secret, hashed
from tilewright.server.database.schema import welcomes
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings


def invite(settings: Settings, uses: int, days: float) -> str:
    """The word of a new invitation. A server may run meanwhile."""
    return asyncio.run(_invite(settings, uses, days))


async def _invite(settings: Settings, uses: int, days: float) -> str:
    word, storage = fresh_secret(), Storage(settings)
    row = {"hash": hashed(word), "uses_left": uses, "expires_at": time.time() + days * 86_400}
    await storage.open()
    try:
        await storage.write(lambda connection: connection.execute(sa.insert(welcomes).values(**row)))
    finally:
        await storage.close()
    return word


async def spend(connection: AsyncConnection, word: str) -> None:
    """Use an invitation once. Problem if it is none, used up or too old."""
    columns = welcomes.c
    statement = (
        sa.update(welcomes)
        .where(columns.hash == hashed(word), columns.uses_left > 0, columns.expires_at > time.time())
        .values(uses_left=columns.uses_left - 1)
    )
    if (await connection.execute(statement)).rowcount == 0:
        raise problems.forbidden("no-invitation", "That invitation is used up, too old or none; ask for another.")
