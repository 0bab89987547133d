"""What the server does by itself goes on, whatever a bot answers and whatever one table is like."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.server.test_bounds import Place
from tilewright.server.bots.request import TurnRequest
from tilewright.server.services import scheduler as scheduling
from tilewright.server.services.scheduler import Scheduler
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.start import Start
from tilewright.server.tables.commands.turns import Act
from tilewright.server.tables.table import Table


class WrongBots:
    """Bots of a worker that has gone wrong."""

    def __init__(self, *actions: str) -> None:
        self._actions = actions

    async def open(self) -> None: ...

    async def choose_turn(self, request: TurnRequest) -> tuple[str, ...]:
        return self._actions

    async def close(self) -> None: ...


class SlowBots(WrongBots):
    """Bots that never come to an end; `asked` says that one has begun."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()

    async def choose_turn(self, request: TurnRequest) -> tuple[str, ...]:
        self.asked.set()
        await asyncio.Event().wait()
        return ()


class HeldTime:
    """What the scheduler knows of the time."""

    def __init__(self) -> None:
        self.now = time.time()

    def time(self) -> float:
        return self.now


async def at_the_bots_turn(place: Place) -> Table:
    rng = random.Random(1)
    table, _ = await place.gateway.submit(place.table, Start(place.anna.id))
    while table.actor == 0:
        state = table.state
        assert state is not None
        draft = (await place.gateway._drafts.load(place.table, 0)).actions
        for text in draft:
            state = state.play(state.game.parse(text))
        action = str(state.actions().pick(rng))
        table, _ = await place.gateway.submit(place.table, Act(place.anna.id, (action,), None))
    return table


@pytest.mark.parametrize("actions", [("jump over the moon",), ("end", "end"), ()])
def test_a_turn_against_the_rules_does_not_stop_a_table(actions: tuple[str, ...], tmp_path: Path) -> None:
    async def play() -> None:
        place = await Place(tmp_path).open()
        table = await at_the_bots_turn(place)
        scheduler = Scheduler(place.storage, place.cache, place.gateway, WrongBots(*actions))
        scheduler.schedule(table)
        await asyncio.gather(*scheduler._running.values())
        steps = await place.cache.steps_since(place.table, table.number)
        body = steps[0].entry.body
        assert isinstance(body, log.Acted)
        assert (body.seat, body.by) == (1, "bot")
        await place.storage.close()

    asyncio.run(play())


def test_a_table_that_cannot_be_read_keeps_no_other_from_its_turn(tmp_path: Path) -> None:
    async def sweep() -> None:
        place = await Place(tmp_path).open()
        await at_the_bots_turn(place)
        scheduler = Scheduler(place.storage, place.cache, place.gateway, WrongBots())
        await scheduler._look_at("a table that is not there")
        await scheduler._look_at(place.table)
        assert list(scheduler._running) == [place.table]
        await scheduler.close()
        await place.storage.close()

    asyncio.run(sweep())


def test_who_renews_its_lease_keeps_its_table_against_another_and_who_does_not_loses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compete() -> None:
        place = await Place(tmp_path).open()
        table = await at_the_bots_turn(place)
        clock, bots = HeldTime(), SlowBots()
        monkeypatch.setattr(scheduling, "time", clock)
        first, second = (Scheduler(place.storage, place.cache, place.gateway, bots) for _ in range(2))
        first.schedule(table)
        await bots.asked.wait()
        for _ in range(3):
            clock.now += scheduling.LEASE_SECONDS - 0.5
            await first._renew_leases()
            assert await second._due_tables() == []
            assert not await second._take_lease(place.table)
        clock.now += scheduling.LEASE_SECONDS + 0.5
        assert await second._due_tables() == [place.table]
        assert await second._take_lease(place.table)
        await first._renew_leases()
        assert not await first._take_lease(place.table), "what another has by now cannot be renewed"
        await first.close()
        await place.storage.close()

    asyncio.run(compete())
