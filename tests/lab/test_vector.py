"""Batches of compiled games as Gymnasium's VectorEnv."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tilewright.compiled import engines
from tilewright.encodings import version
from tilewright.lab.gymnasium.vector import BatchVectorEnv

every_game = pytest.mark.parametrize("game", engines())


def any_legal(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@every_game
def test_make_vec_makes_it_and_what_it_returns_is_in_its_spaces(game: str) -> None:
    many: Any = gymnasium.make_vec(f"tilewright/{game.capitalize()}-v{version(game)}", num_envs=3, players=3)
    assert isinstance(many, BatchVectorEnv)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = many.reset(seed=1)
    assert seen in many.observation_space
    actions = any_legal(seen["action_mask"], np.random.default_rng(1))
    assert actions in many.action_space
    seen, rewards, over, truncated, info = many.step(actions)
    assert seen in many.observation_space
    assert rewards.shape == over.shape == truncated.shape == info["seat"].shape == (3,)


@every_game
def test_no_mask_is_ever_empty_and_the_learner_is_rewarded_when_a_game_ends(game: str) -> None:
    many, rng = BatchVectorEnv(game, num_envs=8, seat=None), np.random.default_rng(2)
    seen, _ = many.reset(seed=2)
    ended = 0
    while ended < 8:
        seen, rewards, over, _, info = many.step(any_legal(seen["action_mask"], rng))
        ended += int(over.sum())
        assert seen["action_mask"].any(axis=1).all()
        assert info["seat"].tolist() == [0, 1] * 4
        assert not rewards[~over].any()
        for env in np.flatnonzero(over):
            assert info["_places"][env]
            places = info["places"][env]
            assert rewards[env] == np.sign(places[1 - env % 2] - places[env % 2])


@every_game
def test_a_seed_is_followed_by_the_same_games_again(game: str) -> None:
    many = BatchVectorEnv(game, num_envs=2)
    first, second = many.reset(seed=3)[0], many.reset()[0]
    assert np.array_equal(many.reset(seed=3)[0]["observation"], first["observation"])
    assert np.array_equal(many.reset()[0]["observation"], second["observation"])
    assert not np.array_equal(first["observation"], second["observation"])


@every_game
def test_in_self_play_the_reward_is_of_the_seat_that_acted(game: str) -> None:
    many, rng = BatchVectorEnv(game, num_envs=4, opponents="self"), np.random.default_rng(4)
    seen, info = many.reset(seed=4)
    over, acting, rewards = np.zeros(4, bool), info["seat"], np.zeros(4)
    while not over.any():
        acting = info["seat"]
        seen, rewards, over, _, info = many.step(any_legal(seen["action_mask"], rng))
    env = int(np.argmax(over))
    assert rewards[env] == info["rewards"][env, acting[env]]


def test_arrays_last_unless_speed_is_wanted() -> None:
    for copy in (True, False):
        many = BatchVectorEnv("qwirkle", num_envs=1, copy=copy)
        seen, _ = many.reset(seed=5)
        before = seen["observation"].copy()
        many.step(any_legal(seen["action_mask"], np.random.default_rng(5)))
        assert np.array_equal(seen["observation"], before) == copy
