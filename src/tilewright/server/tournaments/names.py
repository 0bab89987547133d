"""The names of tournaments: their organisers' words, which operators take away, and which go with an account."""

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import tournaments
from tilewright.server.database.storage import Storage
from tilewright.server.errors import NotFound, StateConflict
from tilewright.server.moderation.audit import note
from tilewright.server.moderation.sanctions import check_may_be_sanctioned
from tilewright.server.tournaments.settings import TournamentSettings
from tilewright.server.tournaments.store import locked, settings_from_json

REMOVED_NAME = "[removed]"  # clients put it into words


class TournamentName(msgspec.Struct, frozen=True):
    owner: str
    name: str


async def name_of(storage: Storage, tournament: str) -> TournamentName:
    """NotFound if there is no such tournament, or if it has no name any more."""
    query = sa.select(tournaments.c.owner, tournaments.c.about).where(tournaments.c.id == tournament)
    async with storage.reading() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None or (name := settings_from_json(row.about).name) == REMOVED_NAME:
        raise NotFound("name")
    return TournamentName(row.owner, name)


async def remove_name(storage: Storage, operator: str | None, tournament: str, reason: str) -> None:
    """Nobody gives it another. `operator` is None for the command line."""

    async def change(connection: AsyncConnection) -> None:
        row = await locked(connection, tournament)
        settings = settings_from_json(row.about)
        if settings.name == REMOVED_NAME:
            raise StateConflict("no-name", "This name has already been removed.")
        await check_may_be_sanctioned(connection, operator, row.owner)
        await _remove(connection, tournament, settings)
        await note(connection, operator, "rename-tournament", row.owner, reason, tournament=tournament)

    await storage.write(change)


async def remove_names_of(storage: Storage, owner: str) -> None:
    """They delete their account: their words go, and what was played stays."""
    query = sa.select(tournaments).where(tournaments.c.owner == owner).with_for_update()

    async def change(connection: AsyncConnection) -> None:
        for row in (await connection.execute(query)).all():
            await _remove(connection, row.id, settings_from_json(row.about))

    await storage.write(change)


async def _remove(connection: AsyncConnection, tournament: str, settings: TournamentSettings) -> None:
    about = msgspec.json.encode(msgspec.structs.replace(settings, name=REMOVED_NAME)).decode()
    await connection.execute(sa.update(tournaments).where(tournaments.c.id == tournament).values(about=about))
