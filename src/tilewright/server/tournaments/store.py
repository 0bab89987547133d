"""Tournaments in the database: made, entered, left, listed."""

import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tilewright.server.accounts.players import Player
from tilewright.server.database.schema import entrants, pairings, players, rounds, tournaments
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden, NotFound, StateConflict
from tilewright.server.tables.lobby import check_bot, new_id
from tilewright.server.tournaments.pairing import Round
from tilewright.server.tournaments.settings import MAX_ENTRANTS, TournamentSettings
from tilewright.server.tournaments.standings import PlayedTable, TableResult

MAX_LISTED = 50
MAX_UNFINISHED = 10  # of one owner

TournamentStatus = Literal["open", "playing", "over", "cancelled"]

settings_from_json = msgspec.json.Decoder(TournamentSettings).decode
_seats_from_json = msgspec.json.Decoder(tuple[int, ...]).decode
_result_from_json = msgspec.json.Decoder(TableResult).decode


class Entrant(msgspec.Struct, frozen=True):
    """Somebody, or a bot, who takes part. `left_in` is the round in which they left; `no_show`: they did not come.
    `bot_account`: the player is a program of another player's."""

    number: int
    player: str | None
    bot: str | None
    name: str
    left_in: int | None
    no_show: bool
    bot_account: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """A table of a round; without a table it is a bye. `seats` are the numbers of the entrants, seat by seat."""

    round: int
    number: int
    table: str | None
    seats: tuple[int, ...]
    result: TableResult | None


class TournamentRound(msgspec.Struct, frozen=True):
    """`seed` is that of the deal at all tables, where it is the same: not for players before the end of the round."""

    number: int
    seed: str | None
    started_at: float | None
    ended_at: float | None


class Tournament(msgspec.Struct, frozen=True):
    """All that is known of one, as it was at one moment."""

    id: str
    owner: str
    settings: TournamentSettings
    status: TournamentStatus
    round: int
    created_at: float
    ended_at: float | None
    entrants: tuple[Entrant, ...]
    rounds: tuple[TournamentRound, ...]
    pairings: tuple[Pairing, ...]

    def of_round(self, number: int) -> list[Pairing]:
        return [one for one in self.pairings if one.round == number]

    @property
    def past(self) -> list[Round]:
        """The rounds as they were paired."""
        return [
            Round(
                tuple(one.seats for one in self.of_round(number) if one.table is not None),
                tuple(one.seats[0] for one in self.of_round(number) if one.table is None),
            )
            for number in range(1, self.round + 1)
        ]

    @property
    def played(self) -> list[PlayedTable]:
        """What counts: tables whose games are over, and byes."""
        return [
            PlayedTable(one.round, one.seats, one.result)
            for one in self.pairings
            if one.table is None or one.result is not None
        ]

    @property
    def round_is_over(self) -> bool:
        return all(one.table is None or one.result is not None for one in self.of_round(self.round))


class TournamentListing(msgspec.Struct, frozen=True):
    """`players` is how many sit at a table."""

    id: str
    name: str
    game: str
    format: str
    players: int
    same_deal: bool
    status: TournamentStatus
    round: int
    entrants: int
    created_at: float


async def make_tournament(storage: Storage, owner: Player, settings: TournamentSettings) -> str:
    """A tournament that one can enter. Its id."""
    mine = sa.and_(tournaments.c.owner == owner.id, tournaments.c.status.in_(("open", "playing")))
    fresh = new_id()
    row = {"id": fresh, "owner": owner.id, "about": msgspec.json.encode(settings).decode()}
    row |= {"status": "open", "round": 0, "created_at": time.time()}

    async def make(connection: AsyncConnection) -> str:
        if (await connection.scalar(sa.select(sa.func.count()).where(mine)) or 0) >= MAX_UNFINISHED:
            raise StateConflict("too-many-tournaments", f"You have {MAX_UNFINISHED} unfinished tournaments.")
        await connection.execute(sa.insert(tournaments).values(**row))
        return fresh

    return await storage.write(make)


