"""What a single tile can score, cell by cell, and what that means for hands that are not known.

A ladder is the table seen from the hands: steps of points, the highest first, each with all tiles that reach it
somewhere. A hand reaches a step when it holds one of them, which is a matter of counting the copies not seen yet.
"""

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import NamedTuple

from tilewright.games.qwirkle.model.board import (
    COPIES,
    RIGHT,
    STEPS,
    UP,
    Cell,
    Gaps,
    Openings,
    Table,
    Tile,
    Tiles,
    end_of_line,
    lay,
    line_length,
)
from tilewright.games.qwirkle.rules.plays import Laying
from tilewright.games.qwirkle.rules.scoring import line_points

GapPoints = dict[Cell, int]
Ladder = list[tuple[int, Tiles]]


class GapScores(NamedTuple):
    """A table with what is known of its gaps: the tiles that fit there, and the points of a single one."""

    table: Table
    gaps: Gaps
    openings: Openings
    gap_points: GapPoints

    @classmethod
    def of(cls, table: Table, gaps: Gaps, openings: Openings) -> "GapScores":
        return cls(table, gaps, openings, {cell: points_at(table, cell) for cell in gaps})

    def with_laid(self, laying: Laying) -> "GapScores":
        if not laying:
            return self
        table, gaps, openings, gap_points = self.table, self.gaps, self.openings, self.gap_points.copy()
        for tile, cell in laying:
            table, gaps, openings = lay(table, gaps, openings, tile, cell)
            gap_points.pop(cell, None)
        for end in {end_of_line(table, cell, step) for _, cell in laying for step in STEPS}:
            gap_points[end] = points_at(table, end)
        return GapScores(table, gaps, openings, gap_points)

    def ladder(self) -> Ladder:
        """The steps that some tile reaches and no higher step has it already."""
        tiles_at: dict[int, Tiles] = {}
        gap_points = self.gap_points
        for cell, fit in self.gaps.items():
            if fit:
                points = gap_points[cell]
                tiles_at[points] = tiles_at.get(points, 0) | fit
        steps: Ladder = []
        reaching = 0
        for points in sorted(tiles_at, reverse=True):
            if tiles_at[points] & ~reaching:
                reaching |= tiles_at[points]
                steps.append((points, reaching))
        return steps


def points_at(table: Table, cell: Cell) -> int:
    """The points of one tile on this empty cell."""
    return line_points(line_length(table, cell, RIGHT)) + line_points(line_length(table, cell, UP))


class Unseen:
    """The tiles that a seat does not see, in other hands or in the bag."""

    def __init__(self, tiles: Iterable[Tile]) -> None:
        found = list(tiles)
        self.count = len(found)
        self.at_least = [
            sum(1 << tile for tile in set(found) if found.count(tile) >= copies) for copies in range(1, COPIES + 1)
        ]

    def copies(self, tiles: Tiles) -> int:
        """How many of them are among these."""
        one, two, three = self.at_least
        return (tiles & one).bit_count() + (tiles & two).bit_count() + (tiles & three).bit_count()

    def best(self, ladder: Ladder, drawn: int, kept: Tiles = 0) -> float:
        """The points that the best single tile can be expected to score, of a hand of tiles kept and tiles drawn."""
        expected, drawn, all_ = 0.0, min(drawn, self.count), self.count
        for place, (points, tiles) in enumerate(ladder):
            lower = ladder[place + 1][0] if place + 1 < len(ladder) else 0
            if tiles & kept:
                return expected + points  # and all steps below
            expected += (points - lower) * (1 - none_of(all_, self.copies(tiles), drawn))
        return expected


@cache
def none_of(count: int, wanted: int, drawn: int) -> float:
    """The chance that among so many drawn of `count` there is none of the wanted ones."""
    return comb(count - wanted, drawn) / comb(count, drawn)
