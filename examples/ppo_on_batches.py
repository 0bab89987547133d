"""Proximal policy optimisation (PPO) in one page: PyTorch on a `Batch` of compiled games of Tigris & Euphrates.

The learner plays at 64 tables at once against random play and is rewarded for places and, sooner, for points. In the
end it meets `random` and `greedy` in the arena. `python examples/ppo_on_batches.py --help` lists what can be changed;
the names of the arguments are those of CleanRL.
"""

# pyright: reportMissingImports=false
# examples/requirements.txt brings what the project itself does not need

import argparse
import sys
import time

import numpy as np
import torch
from tigris_network import Agent, share_of_wins  # beside this file
from torch import Tensor, nn

from tilewright.compiled import Batch


class Rollout:
    """So many steps at every table, as the learner needs them afterwards."""

    def __init__(self, batch: Batch, steps: int) -> None:
        shape = (steps, batch.n)
        self.observations = torch.zeros((*shape, batch.observer.size), dtype=torch.int16)
        self.masks = torch.zeros((*shape, batch.codec.size), dtype=torch.int8)
        self.actions = torch.zeros(shape, dtype=torch.long)
        self.likely, self.values, self.rewards, self.over = (torch.zeros(shape) for _ in range(4))

    def advantages(self, last_value: Tensor, gamma: float, gae_lambda: float) -> Tensor:
        """How much better each action turned out than expected (generalised advantage estimation)."""
        advantages, coming = torch.zeros_like(self.rewards), torch.zeros_like(last_value)
        following = last_value
        for step in reversed(range(len(self.rewards))):
            going_on = 1 - self.over[step]
            surprise = self.rewards[step] + gamma * following * going_on - self.values[step]
            coming = surprise + gamma * gae_lambda * going_on * coming
            advantages[step], following = coming, self.values[step]
        return advantages


def train(args: argparse.Namespace) -> Agent:
    """Play and learn in turn, for so many updates or minutes."""
    torch.manual_seed(args.seed)
    batch = Batch("tigris", n=args.num_envs, opponents="random", seat=None)
    agent = Agent(batch.observer, args.width, args.layers)
    optimiser = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    rollout, tables = Rollout(batch, args.num_steps), np.arange(batch.n)
    moment = batch.reset(args.seed)
    standing = batch.observer.standing(moment.observations)
    began, results = time.monotonic(), list[float]()
    for update in range(1, args.updates + 1):
        for step in range(args.num_steps):
            rollout.observations[step] = torch.from_numpy(moment.observations)
            rollout.masks[step] = torch.from_numpy(moment.masks)
            with torch.no_grad():
                likely, rollout.values[step] = agent(rollout.observations[step], rollout.masks[step])
            actions = torch.multinomial(likely.exp(), 1)
            rollout.actions[step] = actions.squeeze(1)
            rollout.likely[step] = likely.gather(1, actions).squeeze(1)
            moment = batch.step(actions)
            won = moment.rewards[tables, batch.seats]
            before, standing = standing, batch.observer.standing(moment.observations)
            growth = np.where(moment.over, 0, standing - before)  # after the end it is that of the next game
            rollout.rewards[step] = torch.from_numpy(won + args.points * growth)
            rollout.over[step] = torch.from_numpy(moment.over)
            results += won[moment.over].tolist()
        with torch.no_grad():
            _, last_value = agent(torch.from_numpy(moment.observations), torch.from_numpy(moment.masks))
        improve(agent, optimiser, rollout, rollout.advantages(last_value, args.gamma, args.gae_lambda), args)
        if update % args.report == 0:
            minutes = (time.monotonic() - began) / 60
            decisions = update * args.num_steps * args.num_envs
            sys.stdout.write(
                f"{minutes:5.1f} min {decisions:>9,} decisions: mean reward {np.mean(results[-200:]):+.2f}\n"
            )
            sys.stdout.flush()
            if minutes >= args.minutes:
                break
    return agent


def improve(
    agent: Agent, optimiser: torch.optim.Optimizer, rollout: Rollout, advantages: Tensor, args: argparse.Namespace
) -> None:
    """A few passes over what was played, none of which leads far from the policy that played it."""
    parts = (
        rollout.observations,
        rollout.masks,
        rollout.actions,
        rollout.likely,
        advantages,
        advantages + rollout.values,
    )
    observations, masks, actions, likely_before, gains, returns = (part.flatten(0, 1) for part in parts)
    for _ in range(args.update_epochs):
        for chosen in torch.randperm(len(actions)).split(args.minibatch_size):
            likely, values = agent(observations[chosen], masks[chosen])
            ratio = (likely.gather(1, actions[chosen, None]).squeeze(1) - likely_before[chosen]).exp()
            gain = (gains[chosen] - gains[chosen].mean()) / (gains[chosen].std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
            entropy = -(likely.exp() * likely).sum(dim=-1).mean()
            value_loss = (values - returns[chosen]).square().mean()
            loss = policy_loss - args.ent_coef * entropy + args.vf_coef * value_loss
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimiser.step()


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is set on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8, help="stop learning after so long")
    parser.add_argument("--updates", type=int, default=100_000, help="or after so many updates")
    parser.add_argument("--report", type=int, default=10, help="say how it goes every so many updates")
    parser.add_argument("--matches", type=int, default=100, help="games against each opponent in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--num-envs", type=int, default=64, help="games at once")
    parser.add_argument("--num-steps", type=int, default=32, help="decisions in each game for an update")
    parser.add_argument("--width", type=int, default=32, help="channels of the network")
    parser.add_argument("--layers", type=int, default=3, help="of convolutions")
    parser.add_argument("--points", type=float, default=0.1, help="what a point is worth beside a place")
    parser.add_argument("--gamma", type=float, default=0.99, help="discount")
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--update-epochs", type=int, default=4)
    parser.add_argument("--minibatch-size", type=int, default=512)
    parser.add_argument("--clip-coef", type=float, default=0.2)
    parser.add_argument("--ent-coef", type=float, default=0.01)
    parser.add_argument("--vf-coef", type=float, default=0.5)
    parser.add_argument("--max-grad-norm", type=float, default=0.5)
    return parser.parse_args(arguments)


def main() -> None:
    args = parsed()
    agent = train(args)
    for opponent in ("random", "greedy"):
        row = share_of_wins(agent, opponent, args.matches)
        sys.stdout.write(f"against {opponent}: {row.share:.0%} of {row.games} games, {row.low:.0%} to {row.high:.0%}\n")


if __name__ == "__main__":
    main()
