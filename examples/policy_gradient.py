"""A linear policy learns Qwirkle in seconds, in NumPy alone: policy gradients on a `Batch` of compiled games.

It weighs a dozen facts of each legal action, plays at 32 tables at once against random play, and makes likelier what
brought points soon. `python examples/policy_gradient.py --help` lists what can be changed.
"""

import argparse
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from qwirkle_facts import FACTS, facts_of  # beside this file

from tilewright import arena
from tilewright.compiled import Batch
from tilewright.encodings import Observer
from tilewright.lab.opponents import CodedPolicy, Seen

Array = NDArray[Any]
SOON = 0.8  # what a point is worth one decision later


class LinearPolicy:
    """The more the weighed facts of an action add up to, the likelier it is."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.weights = np.zeros(FACTS)

    def likely(self, observation: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The legal codes, their facts and their probabilities."""
        codes = np.flatnonzero(mask)
        facts = facts_of(observation, codes, self.observer)
        worth = facts @ self.weights
        likely = np.exp(worth - worth.max())
        return codes, facts, likely / likely.sum()

    def choose_code(self, seen: Seen) -> int:
        """The likeliest legal code."""
        codes, _, likely = self.likely(seen["observation"], seen["action_mask"])
        return int(codes[likely.argmax()])


def train(
    updates: int, tables: int = 32, steps: int = 32, rate: float = 0.3, seed: int = 1
) -> tuple[LinearPolicy, list[float]]:
    """The policy, and what part of the games that ended it won, update by update; ties count half."""
    batch, rng = Batch("qwirkle", n=tables, opponents="random", seat=None), np.random.default_rng(seed)
    policy, moment, curve = LinearPolicy(batch.observer), batch.reset(seed), list[float]()
    envs, standing = np.arange(tables), batch.observer.standing(moment.observations)
    for _ in range(updates):
        directions, scored, results = np.zeros((steps, tables, FACTS)), np.zeros((steps, tables)), list[float]()
        for step in range(steps):
            actions = np.zeros(tables, int)
            for env in envs:
                codes, facts, likely = policy.likely(moment.observations[env], moment.masks[env])
                chosen = rng.choice(len(codes), p=likely)
                actions[env] = codes[chosen]
                directions[step, env] = facts[chosen] - likely @ facts  # what makes this action likelier
            moment = batch.step(actions)
            before, standing = standing, batch.observer.standing(moment.observations)
            scored[step] = np.where(moment.over, 0, standing - before)
            results += moment.rewards[envs, batch.seats][moment.over].tolist()
        gains, coming = np.zeros((steps, tables)), np.zeros(tables)
        for step in reversed(range(steps)):
            gains[step] = coming = scored[step] + SOON * coming
        gains = (gains - gains.mean()) / (gains.std() + 1e-9)
        policy.weights += rate * (directions * gains[:, :, None]).mean(axis=(0, 1))
        curve.append((1 + float(np.mean(results))) / 2 if results else 0.5)
    return policy, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=40, help="how often the weights change")
    parser.add_argument("--matches", type=int, default=100, help="games against each opponent in the end")
    chosen = parser.parse_args()
    policy, curve = train(chosen.updates)
    for update, share in enumerate(curve, 1):
        sys.stdout.write(f"update {update}: won {share:.0%} of the games that ended\n")
    for opponent in ("random", "greedy"):
        rows = arena.play("qwirkle", [CodedPolicy(policy.choose_code), opponent], games=chosen.matches).rows
        row = next(row for row in rows if row.bot != opponent)
        sys.stdout.write(f"against {opponent}: {row.share:.0%} of {row.games} games, {row.low:.0%} to {row.high:.0%}\n")


if __name__ == "__main__":
    main()
