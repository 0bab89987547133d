"""Mutes, bans, and who is an operator. `operator` is the id of who does it, None for the command line."""

import secrets
import time
from typing import cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.email_links import drop_links
from tilewright.server.database.schema import bans, mutes, players, reports, sessions
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, NotFound, StateConflict
from tilewright.server.moderation.audit import note

HOUR = 3600.0


async def mute(storage: Storage, operator: str | None, player: str, hours: float, reason: str) -> None:
    """They may not chat for so long; a later mute replaces an earlier one."""
    until = time.time() + hours * HOUR

    async def change(connection: AsyncConnection) -> None:
        await check_may_be_sanctioned(connection, operator, player)
        upsert = storage.insert(mutes).values(player=player, until=until)
        await connection.execute(upsert.on_conflict_do_update(index_elements=["player"], set_={"until": until}))
        await note(connection, operator, "mute", player, reason)

    await storage.write(change)


async def unmute(storage: Storage, operator: str | None, player: str, reason: str = "") -> None:
    async def change(connection: AsyncConnection) -> None:
        if (await connection.execute(sa.delete(mutes).where(mutes.c.player == player))).rowcount == 0:
            raise StateConflict("not-muted", "This player is not muted.")
        await note(connection, operator, "unmute", player, reason)

    await storage.write(change)


async def check_not_muted(storage: Storage, player: str) -> None:
    query = sa.select(mutes.c.until).where(mutes.c.player == player, mutes.c.until > time.time())
    async with storage.reading() as connection:
        until = await connection.scalar(query)
    if until is not None:
        raise Forbidden("muted", "An operator has muted you; you cannot send messages for now.", until=until)


async def ban(storage: Storage, operator: str | None, player: str, reason: str) -> None:
    """Their sessions, tokens and links end with it. Servers take them off their tables: `services.moderation`."""

    async def change(connection: AsyncConnection) -> None:
        await check_may_be_sanctioned(connection, operator, player)
        row = {"player": player, "since": time.time(), "enforced": False}
        made = await connection.execute(storage.insert(bans).values(**row).on_conflict_do_nothing())
        if made.rowcount == 0:
            raise StateConflict("banned", "This player is already banned.")
        await connection.execute(sa.delete(sessions).where(sessions.c.player == player))
        await drop_links(connection, player)
        await note(connection, operator, "ban", player, reason)

    await storage.write(change)


async def unban(storage: Storage, operator: str | None, player: str, reason: str = "") -> None:
    async def change(connection: AsyncConnection) -> None:
        if (await connection.execute(sa.delete(bans).where(bans.c.player == player))).rowcount == 0:
            raise StateConflict("not-banned", "This player is not banned.")
        await note(connection, operator, "unban", player, reason)

    await storage.write(change)


async def unenforced_bans(storage: Storage) -> list[str]:
    """Players who are banned and may still sit at tables."""
    async with storage.reading() as connection:
        return list((await connection.scalars(sa.select(bans.c.player).where(bans.c.enforced.is_(False)))).all())


async def mark_enforced(storage: Storage, player: str) -> None:
    statement = sa.update(bans).where(bans.c.player == player).values(enforced=True)
    await storage.write(lambda connection: connection.execute(statement))


async def take_name(storage: Storage, operator: str | None, player: str, reason: str) -> None:
    """They are called by a number until they choose another name."""

    async def change(connection: AsyncConnection) -> None:
        await check_may_be_sanctioned(connection, operator, player)
        name = f"Player {secrets.randbelow(9000) + 1000}"
        await connection.execute(sa.update(players).where(players.c.id == player).values(name=name))
        await note(connection, operator, "rename", player, reason)

    await storage.write(change)


async def close_report(storage: Storage, operator: str | None, report: str) -> None:
    """Nothing more is to be done about it. Others who reported the same are answered with it."""

    async def change(connection: AsyncConnection) -> None:
        found = (await connection.execute(sa.select(reports).where(reports.c.id == report))).one_or_none()
        if found is None:
            raise NotFound("report")
        columns = reports.c
        same = [columns.player == found.player, columns.kind == found.kind, columns.quote == found.quote]
        same += [columns.table_id == found.table_id, columns.number == found.number]
        same += [columns.tournament_id == found.tournament_id, columns.closed_at.is_(None)]
        closed = await connection.execute(sa.update(reports).where(*same).values(closed_at=time.time()))
        if closed.rowcount:
            place = (found.table_id, found.number, found.tournament_id)
            await note(connection, operator, "close-report", found.player, "", *place)

    await storage.write(change)


async def set_operator(storage: Storage, player: str, operator: bool) -> None:
    """By the command line alone: operators make no operators."""

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(sa.update(players).where(players.c.id == player).values(operator=operator))
        await note(connection, None, "make-operator" if operator else "unmake-operator", player)

    await storage.write(change)


async def player_named(storage: Storage, name: str) -> str:
    """The id of the account with this login, or of the player with this id."""
    columns = players.c
    query = sa.select(columns.id).where(sa.or_(columns.login == name.lower(), columns.id == name))
    async with storage.reading() as connection:
        found = (await connection.scalars(query)).all()
    if len(found) != 1:
        raise NotFound("account")
    return found[0]


async def check_may_be_sanctioned(connection: AsyncConnection, operator: str | None, player: str) -> None:
    """Operators do not act against each other; the command line may."""
    found = (await connection.execute(sa.select(players.c.operator).where(players.c.id == player))).one_or_none()
    if found is None:
        raise NotFound("player")
    if operator is not None and cast(bool, found.operator):
        raise Forbidden("is-operator", "This player is an operator; only the command line can act against them.")
