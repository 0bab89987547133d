"""Who may see a table, and as whom."""

import hmac

from tilewright.server.accounts.players import Player
from tilewright.server.errors import Forbidden, NotFound
from tilewright.server.tables.table import Table

Viewer = int | None  # a seat, or None for a spectator


class TableInvitations:
    """The codes that admit to private tables. A code follows from the table, from how often it was made anew, and from
    the server's key, so none is stored."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def code(self, table: Table) -> str:
        return self._code(table.config.id, table.invitations_revoked)

    def first_code(self, table_id: str) -> str:
        """That of a table which was made just now."""
        return self._code(table_id, 0)

    def admits(self, table: Table, code: str | None) -> bool:
        return bool(code and code.isascii() and hmac.compare_digest(self.code(table), code))

    def _code(self, table_id: str, revoked: int) -> str:
        named = f"invitation {table_id} {revoked}" if revoked else f"invitation {table_id}"
        return hmac.new(self._key, named.encode(), "sha256").hexdigest()[:32]


def viewer_of(
    table: Table, player: Player | None, invitations: TableInvitations, invitation: str | None = None
) -> Viewer:
    """The seat of a player, None for a spectator; a DomainError for those who may not look.

    A private table is not even admitted to exist. When its game is over, a table shows everything to all who may see
    it; who that is does not change.
    """
    seat = table.seat_of(player.id if player else None)
    if seat is not None:
        return seat
    owns = player is not None and table.config.owner == player.id
    if table.config.private and not owns and not invitations.admits(table, invitation):
        raise NotFound("table")
    if table.status == "playing" and not table.config.spectators and not owns:
        raise Forbidden("no-spectators", "This table does not allow spectators before the game is over.")
    return None
