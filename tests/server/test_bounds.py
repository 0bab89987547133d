"""Nothing grows for ever, nothing is done twice: what a table keeps, what is played again."""

import asyncio
from pathlib import Path
from typing import Any

from tilewright.server.accounts.players import Players
from tilewright.server.database.storage import Storage
from tilewright.server.settings import Settings
from tilewright.server.tables.cache import RECENT, TableCache
from tilewright.server.tables.commands.chat import Chat
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.gateway import Gateway
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, fresh_start, make_table


class Place:
    """A database with one table, at which Anna sits; and what a server would hold of it."""

    def __init__(self, folder: Path, storage: type[Storage] = Storage, cache: type[TableCache] = TableCache) -> None:
        self.storage = storage(Settings(data=folder))
        self.cache = cache(self.storage, 10, sole_writer=True)
        self.published: list[int] = []
        drafts = Drafts(self.storage, sole_writer=True)
        self.gateway = Gateway(self.storage, self.cache, drafts, lambda table, _: self.published.append(table.number))

    async def open(self) -> "Place":
        await self.storage.open()
        self.anna, _ = await Players(self.storage, "key").new_guest("Anna")
        request = NewTableRequest(game="qwirkle", seats=(SeatRequest("me"), SeatRequest("bot", "random")))
        self.table = await make_table(self.storage, self.anna, request, fresh_start(), 10)
        return self

    async def say(self, text: str) -> Any:
        return await self.gateway.submit(self.table, Chat(self.anna.id, "Anna", text))


class CountingTables(TableCache):
    reads = 0

    async def _read(self, table_id: str) -> Any:
        self.reads += 1
        return await super()._read(table_id)


def test_a_long_log_is_read_and_played_once_for_all_who_come(tmp_path: Path) -> None:
    async def come() -> None:
        place = await Place(tmp_path, cache=CountingTables).open()
        assert isinstance(place.cache, CountingTables)
        for number in range(RECENT + 5):
            await place.say(f"{number}")
        place.cache.reads = 0
        for since in (0, 0, 3):
            steps = await place.cache.steps_since(place.table, since)
            assert [step.entry.number for step in steps] == list(range(since + 1, RECENT + 8))
        assert place.cache.reads == 1
        await place.say("one more")
        assert len(await place.cache.steps_since(place.table, 0)) == RECENT + 8
        assert place.cache.reads == 1
        fresh = TableCache(place.storage, 10, sole_writer=True)
        assert await fresh.steps_since(place.table, 0) == await place.cache.steps_since(place.table, 0)
        await place.storage.close()

    asyncio.run(come())


class Forgetful(Storage):
    """The connection breaks after the transaction, before its answer; it is written again, and nothing is new."""

    async def append(self, row: dict[str, Any], statements: Any = ()) -> bool:
        assert await super().append(row, statements)
        return await super().append(row, statements)


def test_an_entry_whose_answer_got_lost_is_known_again_and_not_written_twice(tmp_path: Path) -> None:
    async def lose() -> None:
        place = await Place(tmp_path, storage=Forgetful).open()
        for number in range(3):
            table, step = await place.say(f"{number}")
            assert table.number == number + 3
            assert step.entry.body.text == f"{number}"
        steps = await place.cache.steps_since(place.table, 2)
        assert [step.entry.number for step in steps] == place.published == [3, 4, 5]
        await place.storage.close()

    asyncio.run(lose())
