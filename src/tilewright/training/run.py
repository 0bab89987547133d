"""A run: rounds of self-play, each with the net so far, and of fitting the net to them, in a folder.

plan.json        what was asked for
round-7/         samples of the games of a round, as long as they are learnt from
net-7.npy        the net after it; net-0.npy is the one that it began with, if it did not begin with a fresh one
curve.csv, .svg  how it went; elo.svg, in Elo points
"""

import shutil
import time
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec
import numpy as np

from tilewright.bots.nets.files import read, write
from tilewright.bots.nets.layout import Layers
from tilewright.bots.nets.library import net_of
from tilewright.bots.nets.samples import SelfPlay
from tilewright.kernel import TilewrightError
from tilewright.training.curve import Curve, CurvePoint
from tilewright.training.fitting import Device, fit, fresh_net
from tilewright.training.games import match, play_to_learn, samples_in, self_play_of
from tilewright.training.targets import RESULTS

SEEDS_A_ROUND = 1 << 32
MATCHES = 1 << 60  # seeds from here on are those of matches, which are never learnt from

Say = Callable[[int, int, str], None]  # what is done, of how much, and what is known


class OtherPlan(TilewrightError, ValueError):
    """A folder holds a run with another plan."""


class NoSuchNet(TilewrightError, ValueError):
    """A run is to begin with a net that the package does not have."""


class UnusableLambda(TilewrightError, ValueError):
    """A λ that is not one, or that is not for this game."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run does. The same plan makes the same nets."""

    game: str
    players: int
    seed: int = 1
    games: int = 20_000  # of a round
    window: int = 3  # rounds that are learnt from at a time
    epochs: float = 3.0  # passes over their samples
    explore: float = 0.15
    keep: float = 0.4
    deals: int = 250  # of the match after each round
    begin_with: int = 0  # so many players, whose net of the package it begins with; 0: a fresh one
    weights: bool = True  # does the net correct the tuned weights? Else it begins from nothing
    td_lambda: float | None = None  # of TD(λ), in games that a net played; None: results, or the game's own targets


class Run:
    """A run in a folder, from where it was left."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self_play = self_play_of(plan.game)
        self.folder, self.shape = folder, self_play.shape
        self.plan = plan = _with_lambda(plan, self_play)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "plan.json"
        if file.exists() and _with_lambda(msgspec.json.decode(file.read_bytes(), type=Plan), self_play) != plan:
            raise OtherPlan(f"{folder} holds a run with another plan; take that up, or begin in an empty folder")
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
        self.curve = Curve(folder, plan.players)
        if plan.begin_with and not self.net_file(0).exists():
            self._keep_first(plan)

    @property
    def rounds(self) -> int:
        """How many are done."""
        return len(self.curve.points)

    def net_file(self, number: int) -> Path:
        return self.folder / f"net-{number}.npy"

    def net(self, number: int | None = None) -> dict[str, np.ndarray] | None:
        """The net after so many rounds, or after all that are done; None before the first of a run that began with
        none."""
        number = self.rounds if number is None else number
        return read(self.net_file(number).read_bytes(), self.shape) if number or self.plan.begin_with else None

    def _keep_first(self, plan: Plan) -> None:
        """Keep the net that the run begins with: that of the package may be another one later.

        What a net finds is added up over the seats; at a larger table each of them is to count for less.
        """
        first = net_of(plan.game, plan.begin_with)
        if first is None:
            raise NoSuchNet(f"the package has no net of {plan.game} for {plan.begin_with} players to begin with")
        second = first.layers["second"].copy()
        second[self.shape.hidden :] *= plan.begin_with / plan.players
        self._write(0, {**first.layers, "second": second})

    def _write(self, number: int, net: Layers) -> None:
        part = self.folder / "net.part"
        part.write_bytes(write(net))
        part.replace(self.net_file(number))

    def go_on(self, pool: Executor, device: Device, say: Say | None = None) -> CurvePoint:
        """One more round."""
        plan, number, began = self.plan, self.rounds + 1, time.monotonic()
        net = self.net()
        first = plan.seed + SEEDS_A_ROUND * number
        play_to_learn(
            pool,
            plan.game,
            plan.players,
            net,
            plan.weights,
            range(first, first + plan.games),
            plan.explore,
            plan.keep,
            plan.td_lambda,
            self._games(number),
            (lambda done, total: say(done, total, f"round {number}")) if say else None,
        )
        played = time.monotonic()
        learnt = range(max(1, number - plan.window + 1), number + 1)
        samples = samples_in(file for each in learnt for file in self._files(each))
        start = net or fresh_net(self.shape, plan.seed)
        net, losses = fit(start, samples, plan.epochs, first, device)
        self._write(number, net)
        fitted = time.monotonic()
        deals = range(MATCHES + first, MATCHES + first + plan.deals)
        share, give = match(pool, plan.game, plan.players, net, None, plan.weights, deals)
        point = CurvePoint(
            number,
            number * plan.games,
            len(samples.inputs),
            *losses,
            share,
            give,
            played - began,
            fitted - played,
        )
        self.curve.add(point)
        for old in range(1, number - plan.window + 2):
            shutil.rmtree(self._games(old), ignore_errors=True)
        return point

    def _games(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def _files(self, number: int) -> list[Path]:
        return sorted(self._games(number).glob("*.npy"), key=lambda file: int(file.stem))


def _with_lambda(plan: Plan, self_play: type[SelfPlay]) -> Plan:
    """The plan with its λ as a number, if its game lets one choose it."""
    if self_play.own_lambda is not None:
        if plan.td_lambda is not None:
            raise UnusableLambda(
                f"{plan.game} makes targets of its own, with λ = {self_play.own_lambda:g}; no other can be chosen"
            )
        return plan
    td_lambda = RESULTS if plan.td_lambda is None else plan.td_lambda
    if not 0 <= td_lambda <= 1:
        raise UnusableLambda(f"the λ of TD(λ) is from 0 to 1, not {td_lambda:g}")
    return msgspec.structs.replace(plan, td_lambda=td_lambda)
