"""All parts of a running server, put together."""

import asyncio
import secrets
import uuid
from contextlib import suppress

import structlog
from litestar.channels import ChannelsPlugin

from tilewright.server.caretaker import Caretaker
from tilewright.server.door import Door
from tilewright.server.drafts import Drafts
from tilewright.server.hot import HotTables
from tilewright.server.limits import Limits
from tilewright.server.live import Live
from tilewright.server.notices import Notice, Notices
from tilewright.server.people import People
from tilewright.server.problems import Problem
from tilewright.server.ratings import rate, unrated
from tilewright.server.settings import Settings
from tilewright.server.storage import Storage, server_key
from tilewright.server.thinkers import Thinkers

RATING_SWEEP = 60.0

_log = structlog.get_logger("tilewright.house")


class House:
    """Made before the event loop runs; `open` needs it. Parts that need the database are there after `open`."""

    storage: Storage
    hot: HotTables
    drafts: Drafts
    door: Door
    people: People
    live: Live
    thinkers: Thinkers

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.server = uuid.uuid4().hex[:12]
        self.notices = Notices(channels)
        self.limits = Limits(settings.rate)
        self.ready = False

    async def open(self) -> None:
        settings = self.settings
        alone = not settings.on_postgresql
        self.storage = Storage(settings)
        await self.storage.open()
        self.people = People(self.storage, await server_key(self.storage, "cookies", secrets.token_hex(32)))
        self.hot = HotTables(self.storage, settings.hot_tables, alone)
        self.drafts = Drafts(self.storage, alone)
        self.door = Door(self.storage, self.hot, self.drafts, self._tell)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
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
        for listener in (self.live.hear, self._caretaker.hear, self._count_ended):
            self.notices.listen(listener)
        await self.notices.open()
        await self.live.open()
        await self._caretaker.open(alone)
        self._rater = asyncio.create_task(self._count_forgotten())
        self.ready = True
        _log.info("open", database=settings.database_url.partition(":")[0], server=self.server)

    async def close(self) -> None:
        """In the order in which they depend on each other; what was asked for is written before the end."""
        self.ready = False
        self._rater.cancel()
        await self._caretaker.close()
        self.thinkers.close()
        await self.live.close()
        await self.notices.close()
        await self.storage.close()
        _log.info("closed", server=self.server)

    def _tell(self, table_id: str, number: int, draft: int | None) -> None:
        self.notices.tell(Notice(table_id, number, draft=draft))

    async def _count_ended(self, notice: Notice) -> None:
        """Ratings of a game that this process has just seen end."""
        if notice.table and notice.draft is None and notice.here is None and self.hot.holds(notice.table):
            hot = await self.hot.get(notice.table)
            if hot.table.outcome is not None and hot.table.number == notice.number:
                await rate(self.storage, hot.table)

    async def _count_forgotten(self) -> None:
        while True:
            with suppress(Problem):
                for table_id in await unrated(self.storage):
                    await rate(self.storage, await self.hot.fresh(table_id))
            await asyncio.sleep(RATING_SWEEP)
