"""Leaders: put on the board, moved and taken off (TE-L)."""

from collections.abc import Sequence
from typing import Final

from tilewright.games.tigris.model.actions import Leader
from tilewright.games.tigris.model.board import Board, LeaderId, borders_of, kingdoms_within
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import AROUND, CELL_OF, HOME, NAMES, OFF, Mask, around, connected
from tilewright.games.tigris.model.events import LeaderPlaced
from tilewright.games.tigris.model.maps import Map
from tilewright.games.tigris.model.names import LEADER_OF, LEADERS, RED

GOING_HOME: Final[Mask] = 1 << HOME


def joining(board: Board, leader: LeaderId) -> Mask:
    """The cells where this leader would join kingdoms; one on the board is lifted first (TE-L4)."""
    cell = board.stands[leader]
    borders = board.borders
    if cell == HOME:
        return borders.two
    bit = 1 << cell
    kingdom = board.kingdom_at(bit)
    rest = kingdom & ~bit
    if not rest & board.leaders:  # without it there is no kingdom
        return borders.two & ~(around(kingdom) & ~borders.three)
    if connected(AROUND[cell] & rest, rest):  # it only leaves its own cell
        return borders.two & ~(AROUND[cell] & ~around(rest) & ~borders.three)
    others = [each for each in board.kingdoms if each != kingdom]
    return borders_of(others + kingdoms_within(rest, board.leaders)).two


def candidates(board: Board, empty_land: Mask, leaders: Sequence[LeaderId]) -> list[Mask]:
    """Where each of these leaders might go but for TE-L4: empty land beside a temple (TE-L2, TE-L3).

    One on the board may also go HOME (TE-L1). Its own place is not among them: that would be no move (TE-L6).
    """
    cells, stands = empty_land & board.supported, board.stands
    return [cells if stands[leader] == HOME else cells | GOING_HOME for leader in leaders]


def places(board: Board, empty_land: Mask, leaders: Sequence[LeaderId]) -> list[Mask]:
    """Where each of these leaders may go (TE-L)."""
    found = candidates(board, empty_land, leaders)
    return [cells & ~joining(board, leader) for cells, leader in zip(found, leaders, strict=True)]


def act(table: Table, action: Leader) -> LeaderId | None:
    """Put, move or take off a leader of the active player; the leader if it is now on the board (TE-L1)."""
    leader = 4 * table.active + LEADER_OF[action.leader]
    if action.to == OFF:
        table.send_home([leader], "taken-off", "TE-L1")
        return None
    old = table.board.stands[leader]
    table.board = table.board.with_leader(leader, CELL_OF[action.to])
    source = None if old == HOME else NAMES[old]
    table.events.append(LeaderPlaced(table.active, LEADERS[leader % 4], action.to, source))
    return leader


def send_unsupported_home(table: Table) -> None:
    """TE-L5: a leader without an adjacent face-up temple goes back to its owner; nobody scores."""
    board = table.board
    if not board.leaders & ~board.supported:
        return
    temples = board.tiles[RED]
    alone = [leader for leader in board.leaders_in(board.leaders) if not AROUND[board.stands[leader]] & temples]
    table.send_home(alone, "no-temple-beside-it", "TE-L5")


def anywhere_to_go(board: Board, printed: Map, seat: int) -> bool:
    """Has this player any leader action at all? One on the board can at least be taken off (TE-L1)."""
    return any(places(board, board.empty & printed.land, range(4 * seat, 4 * seat + 4)))
