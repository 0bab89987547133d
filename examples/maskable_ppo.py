"""MaskablePPO of sb3-contrib at Qwirkle, as its own documents use it: one seat learns against the bot `random`.

`python examples/maskable_ppo.py --help` lists what can be changed.
"""

# pyright: reportMissingImports=false
# examples/requirements.txt brings what the project itself does not need

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from tilewright import arena
from tilewright.lab.gymnasium.environment import OneSeatEnv
from tilewright.lab.gymnasium.flat import FlatObservation
from tilewright.lab.opponents import CodedPolicy


def environment(discount: float, **settings: Any) -> Callable[[], gymnasium.Env[Any, Any]]:
    """What makes an environment for the learner."""

    def make() -> gymnasium.Env[Any, Any]:
        return FlatObservation(OneSeatEnv("qwirkle", seat=None, reward="points", discount=discount, **settings))

    return make


class Report(BaseCallback):
    """Say how it goes, and stop when the time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds, self.began = minutes * 60, time.monotonic()
        self.results: list[float] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "places" in info:
                self.results.append(1.5 - info["places"][info["seat"]])
        return time.monotonic() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        minutes, won = (time.monotonic() - self.began) / 60, np.mean(np.array(self.results[-100:]) > 0)
        sys.stdout.write(f"{minutes:5.1f} min {self.num_timesteps:>9,} decisions: {won:.0%} of 100 games won\n")
        sys.stdout.flush()


def train(args: argparse.Namespace) -> MaskablePPO:
    """Learn for so many decisions or minutes."""
    tables = DummyVecEnv([environment(args.gamma, opponents=args.opponent)] * args.num_envs)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=args.num_steps,
        batch_size=args.batch_size,
        gamma=args.gamma,
        ent_coef=args.ent_coef,
        learning_rate=args.learning_rate,
        n_epochs=args.epochs,
        seed=args.seed,
        policy_kwargs={"net_arch": [128, 128]},
    )
    return model.learn(args.decisions, callback=Report(args.minutes))


def policy_of(model: MaskablePPO) -> CodedPolicy:
    """The learner as a bot."""

    def choose_code(seen: Mapping[str, NDArray[Any]]) -> int:
        array = seen["observation"].astype(np.float32)
        code, _ = model.predict(array, action_masks=seen["action_mask"].astype(bool), deterministic=True)
        return int(code)

    return CodedPolicy(choose_code)


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is set on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8, help="stop learning after so long")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="or after so many decisions")
    parser.add_argument("--opponent", default="random", help="whom it learns against")
    parser.add_argument("--matches", type=int, default=100, help="games against each opponent in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--num-envs", type=int, default=8)
    parser.add_argument("--num-steps", type=int, default=256)
    parser.add_argument("--batch-size", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--gamma", type=float, default=0.97)
    parser.add_argument("--ent-coef", type=float, default=0.01)
    parser.add_argument("--learning-rate", type=float, default=5e-4)
    return parser.parse_args(arguments)


def main() -> None:
    args = parsed()
    learner = policy_of(train(args))
    for opponent in ("random", "greedy"):
        rows = arena.play("qwirkle", [learner, opponent], games=args.matches).rows
        row = next(row for row in rows if row.bot != opponent)
        sys.stdout.write(f"against {opponent}: {row.share:.0%} of {row.games} games, {row.low:.0%} to {row.high:.0%}\n")


if __name__ == "__main__":
    main()
