"""Catanatron: Catan for four in pure Python; a state holds its list of playable actions."""

import random
from collections.abc import Sequence
from importlib.metadata import version

from catanatron import Action, Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


class Catanatron:
    native = False

    def __init__(self) -> None:
        self.version = version("catanatron")

    def start(self, seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def pick(self, state: Game, rng: random.Random) -> Action | None:
        actions = self.listed(state)
        return actions[int(rng.random() * len(actions))] if actions else None

    def listed(self, state: Game) -> Sequence[Action]:
        """Over by the same conditions as in `Game.play()`."""
        if state.winning_color() is not None or state.state.num_turns >= TURNS_LIMIT:
            return ()
        return state.state.playable_actions

    def play(self, state: Game, action: Action) -> Game:
        state.execute(action, validate_action=False)
        return state

    def child(self, state: Game, action: Action) -> Game:
        return self.play(state.copy(), action)


def driver(_game: str) -> Catanatron:
    return Catanatron()
