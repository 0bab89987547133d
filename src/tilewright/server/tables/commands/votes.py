"""Votes: what happens only if the others agree. To undo what was committed, or to end the game early."""

from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.checks import check_requests, seat_in_play
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table


class RequestTakeBack(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.AskedToTakeBack:
        seat = seat_in_play(table, self.player)
        check_requests(table, seat)
        if table.last_actor != seat:
            raise StateConflict("not-last", "You can only undo the last committed action, and it is not yours.")
        if table.before is None:
            raise StateConflict("revealed", "Your last action revealed something; it cannot be undone.")
        return log.AskedToTakeBack(seat)


class AnswerTakeBack(Command, frozen=True):
    player: str
    agrees: bool

    def decide(self, table: Table, draft: Draft) -> log.AnsweredTakeBack:
        seat = seat_in_play(table, self.player)
        if table.take_back is None or table.take_back.seat == seat:
            raise StateConflict("nobody-asked", "No one has requested a takeback.")
        if self.agrees and seat in table.take_back.agreed:
            raise StateConflict("agreed", "You have already agreed.")
        return log.AnsweredTakeBack(seat, self.agrees)


class VoteToEnd(Command, frozen=True):
    player: str
    agrees: bool

    def decide(self, table: Table, draft: Draft) -> log.VotedToEnd:
        seat = seat_in_play(table, self.player)
        check_requests(table, seat)
        return log.VotedToEnd(seat, self.agrees)


def can_be_taken_back(table: Table, seat: int) -> bool:
    """Was this seat the last to commit something, and did that draw and roll nothing?"""
    return table.status == "playing" and table.last_actor == seat and table.before is not None
