"""Links in letters that do something once, and the one by which a reader gets no more letters."""

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
LASTS: dict[Purpose, float] = {"verify": 86_400.0, "sign-in": 15 * 60.0}


class Link(msgspec.Struct, frozen=True):
    purpose: Purpose
    player: str
    address: str


class Links:
    """`key` signs what is kept nowhere; `begin` is where players reach this server."""

    def __init__(self, storage: Storage, key: str, begin: str) -> None:
        self._storage = storage
        self._key = key.encode()
        self._begin = begin

    async def make(self, purpose: Purpose, player: str, address: str) -> str:
        """A link to put into a letter to that address."""
        word, now = fresh_secret(), time.time()
        row = {"hash": hashed(word), "purpose": purpose, "player": player, "address": address}

        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(links).where(links.c.expires_at < now))
            await connection.execute(sa.insert(links).values(**row, expires_at=now + LASTS[purpose]))

        await self._storage.write(keep)
        return f"{self._begin}/api/links/{word}"

    async def look(self, word: str) -> Link | None:
        """What a link is for, without using it: programs that look after mail open every link that they see."""
        query = sa.select(links).where(links.c.hash == hashed(word), links.c.expires_at > time.time())
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Link(row.purpose, row.player, row.address)

    async def use(self, word: str) -> Link | None:
        """Use a link up. Of several who try, one gets it."""
        found = await self.look(word)
        if found is None:
            return None
        statement = sa.delete(links).where(links.c.hash == hashed(word))

        async def drop(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount == 1

        return found if await self._storage.write(drop) else None

    # ---- no more letters

    def leaving(self, player: str) -> str:
        return f"{self._begin}/api/links/leave/{player}/{self._signature(player)}"

    def leaves(self, player: str, signature: str) -> bool:
        return signature.isascii() and hmac.compare_digest(self._signature(player), signature)

    def _signature(self, player: str) -> str:
        return hmac.new(self._key, b"leave " + player.encode(), "sha256").hexdigest()[:32]
