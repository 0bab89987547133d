"""Names and words that go from the logs of tables, because somebody deletes their account or a remark is too old.

Only this and the removal of a remark by an operator rewrite a log. What was played is not touched: entries keep their
numbers, times, seats and actions; a name becomes DELETED_NAME, and a remark is emptied.

Logs are read beside the one writer, page by page, and rewritten in small transactions, so that no move waits for it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.tables.entries import AnyBody, Entry, Renamed, Rose, Said, Sat, body_from_json, body_to_json

DELETED_NAME = "[deleted]"  # clients put it into words
LOOKED_AT_ONCE = 1000  # entries that may name somebody
REWRITTEN_AT_ONCE = 100  # entries in one transaction


async def erase_players(storage: Storage, players: Collection[str]) -> None:
    """What refers to a player by a foreign key goes with them. A player is there until nothing in any log names them,
    so that whoever is interrupted can begin again."""
    await _erase_from_logs(storage, players)
    for player in players:
        await storage.write(lambda connection, player=player: _erase_rows(connection, player))
    await _erase_from_logs(storage, players)  # what they said while their sessions lasted


async def _erase_rows(connection: AsyncConnection, player: str) -> None:
    results, calls, ratings = schema.results, schema.turn_notifications, schema.ratings
    await connection.execute(sa.update(results).where(results.c.who == player).values(name=DELETED_NAME))
    entrants = schema.entrants
    await connection.execute(sa.update(entrants).where(entrants.c.player == player).values(name=DELETED_NAME))
    await connection.execute(sa.delete(calls).where(calls.c.player == player))
    await connection.execute(sa.delete(ratings).where(ratings.c.who == player))
    await connection.execute(sa.delete(schema.players).where(schema.players.c.id == player))


async def _erase_from_logs(storage: Storage, players: Collection[str]) -> None:
    entries = schema.entries.c
    for table_id, named in (await _logs_naming(storage, players)).items():
        query = sa.select(schema.entries).where(entries.table_id == table_id).order_by(entries.number)
        async with storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        log = [Entry(row.number, row.at, body_from_json(row.body)) for row in rows]
        await _rewrite(storage, table_id, [fresh for player in named for fresh in without_name(log, player)])


async def _logs_naming(storage: Storage, players: Collection[str]) -> Mapping[str, set[str]]:
    """The tables whose logs name any of these players, and whom. There is no index for it: all logs are read once,
    however many players there are."""
    wanted, found, last = set(players), defaultdict[str, set[str]](set), ("", 0)
    entries, place = schema.entries.c, sa.tuple_(schema.entries.c.table_id, schema.entries.c.number)
    naming = sa.or_(*(entries.body.startswith(f'{{"is":"{kind}",', autoescape=True) for kind in ("sat", "said")))
    query = sa.select(schema.entries).where(naming).order_by(entries.table_id, entries.number).limit(LOOKED_AT_ONCE)
    while True:
        async with storage.reading() as connection:
            rows = (await connection.execute(query.where(place > sa.tuple_(*last)))).all()
        for row in rows:
            body = body_from_json(row.body)
            if isinstance(body, Sat | Said) and body.player in wanted:
                found[row.table_id].add(body.player)
        if len(rows) < LOOKED_AT_ONCE:
            return found
        last = (rows[-1].table_id, rows[-1].number)


async def _rewrite(storage: Storage, table_id: str, fresh: Sequence[tuple[int, AnyBody]]) -> None:
    """Whatever happened to these entries since they were read: nothing but what says as little as this, or more."""
    entries = schema.entries.c
    place = sa.and_(entries.table_id == table_id, entries.number == sa.bindparam("place"))
    statement = sa.update(schema.entries).where(place).values(body=sa.bindparam("fresh"))
    rows = [{"place": number, "fresh": body_to_json(body)} for number, body in fresh]
    for first in range(0, len(rows), REWRITTEN_AT_ONCE):
        some = rows[first : first + REWRITTEN_AT_ONCE]
        await storage.write(lambda connection, some=some: connection.execute(statement, some))


def without_name(log: Sequence[Entry], player: str) -> Iterator[tuple[int, AnyBody]]:
    """The entries of a log that must be others, without the name and the words of a player."""
    seat: int | None = None  # where they sit
    for entry in log:
        fresh = entry.body
        match entry.body:
            case Sat() as sat if sat.player == player:
                seat = sat.seat
                fresh = msgspec.structs.replace(sat, name=DELETED_NAME)
            case Rose() as rose if rose.seat == seat:
                seat = None
            case Renamed() as renamed if renamed.seat == seat:
                fresh = msgspec.structs.replace(renamed, name=DELETED_NAME)
            case Said() as said if said.player == player:
                fresh = msgspec.structs.replace(said, name=DELETED_NAME, text="")
            case _:
                pass
        if fresh != entry.body:
            yield entry.number, fresh


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
