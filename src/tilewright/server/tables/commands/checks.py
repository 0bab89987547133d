"""What several commands check, and how much of everything a table takes.

Each check raises the DomainError that says what is wrong.
"""

from tilewright.server.errors import Forbidden, StateConflict
from tilewright.server.tables.table import Table

# A log is read from its beginning: it must not grow for ever by what does not move the game. Everybody has a share of
# their own, so that nobody can use up another's.
MAX_REMARKS = 2000  # of each seat
MAX_SPECTATOR_REMARKS = 1000  # of all spectators together
MAX_REQUESTS = 500  # of each seat: votes, requests to take back, new names
MAX_INVITATIONS = 50  # of one table, one after the other


def check_open(table: Table) -> None:
    if table.status != "open":
        raise StateConflict("started", "The game at this table has already started.")


def check_playing(table: Table) -> None:
    if table.status == "open":
        raise StateConflict("not-started", "The game has not started; the host starts it when every seat is taken.")
    check_not_over(table)


def check_not_over(table: Table) -> None:
    if table.status == "over":
        raise StateConflict("over", "The game is over.")


def check_turn(table: Table, turn: int | None) -> None:
    if turn is not None and turn != table.turn:
        raise StateConflict(
            "another-turn", f"You decided on turn {turn}, but the game is at turn {table.turn}.", turn=table.turn
        )


def check_requests(table: Table, seat: int) -> None:
    if table.requests[seat] >= MAX_REQUESTS:
        raise StateConflict("asked-enough", f"You have made {MAX_REQUESTS} requests at this table; that is the limit.")


def check_owner(table: Table, player: str) -> None:
    if table.config.owner != player:
        raise Forbidden("not-owner", "Only the host of this table can do that.")


def seat_of(table: Table, player: str) -> int:
    """The seat of somebody who sits here."""
    seat = table.seat_of(player)
    if seat is None:
        raise Forbidden("not-seated", "You are not seated at this table.")
    return seat


def seat_in_play(table: Table, player: str) -> int:
    """The seat of a player who is still in a game under way."""
    seat = seat_of(table, player)
    check_playing(table)
    if table.seats[seat].resigned:
        raise StateConflict("resigned", "You have resigned from this game.")
    return seat
