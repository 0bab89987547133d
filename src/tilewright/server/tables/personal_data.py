"""Everything that is kept about a player, for them to take along."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.tables.entries import Said, body_from_json

_SECRET = {"password", "hash"}  # columns that help nobody but a thief


class PersonalData(msgspec.Struct, frozen=True):
    """Rows of the database as they are, without secrets; `remarks` is what the player has said at tables,
    `reports` what they have reported, `mutes` and `bans` what operators have decided about them, `tournaments` those
    that they have entered and `organised` those that they have made."""

    player: dict[str, Any]
    sessions: list[dict[str, Any]]
    contacts: list[dict[str, Any]]
    relations: list[dict[str, Any]]
    invites: list[dict[str, Any]]
    seeks: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    results: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    remarks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    mutes: list[dict[str, Any]]
    bans: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    organised: list[dict[str, Any]]


async def personal_data(storage: Storage, player: str) -> PersonalData:
    """As it is at one moment."""
    async with storage.snapshot() as connection:
        (own,) = await _rows(connection, schema.players, schema.players.c.id == player)
        invites = schema.table_invites.c
        return PersonalData(
            own,
            await _rows(connection, schema.sessions, schema.sessions.c.player == player),
            await _rows(connection, schema.contacts, schema.contacts.c.player == player),
            await _rows(connection, schema.relations, schema.relations.c.player == player),
            await _rows(connection, schema.table_invites, sa.or_(invites.player == player, invites.inviter == player)),
            await _rows(connection, schema.seeks, schema.seeks.c.player == player),
            await _rows(connection, schema.players, schema.players.c.bot_owner == player),
            await _rows(connection, schema.ratings, schema.ratings.c.who == player),
            await _rows(connection, schema.results, schema.results.c.who == player),
            await _tables(connection, player),
            await _remarks(connection, player),
            await _rows(connection, schema.reports, schema.reports.c.reporter == player),
            await _rows(connection, schema.mutes, schema.mutes.c.player == player),
            await _rows(connection, schema.bans, schema.bans.c.player == player),
            await _rows(connection, schema.entrants, schema.entrants.c.player == player),
            await _rows(connection, schema.tournaments, schema.tournaments.c.owner == player),
        )


async def _rows(connection: AsyncConnection, table: sa.Table, where: Any) -> list[dict[str, Any]]:
    columns = [column for column in table.columns if column.name not in _SECRET]
    found = await connection.execute(sa.select(*columns).where(where))
    return [dict(row) for row in found.mappings()]


async def _tables(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """Those that they made or sat at. What was dealt and played there is the record of the table, open at its end."""
    tables, seats = schema.tables.c, schema.seats.c
    seat = sa.and_(seats.table_id == tables.id, seats.player == player)
    query = (
        sa.select(tables.id, tables.game, tables.status, tables.created_at, tables.ended_at, tables.owner, seats.seat)
        .outerjoin(schema.seats, seat)
        .where(sa.or_(tables.owner == player, seats.player == player))
        .order_by(tables.created_at, tables.id)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def _remarks(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """There is no index for it: few ask, and seldom."""
    entries = schema.entries.c
    query = sa.select(schema.entries).where(entries.body.contains(f'"player":"{player}"', autoescape=True))
    rows = (await connection.execute(query.order_by(entries.table_id, entries.number))).all()
    return [
        {"table": row.table_id, "at": row.at, "text": body.text}
        for row in rows
        if isinstance(body := body_from_json(row.body), Said) and body.player == player
    ]
