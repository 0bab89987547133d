"""PettingZoo's classic environments: observations and action masks as NumPy arrays.

The bare environments are measured, without the wrappers that check the order of calls.
"""

import random
from collections.abc import Sequence
from copy import copy
from importlib.metadata import version
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import chess_v6, go_v5


class PettingZoo:
    native = False

    def __init__(self, env: AECEnv) -> None:
        self.version = version("pettingzoo")
        self.env = env

    def start(self, seed: int) -> AECEnv:
        env = self.duplicate(self.env)
        env.reset(seed=seed)
        return env

    def pick(self, state: AECEnv, rng: random.Random) -> int | None:
        actions = self.allowed(state)
        return int(actions[int(rng.random() * len(actions))]) if len(actions) else None

    def listed(self, state: AECEnv) -> Sequence[int]:
        return self.allowed(state).tolist()

    def play(self, state: AECEnv, action: int) -> AECEnv:
        state.step(action)
        return state

    def child(self, state: AECEnv, action: int) -> AECEnv:
        return self.play(self.duplicate(state), action)

    def allowed(self, state: AECEnv) -> np.ndarray:
        observation, _, terminated, truncated, _ = state.last()
        return np.flatnonzero(() if terminated or truncated else observation["action_mask"])

    def duplicate(self, env: AECEnv) -> AECEnv:
        """A copy by hand: `copy.deepcopy` of these environments silently gives a freshly built one.

        Copied is what `step` changes in place; all else is only ever replaced and can be shared.
        """
        twin = object.__new__(type(env))
        twin.__dict__.update({name: duplicate_part(name, part) for name, part in vars(env).items()})
        return twin


CHANGED_IN_PLACE = frozenset({"board", "_agent_selector", "_cumulative_rewards", "rewards", "terminations", "infos"})


def duplicate_part(name: str, part: Any) -> Any:
    return copy(part) if name in CHANGED_IN_PLACE else part


def driver(game: str) -> PettingZoo:
    return PettingZoo(chess_v6.raw_env() if game == "chess" else go_v5.raw_env(board_size=19))
