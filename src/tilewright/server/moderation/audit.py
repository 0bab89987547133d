"""The log of what operators have done."""

import secrets
import time
from collections.abc import Sequence
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import audit, players, reports
from tilewright.server.database.storage import Storage

MAX_LISTED = 100

AuditedAction = Literal[
    "mute",
    "unmute",
    "ban",
    "unban",
    "rename",
    "rename-tournament",
    "remove-remark",
    "close-report",
    "make-operator",
    "unmake-operator",
]


class AuditEntry(msgspec.Struct, frozen=True):
    """`operator` is null for the command line. Names are those of now, and null for a deleted player."""

    at: float
    operator: str | None
    operator_name: str | None
    action: AuditedAction
    player: str | None
    player_name: str | None
    table: str | None
    number: int | None
    tournament: str | None
    reason: str


async def note(
    connection: AsyncConnection,
    operator: str | None,
    action: AuditedAction,
    player: str | None,
    reason: str = "",
    table: str | None = None,
    number: int | None = None,
    tournament: str | None = None,
) -> None:
    """In the transaction of what is done, so that nothing is done without being noted."""
    row = {"id": secrets.token_hex(8), "at": time.time(), "operator": operator, "action": action, "player": player}
    row |= {"table_id": table, "number": number, "tournament_id": tournament, "reason": reason}
    await connection.execute(sa.insert(audit).values(**row))


async def forget_before(storage: Storage, before: float, limit: int) -> int:
    """Delete lines of the log, and reports that were closed, from before then: so many of each at most. How many."""
    lines = sa.select(audit.c.id).where(audit.c.at < before).limit(limit)
    closed = sa.select(reports.c.id).where(reports.c.closed_at < before).limit(limit)

    async def forget(connection: AsyncConnection) -> int:
        first = await connection.execute(sa.delete(audit).where(audit.c.id.in_(lines)))
        second = await connection.execute(sa.delete(reports).where(reports.c.id.in_(closed)))
        return first.rowcount + second.rowcount

    return await storage.write(forget)


async def audit_log(storage: Storage, before: float | None = None) -> Sequence[AuditEntry]:
    """The latest first; `before` pages on."""
    operator, player = players.alias(), players.alias()
    query = (
        sa.select(audit, operator.c.name.label("operator_name"), player.c.name.label("player_name"))
        .outerjoin(operator, operator.c.id == audit.c.operator)
        .outerjoin(player, player.c.id == audit.c.player)
        .order_by(audit.c.at.desc(), audit.c.id)
        .limit(MAX_LISTED)
    )
    if before is not None:
        query = query.where(audit.c.at < before)
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        AuditEntry(
            row.at,
            row.operator,
            row.operator_name,
            row.action,
            row.player,
            row.player_name,
            row.table_id,
            row.number,
            row.tournament_id,
            row.reason,
        )
        for row in rows
    ]
