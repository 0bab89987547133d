"""All parts of a running server, put together."""

import asyncio
import secrets
import uuid
from collections.abc import Coroutine
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin

from tilewright.server.calls import CallBook, Crier
from tilewright.server.caretaker import Caretaker
from tilewright.server.client import client_in
from tilewright.server.contacts import Contacts
from tilewright.server.door import Door
from tilewright.server.drafts import Drafts
from tilewright.server.hot import HotTables
from tilewright.server.limits import Limits
from tilewright.server.links import Links
from tilewright.server.live import Live
from tilewright.server.messages import Messages
from tilewright.server.notices import Notice, Notices
from tilewright.server.outward import Outward
from tilewright.server.people import People
from tilewright.server.post_office import PostOffice
from tilewright.server.results import file_result, unfiled
from tilewright.server.settings import Settings
from tilewright.server.storage import Storage, server_key
from tilewright.server.thinkers import Advisers, Thinking, thinkers_for

FILING_SWEEP = 60.0

_log = structlog.get_logger("tilewright.house")


class House:
    """Made before the event loop runs; `open` needs it. Parts that need the database are there after `open`."""

    storage: Storage
    hot: HotTables
    drafts: Drafts
    door: Door
    people: People
    live: Live
    thinkers: Thinking
    contacts: Contacts
    links: Links
    messages: Messages

    def __init__(self, settings: Settings, channels: ChannelsPlugin, address: str) -> None:
        self.settings = settings
        self.address = address  # what links in letters and messages begin with
        self.server = uuid.uuid4().hex[:12]
        self.notices = Notices(channels)
        self.limits = Limits(settings.rate)
        self.client = client_in(settings.client)
        self.outward = Outward(anywhere=settings.private_webhooks)
        self.post_office = PostOffice(settings)
        self.advisers = Advisers()
        self._errands: set[asyncio.Task[None]] = set()
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        alone = not settings.on_postgresql
        self.storage = Storage(settings)
        await self.storage.open()
        key = await server_key(self.storage, "cookies", secrets.token_hex(32))
        self.people = People(self.storage, key)
        self.hot = HotTables(self.storage, settings.hot_tables, alone)
        self.drafts = Drafts(self.storage, alone)
        self.contacts = Contacts(self.storage)
        self.links = Links(self.storage, key, self.address)
        self.messages = Messages(self.address, self.outward, self.post_office, self.links)
        book = CallBook(self.storage, self.contacts, settings.tell_after)
        self.door = Door(self.storage, self.hot, self.drafts, self._tell, book.written)
        self.thinkers = thinkers_for(settings)
        await self.thinkers.open()
        self._caretaker = Caretaker(self.storage, self.hot, self.door, self.thinkers, settings.bot_seconds)
        self.live = Live(
            self.storage,
            self.hot,
            self.drafts,
            self.people,
            self.notices,
            self.server,
            alone,
            settings.most_sockets,
        )
        self._crier = Crier(self.storage, self.hot, self.live, self.contacts, self.messages)
        for listener in (self.live.hear, self._caretaker.hear, self._file_ended, self._hear_of_contacts):
            self.notices.listen(listener)
        await self.notices.open()
        await self.live.open()
        await self._caretaker.open(alone)
        await self._crier.open()
        self._filer = asyncio.create_task(self._file_forgotten())
        self.ready = True
        _log.info("open", database=settings.database_url.partition(":")[0], server=self.server)

    async def close(self) -> None:
        """In the order in which they depend on each other; what was asked for is written before the end."""
        self.ready = False
        self._filer.cancel()
        await self._caretaker.close()
        await self._crier.close()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.thinkers.close()
        await self.advisers.close()
        await self.live.close()
        await self.notices.close()
        await self.storage.close()
        _log.info("closed", server=self.server)

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something without letting the caller wait for it, or learn how it went."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hear_of_contacts(self, notice: Notice) -> None:
        if notice.contact is not None:
            await self.contacts.refresh(notice.contact)

    def _tell(self, table_id: str, number: int, draft: int | None) -> None:
        self.notices.tell(Notice(table_id, number, draft=draft))

    async def _file_ended(self, notice: Notice) -> None:
        """File a game that this process has just seen end."""
        if notice.table and notice.draft is None and notice.here is None and self.hot.holds(notice.table):
            hot = await self.hot.get(notice.table)
            if hot.table.outcome is not None and hot.table.number == notice.number:
                await file_result(self.storage, hot.table)

    async def _file_forgotten(self) -> None:
        while True:
            try:
                for table_id in await unfiled(self.storage):
                    await file_result(self.storage, await self.hot.fresh(table_id))
            except Exception:
                _log.exception("games could not be filed")
            await asyncio.sleep(FILING_SWEEP)
