"""The parent of every bot."""

import hashlib
from abc import ABC, abstractmethod

from tilewright.bots.information_state import InformationState
from tilewright.kernel import Action, Chance, Draws, Game, seed_of


class Bot(ABC):
    """A player made of code. What it chooses follows from its seed and its sight alone: it remembers nothing, so a
    game taken up again goes on as it would have gone on."""

    def __init__(self, game: Game, seed: int | str | bytes | None) -> None:
        self.game = game
        self._seed = seed_of(seed)

    @abstractmethod
    def choose(self, info: InformationState) -> Action:
        """One of the sight's legal actions."""

    def rng(self, info: InformationState) -> Draws:
        """Chance for this decision: other dice for every sight and every seed, the same for the same."""
        return Draws(Chance(hashlib.sha256(self._seed + self.game.to_json(info.view)).digest()))
