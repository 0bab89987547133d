"""All parts of a running server, put together."""

import asyncio
import secrets
import uuid
from collections.abc import Coroutine
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin

from tilewright.server.accounts.email_links import Links
from tilewright.server.accounts.players import People, Player
from tilewright.server.bots.pool import Advisers, Thinking, thinkers_for
from tilewright.server.database.storage import Storage, server_key
from tilewright.server.errors import Problem
from tilewright.server.live.hub import Live
from tilewright.server.live.pubsub import Notice, Notices
from tilewright.server.notifications.contacts import Contacts
from tilewright.server.notifications.messages import Messages
from tilewright.server.notifications.smtp import PostOffice
from tilewright.server.notifications.turn_notifications import CallBook, Crier
from tilewright.server.notifications.webhooks import Outward
from tilewright.server.services import gc_tuning as garbage
from tilewright.server.services.client_files import client_in
from tilewright.server.services.limits import Limits
from tilewright.server.services.scheduler import Caretaker
from tilewright.server.settings import Settings
from tilewright.server.tables.cache import HotTables
from tilewright.server.tables.commands import Rename
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.gateway import Door
from tilewright.server.tables.lobby import unfinished_tables_of
from tilewright.server.tables.results import file_result, unfiled
from tilewright.server.tables.table import Table

FILING_SWEEP = 60.0
RENAMED_AT_ONCE = 50  # tables

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
        self._alone = not settings.on_postgresql  # with its database
        self._errands: set[asyncio.Task[None]] = set()
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        alone = self._alone
        self.storage = Storage(settings)
        await self.storage.open()
        key = await server_key(self.storage, "cookies", secrets.token_hex(32))
        self.people = People(self.storage, key)
        self.hot = HotTables(self.storage, settings.hot_tables, alone)
        self.drafts = Drafts(self.storage, alone)
        self.contacts = Contacts(self.storage)
        self.links = Links(self.storage, key, self.address)
        self.messages = Messages(self.address, self.outward, self.post_office, self.links, self.people)
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
        for listener in (self.live.hear, self._hear_of_contacts):
            self.notices.listen(listener)
        await self.notices.open()
        await self.live.open()
        await self._caretaker.open(alone)
        await self._crier.open()
        self._filer = asyncio.create_task(self._file_forgotten())
        self._searcher = asyncio.create_task(garbage.search_now_and_then())
        garbage.settle()
        self.ready = True
        _log.info("open", database=settings.database_url.partition(":")[0], server=self.server)

    async def close(self) -> None:
        """In the order in which they depend on each other; what was asked for is written before the end."""
        self.ready = False
        self._filer.cancel()
        self._searcher.cancel()
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

    async def rename_at_tables(self, player: Player) -> None:
        """Write the new name into the logs of the tables whose games are not over."""
        unfinished = await unfinished_tables_of(self.storage, player)
        wish = Rename(player.id, player.name)
        for first in range(0, len(unfinished), RENAMED_AT_ONCE):
            some = unfinished[first : first + RENAMED_AT_ONCE]
            done = await asyncio.gather(*(self.door.enter(one, wish) for one in some), return_exceptions=True)
            for failure in done:
                if isinstance(failure, BaseException) and not isinstance(failure, Problem):
                    raise failure  # a Problem: he left, or it ended meanwhile

    async def _hear_of_contacts(self, notice: Notice) -> None:
        if notice.contact is not None:
            await self.contacts.refresh(notice.contact)

    def _tell(self, table: Table, draft: int | None) -> None:
        """This process has changed a table: those here are told at once, the other servers by a notice."""
        self.live.changed(table, draft)
        if draft is None:
            self._caretaker.look_after(table)
            if table.ended_at == table.at:
                self.run_errand(self._file(table))
        if not self._alone:
            self.notices.tell(Notice(table.about.id, table.number, draft=draft, server=self.server))

    async def _file(self, table: Table) -> None:
        try:
            await file_result(self.storage, table)
        except Exception as error:
            _log.warning("a game is filed later", table=table.about.id, error=type(error).__name__)

    async def _file_forgotten(self) -> None:
        while True:
            try:
                for table_id in await unfiled(self.storage):
                    await file_result(self.storage, await self.hot.fresh(table_id))
            except Exception:
                _log.exception("games could not be filed")
            await asyncio.sleep(FILING_SWEEP)
