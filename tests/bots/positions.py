"""Ways into the middle of a game, and to its end."""

import random
from collections import deque
from collections.abc import Iterator

import tilewright as tw
from tilewright.kernel import State

_TRIES = 8


def step(state: State, rng: random.Random) -> State:
    """One action at random, seldom an exchange of tiles: random games are made of little else."""
    action = state.actions().pick(rng)
    for _ in range(_TRIES):
        if not str(action).startswith(("trade", "swap")):
            break
        action = state.actions().pick(rng)
    return state.play(action)


def walk(game: tw.Game, players: int, seed: int, jumps: int) -> Iterator[State]:
    """States here and there in a game, from its first decision on."""
    state, rng = game.start(players, seed), random.Random(seed)
    for _ in range(jumps):
        yield state
        for _ in range(rng.randrange(1, 25)):
            state = step(state, rng)
            if state.actor is None:
                return


def last_choices(game: tw.Game, players: int, seed: int, most: int) -> list[State]:
    """The last decisions of a game that leave a choice."""
    state, rng = game.start(players, seed), random.Random(seed)
    choices: deque[State] = deque(maxlen=most)
    while state.actor is not None:
        if len(state.actions()) > 1:
            choices.append(state)
        state = step(state, rng)
    return list(choices)


def some_state(game: tw.Game, plies: int = 30) -> State:
    """A decision of a game for the fewest players, with a choice."""
    state, rng = game.start(game.player_counts[0], 6), random.Random(6)
    while state.past.ply < plies or len(state.actions()) < 2:
        state = step(state, rng)
    return state
