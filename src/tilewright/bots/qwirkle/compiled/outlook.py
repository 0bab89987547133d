"""What a seat does not see, as the evaluation counts it, where a state or a world has all hands."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.layout import Evaluator
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.layout import TILES, Figures, State
from tilewright.games.qwirkle.model.board import COPIES


@compiled
def look(figures: Figures, state: State, seat: int, evaluator: Evaluator) -> None:
    """From a seat that has the turn or has just had it."""
    copies = np.zeros(TILES, np.int64)
    for tile in range(TILES):
        copies[tile] = state.bag[tile]
    _set_outlook(figures, state, seat, copies, int64(state.bag_size), evaluator)


@compiled
def look_in_world(
    figures: Figures, world: State, seat: int, bag: Any, drawn: int, size: int, evaluator: Evaluator
) -> None:
    """The same in a world that draws from this bag, of which so many tiles are drawn."""
    copies = np.zeros(TILES, np.int64)
    for place in range(drawn, size):
        copies[bag[place]] += 1
    _set_outlook(figures, world, seat, copies, size - drawn, evaluator)


@compiled
def _set_outlook(figures: Figures, state: State, seat: int, copies: Any, bag: int, evaluator: Evaluator) -> None:
    players, unseen = figures.players, bag
    for other in range(players):
        if other != seat:
            unseen += int64(state.hand_sizes[other])
            for place in range(state.hand_sizes[other]):
                copies[state.hands[other, place]] += 1
    for least in range(COPIES):
        tiles = 0
        for tile in range(TILES):
            if copies[tile] > least:
                tiles |= 1 << tile
        evaluator.at_least[least] = tiles
    evaluator.unseen, evaluator.bag = unseen, bag
    evaluator.next_hand = int64(state.hand_sizes[(seat + 1) % players])
    evaluator.due = due_after(figures, state, seat)


@compiled
def due_after(figures: Figures, state: State, seat: int) -> int:
    """The seats that have a turn to come in this round after that of a seat, as bits: `still_due`."""
    players, first = figures.players, 0
    for each in range(players):
        if state.announced[each] > state.announced[first]:
            first = each
    due, following = 0, (seat + 1) % players
    while following != first:
        due |= 1 << following
        following = (following + 1) % players
    return due
