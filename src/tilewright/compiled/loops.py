"""The loops over decisions and games that have no Python in between; compiled for each game by `batch.py`.

The functions of a game are named here as if they were of this module: `bound` puts the game's own in their place.
"""

from typing import Any

import numpy as np

from tilewright.compiled.chance import SEED_BYTES, block
from tilewright.compiled.jit import compiled, int64, uint64
from tilewright.compiled.rows import are_done, put_row, take_row

start: Any = None
actor: Any = None
count: Any = None
pick: Any = None
mask: Any = None
apply: Any = None
observe: Any = None
result: Any = None
greedy: Any = None

ENV = np.dtype(  # what a batch keeps of each of its games beside the state
    [
        ("number", "i8"),  # of the game, which its seed follows from
        ("dice", "u8"),  # of random opponents, and of random play
        ("learner", "i8"),  # the seat that the caller plays; -1: all of them
        ("plies", "i8"),
        ("finished_number", "i8"),  # of the last game that ended here; -1: none
        ("finished_plies", "i8"),
    ]
)
RANDOM, GREEDY = range(2)  # how the other seats are played
NEW_GAME = -1  # in place of an action
DICE_BLOCKS = 1 << 40  # blocks from here on seed dice, those before it games


# ---- fast numbers, for play alone: chance in the game comes from its own generator
@compiled
def random_below(env: Any, n: int) -> int:
    """A number from 0 to n - 1 from a generator that is fast and no more (splitmix64)."""
    env.dice = uint64(env.dice + uint64(0x9E3779B97F4A7C15))
    z = env.dice
    z = (z ^ (z >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> uint64(27))) * uint64(0x94D049BB133111EB)
    z = z ^ (z >> uint64(31))
    return int64(((z >> uint64(32)) * uint64(n)) >> uint64(32))


