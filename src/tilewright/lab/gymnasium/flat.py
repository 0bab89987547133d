"""Observations as one array of floats, for learners that take no dictionaries."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from numpy.typing import NDArray

from tilewright.lab.gymnasium.environment import OneSeatEnv


class FlatObservation(gymnasium.ObservationWrapper[NDArray[np.float32], Any, Any], RecordConstructorArgs):
    """The array alone, as float32. What may be done is in `action_masks()` and in `info["legal"]`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ObservationWrapper.__init__(self, env)
        space = env.observation_space
        assert isinstance(space, spaces.Dict)
        inner = space["observation"]
        assert isinstance(inner, spaces.Box)
        self.observation_space = spaces.Box(
            inner.low.astype(np.float32), inner.high.astype(np.float32), dtype=np.float32
        )

    def observation(self, observation: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        return observation["observation"].astype(np.float32)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done, as MaskablePPO of sb3-contrib asks for it."""
        inner = self.unwrapped
        assert isinstance(inner, OneSeatEnv)
        return inner.action_masks()
