"""Our games dressed for the frameworks, driven by the very loops and drivers of the frameworks' own games.

They run in the environments of these peers, from our source folder, so that both sides have the same versions of
everything. `GAME` is framework and game: `pettingzoo/tigris`.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from itertools import count
from time import perf_counter
from typing import Any

PLAYERS = 4


def seeing_by_deciding(setup: Any, seconds: float, seed: int) -> float:
    """What observation and mask cost, in bare decisions: a random pick and the state after it, on the same states."""
    rng = random.Random(seed)
    seeing = deciding = 0.0
    seeds = count(seed)
    while seeing + deciding < seconds:
        state = setup.start(next(seeds))
        while (seat := state.actor) is not None:
            began = perf_counter()
            setup.observer.see(state, seat)
            setup.mask(state, seat)
            seen = perf_counter()
            state = state.after(state.actions().pick(rng))
            decided = perf_counter()
            seeing += seen - began
            deciding += decided - seen
    return seeing / deciding


def pettingzoo(name: str) -> Any:
    from bench.peers.pettingzoo_classic import PettingZoo
    from tilewright import encodings

    env = import_module(f"tilewright.lab.pettingzoo.{name}_v{encodings.version(name)}").raw_env(players=PLAYERS)

    class Ours(PettingZoo):
        def overhead(self, seconds: float, seed: int) -> float:
            return seeing_by_deciding(env.setup, seconds, seed)

    return Ours(env)


@dataclass
class Game:
    """A Gymnasium environment in the middle of a game, with what the learner saw last."""

    env: Any
    mask: Any
    over: bool = False


class Gymnasium:
    """One seat against random bots; a step is a decision of that seat."""

    native = False

    def __init__(self, name: str) -> None:
        from tilewright.lab.gymnasium.environment import OneSeatEnv

        self.version = version("gymnasium")
        self.env = OneSeatEnv(name, players=PLAYERS, opponents="random")

    def start(self, seed: int) -> Game:
        seen, _ = self.env.reset(seed=seed)
        return Game(self.env, seen["action_mask"])

    def pick(self, state: Game, rng: random.Random) -> int | None:
        legal = self.listed(state)
        return legal[int(rng.random() * len(legal))] if legal else None

    def listed(self, state: Game) -> Sequence[int]:
        return [] if state.over else state.mask.nonzero()[0].tolist()

    def play(self, state: Game, action: int) -> Game:
        seen, _, over, _, _ = state.env.step(action)
        return Game(state.env, seen["action_mask"], over)


def openspiel(name: str) -> Any:
    from bench.peers.openspiel import driver as their_driver

    import_module("tilewright.lab.openspiel")
    return their_driver(f"tilewright_{name}(players={PLAYERS})")


def driver(game: str) -> Any:
    framework, _, name = game.partition("/")
    return {"pettingzoo": pettingzoo, "gymnasium": Gymnasium, "openspiel": openspiel}[framework](name)
