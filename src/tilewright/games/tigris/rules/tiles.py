"""Tiles: where they may be laid and what they score (TE-P)."""

from tilewright.games.tigris.model.actions import Tile
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BIT, CELL_OF, Cell, Mask
from tilewright.games.tigris.model.events import TilePlaced
from tilewright.games.tigris.model.maps import Map
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, KING


def places(board: Board, empty: Mask, printed: Map, hand: bytes) -> tuple[Mask, ...]:
    """Where a tile of each colour may be laid: farms on the river, all else on land, joining no three kingdoms.

    TE-P1 to TE-P3. A colour that is not in the hand may be laid nowhere.
    """
    cells = empty & ~board.borders.three
    land, river = cells & printed.land, cells & printed.river
    red, blue, green, black = hand
    return land if red else 0, river if blue else 0, land if green else 0, land if black else 0


def act(table: Table, action: Tile) -> bool:
    """Lay a tile and score it; did it join two kingdoms?"""
    colour, cell = COLOUR_OF[action.colour], CELL_OF[action.at]
    table.spend(table.active, colour, 1)
    table.stirred = True
    joined = table.board.kingdoms_beside(cell)
    table.board = table.board.with_tile(colour, cell, joined)
    table.events.append(TilePlaced(table.active, action.colour, action.at))
    if len(joined) == 1:
        kingdom = table.board.kingdom_at(BIT[cell])
        scorer = who_scores(table.board, kingdom, colour)
        if scorer is not None:
            points, rule = worth(table.buildings, kingdom, colour)
            table.score(scorer, colour, points, f"laid-a-{COLOURS[colour]}-tile", rule, action.at)
    return len(joined) == 2


def who_scores(board: Board, kingdom: Mask, colour: int) -> int | None:
    """TE-P4: the owner of the kingdom's leader of the colour, else of its king, else nobody."""
    leader = board.leader_of(colour, kingdom)
    if leader is None:
        leader = board.leader_of(KING, kingdom)
    return None if leader is None else leader // 4


def worth(buildings: bytes, kingdom: Mask, colour: Cell) -> tuple[int, str]:
    """One point, or two where the kingdom holds the building of the tile's colour (TE-P4, TE-B5)."""
    return (2, "TE-B5") if BIT[buildings[colour]] & kingdom else (1, "TE-P4")
