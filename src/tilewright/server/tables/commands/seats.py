"""Seats: who sits down, invited by whom and under which name, and who gives their seat up or resigns.

Nobody sits down where a block or the rating range of the table keeps them out.
"""

from tilewright.server.errors import Forbidden, StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.checks import (
    MAX_INVITATIONS,
    check_not_over,
    check_open,
    check_owner,
    check_requests,
    seat_in_play,
    seat_of,
)
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table


class Sit(Command, frozen=True):
    """A player takes a free seat; None: the first. Not beside those from whom a block keeps them apart, and not at a
    rated table without an account or with a rating out of its range."""

    player: str
    name: str
    seat: int | None
    apart_from: frozenset[str] = frozenset()
    account: bool = True
    points: int = 0  # of their rating for this kind of game
    bot_account: bool = False
    wanted: bool = True  # bots of programmers come where they are invited, or where other bots or their owners play

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        check_open(table)
        if table.seat_of(self.player) is not None:
            raise StateConflict("seated", "You are already seated at this table.")
        if self.apart_from & {table.config.owner, *(seat.player for seat in table.seats)}:
            raise Forbidden("blocked", "Someone at this table has blocked you, or you them.")
        if self.bot_account and not self.wanted:
            raise Forbidden(
                "bots-by-invitation", "A bot can only join where it is invited, or with its owner or other bots."
            )
        _check_rated(table, self.account and not self.bot_account, self.points)
        free = table.free_seats()
        if not free:
            raise StateConflict("full", "All seats of this table are taken.")
        seat = free[0] if self.seat is None else self.seat
        if seat not in free:
            raise StateConflict("taken", f"Seat {seat} is taken; these are free: {free}.", free=free)
        return log.Sat(seat, self.name, player=self.player, bot_account=self.bot_account)


class SeatBot(Command, frozen=True):
    """The owner gives a free seat to a bot."""

    player: str
    seat: int
    bot: str

    def decide(self, table: Table, draft: Draft) -> log.Sat:
        check_open(table)
        check_owner(table, self.player)
        if self.seat not in table.free_seats():
            raise StateConflict("taken", f"Seat {self.seat} is not free.")
        if table.config.rated:
            raise StateConflict("rated", "Bots cannot play in rated games.")
        return log.Sat(self.seat, self.bot, bot=self.bot)


class Leave(Command, frozen=True):
    """Give up a seat before the start; the owner may also free the seats of others."""

    player: str
    seat: int | None = None

    def decide(self, table: Table, draft: Draft) -> log.Rose:
        own = table.seat_of(self.player)
        seat = own if self.seat is None else self.seat
        if seat is None or seat not in range(len(table.seats)):
            raise Forbidden("not-seated", "You are not seated at this table.")
        if seat != own:
            check_owner(table, self.player)
        check_open(table)
        if table.config.paired:
            raise StateConflict(
                "paired", "You were looking for this game and it starts now; resign if you do not want to play."
            )
        if not table.seats[seat].taken:
            raise StateConflict("empty", f"No one is sitting in seat {seat}.")
        return log.Rose(seat)


class Resign(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.Resigned:
        return log.Resigned(seat_in_play(table, self.player))


class Rename(Command, frozen=True):
    """A player has another name from now on. A game that is over keeps the names of its time."""

    player: str
    name: str

    def decide(self, table: Table, draft: Draft) -> log.Renamed:
        seat = seat_of(table, self.player)
        check_not_over(table)
        check_requests(table, seat)
        if table.seats[seat].name == self.name:
            raise StateConflict("named-so", f"You are called {self.name!r} here already.")
        return log.Renamed(seat, self.name)


class RenewInvitation(Command, frozen=True):
    """The owner revokes the invitation: there is another from now on."""

    player: str

    def decide(self, table: Table, draft: Draft) -> log.RenewedInvitation:
        check_owner(table, self.player)
        if table.invitations_revoked >= MAX_INVITATIONS:
            raise StateConflict(
                "too-many-invitations", f"This table has had {MAX_INVITATIONS} invitations; create another table."
            )
        return log.RenewedInvitation()


def _check_rated(table: Table, account: bool, points: int) -> None:
    if table.config.rated and not account:
        raise Forbidden("accounts-only", "This table is for a rated game: only players with an account can join.")
    if table.config.rating_range is None:
        return
    lowest, highest = table.config.rating_range.lowest, table.config.rating_range.highest
    if not lowest <= points <= highest:
        raise Forbidden(
            "rating-range",
            f"This table is for ratings from {lowest} to {highest}; yours is {points}.",
            lowest=lowest,
            highest=highest,
            points=points,
        )
