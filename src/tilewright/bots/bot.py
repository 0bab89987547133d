"""The parent of every bot."""

import hashlib
from abc import ABC, abstractmethod
from typing import Any

from tilewright.bots.information_state import InformationState
from tilewright.kernel import Action, Chance, Draws, Game, seed_of


class Bot(ABC):
    """A computer player. Its choice follows from its seed and the information state alone: it remembers nothing, so
    that a resumed game continues as it would have continued."""

    def __init__(self, game: Game[Any], seed: int | str | bytes | None) -> None:
        self.game = game
        self._seed = seed_of(seed)

    @abstractmethod
    def choose(self, info: InformationState) -> Action:
        """One of the legal actions."""

    def rng(self, info: InformationState) -> Draws:
        """A generator for this decision: the same for the same seed and information state, another for any other."""
        return Draws(Chance(hashlib.sha256(self._seed + self.game.to_json(info.view)).digest()))
