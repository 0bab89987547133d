"""Whole turns with their scores, for bots: every different play of a hand, found without making states."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from tilewright.games.qwirkle.actions import Place
from tilewright.games.qwirkle.board import (
    ALL_TILES,
    EXTENSIONS,
    ORIGIN,
    RIGHT,
    TILE_NAMES,
    UP,
    Cell,
    Gaps,
    Table,
    Tile,
    Tiles,
    line_length,
    members,
    run,
    tile_set,
    x_y,
)
from tilewright.games.qwirkle.placing import opening_tiles
from tilewright.games.qwirkle.scoring import line_points

if TYPE_CHECKING:
    from tilewright.games.qwirkle.state import QwirkleState

Laying = tuple[tuple[Tile, Cell], ...]


class Play(msgspec.Struct, frozen=True):
    """The tiles of one turn in an order in which they can be laid, and their points. QW-G1's bonus is not counted."""

    laying: Laying
    score: int

    @property
    def actions(self) -> tuple[Place, ...]:
        """The placements; `end` comes after them."""
        return tuple(Place(TILE_NAMES[tile], *x_y(cell)) for tile, cell in self.laying)


def plays(state: "QwirkleState") -> tuple[Play, ...]:
    """All whole turns that the player to move has, each set of placements once; trades and passes are not plays."""
    if state.laid:
        raise ValueError("a turn is under way: plays are listed at its beginning")
    if state.ending:
        return ()
    return tuple(_Finder(state).find())


class _Finder:
    """Goes through the lines that a first tile can begin.

    A play in a given direction is found once: from the first, in that direction, of its cells that a single tile could
    have gone to. It grows forward from there, then backward, and backward only over cells that no single tile could
    have gone to.
    """

    def __init__(self, state: "QwirkleState") -> None:
        self.table: Table = state.table
        self.gaps: Gaps = state.gaps if state.table else {ORIGIN: ALL_TILES}
        self.hand: Tiles = tile_set(state.hands[state.turn])
        self.size = state.opening_size
        if self.size:
            self.hand = opening_tiles(self.hand, 0, self.size)
        self.cross_points: dict[tuple[Cell, int], int] = {}

    def find(self) -> Iterator[Play]:
        for cell, fit in self.gaps.items():
            for tile in members(fit & self.hand):
                crossing = self._cross(cell, RIGHT) + self._cross(cell, UP)
                if self.size <= 1:
                    yield Play(((tile, cell),), crossing or 1)
                for along in (RIGHT, UP):
                    yield from self._grow(tile, cell, along)

    def _cross(self, cell: Cell, step: int) -> int:
        """The points of the line that a tile on this cell would make or lengthen in this direction."""
        key = (cell, step)
        points = self.cross_points.get(key)
        if points is None:
            points = self.cross_points[key] = line_points(line_length(self.table, cell, step))
        return points

    def _grow(self, tile: Tile, cell: Cell, along: int) -> Iterator[Play]:
        before, behind = run(self.table, cell, -along)
        beyond, ahead = run(self.table, cell, along)
        line = before | beyond | 1 << tile
        ends = (cell - along * (behind + 1), cell + along * (ahead + 1))
        crossing = self._cross(cell, RIGHT + UP - along)
        yield from self._extend(((tile, cell),), line, behind + 1 + ahead, ends, crossing, along, forward=True)

    def _extend(
        self,
        laying: Laying,
        line: Tiles,
        length: int,
        ends: tuple[Cell, Cell],
        crossing: int,
        along: int,
        forward: bool,
    ) -> Iterator[Play]:
        """Lay one more tile at either end of the line, and go on from there."""
        wanted = EXTENSIONS[line] & self.hand
        if not wanted:
            return
        for onward in (True, False) if forward else (False,):
            end, step = (ends[1], along) if onward else (ends[0], -along)
            here = self.gaps.get(end, ALL_TILES)
            if not onward and end in self.gaps:
                continue
            beyond, ahead = run(self.table, end, step)
            fit = wanted & here
            if not fit or beyond & line:
                continue
            fit &= EXTENSIONS.get(line | beyond, 0)
            across = crossing + self._cross(end, RIGHT + UP - along)
            far = end + step * (ahead + 1)
            longer = length + 1 + ahead
            for tile in members(fit):
                more = (*laying, (tile, end))
                if self.size <= len(more):
                    yield Play(more, across + line_points(longer))
                spread = (ends[0], far) if onward else (far, ends[1])
                yield from self._extend(more, line | beyond | 1 << tile, longer, spread, across, along, onward)
