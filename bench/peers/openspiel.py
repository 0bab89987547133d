"""OpenSpiel: C++ games behind a Python interface, with actions as integers."""

import random
from collections.abc import Sequence
from importlib.metadata import version

import pyspiel


class OpenSpiel:
    """A game without chance."""

    native = True

    def __init__(self, game: pyspiel.Game) -> None:
        self.version = version("open_spiel")
        self.game = game

    def start(self, _seed: int) -> pyspiel.State:
        return self.game.new_initial_state()

    def pick(self, state: pyspiel.State, rng: random.Random) -> int | None:
        actions = state.legal_actions()
        return actions[int(rng.random() * len(actions))] if actions else None

    def listed(self, state: pyspiel.State) -> Sequence[int]:
        return state.legal_actions()

    def play(self, state: pyspiel.State, action: int) -> pyspiel.State:
        state.apply_action(action)
        return state

    def child(self, state: pyspiel.State, action: int) -> pyspiel.State:
        return state.child(action)


class OpenSpielWithChance(OpenSpiel):
    """A game with dice: after each action the chance nodes are drawn, up to the next decision."""

    def start(self, seed: int) -> pyspiel.State:
        self.dice = random.Random(seed)
        return self.roll(self.game.new_initial_state())

    def play(self, state: pyspiel.State, action: int) -> pyspiel.State:
        state.apply_action(action)
        return self.roll(state)

    def child(self, state: pyspiel.State, action: int) -> pyspiel.State:
        return self.roll(state.child(action))

    def roll(self, state: pyspiel.State) -> pyspiel.State:
        while state.is_chance_node():
            state.apply_action(self.outcome(state))
        return state

    def outcome(self, state: pyspiel.State) -> int:
        left = self.dice.random()
        outcomes = state.chance_outcomes()
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return outcome
        return outcomes[-1][0]


def driver(game: str) -> OpenSpiel:
    loaded = pyspiel.load_game(game)
    has_chance = loaded.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    return OpenSpielWithChance(loaded) if has_chance else OpenSpiel(loaded)
