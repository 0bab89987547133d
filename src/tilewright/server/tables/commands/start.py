"""The start of a game, by its host or by itself, and what players add to its chance before. It starts once, with every
seat taken."""

from tilewright.server.errors import StateConflict
from tilewright.server.tables import entries as log
from tilewright.server.tables.commands.checks import check_open, check_owner, seat_of
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.table import Table


class Start(Command, frozen=True):
    player: str

    def decide(self, table: Table, draft: Draft) -> log.Started:
        check_owner(table, self.player)
        check_open(table)
        free = table.free_seats()
        if free:
            raise StateConflict("seats-free", f"Seats {free} are still free; wait for players or add bots.", free=free)
        return log.Started()


class BeginByItself(Command, frozen=True):
    """What a table does when its time has come: bots take the free seats, one by one, and the game begins."""

    now: float

    def decide(self, table: Table, draft: Draft) -> log.Sat | log.Started:
        check_open(table)
        if table.begins_at is None or self.now < table.begins_at:
            raise StateConflict("time-left", "This game does not start by itself now.")
        free = table.free_seats()
        if not free:
            return log.Started()
        assert table.config.fill_bot is not None, "where bots fill up it is said which"
        return log.Sat(free[0], table.config.fill_bot, bot=table.config.fill_bot)


class Contribute(Command, frozen=True):
    """A player adds random bytes to the chance of the game, once, before it begins."""

    player: str
    random: str

    def decide(self, table: Table, draft: Draft) -> log.Contributed:
        seat = seat_of(table, self.player)
        check_open(table)
        if not table.config.shared_chance:
            raise StateConflict("known-deal", "The deal of this table has already been made.")
        if table.seats[seat].contribution is not None:
            raise StateConflict("contributed", "You have already added to the shuffle of this game.")
        return log.Contributed(seat, self.random)
