"""Treasures: a trader's owner takes all but one of its kingdom's (TE-R)."""

from tilewright.games.tigris.model.actions import Keep
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import BIT, NAMES, Cell, Mask, names
from tilewright.games.tigris.model.events import TreasuresTaken
from tilewright.games.tigris.model.names import TRADER
from tilewright.games.tigris.rules.pending import TreasureChoice


def within_reach(board: Board, seat: int) -> Mask:
    """The treasures in the kingdom of a player's trader (TE-R1)."""
    stand = BIT[board.stands[4 * seat + TRADER]]
    return board.kingdom_at(stand) & board.treasures if stand else 0


def may_stay(treasures: Mask, preferred: Mask) -> Mask:
    """The treasures of which one is left: a preferred one only if all are (TE-R2)."""
    return treasures & ~preferred or treasures


def collect(table: Table) -> bool:
    """Hand out treasures, the active player's first, then clockwise; is somebody to choose? (TE-R1, TE-R3)"""
    lying = table.board.treasures
    for kingdom in table.board.kingdoms:
        here = kingdom & lying
        if here & here - 1:  # two at least
            break
    else:
        return False
    for seat in table.seats_from_active():
        treasures = within_reach(table.board, seat)
        if treasures.bit_count() < 2:
            continue
        stay = may_stay(treasures, table.map.preferred)
        if stay.bit_count() > 1:
            table.pending = TreasureChoice(seat)
            return True
        kept = stay.bit_length() - 1
        table.only_choice(seat, Keep(NAMES[kept]))
        take(table, seat, kept)
    return False


def take(table: Table, seat: int, kept: Cell) -> None:
    """Take all treasures of the trader's kingdom but one (TE-R1)."""
    taken = within_reach(table.board, seat) & ~(1 << kept)
    table.board = table.board.with_treasures(table.board.treasures & ~taken)
    held = bytearray(table.treasures)
    held[seat] += taken.bit_count()
    table.treasures = bytes(held)
    table.events.append(TreasuresTaken(seat, names(taken), NAMES[kept]))
