"""Leaders: put on the board, moved and taken off (TE-L)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tilewright.games.tigris.model.actions import Leader
from tilewright.games.tigris.model.board import Board, borders_of, kingdoms_within
from tilewright.games.tigris.model.builder import StateBuilder
from tilewright.games.tigris.model.cells import AROUND, BIT, CELL_OF, HOME, NAMES, OFF, Mask, around, connected
from tilewright.games.tigris.model.events import LeaderPlaced
from tilewright.games.tigris.model.maps import Map
from tilewright.games.tigris.model.names import LEADER_OF, LEADERS, RED
from tilewright.games.tigris.model.ownership import LEADERS_OF, LeaderId, colour_of, leader_of
from tilewright.games.tigris.rules import revolts
from tilewright.games.tigris.rules.facts import content, kingdoms_joined, no_such_cell
from tilewright.kernel import Refusal, Seat

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState

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


def refusal(state: "TigrisState", action: Leader) -> Refusal | None:
    """What forbids a leader action of the active player (TE-L1 to TE-L4, TE-L6)."""
    if action.leader not in LEADER_OF:
        return Refusal("TE-W1", "there-is-no-such-leader", {"leader": action.leader})
    board, leader = state.board, leader_of(state.active, LEADER_OF[action.leader])
    old = board.stands[leader]
    if action.to == OFF:
        if old == HOME:
            return Refusal("TE-L1", "the-leader-is-not-on-the-board", {"leader": action.leader})
        return None
    if action.to not in CELL_OF:
        return no_such_cell(action.to)
    cell = CELL_OF[action.to]
    if cell == old:
        return Refusal("TE-L6", "the-leader-already-stands-there", {"cell": action.to})
    if BIT[cell] & state.map.river:
        return Refusal("TE-L2", "the-cell-is-river", {"cell": action.to})
    if not BIT[cell] & board.empty:
        return Refusal("TE-L2", "the-cell-is-not-empty", {"cell": action.to, "holds": content(state, cell)})
    if not BIT[cell] & board.supported:
        return Refusal("TE-L3", "the-cell-is-not-adjacent-to-a-temple", {"cell": action.to})
    lifted = board if old == HOME else board.without(leaders=(leader,))
    if len(lifted.kingdoms_beside(cell)) > 1:
        return Refusal("TE-L4", "a-leader-must-not-join-kingdoms", kingdoms_joined(state, lifted, cell))
    return None


def act(builder: StateBuilder, action: Leader) -> None:
    """Put, move or take off a leader of the active player, which may start a revolt (TE-L1, TE-I1)."""
    leader = leader_of(builder.active, LEADER_OF[action.leader])
    if action.to == OFF:
        builder.send_home([leader], "taken-off", "TE-L1")
        return
    old = builder.board.stands[leader]
    builder.board = builder.board.with_leader(leader, CELL_OF[action.to])
    source = None if old == HOME else NAMES[old]
    builder.events.append(LeaderPlaced(builder.active, LEADERS[colour_of(leader)], action.to, source))
    revolts.begin(builder, leader)


def send_unsupported_home(builder: StateBuilder) -> None:
    """TE-L5: a leader without an adjacent face-up temple goes back to its owner; nobody scores."""
    board = builder.board
    if not board.leaders & ~board.supported:
        return
    temples = board.tiles[RED]
    alone = [leader for leader in board.leaders_in(board.leaders) if not AROUND[board.stands[leader]] & temples]
    builder.send_home(alone, "no-temple-beside-it", "TE-L5")


def anywhere_to_go(board: Board, printed: Map, seat: Seat) -> bool:
    """Has this player any leader action at all? One on the board can at least be taken off (TE-L1)."""
    return any(places(board, board.empty & printed.land, LEADERS_OF[seat]))
