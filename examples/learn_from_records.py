"""Offline learning in one page: records of Qwirkle, a Parquet file, a small policy, and a match against random play.

The policy weighs a dozen facts about each legal action, all of them read off the observation, and was never told the
rules of scoring: it imitates the greedy bot. `python examples/learn_from_records.py --help` lists what can be changed.
"""

import argparse
import random
import sys
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet
from qwirkle_facts import FACTS, facts_of  # beside this file

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.lab.dataset import DatasetWriter, setup_of
from tilewright.lab.pettingzoo import qwirkle_v1

Array = NDArray[Any]


def play_games(folder: Path, games: int) -> None:
    """Let two greedy bots play, and keep the records."""
    game = tw.game("qwirkle")
    for seed in range(games):
        state, player = game.start(2, seed), bot("greedy", game, seed)
        while state.actor is not None:
            state = state.play(player.choose(InformationState(state, state.actor)))
        tw.Record.of(state).save(folder / f"{seed:04}.json")


def learn(file: Path, steps: int) -> Array:
    """Weights that make the recorded actions likely: logistic regression over the legal actions, by gradient ascent."""
    encoder = setup_of(file).observer
    facts: list[Array] = []
    taken: list[int] = []
    starts: list[int] = []
    rows = 0
    for batch in parquet.ParquetFile(file).iter_batches(256, columns=["observation", "legal", "action"]):
        seen = np.array(batch["observation"].flatten()).reshape(len(batch), -1)
        for observation, legal, action in zip(
            seen, batch["legal"].to_pylist(), batch["action"].to_pylist(), strict=True
        ):
            facts.append(facts_of(observation, np.array(legal), encoder))
            taken.append(rows + legal.index(action))
            starts.append(rows)
            rows += len(legal)
    table, first = np.concatenate(facts), np.array(starts)
    sizes = np.diff([*starts, rows])
    weights = np.zeros(FACTS)
    target = table[taken].mean(axis=0)
    scale = table.std(axis=0) + 1e-9
    for _ in range(steps):
        likely = np.exp(table @ weights)
        likely /= np.repeat(np.add.reduceat(likely, first), sizes)
        weights += (target - likely @ table / len(first)) / scale**2 * 0.5
    return weights


def match(weights: Array, games: int) -> tuple[int, int]:
    """Games that the policy won and lost against random play, the seats in turn."""
    environment = qwirkle_v1.raw_env(players=2)
    rng = random.Random(0)
    won = lost = 0
    for number in range(games):
        environment.reset(seed=1_000_000 + number)
        learner = f"player_{number % 2}"
        while not any(environment.terminations.values()):
            agent = environment.agent_selection
            seen = environment.observe(agent)
            codes = np.flatnonzero(seen["action_mask"])
            if agent == learner:
                worth = facts_of(seen["observation"], codes, environment.setup.observer) @ weights
                environment.step(int(codes[worth.argmax()]))
            else:
                environment.step(int(rng.choice(codes)))
        won += environment.rewards[learner] > 0
        lost += environment.rewards[learner] < 0
    return won, lost


def interval(won: int, games: int) -> tuple[float, float]:
    """The share of wins that 95 in 100 such samples would lie around (Wilson)."""
    z = 1.96
    share, spread = won / games, z * sqrt(won * (games - won) / games + z * z / 4)
    middle = share + z * z / (2 * games)
    return (middle - spread / games) / (1 + z * z / games), (middle + spread / games) / (1 + z * z / games)


def experiment(games: int, steps: int, matches: int) -> tuple[float, float]:
    """All of it; the interval of the share of games won."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        play_games(folder, games)
        file = folder / "games.parquet"
        with DatasetWriter(file) as writer:
            for record in sorted(folder.glob("*.json")):
                writer.add(record.stem, tw.Record.load(record))
        weights = learn(file, steps)
    won, lost = match(weights, matches)
    low, high = interval(won, matches)
    sys.stdout.write(f"learnt from {writer.rows} decisions of {games} games\n")
    sys.stdout.write(f"against random: {won} won, {lost} lost of {matches}; {low:.0%} to {high:.0%} of games\n")
    return low, high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games of greedy bots to learn from")
    parser.add_argument("--steps", type=int, default=200, help="steps of gradient ascent")
    parser.add_argument("--matches", type=int, default=100, help="games against random play")
    chosen = parser.parse_args()
    experiment(chosen.games, chosen.steps, chosen.matches)


if __name__ == "__main__":
    main()
