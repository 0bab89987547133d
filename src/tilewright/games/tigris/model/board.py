"""What lies on the board, and the kingdoms that follow from it.

Every change makes a new board and works the kingdoms out again only where it touched them.
"""

from collections.abc import Iterable

import msgspec

from tilewright.games.tigris.model.cells import (
    AROUND,
    BIT,
    BOARD,
    HOME,
    NAMES,
    WIDTH,
    Cell,
    CellBytes,
    Mask,
    around,
    flood,
)
from tilewright.games.tigris.model.names import RED
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, COLOUR_INDICES, LEADER_IDS, ColourIndex, LeaderId


class Borders(msgspec.Struct, frozen=True, gc=False):
    """The cells adjacent to at least one, two and three kingdoms: a count kept on masks."""

    one: Mask = 0
    two: Mask = 0
    three: Mask = 0

    def grown(self, kingdom: Mask, region: Mask) -> "Borders":
        """The borders once this kingdom, or none, has grown to a region: new cells are carried from one to the next."""
        near = around(region) & ~around(kingdom)
        one, two = self.one, self.two
        return Borders(one | near, two | one & near, self.three | two & near)


class Board(msgspec.Struct, frozen=True, gc=False):
    """Tiles, leaders, catastrophes and treasures. The last four fields follow from the others."""

    tiles: tuple[Mask, ...]  # face up, by colour
    down: Mask  # face down under monuments, and the ziggurat
    ruins: Mask  # catastrophes
    treasures: Mask
    stands: CellBytes  # the cell of each leader, or HOME
    leaders: Mask
    full: Mask  # the cells of all regions (TE-W2)
    kingdoms: tuple[Mask, ...]  # regions with a leader (TE-W3), the one with the lowest last cell first
    borders: "Borders"

    @property
    def empty(self) -> Mask:
        """TE-W2: no tile, leader, catastrophe or part of the ziggurat."""
        return BOARD & ~(self.full | self.ruins)

    @property
    def supported(self) -> Mask:
        """The cells adjacent to a face-up temple (TE-L3)."""
        return around(self.tiles[RED])

    def colour_at(self, cell: Cell) -> ColourIndex:
        """The colour of the face-up tile on this cell; ValueError if there is none."""
        bit = 1 << cell
        for colour, tiles in zip(COLOUR_INDICES, self.tiles, strict=True):
            if tiles & bit:
                return colour
        raise ValueError(f"there is no face-up tile on {NAMES[cell]}")

    def kingdom_at(self, cells: Mask) -> Mask:
        """The kingdom that holds any of these cells; 0 if none does."""
        for kingdom in self.kingdoms:
            if kingdom & cells:
                return kingdom
        return 0

    def kingdoms_beside(self, cell: Cell) -> list[Mask]:
        """The kingdoms that something on this empty cell would join."""
        beside = AROUND[cell]
        return [kingdom for kingdom in self.kingdoms if kingdom & beside]

    def leaders_in(self, area: Mask) -> list[LeaderId]:
        """The leaders that stand in an area, seat by seat."""
        return [leader for leader, cell in zip(LEADER_IDS, self.stands, strict=False) if BIT[cell] & area]

    def leader_in(self, area: Mask, colour: ColourIndex) -> LeaderId | None:
        """The first leader of a colour in an area."""
        for leader in LEADER_IDS[colour : len(self.stands) : COLOUR_COUNT]:
            if BIT[self.stands[leader]] & area:
                return leader
        return None

    def with_tile(self, colour: ColourIndex, cell: Cell, joined: list[Mask]) -> "Board":
        """This board with one more tile, which joins these kingdoms."""
        bit = 1 << cell
        tiles = list(self.tiles)
        tiles[colour] |= bit
        full = self.full | bit
        kingdoms, borders = self.kingdoms, self.borders
        if joined:
            region = _region(bit, joined, full)
            kingdoms = _instead(kingdoms, joined, region)
            borders = borders.grown(joined[0], region) if len(joined) == 1 else borders_of(kingdoms)
        down, ruins, treasures = self.down, self.ruins, self.treasures
        return Board(tuple(tiles), down, ruins, treasures, self.stands, self.leaders, full, kingdoms, borders)

    def with_leader(self, leader: LeaderId, cell: Cell) -> "Board":
        """This board with a leader put on an empty cell, or moved there; it joins one kingdom at most (TE-L4)."""
        bit, old = 1 << cell, BIT[self.stands[leader]]
        stands = bytearray(self.stands)
        stands[leader] = cell
        leaders = self.leaders & ~old | bit
        full = self.full & ~old | bit
        kingdoms = self._parted(old, leaders) if old else self.kingdoms
        joined = [kingdom for kingdom in kingdoms if kingdom & AROUND[cell]]
        region = _region(bit, joined, full)
        kingdoms = _instead(kingdoms, joined, region)
        borders = borders_of(kingdoms) if old else self.borders.grown(joined[0] if joined else 0, region)
        return Board(
            self.tiles, self.down, self.ruins, self.treasures, CellBytes(stands), leaders, full, kingdoms, borders
        )

    def without(self, cells: Mask = 0, leaders: Iterable[LeaderId] = ()) -> "Board":
        """This board without the face-up tiles on these cells, and with these leaders back home."""
        stands = bytearray(self.stands)
        gone = cells
        for leader in leaders:
            gone |= BIT[stands[leader]]
            stands[leader] = HOME
        left = self.leaders & ~gone
        kingdoms = tuple(sorted(self._parted(gone, left)))
        return Board(
            tuple([tiles & ~cells for tiles in self.tiles]) if cells else self.tiles,
            self.down,
            self.ruins,
            self.treasures,
            CellBytes(stands),
            left,
            self.full & ~gone,
            kingdoms,
            borders_of(kingdoms),
        )

    def _parted(self, gone: Mask, leaders: Mask) -> list[Mask]:
        """The kingdoms without these cells: those that held any of them fall into what is left of them."""
        kingdoms: list[Mask] = []
        for kingdom in self.kingdoms:
            if kingdom & gone:
                kingdoms += kingdoms_within(kingdom & ~gone, leaders)
            else:
                kingdoms.append(kingdom)
        return kingdoms

    def with_ruin(self, cell: Cell) -> "Board":
        """This board with a catastrophe, which destroys the tile on its cell if there is one (TE-C1)."""
        board = self.without(1 << cell) if self.full >> cell & 1 else self
        return msgspec.structs.replace(board, ruins=self.ruins | 1 << cell)

    def flipped(self, cells: Mask) -> "Board":
        """This board with the tiles on these cells face down, or under the ziggurat (TE-M2, TE-Z2)."""
        tiles = tuple([tiles & ~cells for tiles in self.tiles])
        return msgspec.structs.replace(self, tiles=tiles, down=self.down | cells)

    def with_treasures(self, treasures: Mask) -> "Board":
        return msgspec.structs.replace(self, treasures=treasures)


