"""Who may sit at the other seats of an environment."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import tilewright as tw
import tilewright.lab.gymnasium  # registers the environments
from tilewright import arena
from tilewright.bots import InformationState, bot
from tilewright.encodings import codec
from tilewright.kernel import Action
from tilewright.lab.gymnasium.environment import OneSeatEnv
from tilewright.lab.opponents import CodedPolicy, Pool


def first(info: InformationState) -> Action:
    return info.actions()[0]


def first_code(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def game_against(opponents: Any, seed: int = 1) -> list[str]:
    """The actions of a few turns against these opponents."""
    env = OneSeatEnv("qwirkle", opponents=opponents)
    _, info = env.reset(seed=seed)
    for _ in range(12):
        _, _, over, _, info = env.step(info["legal"][0])
        assert not over
    assert env.position is not None
    return [str(action) for action in env.position.past.actions()]


def test_a_function_of_an_information_state_plays() -> None:
    assert game_against(first) == game_against([first])


def test_a_bot_object_plays_and_so_does_a_class_in_a_process_of_its_own() -> None:
    game_against(bot("greedy", "qwirkle", 1))
    game_against("tests.bots.test_external:LastOfAll")


def test_a_coded_policy_sees_what_a_learner_sees() -> None:
    shapes = set()

    def policy(seen: Any) -> int:
        shapes.add((seen["observation"].shape, seen["action_mask"].shape))
        assert seen["action_mask"].any()
        return first_code(seen)

    game_against(CodedPolicy(policy))
    env: Any = OneSeatEnv("qwirkle")
    assert shapes == {(env.observation_space["observation"].shape, env.observation_space["action_mask"].shape)}


def test_a_coded_policy_plays_in_the_arena_what_it_plays_in_an_environment() -> None:
    state = tw.game("qwirkle").start(2, seed=1)
    info = InformationState(state, state.actor or 0)
    assert CodedPolicy(first_code)(info) == codec("qwirkle", 2).decode(codec("qwirkle", 2).codes(state).min(), state)
    assert arena.play("qwirkle", [CodedPolicy(first_code), "random"], games=2).games == 2


def test_a_pool_is_drawn_from_anew_for_each_game_and_takes_more_while_it_is_used() -> None:
    asked: list[str] = []

    def named(name: str) -> Any:
        def policy(info: InformationState) -> Action:
            asked.append(name)
            return first(info)

        return policy

    pool = Pool([named("one")])
    env: Any = gymnasium.make("tilewright/Qwirkle-v1", opponents=pool)

    def play_some(seed: int) -> None:
        _, info = env.reset(seed=seed)
        for _ in range(4):
            *_, info = env.step(info["legal"][0])

    play_some(0)
    assert set(asked) == {"one"}
    pool.add(named("two"))
    for seed in range(8):
        play_some(seed)
    assert set(asked) == {"one", "two"}


@pytest.mark.parametrize(
    ("opponents", "problem"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("nosuchmodule:Bot", "No module named 'nosuchmodule'"),
        (Pool(), "the pool is empty"),
        (Pool(["nobody"]), "there is no bot 'nobody'"),
        (7, "7 is none"),
    ],
)
def test_whoever_cannot_play_is_refused_at_once(opponents: Any, problem: str) -> None:
    with pytest.raises(tw.OptionError, match=problem):
        OneSeatEnv("qwirkle", opponents=opponents)
