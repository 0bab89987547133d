"""Deals that several play, each against the same bots, to compare: those of finished games, and one a day for each
title.

A deal of the day needs no row: its seed follows from its name and from the server's key, so that all servers deal the
same. Tables at which a deal is played have its id in `tables.deal`; they are never rated, since anybody may have seen
the deal.
"""

import hmac
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec
import sqlalchemy as sa

import tilewright as tw
from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import results, tables
from tilewright.server.database.storage import Storage
from tilewright.server.errors import StateConflict
from tilewright.server.tables.clock import NoClock
from tilewright.server.tables.history import same_deal, same_settings
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, StartingPoint
from tilewright.server.tables.table import STAND_IN, Table

DAYS_OPEN = 30  # for which a deal of the day can be played
OPPONENT = STAND_IN  # the bot in a deal of the day, and in place of other players
MAX_RESULTS = 100


class Deal(msgspec.Struct, frozen=True):
    """What everybody plays who plays it: a table with this start, at which they take `seat`."""

    id: str
    game: str
    seat: int
    day: str | None
    source: str | None  # the finished game whose deal it is
    request: NewTableRequest
    start_from: StartingPoint


class DealResult(msgspec.Struct, frozen=True):
    """What somebody made of the deal. `first`: it is the game that the deal comes from."""

    table: str
    player: str
    name: str
    score: int | None
    place: int | None
    ended_at: float
    first: bool


def today(now: float | None = None) -> date:
    """Days begin at midnight UTC, everywhere at once."""
    return datetime.fromtimestamp(time.time() if now is None else now, UTC).date()


def deal_ids_of(day: date) -> list[str]:
    """The deals of a day, one for each title."""
    return [f"{game}-{day.isoformat()}" for game in tw.games()]


def deal_of_the_day(deal_id: str, key: str) -> Deal | None:
    """The deal of this name; None if it is no name of one, or of a day that is not open any more."""
    game, _, text = deal_id.partition("-")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    if game not in tw.games() or day.isoformat() != text or not timedelta(0) <= today() - day <= timedelta(DAYS_OPEN):
        return None
    seed = hmac.new(key.encode(), f"deal of the day {deal_id}".encode(), "sha256").digest()
    seats = (SeatRequest("me"), SeatRequest("bot", OPPONENT))
    request = NewTableRequest(game=game, seats=seats)
    return Deal(deal_id, game, 0, text, None, request, StartingPoint(seed, same_deal=True, deal=deal_id))


def deal_of_table(table: Table) -> Deal:
    """The deal of a finished game, for the seat of its first player; bots as they were, and one in place of each other
    player."""
    start_from = msgspec.structs.replace(same_deal(table), deal=table.config.id)
    people = [number for number, seat in enumerate(table.seats) if seat.player is not None]
    if not people:
        raise StateConflict("no-players", "Only bots played this game.")
    seats = tuple(
        SeatRequest("me") if number == people[0] else SeatRequest("bot", seat.bot or OPPONENT)
        for number, seat in enumerate(table.seats)
    )
    request = msgspec.structs.replace(same_settings(table, seats), clock=NoClock(), hints=False)
    return Deal(table.config.id, table.config.game, people[0], None, table.config.id, request, start_from)


async def attempt_of(storage: Storage, deal: Deal, player: Player) -> str | None:
    """The table at which this player plays the deal, or has played it."""
    query = sa.select(tables.c.id).where(tables.c.deal == deal.id, tables.c.owner == player.id)
    async with storage.reading() as connection:
        return await connection.scalar(query.order_by(tables.c.created_at))


async def results_of(storage: Storage, deal: Deal) -> Sequence[DealResult]:
    """The best first. Of somebody who has played it twice, by asking twice at once, the first counts."""
    at_deal = sa.or_(tables.c.deal == deal.id, tables.c.id == (deal.source or ""))
    query = (
        sa.select(results, tables.c.id)
        .join(tables, tables.c.id == results.c.table_id)
        .where(at_deal, results.c.seat == deal.seat)
        .order_by(results.c.score.is_(None), results.c.score.desc(), tables.c.created_at, tables.c.id)
        .limit(MAX_RESULTS)
    )
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    found: dict[str, DealResult] = {}
    for row in rows:
        one = DealResult(row.id, row.who, row.name, row.score, row.place, row.ended_at, row.id == deal.source)
        found.setdefault(row.who, one)
    return list(found.values())
