"""Gymnasium's own check, for every game at every number of players; one seat learns, bots hold the others."""

from typing import Any, Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tilewright as tw
import tilewright.lab.gymnasium  # registers the environments
from tilewright.bots import bots
from tilewright.encodings import version
from tilewright.lab.gymnasium import make_vec
from tilewright.lab.gymnasium.environment import OneSeatEnv
from tilewright.lab.gymnasium.flat import FlatObservation
from tilewright.lab.rewards import rewards

EVERY = [(name, players) for name in tw.games() for players in tw.game(name).player_counts]


def made(name: str, **settings: Any) -> OneSeatEnv:
    env = gymnasium.make(f"tilewright/{name.capitalize()}-v{version(name)}", **settings).unwrapped
    assert isinstance(env, OneSeatEnv)
    return env


def any_legal(mask: np.ndarray, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("name", "players"), EVERY)
@pytest.mark.filterwarnings("error::UserWarning")
def test_check_env(name: str, players: int) -> None:
    check_env(made(name, players=players, opponents="random"), skip_render_check=players > 2)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_whole_game_ends_with_the_reward_of_the_place(name: str, players: int) -> None:
    env, rng = made(name, players=players, opponents="random", seat=players - 1), np.random.default_rng(1)
    seen, info = env.reset(seed=5)
    assert info["seat"] == players - 1
    over, reward = False, 0.0
    while not over:
        assert seen["action_mask"].any()
        assert sorted(info["legal"]) == np.flatnonzero(seen["action_mask"]).tolist()
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        seen, reward, over, truncated, info = env.step(any_legal(seen["action_mask"], rng))
        assert not truncated
        assert over or reward == 0
    assert env.position is not None
    result = env.position.result
    assert result is not None
    assert reward == rewards(result)[players - 1]
    assert info["places"] == result.places
    assert not seen["action_mask"].any()
    assert info["legal"] == ()


@pytest.mark.parametrize("opponents", bots())
def test_every_bot_is_an_opponent(opponents: str) -> None:
    env = made("qwirkle", players=3, opponents=opponents)
    seen, _ = env.reset(seed=1)
    seen, _, over, _, _ = env.step(any_legal(seen["action_mask"], np.random.default_rng(0)))
    assert not over


def test_each_other_seat_may_have_its_own_bot() -> None:
    env = made("qwirkle", players=3, opponents=["greedy", "random"], seat=2)
    env.reset(seed=1)
    assert [type(player).__name__ for player in env._bots] == ["GreedyBot", "RandomBot"]


def test_what_follows_from_a_seed_is_always_the_same() -> None:
    def game(seed: int) -> list[Any]:
        env, rng = made("qwirkle", players=2, opponents="greedy", seat=None), np.random.default_rng(2)
        steps = []
        for each in (seed, None):
            seen, _ = env.reset(seed=each)
            for _ in range(6):
                seen, *_, info = env.step(any_legal(seen["action_mask"], rng))
                steps.append((seen["observation"].tobytes(), info["seat"]))
        return steps

    assert game(3) == game(3)
    assert game(3) != game(4)


def test_without_a_seat_any_is_drawn() -> None:
    env = made("tigris", players=4, opponents="random", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_what_is_not_legal_ends_the_game_and_names_the_rule() -> None:
    env = made("tigris", opponents="random")
    seen, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1, True)
    assert "TE-" in info["illegal"]


@pytest.mark.parametrize("mode", ["sync", "async"])
@pytest.mark.parametrize("name", tw.games())
def test_many_at_once(name: str, mode: Literal["sync", "async"]) -> None:
    many: Any = make_vec(name, 2, mode, players=2, opponents="random")
    rng = np.random.default_rng(0)
    seen, info = many.reset(seed=1)
    for _ in range(12):
        masks = seen["action_mask"]
        assert [sorted(codes) for codes in info["legal"]] == [np.flatnonzero(mask).tolist() for mask in masks]
        seen, *_, info = many.step((masks * rng.random(masks.shape)).argmax(axis=1))
    assert seen["observation"].shape[0] == 2
    many.close()


def test_a_game_that_ends_is_followed_by_the_next_in_the_same_step_so_no_mask_is_empty() -> None:
    many: Any = make_vec("tigris", 2, opponents="random", reward="margin")
    rng, ended = np.random.default_rng(0), 0
    seen, _ = many.reset(seed=1)
    while ended < 3:
        masks = seen["action_mask"]
        assert masks.any(axis=1).all()
        seen, _, over, _, info = many.step((masks * rng.random(masks.shape)).argmax(axis=1))
        for env in np.flatnonzero(over):
            ended += 1
            assert not info["final_obs"][env]["action_mask"].any()


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": 9}, "tigris takes 2 to 4"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'; there are"),
        ({"players": 3, "opponents": ["random"]}, "1 names for 2 other seats"),
        ({"seat": 2}, "it takes 0 to 1, or None for any"),
        ({"render_mode": "film"}, "'film' is not allowed"),
    ],
)
def test_settings_that_will_not_do_are_explained(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(tw.OptionError, match=problem):
        OneSeatEnv("tigris", **given)


def test_calls_out_of_order_are_explained() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        OneSeatEnv("qwirkle").step(0)
    env = OneSeatEnv("qwirkle", opponents="random")
    env.reset(seed=1)
    with pytest.raises(tw.OptionError, match="none was chosen"):
        env.render()


def test_the_flat_wrapper_gives_the_array_alone_and_the_mask_beside_it() -> None:
    plain = made("qwirkle", opponents="random")
    flat: Any = FlatObservation(made("qwirkle", opponents="random"))
    seen, array = plain.reset(seed=1)[0], flat.reset(seed=1)[0]
    assert array.dtype == np.float32
    assert array in flat.observation_space
    assert np.array_equal(array, seen["observation"])
    assert np.array_equal(flat.action_masks(), seen["action_mask"] == 1)
    again: Any = gymnasium.make(flat.spec)  # as a vector of environments makes it
    assert np.array_equal(again.reset(seed=1)[0], array)
