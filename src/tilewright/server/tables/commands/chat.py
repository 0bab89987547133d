"""Chat: what is said at a table, what an operator removed of it, and word of another table that was made from it."""

from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.checks import MAX_REMARKS, MAX_SPECTATOR_REMARKS
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table


class Chat(Command, frozen=True):
    player: str
    name: str
    text: str

    def decide(self, table: Table, draft: Draft) -> log.Said:
        seat = table.seat_of(self.player)
        if seat is None and table.spectator_remarks >= MAX_SPECTATOR_REMARKS:
            raise StateConflict(
                "said-enough", f"Spectators have sent {MAX_SPECTATOR_REMARKS} messages; that is the limit for a table."
            )
        if seat is not None and table.remarks[seat] >= MAX_REMARKS:
            raise StateConflict(
                "said-enough", f"You have sent {MAX_REMARKS} messages here; that is the limit for a player."
            )
        return log.Said(self.player, self.name, seat, self.text)


class RemoveRemark(Command, frozen=True):
    """An operator has removed a remark from the log: everybody at the table is told."""

    remark: int

    def decide(self, table: Table, draft: Draft) -> log.RemovedRemark:
        if not 1 <= self.remark <= table.number:
            raise StateConflict("no-remark", f"Entry {self.remark} is not a message.")
        return log.RemovedRemark(self.remark)


class AnnounceTable(Command, frozen=True):
    """Tell those at a table of another that was made from it."""

    body: log.LedTo

    def decide(self, table: Table, draft: Draft) -> log.LedTo:
        return self.body
