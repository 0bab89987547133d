"""External conflicts: two leaders of a colour in kingdoms joined by a tile (TE-E)."""

from tilewright.games.tigris.model.board import Board, LeaderId
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import NAMES, Cell, Mask, around, flood, names
from tilewright.games.tigris.model.events import ConflictWon, TilesRemoved, WarBegan, WarCalledOff
from tilewright.games.tigris.model.names import COLOURS, LEADERS, RED
from tilewright.games.tigris.rules.buildings import under_buildings
from tilewright.games.tigris.rules.pending import War


def open_wars(board: Board, marker: Cell) -> list[int]:
    """The colours with two leaders in the joined kingdom, the marked tile included (TE-E1, TE-E8)."""
    leaders = [leader % 4 for leader in board.leaders_in(board.kingdom_at(1 << marker))]
    return [colour for colour in range(4) if leaders.count(colour) > 1]


def opponents(board: Board, marker: Cell, colour: int, active: int) -> tuple[LeaderId, LeaderId]:
    """Attacker and defender: the first owner clockwise from the active player, himself included, attacks (TE-E2)."""
    kingdom = board.kingdom_at(1 << marker)
    pair = [leader for leader in board.leaders_in(kingdom) if leader % 4 == colour]
    players = len(board.stands) // 4
    attacker, defender = sorted(pair, key=lambda leader: (leader // 4 - active) % players)
    return attacker, defender


def side(board: Board, leader: LeaderId, marker: Cell) -> Mask:
    """All that is connected to a leader without passing the marked tile (TE-E3, TE-E8)."""
    return flood(1 << board.stands[leader], board.full & ~(1 << marker))


def strength(board: Board, leader: LeaderId, marker: Cell) -> int:
    """Face-up tiles of the leader's colour on its own side (TE-E3)."""
    return (side(board, leader, marker) & board.tiles[leader % 4]).bit_count()


def begin(table: Table, marker: Cell, colour: int) -> War:
    """The war of this colour begins (TE-E2)."""
    board = table.board
    attacker, defender = opponents(board, marker, colour, table.active)
    table.events.append(
        WarBegan(
            attacker // 4,
            defender // 4,
            COLOURS[colour],
            NAMES[board.stands[attacker]],
            NAMES[board.stands[defender]],
            strength(board, attacker, marker),
            strength(board, defender, marker),
        )
    )
    return War(attacker // 4, attacker, defender, None, marker)


def settle(table: Table, war: War, attack: int, defence: int) -> None:
    """More wins, a tie is the defender's; leader and tiles of the beaten side go, and score (TE-E4 to TE-E8)."""
    winner, loser = war.attacker, war.defender
    if attack <= defence:
        winner, loser = loser, winner
    colour = loser % 4
    table.events.append(ConflictWon(winner // 4, loser // 4, LEADERS[colour], attack, defence, "TE-E4"))
    lost = lost_tiles(table.board, table.buildings, loser, war.marker)
    at_war = open_wars(table.board, war.marker)
    table.send_home([loser], "lost-the-war", "TE-E5")
    if lost:
        table.board = table.board.without(lost)
        table.events.append(TilesRemoved(COLOURS[colour], names(lost)))
    at = NAMES[table.board.stands[winner]]
    table.score(winner // 4, colour, 1 + lost.bit_count(), "won-a-war", "TE-E7", at)
    still_at_war = open_wars(table.board, war.marker)
    for other in at_war:
        if other != colour and other not in still_at_war:
            table.events.append(WarCalledOff(COLOURS[other]))


def lost_tiles(board: Board, buildings: bytes, loser: LeaderId, marker: Cell) -> Mask:
    """The tiles that a beaten side loses (TE-E5), those under a building apart (TE-B4).

    TE-E6: a temple with a treasure, or beside a leader other than the beaten one, stays.
    """
    lost = side(board, loser, marker) & board.tiles[loser % 4] & ~under_buildings(buildings)
    if loser % 4 == RED:
        others = board.leaders & ~(1 << board.stands[loser])
        lost &= ~(board.treasures | around(others))
    return lost