def lay_out(tiles: tuple[Mask, ...], down: Mask, ruins: Mask, treasures: Mask, stands: CellBytes) -> Board:
    """The board on which these things lie."""
    leaders = sum(BIT[cell] for cell in stands)
    full = tiles[0] | tiles[1] | tiles[2] | tiles[3] | down | leaders
    kingdoms = tuple(sorted(kingdoms_within(full, leaders)))
    return Board(tiles, down, ruins, treasures, stands, leaders, full, kingdoms, borders_of(kingdoms))


def kingdoms_within(area: Mask, leaders: Mask) -> list[Mask]:
    """The kingdoms of an area: its connected parts that hold a leader (TE-W3)."""
    found: list[Mask] = []
    left = area & leaders
    while left:
        kingdom = flood(left & -left, area)
        found.append(kingdom)
        left &= ~kingdom
    return found


def _region(bit: Mask, joined: list[Mask], full: Mask) -> Mask:
    """The region of a new piece: the kingdoms it joins, and the leaderless regions beside it."""
    region = bit
    for kingdom in joined:
        region |= kingdom
    loose = around(bit) & full & ~region
    return flood(region | loose, full) if loose else region


def _instead(kingdoms: Iterable[Mask], joined: list[Mask], region: Mask) -> tuple[Mask, ...]:
    """The kingdoms once some of them are joined to one."""
    others = [kingdom for kingdom in kingdoms if kingdom not in joined]
    others.append(region)
    others.sort()
    return tuple(others)


def borders_of(kingdoms: Iterable[Mask]) -> Borders:
    """The borders of these kingdoms, counted from nothing."""
    one = two = three = 0
    for kingdom in kingdoms:
        near = (kingdom << 1 | kingdom >> 1 | kingdom << WIDTH | kingdom >> WIDTH) & BOARD
        three |= two & near
        two |= one & near
        one |= near
    return Borders(one, two, three)
