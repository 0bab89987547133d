"""Names and words that go from the logs of tables, because somebody deletes their account or a remark is too old.

Only this and the removal of a remark by an operator rewrite a log. What was played is not touched: entries keep their
numbers, times, seats and actions; a name becomes DELETED_NAME, and a remark is emptied.
"""

from collections.abc import Iterator, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.tables.entries import AnyBody, Entry, Renamed, Rose, Said, Sat, body_from_json, body_to_json
from tilewright.server.tables.personal_data import entries_naming

DELETED_NAME = "[deleted]"  # clients put it into words


async def erase_player(storage: Storage, player: str) -> None:
    """All of it in one transaction. What refers to the player by a foreign key goes with them."""

    async def erase(connection: AsyncConnection) -> None:
        named = await entries_naming(connection, player)
        for table_id in sorted({row.table_id for row in named}):
            await _erase_from_log(connection, table_id, player)
        results, calls, ratings = schema.results, schema.turn_notifications, schema.ratings
        await connection.execute(sa.update(results).where(results.c.who == player).values(name=DELETED_NAME))
        entrants = schema.entrants
        await connection.execute(sa.update(entrants).where(entrants.c.player == player).values(name=DELETED_NAME))
        await connection.execute(sa.delete(calls).where(calls.c.player == player))
        await connection.execute(sa.delete(ratings).where(ratings.c.who == player))
        await connection.execute(sa.delete(schema.players).where(schema.players.c.id == player))

    await storage.write(erase)


async def _erase_from_log(connection: AsyncConnection, table_id: str, player: str) -> None:
    entries = schema.entries.c
    query = sa.select(schema.entries).where(entries.table_id == table_id).order_by(entries.number)
    log = [Entry(row.number, row.at, body_from_json(row.body)) for row in (await connection.execute(query)).all()]
    for number, body in without_name(log, player):
        mine = sa.and_(entries.table_id == table_id, entries.number == number)
        await connection.execute(sa.update(schema.entries).where(mine).values(body=body_to_json(body)))


def without_name(log: Sequence[Entry], player: str) -> Iterator[tuple[int, AnyBody]]:
    """The entries of a log that must be others, without the name and the words of a player."""
    seat: int | None = None  # where they sit
    for entry in log:
        match entry.body:
            case Sat() as sat if sat.player == player:
                seat = sat.seat
                yield entry.number, msgspec.structs.replace(sat, name=DELETED_NAME)
            case Rose() as rose if rose.seat == seat:
                seat = None
            case Renamed() as renamed if renamed.seat == seat:
                yield entry.number, msgspec.structs.replace(renamed, name=DELETED_NAME)
            case Said() as said if said.player == player:
                yield entry.number, msgspec.structs.replace(said, name=DELETED_NAME, text="")
            case _:
                pass


async def erase_old_remarks(
    storage: Storage, before: float, after: tuple[str, int], limit: int
) -> list[tuple[str, int]]:
    """Empty remarks that were made before then at tables whose games are over, beyond the place `after` in the order of
    tables and numbers. The places of those that were found, `limit` at most."""
    entries, place = schema.entries.c, sa.tuple_(schema.entries.c.table_id, schema.entries.c.number)
    query = (
        sa.select(entries.table_id, entries.number, entries.body)
        .join(schema.tables, schema.tables.c.id == entries.table_id)
        .where(schema.tables.c.status == "over", entries.at < before, place > sa.tuple_(*after))
        .where(entries.body.startswith('{"is":"said",', autoescape=True))
        .where(~entries.body.endswith('"text":""}', autoescape=True))
        .order_by(entries.table_id, entries.number)
        .limit(limit)
    )
    async with storage.reading() as connection:  # not in the writer's way, since there is no index for it
        found = (await connection.execute(query)).all()

    async def erase(connection: AsyncConnection) -> None:
        for row in found:
            body = body_from_json(row.body)
            assert isinstance(body, Said)
            # As it was read: whoever has deleted their account meanwhile keeps no name.
            same = sa.and_(entries.table_id == row.table_id, entries.number == row.number, entries.body == row.body)
            emptied = body_to_json(msgspec.structs.replace(body, text=""))
            await connection.execute(sa.update(schema.entries).where(same).values(body=emptied))

    if found:
        await storage.write(erase)
    return [(row.table_id, row.number) for row in found]
