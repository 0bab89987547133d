"""Whom a player follows, and whom they have blocked."""

import time
from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, Literal, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import players, relations
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, InvalidRequest, NotFound, StateConflict

MAX_RELATIONS = 1000  # of one player
MAX_FOUND = 20

Relation = Literal["follow", "block"]


class RelatedPlayer(msgspec.Struct, frozen=True):
    """Somebody whom a player follows or has blocked."""

    id: str
    name: str
    guest: bool
    hides_profile: bool
    kind: Relation
    bot: bool


async def relate(storage: Storage, player: Player, other: str, kind: Relation) -> None:
    """Follow somebody, or block them: then they do not follow any more either."""
    if other == player.id:
        raise InvalidRequest("yourself", "You cannot follow or block yourself.")
    values = {"kind": kind, "created_at": time.time()}

    async def change(connection: AsyncConnection) -> None:
        if await connection.scalar(sa.select(players.c.id).where(players.c.id == other)) is None:
            raise NotFound("player")
        count = sa.select(sa.func.count()).where(relations.c.player == player.id)
        if (await connection.scalar(count) or 0) >= MAX_RELATIONS:
            raise StateConflict("too-many-relations", f"You follow or block {MAX_RELATIONS} players; remove one first.")
        if kind == "block":
            theirs = sa.and_(relations.c.player == other, relations.c.other == player.id, relations.c.kind == "follow")
            await connection.execute(sa.delete(relations).where(theirs))
        elif player.id in await _blocked_by(connection, other):
            raise Forbidden("blocked", "You cannot follow this player.")
        key = {"player": player.id, "other": other}
        await connection.execute(
            storage.insert(relations)
            .values(**key, **values)
            .on_conflict_do_update(index_elements=list(key), set_=values)
        )

    await storage.write(change)


async def unrelate(storage: Storage, player: Player, other: str) -> None:
    """Neither follow nor block somebody any more."""
    statement = sa.delete(relations).where(relations.c.player == player.id, relations.c.other == other)
    await storage.write(lambda connection: connection.execute(statement))


async def relations_of(storage: Storage, player: Player) -> list[RelatedPlayer]:
    """By name."""
    query = (
        sa.select(players, relations.c.kind)
        .join(relations, relations.c.other == players.c.id)
        .where(relations.c.player == player.id)
        .order_by(players.c.name, players.c.id)
    )
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [
        RelatedPlayer(row.id, row.name, row.login is None, row.hides_profile, row.kind, row.bot_owner is not None)
        for row in rows
    ]


async def relation_to(storage: Storage, player: Player | None, other: str) -> Relation | None:
    if player is None:
        return None
    query = sa.select(relations.c.kind).where(relations.c.player == player.id, relations.c.other == other)
    async with storage.reading() as connection:
        return cast(Relation | None, await connection.scalar(query))


def apart_query(player: str) -> sa.CompoundSelect[Any]:
    """Those with whom this player has nothing to do: one of the two has blocked the other. They may be more than a
    query takes parameters, since anybody may block anybody: other queries have this one in them."""
    mine = sa.select(relations.c.other).where(relations.c.player == player, relations.c.kind == "block")
    theirs = sa.select(relations.c.player).where(relations.c.other == player, relations.c.kind == "block")
    return mine.union(theirs)


async def apart_from(storage: Storage, player: str) -> frozenset[str]:
    async with storage.reading() as connection:
        return frozenset((await connection.scalars(apart_query(player))).all())


async def apart_from_each(storage: Storage, who: Collection[str]) -> Mapping[str, frozenset[str]]:
    """The same for each of these, in one query."""
    blocks = sa.select(relations.c.player, relations.c.other).where(
        relations.c.kind == "block", sa.or_(relations.c.player.in_(who), relations.c.other.in_(who))
    )
    apart: defaultdict[str, set[str]] = defaultdict(set)
    async with storage.reading() as connection:
        for row in (await connection.execute(blocks)).all():
            apart[row.player].add(row.other)
            apart[row.other].add(row.player)
    return {one: frozenset(apart[one]) for one in who}


async def _blocked_by(connection: AsyncConnection, player: str) -> set[str]:
    query = sa.select(relations.c.other).where(relations.c.player == player, relations.c.kind == "block")
    return set((await connection.scalars(query)).all())


async def search(storage: Storage, caller: Player, text: str) -> list[Player]:
    """Players with accounts who have this in their name and do not hide; none who has blocked the caller.

    SQLite compares capitals of the English alphabet alone, so the ways to write the text are looked for one by one.
    """
    ways = {text, text.lower(), text.upper(), text.title()}
    named = sa.or_(*(players.c.name.icontains(way, autoescape=True) for way in sorted(ways)))
    blockers = sa.select(relations.c.player).where(relations.c.other == caller.id, relations.c.kind == "block")
    query = (
        sa.select(players)
        .where(named, players.c.login.is_not(None), players.c.hides_profile.is_(False))
        .where(players.c.id.not_in(blockers))
        .order_by(sa.func.length(players.c.name), players.c.name, players.c.id)
        .limit(MAX_FOUND)
    )
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [Player(row.id, row.name, row.login, row.language, bot_owner=row.bot_owner) for row in rows]
