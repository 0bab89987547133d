"""How players want to be notified: a webhook, an e-mail address. Who has one is known without a query."""

import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.email_links import drop_links
from tilewright.server.database.schema import contacts, turn_notifications
from tilewright.server.database.storage import Storage
from tilewright.server.errors import NotFound

Way = Literal["webhook", "email"]
Form = Literal["discord", "slack", "json", ""]

MAX_FAILURES = 3  # notifications in a row that did not arrive, before a contact is not used any more
UNSUBSCRIBED = "you asked for no more emails"


class Contact(msgspec.Struct, frozen=True):
    """`trouble` says why it is not used any more."""

    player: str
    way: Way
    form: Form
    address: str
    verified: bool
    trouble: str | None
    digest_hour: int | None = None  # all turns together at this hour, in UTC; None: each by itself

    @property
    def used(self) -> bool:
        return self.verified and self.trouble is None


class Contacts:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._ways: dict[str, dict[str, int | None]] = {}

    async def open(self) -> None:
        """Read who can be notified; repeated, since another server's broadcast of a change may get lost."""
        found: dict[str, dict[str, int | None]] = {}
        for contact in await self._read(sa.true()):
            if contact.used:
                found.setdefault(contact.player, {})[contact.way] = contact.digest_hour
        self._ways = found

    def ways(self, player: str) -> Mapping[str, int | None]:
        """The ways by which this player is to be notified, each with the hour of its digest."""
        return self._ways.get(player, {})

    async def refresh(self, player: str) -> None:
        """Something has changed about this player."""
        ways = {contact.way: contact.digest_hour for contact in await self.of(player) if contact.used}
        if ways:
            self._ways[player] = ways
        else:
            self._ways.pop(player, None)

    async def of(self, player: str) -> list[Contact]:
        return await self._read(contacts.c.player == player)

    async def get(self, player: str, way: Way) -> Contact | None:
        found = await self._read(sa.and_(contacts.c.player == player, contacts.c.way == way))
        return found[0] if found else None

    async def owner_of(self, address: str) -> str | None:
        """The player who has shown that this e-mail address is theirs."""
        query = sa.and_(contacts.c.way == "email", contacts.c.address == address, contacts.c.verified.is_(True))
        found = await self._read(query)
        return found[0].player if found else None

    async def set(self, player: str, way: Way, address: str, form: Form, *, verified: bool) -> None:
        values = {
            "form": form,
            "address": address,
            "verified": verified,
            "failures": 0,
            "trouble": None,
            "created_at": time.time(),
        }
        statement = self._storage.insert(contacts).values(player=player, way=way, **values)
        statement = statement.on_conflict_do_update(index_elements=["player", "way"], set_=values)
        await self._write(player, statement)

    async def set_digest(self, player: str, hour: int | None) -> None:
        """E-mails about turns all together at this hour, or each by itself. Those that wait are sent when due."""
        own = sa.update(contacts).where(contacts.c.player == player, contacts.c.way == "email")
        done = await self._storage.write(lambda connection: connection.execute(own.values(digest_hour=hour)))
        if done.rowcount == 0:
            raise NotFound("contact")
        await self.refresh(player)

    async def verify(self, player: str, address: str) -> bool:
        """Confirm that the address is theirs. False: they named another since, or it is somebody else's."""

        async def confirm(connection: AsyncConnection) -> bool:
            same = sa.and_(contacts.c.way == "email", contacts.c.address == address)
            others = sa.select(contacts.c.player).where(same, contacts.c.verified, contacts.c.player != player)
            if (await connection.execute(others)).first() is not None:
                return False
            own = sa.update(contacts).where(same, contacts.c.player == player).values(verified=True)
            return (await connection.execute(own)).rowcount == 1

        done = await self._storage.write(confirm)
        await self.refresh(player)
        return done

    async def remove(self, player: str, way: Way) -> None:
        async def drop(connection: AsyncConnection) -> int:
            await connection.execute(
                sa.delete(turn_notifications).where(
                    turn_notifications.c.player == player, turn_notifications.c.way == way
                )
            )
            if way == "email":
                await drop_links(connection, player)
            own = sa.delete(contacts).where(contacts.c.player == player, contacts.c.way == way)
            return (await connection.execute(own)).rowcount

        if await self._storage.write(drop) == 0:
            raise NotFound("contact")
        await self.refresh(player)

    async def unsubscribe(self, player: str) -> None:
        """No more e-mails about turns. The address is still theirs: they can sign in with it."""
        own = sa.update(contacts).where(contacts.c.player == player, contacts.c.way == "email")
        await self._write(player, own.values(trouble=UNSUBSCRIBED))

    async def succeeded(self, contact: Contact) -> None:
        await self._write(contact.player, self._one(contact).where(contacts.c.failures > 0).values(failures=0))

    async def failed(self, contact: Contact, why: str) -> bool:
        """A notification failed for good. Is that once too often?"""

        async def count(connection: AsyncConnection) -> bool:
            await connection.execute(self._one(contact).values(failures=contacts.c.failures + 1))
            often = self._one(contact).where(contacts.c.failures >= MAX_FAILURES, contacts.c.trouble.is_(None))
            return (await connection.execute(often.values(trouble=why[:200]))).rowcount == 1

        ended = await self._storage.write(count)
        await self.refresh(contact.player)
        return ended

    def _one(self, contact: Contact) -> Any:
        """This contact, unless it has become another meanwhile."""
        same = (contacts.c.player == contact.player, contacts.c.way == contact.way)
        return sa.update(contacts).where(*same, contacts.c.address == contact.address)

    async def _write(self, player: str, statement: Any) -> None:
        await self._storage.write(lambda connection: connection.execute(statement))
        await self.refresh(player)

    async def _read(self, where: Any) -> list[Contact]:
        async with self._storage.reading() as connection:
            rows = (await connection.execute(sa.select(contacts).where(where).order_by(contacts.c.way))).all()
        return [
            Contact(row.player, row.way, row.form, row.address, row.verified, row.trouble, row.digest_hour)
            for row in rows
        ]