# ---- games one after another
@compiled
def game_seed(seed: Any, number: int, out: Any) -> None:
    """The seed of a game of a batch: the block of that number of the batch's own seed."""
    words = np.empty(8, np.uint32)
    block(seed, number, words)
    for i in range(SEED_BYTES):
        out[i] = int64(words[i // 4]) >> (24 - 8 * (i % 4)) & 0xFF


@compiled
def seed_dice(env: Any, seed: Any) -> None:
    words = np.empty(8, np.uint32)
    block(seed, DICE_BLOCKS + env.number, words)
    env.dice = uint64(words[0]) << uint64(32) | uint64(words[1])


def begin_game(figures: Any, state: Any, memory: Any, env: Any, seed: Any, number: int) -> None:
    """A new game in an environment; `memory` is the state's bytes."""
    memory[:] = 0
    env.number = number
    env.plies = 0
    seed_dice(env, seed)
    fresh = np.empty(SEED_BYTES, np.uint8)
    game_seed(seed, number, fresh)
    start(figures, state, fresh)


def play_random(figures: Any, state: Any, memory: Any, env: Any, seed: Any, decisions: int) -> int:
    """Random play, game after game, of so many decisions; how many games came to an end. For measuring."""
    begin_game(figures, state, memory, env, seed, 0)
    games = 0
    for _ in range(decisions):
        apply(figures, state, pick(figures, state, random_below(env, count(figures, state))))
        if actor(figures, state) < 0:
            games += 1
            begin_game(figures, state, memory, env, seed, games)
    return games


def play_greedily(figures: Any, state: Any, memory: Any, env: Any, seed: Any, games: int) -> int:
    """So many whole games with greedy play at all seats; how many decisions they had. For measuring."""
    decisions = 0
    for number in range(games):
        begin_game(figures, state, memory, env, seed, number)
        while actor(figures, state) >= 0:
            apply(figures, state, greedy(figures, state))
            decisions += 1
    return decisions


# ---- a batch: all threads run the same loop, row after row, until none is left
def play_others(figures: Any, state: Any, env: Any, history: Any, style: int) -> None:
    """Play the other seats until the learner must decide, or the game is over."""
    if env.learner < 0:
        return
    seat = actor(figures, state)
    while seat >= 0 and seat != env.learner:
        if style == GREEDY:
            code = greedy(figures, state)
        else:
            code = pick(figures, state, random_below(env, count(figures, state)))
        note(env, history, code)
        apply(figures, state, code)
        seat = actor(figures, state)


@compiled
def note(env: Any, history: Any, code: int) -> None:
    """Write an action down, if records are kept: then there is room for the longest game."""
    if len(history) > 0:
        history[env.plies] = code
    env.plies += 1


@compiled
def reward_of(places: Any, seat: int) -> float:
    """From 1 for the first place down to -1 for the last: as `tilewright.lab` has it."""
    gained = 0
    for other in range(len(places)):
        gained += (places[seat] < places[other]) - (places[seat] > places[other])
    return gained / (len(places) - 1)


@compiled
def first_illegal(codes: Any, masks: Any) -> int:
    """The first game whose mask does not allow its code; -1 if all do."""
    for i in range(len(codes)):
        if codes[i] < 0 or codes[i] >= masks.shape[1] or masks[i, codes[i]] != 1:
            return i
    return -1


def step_one(
    figures: Any,
    state: Any,
    memory: Any,
    env: Any,
    seed: Any,
    style: int,
    stride: int,
    code: int,
    rewards: Any,
    places: Any,
    points: Any,
    history: Any,
    finished: Any,
) -> bool:
    """One decision of the learner and those of the others up to the learner's next. Did a game end on the way?"""
    rewards[:] = 0
    over = False
    if code == NEW_GAME:
        begin_game(figures, state, memory, env, seed, env.number)
    else:
        note(env, history, code)
        apply(figures, state, code)
    while True:
        play_others(figures, state, env, history, style)
        if actor(figures, state) >= 0:
            return over
        over = True
        result(figures, state, places, points)
        for seat in range(len(places)):
            rewards[seat] = reward_of(places, seat)
        if len(history) > 0:
            for ply in range(env.plies):
                finished[ply] = history[ply]
        env.finished_number = env.number
        env.finished_plies = env.plies
        begin_game(figures, state, memory, env, seed, env.number + stride)


def step(
    thread: int,
    rows: Any,
    figures: Any,
    states: Any,
    memory: Any,
    envs: Any,
    seed: Any,
    style: int,
    actions: Any,
    observations: Any,
    masks: Any,
    actors: Any,
    rewards: Any,
    over: Any,
    places: Any,
    points: Any,
    history: Any,
    finished: Any,
) -> bool:
    """One decision in every game, and what is seen after it. A game that ends is followed by the next at once.

    Where the action is NEW_GAME, the environment begins with the game of its number. Is it done in all environments?
    """
    first, last = take_row(rows, len(states), thread)
    while first < last:
        for i in range(first, last):
            over[i] = step_one(
                figures,
                states[i],
                memory[i],
                envs[i],
                seed,
                style,
                len(states),
                actions[i],
                rewards[i],
                places[i],
                points[i],
                history[i],
                finished[i],
            )
            look(figures, states[i], observations[i], masks[i], actors, i)
        put_row(rows, first, last)
        first, last = take_row(rows, len(states), thread)
    return are_done(rows, len(states))


def look(figures: Any, state: Any, observation: Any, legal: Any, actors: Any, i: int) -> None:
    """What the one who decides sees and may do."""
    actors[i] = actor(figures, state)
    observe(figures, state, actors[i], observation)
    mask(figures, state, legal)


def pick_randomly(thread: int, rows: Any, figures: Any, states: Any, envs: Any, actions: Any) -> bool:
    """A random legal action in every game. Is it done in all environments?"""
    first, last = take_row(rows, len(states), thread)
    while first < last:
        for i in range(first, last):
            actions[i] = pick(figures, states[i], random_below(envs[i], count(figures, states[i])))
        put_row(rows, first, last)
        first, last = take_row(rows, len(states), thread)
    return are_done(rows, len(states))


@compiled
def no_greed(_figures: Any, _state: Any) -> int:
    """In place of `greedy` where it is not compiled; a batch never calls it."""
    return -1
