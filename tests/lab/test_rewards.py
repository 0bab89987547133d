"""What a learner is rewarded for."""

import random
from typing import Any

import numpy as np
import pytest

import tilewright as tw
from tilewright.encodings import observer
from tilewright.encodings.observer import Feature
from tilewright.encodings.qwirkle.observations import QwirkleObserver
from tilewright.lab.gymnasium.environment import OneSeatEnv
from tilewright.lab.gymnasium.vector import BatchVectorEnv
from tilewright.lab.pettingzoo import qwirkle_v1
from tilewright.lab.rewards import margins, rewards

every_game = pytest.mark.parametrize("game", tw.games())


def gains(game: str, **settings: Any) -> tuple[list[float], tw.State]:
    """The rewards of a random game, and its last state."""
    env, rng = OneSeatEnv(game, opponents="random", **settings), random.Random(1)
    _, info = env.reset(seed=3)
    found, over = [], False
    while not over:
        _, reward, over, _, info = env.step(rng.choice(info["legal"]))
        found.append(reward)
    assert env.position is not None
    return found, env.position


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert margins((120, 90, 100)) == pytest.approx((0.2, -0.3, -0.2))


@every_game
def test_the_margin_comes_at_the_end(game: str) -> None:
    found, last = gains(game, reward="margin")
    assert last.result is not None
    assert found[-1] == margins(last.result.scores)[0]
    assert not any(found[:-1])


@every_game
def test_points_come_as_they_are_made_and_add_up_to_the_place(game: str) -> None:
    """The potential is 0 at the end and its value at the beginning is taken off: what is left is the place."""
    found, last = gains(game, reward="points")
    assert last.result is not None
    began = observer(game, 2).standing(observer(game, 2).see(_first_decision(game), 0))
    assert sum(found) == pytest.approx(rewards(last.result)[0] - 0.01 * float(began))
    assert any(found[:-1])


def _first_decision(game: str) -> tw.State:
    env = OneSeatEnv(game, opponents="random")
    env.reset(seed=3)
    assert env.position is not None
    return env.position


def test_points_are_discounted_as_the_learner_discounts() -> None:
    """Discounted, the growth adds up to nothing too: the potential's parts cancel one by one."""
    found, last = gains("qwirkle", reward="points", discount=0.9)
    assert last.result is not None
    total = sum(0.9**step * reward for step, reward in enumerate(found))
    assert total == pytest.approx(0.9 ** (len(found) - 1) * rewards(last.result)[0])


def test_in_tigris_the_weakest_colour_counts_with_its_treasures_and_a_tenth_of_all() -> None:
    tigris = observer("tigris", 2)
    seen = tigris.see(tw.game("tigris").start(2, seed=1), 0)
    tigris.numbers(seen, "points")[:4] = (5, 1, 2, 9)
    tigris.numbers(seen, "treasures")[0] = 2
    assert tigris.standing(seen) == pytest.approx(2 + 1.9)
    assert tigris.standing(np.stack([seen, seen])) == pytest.approx([3.9, 3.9])


def test_a_game_without_points_is_told_what_to_define() -> None:
    class Pointless(QwirkleObserver):
        def describe_vector(self) -> list[Feature]:
            return [feature for feature in super().describe_vector() if feature.name != "score"]

    pointless = Pointless(2, tw.game("qwirkle").start(2).options)
    with pytest.raises(NotImplementedError, match=r"Pointless .* define `standing`"):
        pointless.standing(np.zeros(pointless.size, np.int16))


@every_game
def test_a_batch_rewards_as_one_environment_does(game: str) -> None:
    for kind in ("margin", "points"):
        many, rng = BatchVectorEnv(game, num_envs=2, reward=kind), np.random.default_rng(1)
        seen, info = many.reset(seed=1)
        sums, began = np.zeros(2), 0.01 * observer(game, 2).standing(seen["observation"])
        over = np.zeros(2, bool)
        while not over.any():
            masks = seen["action_mask"]
            seen, gained, over, _, info = many.step((masks * rng.random(masks.shape)).argmax(axis=1))
            sums += gained
        env = int(np.argmax(over))
        if kind == "margin":
            assert sums[env] == pytest.approx(margins(tuple(info["scores"][env].tolist()))[0], abs=1e-5)
        else:
            assert sums[env] == pytest.approx(info["rewards"][env][0] - began[env], abs=1e-5)


def test_in_pettingzoo_every_agent_has_its_own() -> None:
    env, rng = qwirkle_v1.raw_env(reward="points"), random.Random(1)
    env.reset(seed=3)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    while env.position is not None and env.position.result is None:
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
        for agent, reward in env.rewards.items():
            sums[agent] += reward
    assert env.position is not None
    assert env.position.result is not None
    assert list(sums.values()) == pytest.approx(list(rewards(env.position.result)))


@pytest.mark.parametrize(
    ("settings", "problem"), [({"reward": "fame"}, "place, margin, points"), ({"discount": 0}, "above 0 and at most 1")]
)
def test_rewards_that_will_not_do_are_explained(settings: dict[str, Any], problem: str) -> None:
    for make in (OneSeatEnv, BatchVectorEnv):
        with pytest.raises(tw.OptionError, match=problem):
            make("qwirkle", **settings)
