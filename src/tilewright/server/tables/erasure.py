"""Somebody deletes their account: games stay, and the name goes from all of them.

It is the one thing that rewrites the log of a table. What was played is not touched: entries keep their numbers, times,
seats and actions; a name becomes DELETED_NAME, and what the player has said is emptied.
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
