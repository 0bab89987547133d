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

Worths = dict[Cell, int]
Ladder = list[tuple[int, Tiles]]


class Ground(NamedTuple):
    """A table with what is known of its gaps: the tiles that fit there, and the points of a single one."""

    table: Table
    gaps: Gaps
    openings: Openings
    worths: Worths

    @classmethod
    def of(cls, table: Table, gaps: Gaps, openings: Openings) -> "Ground":
        return cls(table, gaps, openings, {cell: worth(table, cell) for cell in gaps})

    def with_laid(self, laying: Laying) -> "Ground":
        if not laying:
            return self
        table, gaps, openings, worths = self.table, self.gaps, self.openings, self.worths.copy()
        for tile, cell in laying:
            table, gaps, openings = lay(table, gaps, openings, tile, cell)
            worths.pop(cell, None)
        for end in {end_of_line(table, cell, step) for _, cell in laying for step in STEPS}:
            worths[end] = worth(table, end)
        return Ground(table, gaps, openings, worths)

    def ladder(self) -> Ladder:
        """The steps that some tile reaches and no higher step has it already."""
        tiles_at: dict[int, Tiles] = {}
        worths = self.worths
        for cell, fit in self.gaps.items():
            if fit:
                points = worths[cell]
                tiles_at[points] = tiles_at.get(points, 0) | fit
        steps: Ladder = []
        reaching = 0
        for points in sorted(tiles_at, reverse=True):
            if tiles_at[points] & ~reaching:
                reaching |= tiles_at[points]
                steps.append((points, reaching))
        return steps


def worth(table: Table, cell: Cell) -> int:
    """The points of one tile on this empty cell."""
    return line_points(line_length(table, cell, RIGHT)) + line_points(line_length(table, cell, UP))


class Unseen:
    """The tiles that a seat does not see, in other hands or in the bag."""

    def __init__(self, tiles: Iterable[Tile]) -> None:
        found = list(tiles)
        self.count = len(found)
        self._at_least = [
            sum(1 << tile for tile in set(found) if found.count(tile) >= copies) for copies in range(1, COPIES + 1)
        ]

    def copies(self, tiles: Tiles) -> int:
        """How many of them are among these."""
        one, two, three = self._at_least
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
