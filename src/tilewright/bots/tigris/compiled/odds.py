"""How likely it is that somebody holds enough tiles: what is unseen, dealt at random."""

from typing import Any

import numpy as np

from tilewright.bots.tigris.compiled.layout import Evaluator
from tilewright.compiled.jit import compiled
from tilewright.compiled.tigris.layout import COLOURS, Figures, State
from tilewright.games.tigris.model.names import HAND_SIZE


@compiled
def at_least(evaluator: Evaluator, colour: int, number: int) -> float:
    """The chance that a hand has so many of the colour."""
    if number <= 0:
        return 1.0
    return evaluator.tail[colour, number] if number <= HAND_SIZE else 0.0


@compiled
def ahead(evaluator: Evaluator, colour: int, number: int) -> float:
    """The chance that one unseen hand has so many more of the colour than another."""
    if number <= -HAND_SIZE:
        return 1.0
    return evaluator.lead[colour, number + HAND_SIZE] if number <= HAND_SIZE else 0.0


@compiled
def set_odds(figures: Figures, state: State, evaluator: Evaluator) -> None:
    """The odds of each colour as the evaluator's seat must reckon them."""
    unseen = np.zeros(COLOURS, np.int64)
    for colour in range(COLOURS):
        unseen[colour] = state.bag[colour]
        for other in range(figures.players):
            if other != evaluator.seat:
                unseen[colour] += state.hands[other, colour] + state.thrown[other, colour]
    total = unseen.sum()
    for colour in range(COLOURS):
        evaluator.share[colour] = unseen[colour] / total if total else 0.0
        _set_odds(total, unseen[colour], evaluator.tail[colour], evaluator.lead[colour])


@compiled
def _ways(number: int, chosen: int) -> int:
    """The ways to choose so many of a number of tiles; small enough here for a whole number."""
    if chosen < 0 or chosen > number:
        return 0
    ways = 1
    for step in range(chosen):
        ways = ways * (number - step) // (step + 1)
    return ways


@compiled
def _set_odds(total: int, held: int, tail: Any, lead: Any) -> None:
    size = min(HAND_SIZE, total)
    ways = _ways(total, size)
    exactly = np.zeros(HAND_SIZE + 1)
    for number in range(size + 1):
        exactly[number] = _ways(held, number) * _ways(total - held, size - number) / ways
    for number in range(HAND_SIZE + 1):
        tail[number] = 0.0
        for more in range(number, HAND_SIZE + 1):
            tail[number] += exactly[more]
    for more in range(-HAND_SIZE, HAND_SIZE + 1):
        lead[more + HAND_SIZE] = 0.0
        for other in range(HAND_SIZE + 1):
            if other + more <= HAND_SIZE:
                lead[more + HAND_SIZE] += exactly[other] * tail[max(0, other + more)]
