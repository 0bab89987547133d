"""Rollouts: turns are tried on a guess, with the opponents' replies and the next turn of the seat's own."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.chances import ALL, chance_of
from tilewright.bots.qwirkle.compiled.laying import lay_all, take_all
from tilewright.bots.qwirkle.compiled.layout import Evaluator, Turn
from tilewright.bots.qwirkle.rollouts import MOST_DRAWN
from tilewright.compiled.chance import below
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.guess import guess_by
from tilewright.compiled.qwirkle.hands import hand_set, insert
from tilewright.compiled.qwirkle.layout import SEATS, STATE, TILES, Figures, State
from tilewright.compiled.qwirkle.plays import list_plays
from tilewright.games.qwirkle.model.board import HAND_SIZE, WHOLE_BAG
from tilewright.games.qwirkle.rules.scoring import LAST_TILE_BONUS

OUT_OF_BUDGET = -1


@compiled
def lay_turns(start: State, turns: Any, tables: Any) -> None:
    """Each turn's tiles on a table of its own."""
    for number in range(len(turns)):
        tables[number] = start
        lay_all(tables[number], turns[number].tiles, turns[number].cells, turns[number].count)


@compiled
def try_all(
    figures: Figures,
    start: State,
    tables: Any,
    turns: Any,
    numbers: Any,
    evaluator: Evaluator,
    chance: Any,
    budget: int,
    found: Any,
    replies: Any,
) -> int:
    """Try the turns of these numbers, whose tiles lie on their tables, on one guess: what is left of the budget, or
    OUT_OF_BUDGET.

    `found` gets the chance to win that each led to, `replies` the points of the next player.
    """
    worlds, bag = np.empty(2, STATE), np.empty(len(WHOLE_BAG), np.int64)
    guess, world = worlds[0], worlds[1]
    worlds[0] = start
    guess_by(figures, guess, int64(start.seat), chance)
    size = shuffle_bag(guess, chance, bag)
    for place in range(len(numbers)):
        number = numbers[place]
        worlds[1] = tables[number]
        deal_as(figures, guess, world)
        budget = _roll_out(figures, world, turns[number], bag, size, evaluator, budget, place, found, replies)
        if budget == OUT_OF_BUDGET:
            break
    return budget


@compiled
def deal_as(figures: Figures, guess: State, world: State) -> None:
    """Give everybody the hand that they have in a guess."""
    for seat in range(figures.players):
        world.hand_sizes[seat] = guess.hand_sizes[seat]
        for slot in range(HAND_SIZE):
            world.hands[seat, slot] = guess.hands[seat, slot]


@compiled
def shuffle_bag(state: State, chance: Any, bag: Any) -> int:
    """The tiles of the bag in random order, as far as draws may go; how many they are."""
    left, size = np.empty(len(WHOLE_BAG), np.int64), 0
    for tile in range(TILES):
        for _ in range(state.bag[tile]):
            left[size] = tile
            size += 1
    taken = min(size, MOST_DRAWN)
    for number in range(taken):
        place = below(chance, size - number)
        bag[number] = left[place]
        for later in range(place, size - number - 1):
            left[later] = left[later + 1]
    for number in range(taken, size):
        bag[number] = left[number - taken]
    return size


@compiled
def _roll_out(
    figures: Figures,
    world: State,
    turn: Turn,
    bag: Any,
    size: int,
    evaluator: Evaluator,
    budget: int,
    place: int,
    found: Any,
    replies: Any,
) -> int:
    """The turn, whose tiles lie already, then a round in which everybody is greedy, the seat itself last; with an empty
    bag on to the very end."""
    me, players = int64(world.seat), figures.players
    world.hand_sizes[me] = 0
    for slot in range(turn.kept_count):
        insert(world, me, int64(turn.kept[slot]))
    drawn = draw_up(world, me, bag, 0, size)
    world.scores[me] += turn.points
    replies[place] = 0
    rounds, passes, turns, seat, over = 1, 0, 0, me, world.hand_sizes[me] == 0
    while not over and (rounds > 0 or drawn == size):
        seat = (seat + 1) % players
        if budget == 0:
            return OUT_OF_BUDGET
        budget -= 1
        points = greedy_turn(world, seat, drawn == size)
        if points > 0:
            drawn = draw_up(world, seat, bag, drawn, size)
            world.scores[seat] += points
        if turns == 0:
            replies[place] = points
        turns += 1
        passes = 0 if points > 0 or drawn < size else passes + 1
        over = world.hand_sizes[seat] == 0 or passes == players
        if seat == me and rounds > 0:
            rounds -= 1
    scores = np.empty(SEATS)
    for each in range(players):
        scores[each] = world.scores[each]
    found[place] = chance_of(evaluator, scores, players, me, 0 if over else ALL - world.tile_count)
    return budget


@compiled
def draw_up(world: State, seat: int, bag: Any, drawn: int, size: int) -> int:
    """Fill a hand from the bag, of which so many are drawn already; how many are drawn then."""
    while world.hand_sizes[seat] < HAND_SIZE and drawn < size:
        insert(world, seat, bag[drawn])
        drawn += 1
    return drawn


@compiled
def greedy_turn(world: State, seat: int, is_bag_empty: bool) -> int:
    """Lay the play that scores most, the first of several such; its points, or 0 if there is none."""
    plays, count = list_plays(world, hand_set(world, seat), 1)
    best, most = 0, 0
    for number in range(count):
        points = int64(plays[number].points)
        if is_bag_empty and plays[number].count == world.hand_sizes[seat]:
            points += LAST_TILE_BONUS
        if points > most:
            best, most = number, points
    if most > 0:
        _lay_one_of(plays, best, world, seat)
    return most


@compiled
def _lay_one_of(plays: Any, number: int, world: State, seat: int) -> None:
    """It is given the array, not the record of the play, which would not keep the array alive."""
    play = plays[number]
    lay_all(world, play.tiles, play.cells, play.count)
    take_all(world, seat, play.tiles, play.count)
