"""Internal conflicts: two leaders of a colour in one kingdom (TE-I)."""

from typing import ClassVar

from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import StateBuilder, TurnStep
from tilewright.games.tigris.model.cells import AROUND, BIT, NAMES
from tilewright.games.tigris.model.events import ConflictWon, RevoltBegan
from tilewright.games.tigris.model.names import LEADERS, RED
from tilewright.games.tigris.model.ownership import COLOUR_COUNT, LEADER_IDS, ColourIndex, LeaderId, colour_of, owner_of
from tilewright.games.tigris.rules.conflicts import Conflict


class Revolt(Conflict, frozen=True, tag="revolt", gc=False):
    """Two leaders of a colour in one kingdom since one was put there (TE-I)."""

    decision: ClassVar[str] = "revolt"
    support_rule: ClassVar[str] = "TE-I2"

    @property
    def support(self) -> ColourIndex:
        """Red, whatever the leaders' colour (TE-I2)."""
        return RED

    def strengths(self, board: Board) -> tuple[int, int]:
        return strength(board, self.attacker), strength(board, self.defender)

    def settle(self, builder: StateBuilder, attack: int, defence: int) -> None:
        """More wins, a tie is the defender's; the loser goes home, the winner scores 1 red (TE-I3, TE-I4)."""
        winner, loser = (self.attacker, self.defender) if attack > defence else (self.defender, self.attacker)
        won = ConflictWon(owner_of(winner), owner_of(loser), LEADERS[colour_of(loser)], attack, defence, "TE-I3")
        builder.events.append(won)
        builder.send_home([loser], "lost-the-revolt", "TE-I4")
        builder.score(owner_of(winner), RED, 1, "won-a-revolt", "TE-I4", NAMES[builder.board.stands[winner]])
        builder.step = TurnStep.TREASURES


def rival(board: Board, leader: LeaderId) -> LeaderId | None:
    """The other leader of its colour in a leader's kingdom (TE-I1)."""
    kingdom = board.kingdom_at(1 << board.stands[leader])
    for other in LEADER_IDS[colour_of(leader) : len(board.stands) : COLOUR_COUNT]:
        if other != leader and BIT[board.stands[other]] & kingdom:
            return other
    return None


def strength(board: Board, leader: LeaderId) -> int:
    """Face-up temples adjacent to the leader (TE-I2)."""
    return (AROUND[board.stands[leader]] & board.tiles[RED]).bit_count()


def begin(builder: StateBuilder, attacker: LeaderId) -> None:
    """The revolt that a leader just put on the board starts, if any (TE-I1)."""
    board = builder.board
    defender = rival(board, attacker)
    if defender is None:
        return
    builder.events.append(
        RevoltBegan(
            owner_of(attacker),
            owner_of(defender),
            LEADERS[colour_of(attacker)],
            NAMES[board.stands[attacker]],
            NAMES[board.stands[defender]],
            strength(board, attacker),
            strength(board, defender),
        )
    )
    Revolt(owner_of(attacker), attacker, defender, None).open(builder)
