"""Chat that was reported, and chat that is removed."""

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database.schema import entries
from tilewright.server.database.storage import Storage
from tilewright.server.errors import NotFound, StateConflict
from tilewright.server.moderation.audit import note
from tilewright.server.tables.entries import Said, body_from_json, body_to_json


async def remark(storage: Storage, table: str, number: int) -> Said:
    """What was said there. NotFound if it is no remark, or has no text any more."""
    async with storage.reading() as connection:
        return await _said(connection, table, number)


async def remove_remark(storage: Storage, operator: str | None, table: str, number: int, reason: str) -> None:
    """Empty a remark in the log, as the deletion of an account does: entries keep their numbers and times."""

    async def change(connection: AsyncConnection) -> None:
        try:
            said = await _said(connection, table, number)
        except NotFound:
            raise StateConflict("no-remark", "There is no such message, or it has already been removed.") from None
        emptied = body_to_json(msgspec.structs.replace(said, text=""))
        await connection.execute(sa.update(entries).where(*_place(table, number)).values(body=emptied))
        await note(connection, operator, "remove-remark", said.player, reason, table, number)

    await storage.write(change)


async def _said(connection: AsyncConnection, table: str, number: int) -> Said:
    text = await connection.scalar(sa.select(entries.c.body).where(*_place(table, number)))
    body = None if text is None else body_from_json(text)
    if not isinstance(body, Said) or not body.text:
        raise NotFound("remark")
    return body


def _place(table: str, number: int) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return entries.c.table_id == table, entries.c.number == number