async def enter(storage: Storage, tournament: str, player: Player) -> None:
    """A bot of a programmer's comes to the tournaments of its owner alone, and to its own."""

    async def add(connection: AsyncConnection) -> None:
        row = await _open_tournament(connection, tournament)
        if player.bot and row.owner not in (player.id, player.bot_owner):
            raise Forbidden("bots-by-invitation", "A bot can only join tournaments of its owner.")
        await _add(connection, tournament, player=player.id, name=player.name)

    try:
        await storage.write(add)
    except IntegrityError:
        raise StateConflict("entered", "You have already joined this tournament.") from None


async def enter_bots(storage: Storage, tournament: str, owner: Player, bot: str, count: int) -> None:
    async def add(connection: AsyncConnection) -> None:
        row = await _open_tournament(connection, tournament)
        check_owner(row, owner)
        check_bot(settings_from_json(row.about).game, bot, "bot")
        for _ in range(count):
            await _add(connection, tournament, bot=bot, name=bot)

    await storage.write(add)


async def leave(storage: Storage, tournament: str, player: str) -> str | None:
    """Who leaves before the beginning was never there; afterwards they withdraw, and the table at which they play is
    returned, if there is one."""
    mine = sa.and_(entrants.c.tournament_id == tournament, entrants.c.player == player)

    async def change(connection: AsyncConnection) -> str | None:
        row = await locked(connection, tournament)
        entrant = (await connection.execute(sa.select(entrants).where(mine))).one_or_none()
        if entrant is None:
            raise StateConflict("not-entered", "You have not joined this tournament.")
        if row.status == "open":
            await connection.execute(sa.delete(entrants).where(mine))
            return None
        if row.status != "playing" or entrant.left_in is not None:
            raise StateConflict("left", "You have withdrawn, or the tournament is over.")
        await connection.execute(sa.update(entrants).where(mine).values(left_in=row.round))
        query = sa.select(pairings).where(pairings.c.tournament_id == tournament, pairings.c.round == row.round)
        for pairing in (await connection.execute(query)).all():
            if entrant.number in _seats_from_json(pairing.seats) and pairing.result is None:
                return pairing.table_id
        return None

    return await storage.write(change)


async def leave_all(storage: Storage, player: str) -> None:
    """They have deleted their account, or were banned: no round waits for them any more."""
    under_way = sa.select(tournaments.c.id).where(tournaments.c.status == "playing")
    current = sa.select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament_id).scalar_subquery()
    mine = [entrants.c.player == player, entrants.c.left_in.is_(None)]
    leaving = sa.update(entrants).where(*mine, entrants.c.tournament_id.in_(under_way)).values(left_in=current)
    waiting = sa.select(tournaments.c.id).where(tournaments.c.status == "open")

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(leaving)
        await connection.execute(sa.delete(entrants).where(*mine, entrants.c.tournament_id.in_(waiting)))

    await storage.write(change)


async def cancel(storage: Storage, tournament: str, owner: Player) -> None:
    """Games under way are played to their end, and count for nothing here."""

    async def change(connection: AsyncConnection) -> None:
        row = await locked(connection, tournament)
        check_owner(row, owner)
        if row.status not in ("open", "playing"):
            raise StateConflict("tournament-over", "This tournament is over.")
        changed = sa.update(tournaments).where(tournaments.c.id == tournament)
        await connection.execute(changed.values(status="cancelled", ended_at=time.time()))
        unfinished = sa.and_(rounds.c.tournament_id == tournament, rounds.c.ended_at.is_(None))
        await connection.execute(sa.update(rounds).where(unfinished).values(ended_at=time.time()))

    await storage.write(change)


async def tournament(storage: Storage, tournament_id: str) -> Tournament:
    async with storage.snapshot() as connection:
        return await read(connection, tournament_id)


async def read(connection: AsyncConnection, tournament_id: str) -> Tournament:
    row = (await connection.execute(sa.select(tournaments).where(tournaments.c.id == tournament_id))).one_or_none()
    if row is None:
        raise NotFound("tournament")
    return Tournament(
        row.id,
        row.owner,
        settings_from_json(row.about),
        row.status,
        row.round,
        row.created_at,
        row.ended_at,
        await _entrants(connection, tournament_id),
        await _rounds(connection, tournament_id),
        await _pairings(connection, tournament_id),
    )


