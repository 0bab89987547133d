"""PettingZoo's own tests, for every game at every number of players, and what the environments promise beside."""

import itertools
from functools import partial
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import tilewright as tw
from tilewright.encodings import version
from tilewright.lab.pettingzoo import empires_v0, qwirkle_v1, tigris_v0
from tilewright.lab.rewards import rewards

MODULES: dict[str, Any] = {
    name: import_module(f"tilewright.lab.pettingzoo.{name}_v{version(name)}") for name in tw.games()
}
EVERY = [(name, players) for name in MODULES for players in tw.game(name).player_counts]
every_game_and_number = pytest.mark.parametrize(("name", "players"), EVERY)
# PettingZoo knows by name its own environments that give dictionaries, and warns of all others.
KNOWN_WARNINGS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@every_game_and_number
def test_api_test(name: str, players: int, recwarn: pytest.WarningsRecorder) -> None:
    api_test(MODULES[name].env(players=players), num_cycles=60)
    api_test(MODULES[name].raw_env(players=players), num_cycles=60)
    others = [str(warning.message) for warning in recwarn if not str(warning.message).startswith(KNOWN_WARNINGS)]
    assert others == []


@every_game_and_number
def test_seed_test(name: str, players: int) -> None:
    seed_test(partial(MODULES[name].env, players=players), num_cycles=40)


@every_game_and_number
def test_render_test(name: str, players: int) -> None:
    render_test(partial(MODULES[name].env, players=players), custom_tests={"svg": is_svg})


def is_svg(drawing: object) -> bool:
    return isinstance(drawing, str) and drawing.startswith("<svg") and drawing.endswith("</svg>")


@every_game_and_number
def test_max_cycles_test(name: str, players: int) -> None:
    """The test wants all agents to act in every cycle and samples without masks: that is the simultaneous form."""
    together = partial(MODULES[name].parallel_env, players=players, illegal="replace")
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **given: parallel_to_aec(together(**given))))


@every_game_and_number
def test_performance_benchmark(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs until five seconds have passed; a clock that is a second later at every look makes that a few rounds."""
    clock = itertools.count()
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(MODULES[name].env(players=players))
    assert "turns per second" in capsys.readouterr().out


# ---- our own promises
def play_on(env: Any, rng: np.random.Generator) -> None:
    """Play until nobody is left."""
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert over or agent in env.possible_agents


@every_game_and_number
def test_a_whole_game_ends_with_rewards_by_places(name: str, players: int) -> None:
    env = MODULES[name].raw_env(players=players)
    env.reset(seed=4)
    rng, last_rewards = np.random.default_rng(4), {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            last_rewards[agent] = reward
        env.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.position is not None
    assert [last_rewards[f"player_{seat}"] for seat in range(players)] == list(rewards(env.position.result))
    assert sum(last_rewards.values()) == pytest.approx(0)
    assert env.agents == []


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    env = tigris_v0.raw_env(players=3, board="alternate", buildings=True)
    env.reset(seed=9)
    assert env.position == tw.game("tigris").start(3, 9, {"board": "alternate", "buildings": True})


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    first, second = qwirkle_v1.raw_env(), qwirkle_v1.raw_env()
    for env in (first, second):
        env.reset(seed=1)
        env.reset()
    assert first.position == second.position
    first.reset()
    assert first.position != second.position


def test_only_who_decides_has_anything_in_their_mask() -> None:
    env: Any = qwirkle_v1.env(players=3)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_what_is_not_legal_ends_the_game_with_the_worst_reward() -> None:
    env: Any = tigris_v0.env()
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_bare_environment_says_which_rule_forbids_it() -> None:
    env = tigris_v0.raw_env()
    env.reset(seed=2)
    with pytest.raises(tw.IllegalAction, match="TE-"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_what_is_not_legal_can_be_replaced() -> None:
    env: Any = qwirkle_v1.env(illegal="replace", max_cycles=20)
    env.reset(seed=3)
    for agent in env.agent_iter():
        over = env.terminations[agent] or env.truncations[agent]
        env.step(None if over else 0)
    assert env.unwrapped.position.past.ply == 20


def test_max_cycles_truncates_without_rewards() -> None:
    env = empires_v0.raw_env(players=4, max_cycles=7)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    play_on(env, rng)
    assert env.position is not None
    assert env.position.past.ply == 7
    assert not env.agents


@pytest.mark.parametrize(
    ("module", "given", "problem"),
    [
        (qwirkle_v1, {"players": 5}, "players: 5 is not allowed; qwirkle takes 2 to 4"),
        (tigris_v0, {"bord": "classic"}, "bord: no such option; did you mean board"),
        (tigris_v0, {"render_mode": "film"}, "render_mode: 'film' is not allowed; there are human, ansi"),
        (empires_v0, {"max_cycles": 0}, "max_cycles: 0 is not allowed"),
        (empires_v0, {"illegal": "forgive"}, "illegal: 'forgive' is not allowed; there are end, replace"),
    ],
)
def test_settings_that_will_not_do_are_explained(module: ModuleType, given: dict[str, Any], problem: str) -> None:
    with pytest.raises(tw.OptionError, match=problem):
        module.env(**given)


def test_calls_out_of_order_are_explained() -> None:
    env = qwirkle_v1.raw_env(render_mode="ansi")
    with pytest.raises(RuntimeError, match="reset"):
        env.render()
    bare = qwirkle_v1.raw_env()
    bare.reset(seed=1)
    with pytest.raises(tw.OptionError, match="none was chosen"):
        bare.render()
    with pytest.raises(ValueError, match="must act"):
        bare.step(None)


def test_a_picture_for_people_is_written_out_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = tigris_v0.raw_env(render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[5]))
    assert first
    assert capsys.readouterr().out != first
