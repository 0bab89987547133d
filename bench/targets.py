"""What should a net learn: how games ended, or what was thought later on? `python -m bench.targets tigris --players 2`.

One net is fitted to how games ended, as training does it, one for each λ to TD(λ): to what the net that played thought
at the next kept position and, less and less, at those after it, and in the end to how the game ended (so that λ = 1 is
the result alone). That is `tilewright train --td-lambda`, but for a first round that the weights play: here it learns
TD(λ) too, of what the weights thought. The games of the first round are the same for all; in later rounds each net
plays its own, and learns from all so far. They are measured by their surprise at how other games ended, and by matches
of self-play's search, against the weights, the net that learnt results and the one that all began with. With `--folder`
the nets are kept.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import islice, repeat
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import tilewright as tw
from tilewright.bots.nets.files import write
from tilewright.bots.nets.layout import Layers
from tilewright.bots.nets.samples import Samples
from tilewright.training.fitting import chances, fit, fresh_net
from tilewright.training.games import match, processes, self_play_of
from tilewright.training.run import MATCHES, Plan, Run
from tilewright.training.targets import RESULTS, td


def played(plan: Plan, net: Layers | None, seed: int) -> Samples:
    table = self_play_of(plan.game)(plan.players, [net] * plan.players)
    return table.play(seed, [plan.explore] * plan.players, plan.keep)[0]


def play(pool: Executor, plan: Plan, net: Layers | None, first: int, number: int) -> list[Samples]:
    """So many games."""
    return list(pool.map(played, repeat(plan), repeat(net), range(first, first + number), chunksize=20))


def rounds(pool: Executor, plan: Plan, run: Run, farther: float) -> Iterator[Layers]:
    """The net after one round, two and so on."""
    net, first, learnt = run.net(), plan.seed, list[Samples]()
    while True:
        judge = net or fresh_net(run.shape, plan.seed)
        games = play(pool, plan, net, first, plan.games)
        learnt += [td(game, chances(judge, game), farther) for game in games]
        net, _ = fit(judge, Samples(*map(np.concatenate, zip(*learnt, strict=True))), plan.epochs, first)
        yield net
        first += plan.games


def surprises(net: Layers, games: Sequence[Samples]) -> np.ndarray:
    """At how each of these games ended, the mean over its positions."""
    return np.array([-(np.log(chances(net, game)) * game.shares).sum() / len(game.shares) for game in games])


def mean(numbers: np.ndarray) -> str:
    return f"{numbers.mean():.4f} ± {1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["tigris", "empires"], help="Qwirkle's self-play makes targets of its own")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4800, help="of each round")
    parser.add_argument("--held-out", type=int, default=1200, help="games that are not learnt from")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--begin-with", type=int, default=0, help="the package's net for so many; 0: a fresh one")
    parser.add_argument("--lambdas", type=float, nargs="+", default=[0.95, 0.9, 0.7], help="beside the results")
    parser.add_argument("--deals", type=int, default=1000, help="of each match, played by every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    tw.game(asked.game).check_players(asked.players)
    plan = Plan(asked.game, asked.players, asked.seed, asked.games, begin_with=asked.begin_with)
    with TemporaryDirectory() as aside, processes(plan.game, plan.players, asked.workers) as pool:
        run = Run(asked.folder or Path(aside), plan)
        start = run.net() or fresh_net(run.shape, plan.seed)
        held_out = play(pool, plan, run.net(), plan.seed + asked.rounds * plan.games, asked.held_out)
        positions = sum(len(game.shares) for game in held_out) / len(held_out)
        print(f"{positions:.1f} positions of a game; surprise before {mean(surprises(start, held_out))}", flush=True)
        nets = dict[float, list[Layers]]()
        for farther in (RESULTS, *asked.lambdas):
            nets[farther] = list(islice(rounds(pool, plan, run, farther), asked.rounds))
            for number, (net, by_results) in enumerate(zip(nets[farther], nets[RESULTS], strict=True), start=1):
                after = surprises(net, held_out)
                more = mean(after - surprises(by_results, held_out))
                print(f"λ = {farther}, round {number}: surprise {mean(after)}, more than by results {more}", flush=True)
                (run.folder / f"lambda-{farther}-{number}.npy").write_bytes(write(net))
        deals = range(MATCHES + plan.seed, MATCHES + plan.seed + asked.deals)
        others: dict[str, Layers | None] = {"the weights": None, "results": nets[RESULTS][-1]}
        if asked.begin_with:
            others["the net before"] = start
        for farther, (*_, net) in nets.items():
            for name, other in others.items():
                if net is not other:
                    share, give = match(pool, plan.game, plan.players, net, other, True, deals)
                    number = plan.players * asked.deals
                    print(f"λ = {farther} against {name}: {share:.1%} ± {give:.1%}, {number} games", flush=True)


if __name__ == "__main__":
    main()
