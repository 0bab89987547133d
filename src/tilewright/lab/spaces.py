"""The spaces of actions and observations, as Gymnasium and PettingZoo describe them."""

import numpy as np
from gymnasium import spaces

from tilewright.lab.game_setup import GameSetup


def action_space(setup: GameSetup) -> spaces.Discrete:
    return spaces.Discrete(setup.codec.size)


def observation_space(setup: GameSetup) -> spaces.Dict:
    low, high = setup.observer.bounds()
    mask = spaces.Box(0, 1, (setup.codec.size,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def seed_for(dice: np.random.Generator) -> int:
    """A seed for a game or a bot."""
    return int(dice.integers(2**63))
