"""Clocks: who runs out of time is away, and a bot plays for them until they return; a vacation stops slow clocks."""

from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.clock import SlowClock
from tilewright.server.tables.commands.checks import (
    check_not_over,
    check_playing,
    check_requests,
    check_turn,
    seat_in_play,
    seat_of,
)
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table


class ExpireClock(Command, frozen=True):
    """The clock of the seat to move ran out."""

    turn: int
    now: float

    def decide(self, table: Table, draft: Draft) -> log.WentAway:
        check_playing(table)
        check_turn(table, self.turn)
        if table.actor is None or table.deadline is None or self.now < table.deadline:
            raise StateConflict("time-left", "There is time left.")
        return log.WentAway(table.actor)


class Return(Command, frozen=True):
    """A player whose clock ran out takes over from the bot that stood in."""

    player: str

    def decide(self, table: Table, draft: Draft) -> log.CameBack:
        seat = seat_in_play(table, self.player)
        if not table.seats[seat].away:
            raise StateConflict("not-away", "No bot is playing for you.")
        return log.CameBack(seat)


class TakeVacation(Command, frozen=True):
    """A player's slow clock stands still until then; a time that is past ends the vacation."""

    player: str
    until: float

    def decide(self, table: Table, draft: Draft) -> log.TookVacation:
        seat = seat_of(table, self.player)
        check_not_over(table)
        if not isinstance(table.config.clock, SlowClock):
            raise StateConflict(
                "no-slow-clock", "A vacation only stops clocks with days per turn, and this table has none."
            )
        check_requests(table, seat)
        return log.TookVacation(seat, self.until)
