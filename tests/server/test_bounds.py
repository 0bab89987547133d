"""Nothing grows for ever, nothing is done twice: what a table keeps, what is played again, who waits for advice."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilewright.server import wishes as w
from tilewright.server.door import Door
from tilewright.server.drafts import Drafts
from tilewright.server.hot import RECENT, HotTables
from tilewright.server.lobby import SeatWish, TableWish, fresh_beginning, make_table
from tilewright.server.people import People
from tilewright.server.problems import Problem
from tilewright.server.settings import Settings
from tilewright.server.storage import Storage
from tilewright.server.thinkers import MOST_QUESTIONS, Advisers


class Place:
    """A database with one table, at which Anna sits; and what a server would hold of it."""

    def __init__(self, folder: Path, storage: type[Storage] = Storage, hot: type[HotTables] = HotTables) -> None:
        self.storage = storage(Settings(data=folder))
        self.hot = hot(self.storage, 10, alone=True)
        self.told: list[int] = []
        drafts = Drafts(self.storage, alone=True)
        self.door = Door(self.storage, self.hot, drafts, lambda table, _: self.told.append(table.number))

    async def open(self) -> "Place":
        await self.storage.open()
        self.anna, _ = await People(self.storage, "key").new_guest("Anna")
        wish = TableWish(game="qwirkle", seats=(SeatWish("me"), SeatWish("bot", "random")))
        self.table = await make_table(self.storage, self.anna, wish, fresh_beginning(), 10)
        return self

    async def say(self, text: str) -> Any:
        return await self.door.enter(self.table, w.Say(self.anna.id, "Anna", text))


def test_a_table_keeps_so_many_words_and_the_game_goes_on(tmp_path: Path) -> None:
    async def talk() -> None:
        place = await Place(tmp_path).open()
        await place.say("one")
        await place.door.enter(place.table, w.Rename(place.anna.id, "Zoe"))
        hot = await place.hot.get(place.table)
        assert hot.table.talk == 2
        hot.table = msgspec.structs.replace(hot.table, talk=w.MOST_TALK - 1)
        await place.say("the last")
        for wish in (w.Say(place.anna.id, "Anna", "more"), w.Rename(place.anna.id, "Anna")):
            with pytest.raises(Problem, match="things were said"):
                await place.door.enter(place.table, wish)
        table, _ = await place.door.enter(place.table, w.Start(place.anna.id))
        assert table.status == "playing"
        with pytest.raises(Problem, match="things were said"):
            await place.door.enter(place.table, w.VoteToEnd(place.anna.id, True))
        table, _ = await place.door.enter(place.table, w.Resign(place.anna.id))
        assert table.status == "over"
        await place.storage.close()

    asyncio.run(talk())


class CountingTables(HotTables):
    reads = 0

    async def _read(self, table_id: str) -> Any:
        self.reads += 1
        return await super()._read(table_id)


def test_a_long_log_is_read_and_played_once_for_all_who_come(tmp_path: Path) -> None:
    async def come() -> None:
        place = await Place(tmp_path, hot=CountingTables).open()
        assert isinstance(place.hot, CountingTables)
        for number in range(RECENT + 5):
            await place.say(f"{number}")
        place.hot.reads = 0
        for since in (0, 0, 3):
            steps = await place.hot.steps_since(place.table, since)
            assert [step.entry.number for step in steps] == list(range(since + 1, RECENT + 8))
        assert place.hot.reads == 1
        await place.say("one more")
        assert len(await place.hot.steps_since(place.table, 0)) == RECENT + 8
        assert place.hot.reads == 1
        fresh = HotTables(place.storage, 10, alone=True)
        assert await fresh.steps_since(place.table, 0) == await place.hot.steps_since(place.table, 0)
        await place.storage.close()

    asyncio.run(come())


class Forgetful(Storage):
    """The connection breaks after the transaction, before its answer; it is written again, and nothing is new."""

    async def append(self, row: dict[str, Any], with_it: Any = ()) -> bool:
        assert await super().append(row, with_it)
        return await super().append(row, with_it)


def test_an_entry_whose_answer_got_lost_is_known_again_and_not_written_twice(tmp_path: Path) -> None:
    async def lose() -> None:
        place = await Place(tmp_path, storage=Forgetful).open()
        for number in range(3):
            table, step = await place.say(f"{number}")
            assert table.number == number + 3
            assert step.entry.body.text == f"{number}"
        steps = await place.hot.steps_since(place.table, 2)
        assert [step.entry.number for step in steps] == place.told == [3, 4, 5]
        await place.storage.close()

    asyncio.run(lose())


def test_the_adviser_is_asked_so_many_things_at_once_and_then_others_again() -> None:
    async def crowd() -> None:
        advisers = Advisers()
        asked = [advisers._asked(abs, -1) for _ in range(MOST_QUESTIONS + 5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Problem)]
        assert [problem.kind for problem in refused] == ["busy"] * 5
        assert await advisers._asked(abs, -1) == 1
        await advisers.close()

    asyncio.run(crowd())
