"""What the frameworks' tests draw without a seed is the same in every run."""

import random
from typing import Any

import numpy as np
import pytest

from tests.lab.conftest import hold_chance
from tests.lab.test_gymnasium import made
from tilewright.lab.pettingzoo import qwirkle_v1


def drawn() -> tuple[Any, ...]:
    """A deal, an action of each agent, another framework's first sight of a game, and what everybody shares."""
    env = qwirkle_v1.raw_env()
    env.reset()
    samples = [env.action_space(agent).sample() for agent in env.agents]
    seen, _ = made("qwirkle", opponents="random").reset()
    return env.position, samples, np.asarray(seen["observation"]).tolist(), random.random(), np.random.rand()


def test_what_is_drawn_without_a_seed_is_the_same_in_every_run() -> None:
    with pytest.MonkeyPatch.context() as first:
        hold_chance(first)
        once = drawn()
    with pytest.MonkeyPatch.context() as second:
        hold_chance(second)
        assert drawn() == once
    assert drawn() != once
