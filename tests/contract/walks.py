"""Random games over every game, every combination of options and every number of players.

A new game is in all of these tests by being in the registry; it only adds `tests/GAME/census.py`.
"""

import itertools
import math
import random
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import tilewright as tw
from tests.contract.census import census_of
from tilewright.kernel import Action, Game, State

A = TypeVar("A", bound=Action)
MOST_OPTION_SETS = 64
OptionSet = tuple[tuple[str, Any], ...]


class Case(NamedTuple):
    name: str
    players: int
    options: OptionSet

    @property
    def game(self) -> Game:
        return tw.game(self.name)

    @property
    def census(self) -> Callable[[State], object]:
        return census_of(self.name)

    def start(self, seed: int) -> State:
        return self.game.start(self.players, seed, dict(self.options))

    def __str__(self) -> str:
        chosen = [name if value is True else str(value) for name, value in self.options if value]
        return "-".join([self.name, str(self.players), *chosen])


def option_sets(game: Game) -> list[OptionSet]:
    """Every combination of the options that have a fixed list of values. Where those are too many: all options at
    their first value, at their last, and each value of each option by itself."""
    values = {
        info.name: (False, True) if info.kind == "flag" else info.choices
        for info in game.options
        if info.kind in ("flag", "choice")
    }
    if math.prod(map(len, values.values())) <= MOST_OPTION_SETS:
        chosen = [dict(zip(values, each, strict=True)) for each in itertools.product(*values.values())]
    else:
        first = {name: choices[0] for name, choices in values.items()}
        alone = [{**first, name: choice} for name, choices in values.items() for choice in choices[1:]]
        chosen = [first, *alone, {name: choices[-1] for name, choices in values.items()}]
    return [tuple(each.items()) for each in chosen]


CASES = [
    Case(name, players, options)
    for name in tw.games()
    for players in tw.game(name).player_counts
    for options in option_sets(tw.game(name))
]


def wander(state: State, rng: random.Random) -> Action:
    """An action at random: half the time all are equally likely, else all kinds of actions are.

    Kinds with few members would otherwise be met too seldom.
    """
    actions = state.actions()
    return actions.pick(rng) if rng.random() < 0.5 else of_any_kind(actions, rng)


def of_any_kind(actions: Iterable[A], rng: random.Random) -> A:
    """One of these actions; all kinds of them are equally likely."""
    kinds: dict[type, list[A]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return rng.choice(rng.choice(list(kinds.values())))


@lru_cache(maxsize=16)
def walk(case: Case, seed: int = 0) -> tuple[State, ...]:
    """All states of one random game."""
    rng = random.Random(f"{case} {seed}")
    state = case.start(seed)
    states = [state]
    while state.actor is not None:
        state = state.play(wander(state, rng))
        states.append(state)
    return tuple(states)


def some(states: tuple[State, ...], count: int) -> list[State]:
    """The first, the last, and others spread over the game."""
    if len(states) <= count:
        return list(states)
    step = (len(states) - 1) / (count - 1)
    return [states[round(number * step)] for number in range(count)]
