"""Who is calling, and what they may see."""

from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import Parameter

from tilewright.server.accounts.players import COOKIE, Player
from tilewright.server.addresses import network_of
from tilewright.server.bots.advisor import Inquirer
from tilewright.server.errors import Forbidden, InvalidRequest, NotSignedIn
from tilewright.server.services.services import Services
from tilewright.server.tables.access import Viewer, viewer_of
from tilewright.server.tables.table import Table
from tilewright.server.tournaments.store import round_has_ended

Connection = ASGIConnection[Any, Any, Any, State]

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="One line of text.")]
TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
Invitation = Annotated[str | None, Parameter(max_length=64, description="The code from an invitation link.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]


def token_of(connection: Connection, services: Services) -> str | None:
    """The token that a request carries: a program's in its header, a browser's in its signed cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    cookie = connection.cookies.get(COOKIE)
    return services.players.unsigned(cookie) if cookie else None


async def provide_caller(request: Connection, services: Services) -> Player | None:
    return await caller_of(request, services)


async def caller_of(connection: Connection, services: Services) -> Player | None:
    """The player who is calling; None if nobody is signed in."""
    token = token_of(connection, services)
    return await services.players.of_token(token) if token else None


async def provide_player(request: Connection, services: Services) -> Player:
    player = await caller_of(request, services)
    if player is None:
        raise NotSignedIn
    return player


def inquirer(connection: Connection, player: Player) -> Inquirer:
    """This player and where they call from, for what is limited for both."""
    return Inquirer(player.id, network_of(connection.client.host) if connection.client else "")


async def visible_table(
    services: Services, table_id: str, player: Player | None, invitation: str | None = None
) -> tuple[Table, Viewer]:
    """The table as it is now, and as whom this caller sees it. NotFound or Forbidden if they may not."""
    table = await services.cache.fresh(table_id)
    viewer = viewer_of(table, player, services.invitations, invitation)
    if viewer is None and table.config.sealed and table.status == "over":
        await check_unsealed(services, table)
    return table, viewer


async def check_unsealed(services: Services, table: Table) -> None:
    """Where all tables of a round have the same deal, what lay hidden at one is shown when all are over."""
    if table.config.sealed and not await round_has_ended(services.storage, table.config.id):
        raise Forbidden("sealed", "Others are still playing this deal; it is shown when the round is over.")


async def open_past(
    services: Services, table_id: str, player: Player | None, invitation: str | None = None
) -> tuple[Table, Viewer]:
    """The same, for what shows a game from its beginning to its end."""
    table, viewer = await visible_table(services, table_id, player, invitation)
    await check_unsealed(services, table)
    return table, viewer


def one_line(text: str, what: str) -> str:
    """A name as text: one line, no control characters, no blanks around it."""
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise InvalidRequest("bad-text", f"The {what} must be a single line of printable text.")
    return line


def some_lines(text: str, what: str) -> str:
    """Chat as text: lines without control characters."""
    lines = [one_line(line, what) for line in text.splitlines() if line.strip()]
    if not lines:
        raise InvalidRequest("bad-text", f"The {what} is empty.")
    return "\n".join(lines)
