"""Deleting accounts: the players leave their tables, then everything that names them goes."""

import asyncio
import math
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sa

from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import tables
from tilewright.server.errors import DomainError
from tilewright.server.live.pubsub import LobbyChanged, PlayerDeleted, SignedOutEverywhere
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.seats import Leave, Resign
from tilewright.server.tables.commands.start import BeginByItself
from tilewright.server.tables.erasure import erase_players
from tilewright.server.tables.lobby import unfinished_tables_of
from tilewright.server.tables.results import record_result
from tilewright.server.tournaments.names import remove_names_of
from tilewright.server.tournaments.store import leave_all


async def delete_players(services: Services, players: Sequence[Player]) -> None:
    """A game under way is resigned, a table of theirs that has not begun is gone, and so are their bots."""
    bots = [bot for player in players for bot in await services.players.bots_of(player)]
    for player in (*bots, *players):
        await _leave_everything(services, player)
    await erase_players(services.storage, [player.id for player in (*bots, *players)])
    for player in (*bots, *players):
        await asyncio.sleep(0)  # it looks at all tables that are held, so others come in between
        services.cache.forget_player(player.id)
        services.players.forget(player.id)
        services.pubsub.publish(PlayerDeleted(player.id))
        services.pubsub.publish(SignedOutEverywhere(player.id))
    services.pubsub.publish(LobbyChanged())


async def _leave_everything(services: Services, player: Player) -> None:
    await _delete_open_tables(services, player)
    await leave_all(services.storage, player.id)
    await remove_names_of(services.storage, player.id)
    for table_id in await unfinished_tables_of(services.storage, player):
        await _give_up_seat(services, player, table_id)


async def _give_up_seat(services: Services, player: Player, table_id: str) -> None:
    """Before the start one leaves, afterwards one resigns. A table of paired players cannot be left: it begins now."""
    try:
        await services.gateway.submit(table_id, Leave(player.id))
        return
    except DomainError:
        pass
    for command in (BeginByItself(math.inf), Resign(player.id)):
        with suppress(DomainError):
            table, _ = await services.gateway.submit(table_id, command)
            await record_result(services.storage, table)  # while there is somebody to rate


async def _delete_open_tables(services: Services, player: Player) -> None:
    mine = sa.and_(tables.c.owner == player.id, tables.c.status == "open")
    async with services.storage.reading() as connection:
        owned = (await connection.scalars(sa.select(tables.c.id).where(mine))).all()
    await services.storage.write(lambda connection: connection.execute(sa.delete(tables).where(mine)))
    for table_id in owned:
        with suppress(DomainError):  # it says that the table is gone
            await services.cache.check_exists(table_id)
