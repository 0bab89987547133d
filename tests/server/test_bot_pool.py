"""How much effort bots make on a server: a master may be given more, and a turn that takes too long is tried again."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import tilewright as tw
from tests.bots.positions import some_state
from tests.server.kit import HANG
from tilewright.bots import Bot, bot, engine_of
from tilewright.bots.search_backend import net_for
from tilewright.kernel import Game, State, chance
from tilewright.server import metrics
from tilewright.server.bots import worker
from tilewright.server.bots.pool import BotPool, bot_runner_for
from tilewright.server.bots.request import TurnRequest, known_state
from tilewright.server.bots.worker import USUAL_EFFORT, bot_turn, random_turn
from tilewright.server.settings import Settings


def plays_on(state: State, texts: tuple[str, ...]) -> bool:
    """Are these legal actions, one after the other?"""
    for text in texts:
        state = state.play(state.game.parse(text))
    return bool(texts)


@pytest.mark.parametrize(
    ("name", "effort", "times"), [("master", 3.0, 3), ("master", 0.5, 0.5), ("master", 1.0, None), ("adept", 3.0, None)]
)
def test_more_effort_is_a_larger_budget_for_masters_alone(
    name: str, effort: float, times: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int | None] = []

    def noted(name: str, game: Game, budget: int | None = None) -> Bot:
        given.append(budget)
        return bot(name, game, 1, 20)

    monkeypatch.setattr(worker, "bot", noted)
    state = some_state(tw.game("tigris"), 6)
    assert plays_on(state, bot_turn(name, known_state(state), effort))
    level = engine_of("tigris").levels[name]
    usual = level.net_budget if net_for("tigris", state.players, level) else level.budget
    assert given == [times and round(times * usual)]


class HurriedPool(BotPool):
    """A pool whose time is over when the first turn has hardly begun."""

    def __init__(self, effort: float) -> None:
        super().__init__(1, HANG, effort)
        self.efforts: list[float] = []

    async def run(self, function: Callable[..., Any], *arguments: Any, owner: str = "") -> Any:
        self.efforts.append(arguments[-1])
        if len(self.efforts) == 1:
            raise TimeoutError
        return await super().run(function, *arguments, owner=owner)


def test_a_master_that_takes_too_long_tries_again_with_its_usual_effort() -> None:
    state, slow = some_state(tw.game("tigris"), 6), metrics.BOT_FAILURES.labels("slow")
    before = slow._value.get()

    async def turn() -> tuple[str, ...]:
        pool = HurriedPool(effort=100.0)
        try:
            actions = await pool.choose_turn(TurnRequest("tigris", "master", known_state(state), "a turn"))
        finally:
            await pool.close()
        assert pool.efforts == [100.0, USUAL_EFFORT]
        return actions

    assert plays_on(state, asyncio.run(turn()))
    assert slow._value.get() == before + 1


def test_a_random_turn_is_drawn_as_everything_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is the same each time where a test holds chance, and otherwise any."""
    known = known_state(some_state(tw.game("tigris"), 6))

    def turn(seed: int) -> tuple[str, ...]:
        monkeypatch.setattr(chance, "secrets", SimpleNamespace(token_bytes=bytes([seed]).ljust))
        return random_turn(known)

    turns = [turn(seed) for seed in range(8)]
    assert turns == [turn(seed) for seed in range(8)]
    assert len(set(turns)) > 1


def test_the_settings_say_how_long_and_how_hard_bots_may_search() -> None:
    pool = bot_runner_for(Settings(bot_seconds=10.0, master_effort=100.0))
    assert isinstance(pool, BotPool)
    assert (pool._seconds, pool._effort) == (10.0, 100.0)


def test_a_call_without_an_end_is_ended_and_the_next_one_has_a_process_of_its_own() -> None:
    async def ended() -> int:
        pool = BotPool(1, 0.0)
        with pytest.raises(TimeoutError):
            await pool.run(time.sleep, 1_000_000)
        assert pool.processes() == []
        pool._seconds = HANG
        try:
            return await pool.run(int, "3")
        finally:
            await pool.close()

    assert asyncio.run(ended()) == 3
