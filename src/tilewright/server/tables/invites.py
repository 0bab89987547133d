"""Players who were asked to a table that has not begun."""

import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import apart_from, apart_query
from tilewright.server.database.schema import players, seats, table_invites, tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, NotFound, StateConflict
from tilewright.server.tables.table import Table

MAX_INVITED = 50  # to one table
MAX_SHOWN = 20


class ReceivedInvite(msgspec.Struct, frozen=True):
    table: str
    game: str
    inviter: str
    inviter_name: str
    created_at: float


async def invite(storage: Storage, table: Table, inviter: Player, player: str) -> None:
    """Ask a player to a table, by somebody who sits there or owns it."""
    if table.seat_of(inviter.id) is None and table.config.owner != inviter.id:
        raise Forbidden("not-seated", "Only players at a table can invite others to it.")
    if table.status != "open":
        raise StateConflict("started", "The game at this table has already started.")
    if player == inviter.id or table.seat_of(player) is not None:
        raise StateConflict("seated", "They are already seated at this table.")
    if player in await apart_from(storage, inviter.id):
        raise Forbidden("blocked", "One of you has blocked the other.")
    key = {"table_id": table.config.id, "player": player}
    values = {"inviter": inviter.id, "created_at": time.time()}

    async def write(connection: AsyncConnection) -> None:
        if await connection.scalar(sa.select(players.c.id).where(players.c.id == player)) is None:
            raise NotFound("player")
        invited = sa.select(sa.func.count()).where(table_invites.c.table_id == table.config.id)
        if (await connection.scalar(invited) or 0) >= MAX_INVITED:
            raise StateConflict("too-many-invitations", f"{MAX_INVITED} players have been invited to this table.")
        await connection.execute(storage.insert(table_invites).values(**key, **values).on_conflict_do_nothing())

    await storage.write(write)


async def decline(storage: Storage, player: Player, table_id: str) -> None:
    mine = sa.and_(table_invites.c.table_id == table_id, table_invites.c.player == player.id)
    await storage.write(lambda connection: connection.execute(sa.delete(table_invites).where(mine)))


async def is_invited(storage: Storage, table_id: str, player: str) -> bool:
    query = sa.select(table_invites.c.player).where(table_invites.c.table_id == table_id)
    async with storage.reading() as connection:
        return await connection.scalar(query.where(table_invites.c.player == player)) is not None


async def invites_of(storage: Storage, player: Player) -> list[ReceivedInvite]:
    """The newest first: to tables that have not begun, at which the player does not sit yet, by those whom neither has
    blocked."""
    sits_at = sa.select(seats.c.table_id).where(seats.c.player == player.id)
    query = (
        sa.select(table_invites, tables.c.game, players.c.name)
        .join(tables, tables.c.id == table_invites.c.table_id)
        .join(players, players.c.id == table_invites.c.inviter)
        .where(table_invites.c.player == player.id, tables.c.status == "open", tables.c.id.not_in(sits_at))
        .where(table_invites.c.inviter.not_in(apart_query(player.id)))
        .order_by(table_invites.c.created_at.desc(), tables.c.id)
        .limit(MAX_SHOWN)
    )
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [ReceivedInvite(row.table_id, row.game, row.inviter, row.name, row.created_at) for row in rows]
