"""Tilewright's own games. States are values, so a child needs no copy."""

import random
from collections.abc import Sequence
from typing import Any

import tilewright as tw


class Tilewright:
    """Four random players."""

    native = False
    players = 4

    def __init__(self, name: str) -> None:
        self.version = tw.__version__
        self.game: Any = tw.game(name)

    def start(self, seed: int) -> Any:
        return self.game.start(players=self.players, seed=seed)

    def pick(self, state: Any, rng: random.Random) -> Any:
        return None if state.actor is None else state.actions().pick(rng)

    def listed(self, state: Any) -> Sequence[Any]:
        return () if state.actor is None else list(state.actions())

    def play(self, state: Any, action: Any) -> Any:
        return state.after(action)  # known to be legal, so it is not checked again; no peer does

    def child(self, state: Any, action: Any) -> Any:
        return state.after(action)


class GreedyQwirkle(Tilewright):
    """Two players of Qwirkle who always make a play of the highest score there is."""

    players = 2

    def __init__(self) -> None:
        super().__init__("qwirkle")
        self.end = self.game.parse("end")
        self.planned: list[Any] = []
        """What is left of the turn under way, the next action last."""

    def start(self, seed: int) -> Any:
        self.planned.clear()
        return super().start(seed)

    def pick(self, state: Any, rng: random.Random) -> Any:
        if state.actor is None:
            return None
        if not self.planned and (plays := self.game.plays(state)):
            best = max(plays, key=lambda play: play.score)
            self.planned = [self.end, *reversed(best.actions)]
        return self.planned.pop() if self.planned else state.actions().pick(rng)


def driver(game: str) -> Tilewright:
    return GreedyQwirkle() if game == "qwirkle-greedy" else Tilewright(game)
