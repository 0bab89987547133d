"""One-time links in e-mails, and the link by which a reader unsubscribes."""

import hmac
import time
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.tokens import fresh_secret, hashed
from tilewright.server.database.schema import links
from tilewright.server.database.storage import Storage

Purpose = Literal["verify", "sign-in"]
LIFETIMES: dict[Purpose, float] = {"verify": 86_400.0, "sign-in": 15 * 60.0}


async def drop_links(connection: AsyncConnection, player: str) -> None:
    """All links that were sent to this player die."""
    await connection.execute(sa.delete(links).where(links.c.player == player))


class EmailLink(msgspec.Struct, frozen=True):
    purpose: Purpose
    player: str
    address: str


class EmailLinks:
    """`key` signs what is stored nowhere; `base_url` is where players reach this server."""

    def __init__(self, storage: Storage, key: str, base_url: str) -> None:
        self._storage = storage
        self._key = key.encode()
        self._base_url = base_url

    async def make(self, purpose: Purpose, player: str, address: str) -> str:
        """A link to put into an e-mail to that address."""
        token, now = fresh_secret(), time.time()
        row = {"hash": hashed(token), "purpose": purpose, "player": player, "address": address}

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(links).where(links.c.expires_at < now))
            await connection.execute(sa.insert(links).values(**row, expires_at=now + LIFETIMES[purpose]))

        await self._storage.write(keep)
        return f"{self._base_url}/api/links/{token}"

    async def look_up(self, token: str) -> EmailLink | None:
        """What a link is for, without using it: mail programs open links to check them."""
        query = sa.select(links).where(links.c.hash == hashed(token), links.c.expires_at > time.time())
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else EmailLink(row.purpose, row.player, row.address)

    async def use(self, token: str) -> EmailLink | None:
        """Use a link up. Of several callers, one gets it."""
        found = await self.look_up(token)
        if found is None:
            return None
        statement = sa.delete(links).where(links.c.hash == hashed(token))

        async def drop(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        return found if await self._storage.write(drop) else None

    # ---- unsubscribing

    def unsubscribe_link(self, player: str) -> str:
        return f"{self._base_url}/api/links/leave/{player}/{self._signature(player)}"

    def is_unsubscribe_signature(self, player: str, signature: str) -> bool:
        return signature.isascii() and hmac.compare_digest(self._signature(player), signature)

    def _signature(self, player: str) -> str:
        return hmac.new(self._key, b"leave " + player.encode(), "sha256").hexdigest()[:32]
