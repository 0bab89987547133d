"""What a single tile can score, cell by cell: `gap_scores.py` of the readable search.

The points of the gaps are kept by their entries in the table's hash table, which stay what they are.
"""

from math import comb
from typing import Any

import numpy as np

from tilewright.bots.qwirkle.compiled.layout import MOST_POINTS, Evaluator
from tilewright.compiled import bits
from tilewright.compiled.jit import compiled, int64
from tilewright.compiled.qwirkle.board import end_of_line, entry_of, gap_cell, gap_fit, line_length
from tilewright.compiled.qwirkle.layout import State
from tilewright.compiled.qwirkle.scoring import line_points
from tilewright.games.qwirkle.model.board import COPIES, HAND_SIZE, RIGHT, STEPS, UP, WHOLE_BAG

WAYS = np.array([[float(comb(count, drawn)) for drawn in range(HAND_SIZE + 1)] for count in range(len(WHOLE_BAG) + 1)])
"""In how many ways so many tiles are drawn of so many; all are small enough to be exact."""


@compiled
def points_at(state: State, cell: int) -> int:
    """The points of one tile on this empty cell."""
    return line_points(line_length(state, cell, RIGHT)) + line_points(line_length(state, cell, UP))


@compiled
def set_gap_points(state: State, gap_points: Any) -> None:
    """The points of every gap."""
    for number in range(state.gap_count):
        cell = gap_cell(state.gaps[number])
        gap_points[entry_of(state, cell)] = points_at(state, cell)


@compiled
def renew_gap_points(state: State, cells: Any, count: int, gap_points: Any) -> None:
    """The points of the gaps that change when these cells, so many, get their tiles."""
    for number in range(count):
        for step in STEPS:
            end = end_of_line(state, int64(cells[number]), step)
            gap_points[entry_of(state, end)] = points_at(state, end)


@compiled
def set_ladder(state: State, gap_points: Any, ladder: Any, gaps_at: Any) -> int:
    """The steps that some tile reaches and no higher step has it already; how many they are. And how many gaps that
    some tile fits have each number of points."""
    tiles_at = np.zeros(MOST_POINTS + 1, np.int64)
    gaps_at[:] = 0
    for number in range(state.gap_count):
        fit = gap_fit(state.gaps[number])
        if fit:
            points = gap_points[entry_of(state, gap_cell(state.gaps[number]))]
            tiles_at[points] |= fit
            gaps_at[points] += 1
    steps, reaching = 0, 0
    for points in range(MOST_POINTS, -1, -1):
        if tiles_at[points] & ~reaching:
            reaching |= tiles_at[points]
            ladder[steps].points, ladder[steps].tiles = points, reaching
            steps += 1
    return steps


@compiled
def best_expected(evaluator: Evaluator, ladder: Any, steps: int, drawn: int, kept: int) -> float:
    """The points that the best single tile can be expected to score, of a hand of tiles kept and tiles drawn."""
    expected, unseen = 0.0, evaluator.unseen
    drawn = min(drawn, unseen)
    for place in range(steps):
        points, tiles = ladder[place].points, ladder[place].tiles
        lower = ladder[place + 1].points if place + 1 < steps else 0
        if tiles & kept:
            return expected + points  # and all steps below
        wanted = wanted_copies(evaluator, tiles)
        expected += (points - lower) * (1 - WAYS[unseen - wanted, drawn] / WAYS[unseen, drawn])
    return expected


@compiled
def wanted_copies(evaluator: Evaluator, tiles: int) -> int:
    """How many copies of these tiles are not seen."""
    wanted = 0
    for copies in range(COPIES):
        wanted += bits.count(tiles & evaluator.at_least[copies])
    return wanted
