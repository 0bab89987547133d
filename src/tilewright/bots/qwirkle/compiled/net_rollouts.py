"""Rollouts with a net: everybody takes the turn that the net thinks best, and where they end the net says what it is
worth. Else they are those of `rollouts.py`."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.evaluation import leave
from tilewright.bots.qwirkle.compiled.gap_scores import set_gap_points, set_ladder
from tilewright.bots.qwirkle.compiled.judgement import chance_by_net, lay_and_look, outcome
from tilewright.bots.qwirkle.compiled.laying import lay_all, take_all
from tilewright.bots.qwirkle.compiled.layout import TURN, WORKSPACE, Evaluator, Turn
from tilewright.bots.qwirkle.compiled.outlook import look_in_world
from tilewright.bots.qwirkle.compiled.rollouts import OUT_OF_BUDGET, deal_as, draw_up, greedy_turn, shuffle_bag
from tilewright.bots.qwirkle.compiled.turns import set_turn
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.guess import guess_by
from tilewright.compiled.qwirkle.hands import hand_set, insert
from tilewright.compiled.qwirkle.layout import STATE, Figures, State
from tilewright.compiled.qwirkle.plays import list_plays
from tilewright.games.qwirkle.model.board import WHOLE_BAG


@compiled
def try_all_by_net(
    figures: Figures,
    start: State,
    tables: Any,
    turns: Any,
    numbers: Any,
    evaluator: Evaluator,
    net: Any,
    rounds: int,
    width: int,
    chance: Any,
    budget: int,
    found: Any,
    replies: Any,
) -> int:
    """Try the turns of these numbers on one guess, as `try_all` does."""
    worlds, bag = np.empty(3, STATE), np.empty(len(WHOLE_BAG), np.int64)
    workspaces, chosen = np.zeros(2, WORKSPACE), np.zeros(2, TURN)
    worlds[0] = start
    guess_by(figures, worlds[0], int64(start.seat), chance)
    size = shuffle_bag(worlds[0], chance, bag)
    for place in range(len(numbers)):
        worlds[1] = tables[numbers[place]]
        deal_as(figures, worlds[0], worlds[1])
        budget = _roll_out(
            figures,
            worlds,
            turns[numbers[place]],
            bag,
            size,
            evaluator,
            net,
            workspaces,
            chosen,
            rounds,
            width,
            budget,
            place,
            found,
            replies,
        )
        if budget == OUT_OF_BUDGET:
            break
    return budget


@compiled
def _roll_out(
    figures: Figures,
    worlds: Any,
    turn: Turn,
    bag: Any,
    size: int,
    evaluator: Evaluator,
    net: Any,
    workspaces: Any,
    chosen: Any,
    rounds: int,
    width: int,
    budget: int,
    place: int,
    found: Any,
    replies: Any,
) -> int:
    """The turn, whose tiles lie already, then so many rounds, the seat itself last; with an empty bag on to the very
    end, everybody being greedy then."""
    world, players = worlds[1], figures.players
    me = int64(world.seat)
    world.hand_sizes[me] = 0
    for slot in range(turn.kept_count):
        insert(world, me, int64(turn.kept[slot]))
    drawn = draw_up(world, me, bag, 0, size)
    world.scores[me] += turn.points
    replies[place] = 0
    passes, turns, seat, over = 0, 0, me, world.hand_sizes[me] == 0
    while not over:
        seat = (seat + 1) % players
        if budget == 0:
            return OUT_OF_BUDGET
        budget -= 1
        if drawn == size:
            points = greedy_turn(world, seat, True)
        else:
            is_last = seat == me and turns >= players * rounds - 1
            look_in_world(figures, world, seat, bag, drawn, size, evaluator)
            value = _choose(figures, worlds, seat, evaluator, net, workspaces, chosen, width, is_last)
            if is_last:
                found[place] = value
                return budget
            points = int64(chosen[0].points)
            if points > 0:
                lay_all(world, chosen[0].tiles, chosen[0].cells, chosen[0].count)
                take_all(world, seat, chosen[0].tiles, chosen[0].count)
                drawn = draw_up(world, seat, bag, drawn, size)
        world.scores[seat] += points
        if turns == 0:
            replies[place] = points
        turns += 1
        passes = 0 if points > 0 or drawn < size else passes + 1
        over = world.hand_sizes[seat] == 0 or passes == players
    found[place] = outcome(world.scores, players, me)
    return budget


@compiled
def _choose(
    figures: Figures,
    worlds: Any,
    seat: int,
    evaluator: Evaluator,
    net: Any,
    workspaces: Any,
    chosen: Any,
    width: int,
    is_last: bool,
) -> float:
    """Put the best turn of a seat first in `chosen`, and find its chance by the net: the best of so many that bring
    most, with what they keep. One is taken without asking, unless its chance is wanted."""
    world, now, workspace = worlds[1], workspaces[0], workspaces[1]
    plays, count = list_plays(world, hand_set(world, seat), 1)
    is_asked = is_last or (width > 1 and count > 1)
    if is_asked:
        set_gap_points(world, now.gap_points)
        now.steps = set_ladder(world, now.gap_points, now.ladder, now.gaps_at)
    if count == 0:
        turn = chosen[0]
        turn.count, turn.points, turn.kept_count = 0, 0, world.hand_sizes[seat]
        for slot in range(world.hand_sizes[seat]):
            turn.kept[slot] = world.hands[seat, slot]
        return chance_by_net(figures, world, evaluator, net, now, seat, turn) if is_asked else 0.0
    worths = np.empty(count)
    for number in range(count):
        set_turn(world, seat, plays[number], False, chosen[1])
        worths[number] = chosen[1].points + leave(evaluator, chosen[1], workspace.features)
    best = -1.0
    for _ in range(min(count, width)):
        number = np.argmax(worths)
        worths[number] = -1e9
        set_turn(world, seat, plays[number], False, chosen[1])
        value = 0.0
        if is_asked:
            worlds[2] = world
            lay_and_look(worlds[2], chosen[1], now, workspace)
            worlds[2].scores[seat] += chosen[1].points
            value = chance_by_net(figures, worlds[2], evaluator, net, workspace, seat, chosen[1])
        if value > best:
            best = value
            chosen[0] = chosen[1]
    return best
