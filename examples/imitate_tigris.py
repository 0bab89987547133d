"""Imitation in one page: `adept` plays Tigris & Euphrates against itself, the decisions become a Parquet file, and a
small network in PyTorch learns from it to play as `adept` does. In the end it meets `random` and `greedy` in the arena.

`python examples/imitate_tigris.py --help` lists what can be changed.
"""

# pyright: reportMissingImports=false
# examples/requirements.txt brings what the project itself does not need

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
from pyarrow import parquet
from tigris_network import Agent, share_of_wins  # beside this file

import tilewright as tw
from tilewright.bots import InformationState, bot
from tilewright.lab.dataset import DatasetWriter, masks, setup_of


def play_games(file: Path, games: int, teacher: str) -> int:
    """Let the bot play against itself, and keep every decision; how many there are."""
    game = tw.game("tigris")
    with DatasetWriter(file) as writer:
        for seed in range(games):
            state, player = game.start(2, seed), bot(teacher, game, seed)
            while state.actor is not None:
                state = state.play(player.choose(InformationState(state, state.actor)))
            writer.add(str(seed), tw.Record.of(state))
    return writer.rows


def learn(file: Path, args: argparse.Namespace) -> tuple[Agent, float]:
    """A network that finds likely what was recorded, and what part it foretells of the decisions kept for a test."""
    torch.manual_seed(args.seed)
    setup, table = setup_of(file), parquet.read_table(file)
    observations = torch.from_numpy(np.array(table["observation"].combine_chunks().flatten()).reshape(len(table), -1))
    legal, actions = table["legal"].to_pylist(), torch.tensor(table["action"].to_pylist())
    order = torch.randperm(len(table))
    tested, learnt = order[: len(order) // 10], order[len(order) // 10 :]
    agent = Agent(setup.observer, args.width, args.layers)
    agent.temperature = args.temperature
    optimiser = torch.optim.Adam(agent.parameters(), lr=args.learning_rate)

    def likely(chosen: torch.Tensor) -> torch.Tensor:
        may = torch.from_numpy(masks([legal[row] for row in chosen], setup.codec.size))
        return agent(observations[chosen], may)[0]

    right = 0.0
    for epoch in range(1, args.epochs + 1):
        for chosen in learnt[torch.randperm(len(learnt))].split(args.minibatch_size):
            loss = torch.nn.functional.nll_loss(likely(chosen), actions[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        with torch.no_grad():
            hits = sum(int((likely(part).argmax(1) == actions[part]).sum()) for part in tested.split(512))
        right = hits / len(tested)
        sys.stdout.write(f"epoch {epoch}: {right:.0%} of the decisions kept for the test are foretold\n")
        sys.stdout.flush()
    return agent, right


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is set on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games to learn from")
    parser.add_argument("--teacher", default="adept", help="who plays them")
    parser.add_argument("--epochs", type=int, default=8, help="passes over all decisions")
    parser.add_argument("--matches", type=int, default=100, help="games against each opponent in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=24, help="channels of the network")
    parser.add_argument("--layers", type=int, default=3, help="of convolutions")
    parser.add_argument("--learning-rate", type=float, default=2e-3)
    parser.add_argument("--temperature", type=float, default=0.3, help="of its choice in matches")
    parser.add_argument("--minibatch-size", type=int, default=128)
    return parser.parse_args(arguments)


def main() -> None:
    args, began = parsed(), time.process_time()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        rows = play_games(file, args.games, args.teacher)
        sys.stdout.write(f"{rows} decisions of {args.games} games after {time.process_time() - began:.0f} s\n")
        sys.stdout.flush()
        agent, _ = learn(file, args)
    sys.stdout.write(f"learnt after {time.process_time() - began:.0f} s of processor time\n")
    for opponent in ("random", "greedy"):
        row = share_of_wins(agent, opponent, args.matches)
        sys.stdout.write(f"against {opponent}: {row.share:.0%} of {row.games} games, {row.low:.0%} to {row.high:.0%}\n")


if __name__ == "__main__":
    main()
