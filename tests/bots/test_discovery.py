"""A game's own bots are found in its package; a game without one is played all the same."""

from importlib.util import find_spec

import pytest

import tilewright as tw
from tilewright.bots import discovery, engine_of, one_ply
from tilewright.bots.measures import measure_of, points

NEW = "a_game_without_bots"
WITH_BOTS = [name for name in tw.games() if find_spec(f"tilewright.bots.{name}")]


def test_a_game_without_bots_of_its_own_gets_those_that_play_every_game() -> None:
    assert engine_of(NEW) is one_ply.ENGINE
    assert measure_of(NEW) is points
    assert discovery.exported(NEW, "GREEDY") is None
    assert discovery.tuning_of(NEW) is None


@pytest.mark.parametrize("name", WITH_BOTS)
def test_the_engine_of_a_game_is_the_one_that_its_package_exports(name: str) -> None:
    assert type(engine_of(name)).__module__.startswith(f"tilewright.bots.{name}.")


@pytest.mark.parametrize("name", discovery.tunable_games())
def test_a_module_that_tunes_has_what_the_command_asks_of_it(name: str) -> None:
    tuning = discovery.tuning_of(name)
    assert tuning is not None
    assert callable(tuning.tune)
    assert callable(tuning.to_toml)
    assert tuning.GAMES >= 1
    assert tuning.ROUNDS >= 1
