"""The value of a turn beyond its points, the same as `evaluation.py` of the readable search."""

from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.gap_scores import (
    best_expected,
    renew_gap_points,
    set_gap_points,
    set_ladder,
)
from tilewright.bots.qwirkle.compiled.layout import LADDER, MOST_POINTS, Evaluator, Turn
from tilewright.bots.qwirkle.weights import FEATURES
from tilewright.compiled import bits
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import lay
from tilewright.compiled.qwirkle.layout import ENTRIES, STATE, State
from tilewright.games.qwirkle.model.board import HAND_SIZE, KINDS

EVEN, THREAT, PROSPECT, KEPT, DOUBLES, PAIRS, SET3, SET4, SET5 = range(len(FEATURES))


@compiled
def set_values(state: State, evaluator: Evaluator, turns: Any, values: Any) -> None:
    """The value of each turn of a position: points now, and what the turn does to the points to come."""
    table, features = np.empty(1, STATE), np.empty(len(FEATURES))
    points_now, points_then = np.zeros(ENTRIES, np.int64), np.empty(ENTRIES, np.int64)
    ladder_now, ladder_then = np.empty(MOST_POINTS + 1, LADDER), np.empty(MOST_POINTS + 1, LADDER)
    gaps_at = np.empty(MOST_POINTS + 1, np.int64)
    set_gap_points(state, points_now)
    steps_now = set_ladder(state, points_now, ladder_now, gaps_at)
    for number in range(len(turns)):
        turn = turns[number]
        values[number] = turn.points
        if turn.kept_count == 0 and evaluator.bag == 0:
            continue  # it ends the game
        if turn.count > 0:
            table[0] = state
            points_then[:] = points_now
            for place in range(turn.count):
                lay(table[0], int64(turn.tiles[place]), int64(turn.cells[place]))
            renew_gap_points(table[0], turn.cells, turn.count, points_then)
            steps = set_ladder(table[0], points_then, ladder_then, gaps_at)
            values[number] = turn.points + to_come(evaluator, turn, ladder_then, steps, features)
        else:
            values[number] = turn.points + to_come(evaluator, turn, ladder_now, steps_now, features)


@compiled
def to_come(evaluator: Evaluator, turn: Turn, ladder: Any, steps: int, features: Any) -> float:
    """What a turn after which the table has this ladder does to the points to come; and its features."""
    _set_features(evaluator, turn, ladder, steps, features)
    found = 0.0
    for feature in range(len(FEATURES)):
        found += evaluator.weights[feature] * features[feature]
    return found


@compiled
def leave(evaluator: Evaluator, turn: Turn, features: Any) -> float:
    """What the kept tiles by themselves do to the points to come."""
    _set_leave(turn, kept_tiles(turn), features)
    found = 0.0
    for feature in range(KEPT, len(FEATURES)):
        found += evaluator.weights[feature] * features[feature]
    return found


@compiled
def kept_tiles(turn: Turn) -> int:
    kept = 0
    for place in range(turn.kept_count):
        kept |= 1 << turn.kept[place]
    return kept


@compiled
def _set_features(evaluator: Evaluator, turn: Turn, ladder: Any, steps: int, features: Any) -> None:
    """The features of a turn after which the table has this ladder."""
    kept = kept_tiles(turn)
    drawn = min(HAND_SIZE - turn.kept_count, evaluator.bag)
    features[EVEN] = 1.0
    features[THREAT] = best_expected(evaluator, ladder, steps, evaluator.next_hand, 0)
    features[PROSPECT] = best_expected(evaluator, ladder, steps, drawn, kept)
    _set_leave(turn, kept, features)


@compiled
def _set_leave(turn: Turn, kept: int, features: Any) -> None:
    """The features of the kept tiles by themselves."""
    largest, pairs = 0, 0
    for kind in KINDS:
        size = bits.count(kept & kind)
        largest = max(largest, size)
        pairs += size * (size - 1) // 2
    features[KEPT] = turn.kept_count
    features[DOUBLES] = turn.kept_count - bits.count(kept)
    features[PAIRS] = pairs
    features[SET3] = largest == 3
    features[SET4] = largest == 4
    features[SET5] = largest >= 5
