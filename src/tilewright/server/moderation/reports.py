"""Reports: a player asks the operators to look at a remark or at a name, of a player or of a tournament."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import bans, mutes, players, reports
from tilewright.server.database.storage import Storage
from tilewright.server.errors import InvalidRequest, NotFound

MAX_LISTED = 100

ReportKind = Literal["remark", "name", "tournament"]


class NewReport(msgspec.Struct, frozen=True):
    """`quote` is the remark or the name; `table` and `number` say which remark, `tournament` whose name. `player` is
    who wrote it."""

    reporter: str
    player: str
    kind: ReportKind
    quote: str
    note: str
    table: str | None = None
    number: int | None = None
    tournament: str | None = None


class Report(msgspec.Struct, frozen=True):
    """As an operator sees it. `player_name` is the name now, `quote` what was reported; `muted_until` and `banned` say
    how the player stands now."""

    id: str
    kind: ReportKind
    player: str
    player_name: str
    reporter: str
    reporter_name: str
    table: str | None
    number: int | None
    tournament: str | None
    quote: str
    note: str
    created_at: float
    closed_at: float | None
    muted_until: float | None
    banned: bool


async def report(storage: Storage, new: NewReport) -> None:
    """Somebody who reports the same again changes nothing."""
    if new.player == new.reporter:
        raise InvalidRequest("yourself", "You cannot report yourself.")
    columns = reports.c
    same = [columns.reporter == new.reporter, columns.player == new.player, columns.kind == new.kind]
    same += [columns.table_id == new.table, columns.number == new.number, columns.tournament_id == new.tournament]
    same += [columns.closed_at.is_(None)]

    async def add(connection: AsyncConnection) -> None:
        if await connection.scalar(sa.select(players.c.id).where(players.c.id == new.player)) is None:
            raise NotFound("player")
        if await connection.scalar(sa.select(columns.id).where(*same)) is not None:
            return
        row = {
            "id": secrets.token_hex(8),
            "reporter": new.reporter,
            "player": new.player,
            "kind": new.kind,
            "table_id": new.table,
            "number": new.number,
            "tournament_id": new.tournament,
            "quote": new.quote,
            "note": new.note,
            "created_at": time.time(),
        }
        await connection.execute(sa.insert(reports).values(**row))

    await storage.write(add)


async def list_reports(storage: Storage, closed: bool = False) -> Sequence[Report]:
    """The oldest open ones first, or the latest that were closed."""
    accused, reporter = players.alias(), players.alias()
    query = (
        sa.select(
            reports,
            accused.c.name.label("player_name"),
            reporter.c.name.label("reporter_name"),
            mutes.c.until,
            bans.c.since,
        )
        .join(accused, accused.c.id == reports.c.player)
        .join(reporter, reporter.c.id == reports.c.reporter)
        .outerjoin(mutes, mutes.c.player == reports.c.player)
        .outerjoin(bans, bans.c.player == reports.c.player)
        .limit(MAX_LISTED)
    )
    if closed:
        query = query.where(reports.c.closed_at.is_not(None)).order_by(reports.c.closed_at.desc(), reports.c.id)
    else:
        query = query.where(reports.c.closed_at.is_(None)).order_by(reports.c.created_at, reports.c.id)
    async with storage.reading() as connection:
        return [_report(row) for row in (await connection.execute(query)).all()]


def _report(row: Any) -> Report:
    return Report(
        id=row.id,
        kind=row.kind,
        player=row.player,
        player_name=row.player_name,
        reporter=row.reporter,
        reporter_name=row.reporter_name,
        table=row.table_id,
        number=row.number,
        tournament=row.tournament_id,
        quote=row.quote,
        note=row.note,
        created_at=row.created_at,
        closed_at=row.closed_at,
        muted_until=row.until if row.until is not None and row.until > time.time() else None,
        banned=row.since is not None,
    )
