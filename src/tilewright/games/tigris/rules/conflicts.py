"""What revolts and wars have in common: attacker and defender commit tiles, once each (TE-I2, TE-E3, TE-V1)."""

from typing import TYPE_CHECKING

from tilewright.games.tigris.model.actions import ChooseWar, Commit
from tilewright.games.tigris.model.board import Board
from tilewright.games.tigris.model.builder import Table
from tilewright.games.tigris.model.cells import NAMES, Cell
from tilewright.games.tigris.model.events import Committed, KingdomsJoined, MarkerRemoved
from tilewright.games.tigris.model.names import COLOUR_OF, COLOURS, RED, Colour
from tilewright.games.tigris.rules import revolts, wars
from tilewright.games.tigris.rules.pending import Conflict, Revolt, War, WarChoice

if TYPE_CHECKING:
    from tilewright.games.tigris.state import TigrisState


def support_colour(conflict: Conflict) -> int:
    """The colour of tiles that may be committed: red in a revolt, the war's colour in a war (TE-I2, TE-E3)."""
    return RED if isinstance(conflict, Revolt) else conflict.attacker % 4


def strengths(board: Board, conflict: Conflict) -> tuple[int, int]:
    """Attacker's and defender's strength on the board (TE-I2, TE-E3)."""
    attacker, defender = conflict.attacker, conflict.defender
    if isinstance(conflict, Revolt):
        return revolts.strength(board, attacker), revolts.strength(board, defender)
    return wars.strength(board, attacker, conflict.marker), wars.strength(board, defender, conflict.marker)


def numbers(board: Board, conflict: Conflict, limited: bool, most: int) -> tuple[int, ...]:
    """The numbers of tiles that may be committed by one who has at most so many (TE-V1 if support is limited)."""
    if not limited:
        return tuple(range(most + 1))
    attack, defence = strengths(board, conflict)
    if conflict.committed is None:
        return (0, *(number for number in range(1, most + 1) if attack + number > defence))
    lacking = attack + conflict.committed - defence
    return (0, lacking) if 0 < lacking <= most else (0,)


def choices(state: "TigrisState", conflict: Conflict) -> tuple[int, ...]:
    """The numbers of tiles that the one who is asked may commit."""
    held = state.hands[4 * conflict.seat + support_colour(conflict)]
    return numbers(state.board, conflict, state.options.limited_support, held)


def open_conflict(table: Table, conflict: Conflict) -> bool:
    """Ask attacker, then defender, as far as needed, and settle it; is somebody still to be asked?

    TE-T4: whether somebody is asked follows from the board and the size of his hand alone.
    """
    hand = table.hand_size(conflict.seat)
    if len(numbers(table.board, conflict, table.options.limited_support, hand)) > 1:
        table.pending = conflict
        return True
    table.only_choice(conflict.seat, Commit(0))
    return commit(table, conflict, 0)


def commit(table: Table, conflict: Conflict, number: int) -> bool:
    """Commit tiles; is somebody still to be asked?"""
    colour = support_colour(conflict)
    table.spend(conflict.seat, colour, number)
    table.events.append(Committed(conflict.seat, COLOURS[colour], number))
    seat, attacker, defender = conflict.defender // 4, conflict.attacker, conflict.defender
    if conflict.committed is None:
        if isinstance(conflict, Revolt):
            return open_conflict(table, Revolt(seat, attacker, defender, number))
        return open_conflict(table, War(seat, attacker, defender, number, conflict.marker))
    attack, defence = strengths(table.board, conflict)
    if isinstance(conflict, Revolt):
        revolts.settle(table, conflict, attack + conflict.committed, defence + number)
    else:
        wars.settle(table, conflict, attack + conflict.committed, defence + number)
    return False


def join_kingdoms(table: Table, marker: Cell) -> bool:
    """A tile joined two kingdoms (TE-E1); is a war to be decided?"""
    wars_now: tuple[Colour, ...] = tuple(COLOURS[colour] for colour in wars.open_wars(table.board, marker))
    table.events.append(KingdomsJoined(NAMES[marker], wars_now))
    return wage_wars(table, marker)


def wage_wars(table: Table, marker: Cell) -> bool:
    """Settle the wars one at a time until somebody must decide or none is left (TE-E1, TE-E8, TE-E9)."""
    while colours := wars.open_wars(table.board, marker):
        if len(colours) > 1:
            table.pending = WarChoice(table.active, marker)
            return True
        table.only_choice(table.active, ChooseWar(COLOURS[colours[0]]))
        if open_conflict(table, wars.begin(table, marker, colours[0])):
            return True
    table.events.append(MarkerRemoved(NAMES[marker]))
    return False


def choose_war(table: Table, choice: WarChoice, action: ChooseWar) -> bool:
    """The active player says which war is next (TE-E1); is something to be decided in it, or after it?"""
    war = wars.begin(table, choice.marker, COLOUR_OF[action.colour])
    return open_conflict(table, war) or wage_wars(table, choice.marker)
