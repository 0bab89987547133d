"""Tiles: where they may be laid and what they score (TE-P)."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import Tile
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import BIT, CELL_OF, CellBytes, Mask
from tilewright.games.tigris.model.events import TilePlaced
from tilewright.games.tigris.model.maps import Map
from tilewright.games.tigris.model.names import BLUE, COLOUR_OF, COLOURS, KING
from tilewright.games.tigris.model.ownership import ColourIndex, owner_of, place_of
from tilewright.games.tigris.rules import wars
from tilewright.games.tigris.rules.facts import content, kingdoms_joined, no_such_cell
from tilewright.kernel import Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def places(board: Board, empty: Mask, printed: Map, hand: bytes) -> tuple[Mask, ...]:
    """Where a tile of each colour may be laid: farms on the river, all else on land, joining no three kingdoms.

    TE-P1 to TE-P3. A colour that is not in the hand may be laid nowhere.
    """
    cells = empty & ~board.borders.three
    land, river = cells & printed.land, cells & printed.river
    red, blue, green, black = hand
    return land if red else 0, river if blue else 0, land if green else 0, land if black else 0


def refusal(state: "TigrisState", action: Tile) -> Refusal | None:
    """What forbids the active player to lay this tile there (TE-P1 to TE-P3)."""
    if action.colour not in COLOUR_OF:
        return Refusal("TE-W1", "there-is-no-such-colour", {"colour": action.colour})
    if action.at not in CELL_OF:
        return no_such_cell(action.at)
    colour, cell = COLOUR_OF[action.colour], CELL_OF[action.at]
    if not state.hands[place_of(state.active, colour)]:
        return Refusal("TE-P1", "you-hold-no-such-tile", {"colour": action.colour})
    if not BIT[cell] & state.board.empty:
        return Refusal("TE-P1", "the-cell-is-not-empty", {"cell": action.at, "holds": content(state, cell)})
    if colour == BLUE and not BIT[cell] & state.map.river:
        return Refusal("TE-P2", "farms-are-laid-on-the-river", {"cell": action.at})
    if colour != BLUE and BIT[cell] & state.map.river:
        return Refusal("TE-P2", "the-river-takes-only-farms", {"cell": action.at})
    if len(state.board.kingdoms_beside(cell)) > 2:
        return Refusal("TE-P3", "a-tile-must-not-join-three-kingdoms", kingdoms_joined(state, state.board, cell))
    return None


def act(builder: StateBuilder, action: Tile) -> None:
    """Lay a tile and score it, or join two kingdoms with it (TE-P1, TE-P4, TE-P5)."""
    colour, cell = COLOUR_OF[action.colour], CELL_OF[action.at]
    builder.spend(builder.active, colour, 1)
    builder.stirred = True
    joined = builder.board.kingdoms_beside(cell)
    builder.board = builder.board.with_tile(colour, cell, joined)
    builder.events.append(TilePlaced(builder.active, action.colour, action.at))
    if len(joined) == 2:
        wars.join_kingdoms(builder, cell)
        return
    builder.go_on(TurnStep.BUILDING, cell)
    if joined:
        kingdom = builder.board.kingdom_at(BIT[cell])
        scorer = who_scores(builder.board, kingdom, colour)
        if scorer is not None:
            points, rule = worth(builder.buildings, kingdom, colour)
            builder.score(scorer, colour, points, f"laid-a-{COLOURS[colour]}-tile", rule, action.at)


def who_scores(board: Board, kingdom: Mask, colour: ColourIndex) -> Seat | None:
    """TE-P4: the owner of the kingdom's leader of the colour, else of its king, else nobody."""
    leader = board.leader_in(kingdom, colour)
    if leader is None:
        leader = board.leader_in(kingdom, KING)
    return None if leader is None else owner_of(leader)


def worth(buildings: CellBytes, kingdom: Mask, colour: ColourIndex) -> tuple[int, str]:
    """One point, or two where the kingdom holds the building of the tile's colour (TE-P4, TE-B5)."""
    return (2, "TE-B5") if BIT[buildings[colour]] & kingdom else (1, "TE-P4")
