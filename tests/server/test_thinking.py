"""How hard bots think on a server: a master may be given more, and a turn that takes too long is thought over again."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

import tilewright as tw
from tests.bots.walking import some_state
from tests.server.kit import HANG
from tilewright.bots import Bot, bot, mind_of
from tilewright.kernel import Game, State
from tilewright.server import metrics, thinkers
from tilewright.server.settings import Settings
from tilewright.server.thinkers import USUAL, Thinkers, thinkers_for, turn_of


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

    monkeypatch.setattr(thinkers, "bot", noted)
    state = some_state(tw.game("tigris"), 6)
    assert plays_on(state, turn_of("tigris", name, state.game.to_json(state), effort))
    usual = mind_of("tigris").levels[name].budget
    assert given == [times and round(times * usual)]


class HurriedThinkers(Thinkers):
    """Thinkers whose time is over when the first thought has hardly begun."""

    def __init__(self, effort: float) -> None:
        super().__init__(1, HANG, effort)
        self.efforts: list[float] = []

    async def run(self, thought: Callable[..., Any], *about: Any) -> Any:
        self.efforts.append(about[-1])
        if len(self.efforts) == 1:
            raise TimeoutError
        return await super().run(thought, *about)


def test_a_master_that_thinks_too_long_thinks_again_with_its_usual_effort() -> None:
    state, slow = some_state(tw.game("tigris"), 6), metrics.BOT_FAILURES.labels("slow")
    before = slow._value.get()

    async def turn() -> tuple[str, ...]:
        house = HurriedThinkers(effort=100.0)
        try:
            actions = await house.think("tigris", "master", state, "a turn")
        finally:
            await house.close()
        assert house.efforts == [100.0, USUAL]
        return actions

    assert plays_on(state, asyncio.run(turn()))
    assert slow._value.get() == before + 1


def test_the_settings_say_how_long_and_how_hard_bots_think() -> None:
    house = thinkers_for(Settings(bot_seconds=10.0, master_effort=100.0))
    assert isinstance(house, Thinkers)
    assert (house._seconds, house._effort) == (10.0, 100.0)


def test_a_thought_without_an_end_is_ended_and_the_next_one_has_a_process_of_its_own() -> None:
    async def think() -> int:
        house = Thinkers(1, 0.0)
        with pytest.raises(TimeoutError):
            await house.run(time.sleep, 1_000_000)
        assert house.processes() == []
        house._seconds = HANG
        try:
            return await house.run(int, "3")
        finally:
            await house.close()

    assert asyncio.run(think()) == 3
