"""Who may look at a table, and with whose eyes."""

from tilewright.server import errors as problems
from tilewright.server.accounts.players import People, Player
from tilewright.server.tables.table import Table

Eyes = int | None  # a seat, or None for a spectator


def eyes_of(table: Table, player: Player | None, people: People, invitation: str | None = None) -> Eyes:
    """The seat of a player, None for a spectator; a Problem for a stranger who may not look.

    A private table is not even admitted to exist. A table whose game is over is as open as it was before, but then
    shows everything to all who may see it.
    """
    seat = table.seat_of(player.id if player else None)
    if seat is not None:
        return seat
    owns = player is not None and table.about.owner == player.id
    if table.about.private and not owns and not people.invites(table.about.id, invitation):
        raise problems.missing("table")
    if table.status == "playing" and not table.about.spectators and not owns:
        raise problems.forbidden("no-spectators", "The players of this table want no spectators before the end.")
    return None