async def _entrants(connection: AsyncConnection, tournament_id: str) -> tuple[Entrant, ...]:
    """By the names that they have now."""
    name = sa.func.coalesce(players.c.name, entrants.c.name).label("shown")
    query = (
        sa.select(entrants, name, players.c.bot_owner)
        .outerjoin(players, players.c.id == entrants.c.player)
        .where(entrants.c.tournament_id == tournament_id)
        .order_by(entrants.c.number)
    )
    return tuple(
        Entrant(row.number, row.player, row.bot, row.shown, row.left_in, row.no_show, row.bot_owner is not None)
        for row in (await connection.execute(query)).all()
    )


async def _rounds(connection: AsyncConnection, tournament_id: str) -> tuple[TournamentRound, ...]:
    query = sa.select(rounds).where(rounds.c.tournament_id == tournament_id).order_by(rounds.c.number)
    return tuple(
        TournamentRound(row.number, row.seed, row.started_at, row.ended_at)
        for row in (await connection.execute(query)).all()
    )


async def _pairings(connection: AsyncConnection, tournament_id: str) -> tuple[Pairing, ...]:
    query = sa.select(pairings).where(pairings.c.tournament_id == tournament_id)
    return tuple(
        Pairing(
            row.round,
            row.number,
            row.table_id,
            _seats_from_json(row.seats),
            None if row.result is None else _result_from_json(row.result),
        )
        for row in (await connection.execute(query.order_by(pairings.c.round, pairings.c.number))).all()
    )


async def tournament_list(
    storage: Storage, status: TournamentStatus | None, before: float | None
) -> Sequence[TournamentListing]:
    """The newest first; `before` pages on."""
    count = (
        sa.select(sa.func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery().label("count")
    )
    query = sa.select(tournaments, count).order_by(tournaments.c.created_at.desc()).limit(MAX_LISTED)
    if status is not None:
        query = query.where(tournaments.c.status == status)
    if before is not None:
        query = query.where(tournaments.c.created_at < before)
    async with storage.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [_listing(row, settings_from_json(row.about)) for row in rows]


def _listing(row: Any, settings: TournamentSettings) -> TournamentListing:
    return TournamentListing(
        row.id,
        settings.name,
        settings.game,
        settings.format,
        settings.players,
        settings.same_deal,
        row.status,
        row.round,
        row.count,
        row.created_at,
    )


async def round_has_ended(storage: Storage, table_id: str) -> bool:
    """Is the round over in which this table was played? A table of no tournament waits for nobody."""
    query = (
        sa.select(rounds.c.ended_at)
        .join(
            pairings,
            sa.and_(pairings.c.tournament_id == rounds.c.tournament_id, pairings.c.round == rounds.c.number),
        )
        .where(pairings.c.table_id == table_id)
    )
    async with storage.reading() as connection:
        found = (await connection.execute(query)).one_or_none()
    return found is None or found.ended_at is not None


async def locked(connection: AsyncConnection, tournament_id: str) -> Any:
    """The row of a tournament, which no other transaction changes before this one ends."""
    query = sa.select(tournaments).where(tournaments.c.id == tournament_id).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise NotFound("tournament")
    return row


def check_owner(row: Any, player: Player) -> None:
    if row.owner != player.id:
        raise Forbidden("not-organiser", "Only the player who created this tournament can do that.")


async def _open_tournament(connection: AsyncConnection, tournament_id: str) -> Any:
    row = await locked(connection, tournament_id)
    if row.status == "playing":
        raise StateConflict("tournament-started", "This tournament has already started; you cannot join late.")
    if row.status != "open":
        raise StateConflict("tournament-over", "This tournament is over.")
    return row


async def _add(connection: AsyncConnection, tournament_id: str, **who: str) -> None:
    """The number after the last; where several came and went there are gaps."""
    mine = entrants.c.tournament_id == tournament_id
    count, last = (
        await connection.execute(sa.select(sa.func.count(), sa.func.max(entrants.c.number)).where(mine))
    ).one()
    if count >= MAX_ENTRANTS:
        raise StateConflict("tournament-full", f"A tournament can have {MAX_ENTRANTS} players at most.")
    row = {"tournament_id": tournament_id, "number": (last or 0) + 1, **who}
    await connection.execute(sa.insert(entrants).values(**row))
