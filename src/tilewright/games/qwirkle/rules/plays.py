"""Whole turns with their scores, for bots: every different play of a hand, found without making states."""

from typing import TYPE_CHECKING

import msgspec

from tilewright.games.qwirkle.model.actions import Place
from tilewright.games.qwirkle.model.board import (
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
from tilewright.games.qwirkle.rules.ending import Over
from tilewright.games.qwirkle.rules.opening import Opening
from tilewright.games.qwirkle.rules.placing import opening_tiles
from tilewright.games.qwirkle.rules.scoring import line_points
from tilewright.games.qwirkle.rules.turn import PlayOrTrade

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
    match state.question:
        case PlayOrTrade(seat):
            return plays_of(state.table, state.gaps, state.hands[seat])
        case Opening(seat, size, laid=()):
            hand = tile_set(state.hands[seat])
            playable = opening_tiles(hand, 0, size) if size else hand
            return tuple(_Finder({}, {ORIGIN: ALL_TILES}, playable, size or 1).find())
        case Over():
            return ()
        case _:
            raise ValueError("a turn is under way: plays are listed at its beginning")


def plays_of(table: Table, gaps: Gaps, hand: bytes) -> tuple[Play, ...]:
    """The same for any hand on any table once the opening lies there."""
    return tuple(_Finder(table, gaps, tile_set(hand), 1).find())


class _Finder:
    """Goes through the lines that a first tile can begin.

    A play in a given direction is found once: from the first, in that direction, of its cells that a single tile could
    have gone to. It grows forward from there, then backward, and backward only over cells that no single tile could
    have gone to.
    """

    def __init__(self, table: Table, gaps: Gaps, hand: Tiles, least: int) -> None:
        self.table = table
        self.gaps = gaps
        self.hand = hand
        self.least = least  # so many tiles make a play
        self.cross_points: dict[tuple[Cell, int], int] = {}
        self.found: list[Play] = []

    def find(self) -> list[Play]:
        for cell, fit in self.gaps.items():
            if fit := fit & self.hand:
                self._begin(cell, fit)
        return self.found

    def _begin(self, cell: Cell, fit: Tiles) -> None:
        """The plays that are found from this cell, by the tiles that go to it."""
        row, width, sides = self._line(cell, RIGHT)
        column, height, heights = self._line(cell, UP)
        across, upward = line_points(width), line_points(height)
        for tile in members(fit):
            laying, bit = ((tile, cell),), 1 << tile
            if self.least == 1:
                self.found.append(Play(laying, across + upward or 1))
            self._extend(laying, row | bit, width, sides, upward, RIGHT, forward=True)
            self._extend(laying, column | bit, height, heights, across, UP, forward=True)

    def _line(self, cell: Cell, along: int) -> tuple[Tiles, int, tuple[Cell, Cell]]:
        """The line that a tile on this cell would be in: the others of it, how many it has then, and its two ends."""
        before, behind = run(self.table, cell, -along)
        beyond, ahead = run(self.table, cell, along)
        return before | beyond, behind + 1 + ahead, (cell - along * (behind + 1), cell + along * (ahead + 1))

    def _cross(self, cell: Cell, step: int) -> int:
        """The points of the line that a tile on this cell would make or lengthen in this direction."""
        key = (cell, step)
        points = self.cross_points.get(key)
        if points is None:
            points = self.cross_points[key] = line_points(line_length(self.table, cell, step))
        return points

    def _extend(
        self,
        laying: Laying,
        line: Tiles,
        length: int,
        ends: tuple[Cell, Cell],
        crossing: int,
        along: int,
        forward: bool,
    ) -> None:
        """Lay one more tile at either end of the line, and go on from there."""
        wanted = EXTENSIONS[line] & self.hand
        if not wanted:
            return
        for onward in (True, False) if forward else (False,):
            end, step = (ends[1], along) if onward else (ends[0], -along)
            here = self.gaps.get(end)
            if here is not None and not onward:
                continue
            fit = wanted if here is None else wanted & here
            if not fit:
                continue
            beyond, ahead = run(self.table, end, step)
            if beyond & line:
                continue
            fit &= EXTENSIONS.get(line | beyond, 0)
            if not fit:
                continue
            across = crossing + self._cross(end, RIGHT + UP - along)
            longer = length + 1 + ahead
            score = across + line_points(longer)
            far = end + step * (ahead + 1)
            spread = (ends[0], far) if onward else (far, ends[1])
            for tile in members(fit):
                more = (*laying, (tile, end))
                if self.least <= len(more):
                    self.found.append(Play(more, score))
                self._extend(more, line | beyond | 1 << tile, longer, spread, across, along, onward)
