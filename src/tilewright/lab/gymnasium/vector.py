"""A batch of compiled games as Gymnasium's VectorEnv. Needs the extra `fast` beside `gymnasium`."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilewright.compiled import Batch
from tilewright.compiled.batch import Moment, Opponents
from tilewright.kernel import OptionError
from tilewright.lab.game_setup import GameSetup
from tilewright.lab.rewards import Potential, RewardKind, check_reward, margins
from tilewright.lab.spaces import action_space, observation_space, seed_for

Seen = dict[str, NDArray[Any]]


class BatchVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Many games at once, one learner in each; the other seats are played by compiled opponents, `random` or `greedy`.

    With `opponents="self"` the caller plays all seats, and the reward is that of the seat that has just acted; those of
    all seats are in `info["rewards"]`. `reward` and `discount` are as for one environment. A game that ends is followed
    by the next in the same step, so a mask is never empty. An action that is not legal raises IllegalCode. Arrays are
    copies unless `copy` is False: then the next step overwrites them.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: Opponents = "random",
        seat: int | None = 0,
        threads: int | None = None,
        copy: bool = True,
        reward: RewardKind = "place",
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        check_reward(reward, discount)
        if reward == "points" and opponents == "self":
            raise OptionError("reward", "'points' are those of one learner, and in self-play there are several")
        self.batch = Batch(game, players, options, num_envs, 0, opponents, seat, threads)
        setup = GameSetup(game, players, options)
        self.num_envs = num_envs
        self.single_action_space = action_space(setup)
        self.single_observation_space = observation_space(setup)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copy = copy
        self._games = np.arange(num_envs)
        self._margin = reward == "margin"
        self._potential = Potential(setup.observer, discount) if reward == "points" else None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games. Without a seed they follow from the last one."""
        super().reset(seed=seed)
        now = self.batch.reset(seed_for(self.np_random))
        if self._potential is not None:
            self._potential.begin(now.observations)
        return self._seen(now), self._info(now)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        acting = self.batch.moment.actors.copy()
        now = self.batch.step(actions)
        over = self._kept(now.over)
        return self._seen(now), self._rewards(now, acting), over, np.zeros_like(over), self._info(now)

    def _rewards(self, now: Moment, acting: NDArray[Any]) -> NDArray[Any]:
        gained = now.rewards[self._games, acting]
        if self._margin:
            for env in np.flatnonzero(now.over):
                gained[env] = margins(tuple(self.batch.points[env].tolist()))[acting[env]]
        if self._potential is not None:
            gained = (gained + self._potential.growth(now.observations, now.over)).astype(np.float32)
        return gained

    def _seen(self, now: Moment) -> Seen:
        return {"observation": self._kept(now.observations), "action_mask": self._kept(now.masks)}

    def _info(self, now: Moment) -> dict[str, Any]:
        """The seat that decides; where a game ended, also rewards, places and scores of all its seats."""
        info: dict[str, Any] = {"seat": self._kept(now.actors)}
        if now.over.any():
            ended = {"rewards": now.rewards, "places": self.batch.places, "scores": self.batch.points}
            for name, values in ended.items():
                info |= {name: self._kept(values), f"_{name}": self._kept(now.over)}
        return info

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
