"""Invitations to make an account, for servers that take no guests. The operator creates them."""

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.tokens import fresh_secret, hashed
from tilewright.server.database.schema import signup_invites
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden
from tilewright.server.settings import Settings


def create_invite(settings: Settings, uses: int, days: float) -> str:
    """The code of a new invitation. A server may be running."""
    return asyncio.run(_create(settings, uses, days))


async def _create(settings: Settings, uses: int, days: float) -> str:
    code, storage = fresh_secret(), Storage(settings)
    row = {"hash": hashed(code), "uses_left": uses, "expires_at": time.time() + days * 86_400}
    await storage.open()
    try:
        await storage.write(lambda connection: connection.execute(sa.insert(signup_invites).values(**row)))
    finally:
        await storage.close()
    return code


def revoke_invite(settings: Settings, code: str) -> bool:
    """Nobody can sign up with this code any more. Was there such an invitation?"""
    return asyncio.run(_revoke(settings, code))


async def _revoke(settings: Settings, code: str) -> bool:
    storage = Storage(settings)
    statement = sa.delete(signup_invites).where(signup_invites.c.hash == hashed(code))
    await storage.open()
    try:
        return (await storage.write(lambda connection: connection.execute(statement))).rowcount > 0
    finally:
        await storage.close()


async def redeem(connection: AsyncConnection, code: str) -> None:
    """Use an invitation once. Forbidden if it is unknown, used up or too old."""
    columns = signup_invites.c
    statement = (
        sa.update(signup_invites)
        .where(columns.hash == hashed(code), columns.uses_left > 0, columns.expires_at > time.time())
        .values(uses_left=columns.uses_left - 1)
    )
    if (await connection.execute(statement)).rowcount == 0:
        raise Forbidden(
            "no-invitation", "This invite code is not valid, was used already or has expired; ask for another."
        )
