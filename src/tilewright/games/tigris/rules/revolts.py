"""Internal conflicts: two leaders of a colour in one kingdom (TE-I)."""

from tilewright.games.tigris.model.board import Board, LeaderId
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import AROUND, BIT, NAMES
from tilewright.games.tigris.model.events import ConflictWon, RevoltBegan
from tilewright.games.tigris.model.names import LEADERS, RED
from tilewright.games.tigris.rules.pending import Revolt


def rival(board: Board, leader: LeaderId) -> LeaderId | None:
    """The other leader of its colour in a leader's kingdom (TE-I1)."""
    kingdom = board.kingdom_at(1 << board.stands[leader])
    for other in range(leader % 4, len(board.stands), 4):
        if other != leader and BIT[board.stands[other]] & kingdom:
            return other
    return None


def strength(board: Board, leader: LeaderId) -> int:
    """Face-up temples adjacent to the leader (TE-I2)."""
    return (AROUND[board.stands[leader]] & board.tiles[RED]).bit_count()


def begin(table: Table, attacker: LeaderId) -> Revolt | None:
    """The revolt that a leader just put on the board starts, if any (TE-I1)."""
    board = table.board
    defender = rival(board, attacker)
    if defender is None:
        return None
    table.events.append(
        RevoltBegan(
            attacker // 4,
            defender // 4,
            LEADERS[attacker % 4],
            NAMES[board.stands[attacker]],
            NAMES[board.stands[defender]],
            strength(board, attacker),
            strength(board, defender),
        )
    )
    return Revolt(attacker // 4, attacker, defender, None)


def settle(table: Table, revolt: Revolt, attack: int, defence: int) -> None:
    """More wins, a tie is the defender's; the loser goes home, the winner scores 1 red (TE-I3, TE-I4)."""
    winner, loser = revolt.attacker, revolt.defender
    if attack <= defence:
        winner, loser = loser, winner
    table.events.append(ConflictWon(winner // 4, loser // 4, LEADERS[loser % 4], attack, defence, "TE-I3"))
    table.send_home([loser], "lost-the-revolt", "TE-I4")
    table.score(winner // 4, RED, 1, "won-a-revolt", "TE-I4", NAMES[table.board.stands[winner]])
