"""Tournaments: made, entered, begun, followed."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter

from tilewright.kernel import commitment, seed_of
from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import one_line
from tilewright.server.errors import DomainError
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.seats import Resign
from tilewright.server.tournaments import progress, store
from tilewright.server.tournaments.settings import TournamentSettings, checked
from tilewright.server.tournaments.standings import Standing, standings, table_points
from tilewright.server.tournaments.store import Entrant, Tournament, TournamentListing, TournamentStatus

TournamentId = Annotated[str, Parameter(max_length=40, description="The tournament's id.")]


class BotEntrantsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(max_length=40)]
    count: Annotated[int, msgspec.Meta(ge=1, le=50)] = 1


class TournamentTableShown(msgspec.Struct, frozen=True):
    """`seats` are the numbers of entrants; without a table it is a bye. The rest is null until the game is over."""

    table: str | None
    seats: tuple[int, ...]
    places: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    points: tuple[float, ...] | None


class TournamentRoundShown(msgspec.Struct, frozen=True):
    """`commitment` is the SHA-256 of the deal's seed, where it is the same at all tables: it is shown as soon as the
    tournament begins, the `seed` when the round is over."""

    number: int
    started_at: float | None
    ended_at: float | None
    commitment: str | None
    seed: str | None
    tables: list[TournamentTableShown]


class TournamentShown(msgspec.Struct, frozen=True, kw_only=True):
    """`round` is the one under way, 0 before the first, and `rounds` all of them, `planned_rounds` how many: that is
    known when it begins. `you` is your number, `your_table` where you play now."""

    id: str
    owner: str
    settings: TournamentSettings
    status: TournamentStatus
    round: int
    planned_rounds: int
    created_at: float
    ended_at: float | None
    entrants: tuple[Entrant, ...]
    standings: list[Standing]
    rounds: list[TournamentRoundShown]
    you: int | None
    your_table: str | None


@get("/api/tournaments", tags=["tournaments"], summary="Tournaments, newest first")
async def list_tournaments(
    services: Services,
    status: TournamentStatus | None = None,
    before: Annotated[float | None, Parameter(ge=0)] = None,
) -> Sequence[TournamentListing]:
    return await store.tournament_list(services.storage, status, before)


@post("/api/tournaments", tags=["tournaments"], summary="Make a tournament")
async def create(services: Services, player: Player, data: TournamentSettings) -> TournamentShown:
    await services.limits.tables.take(player.id)
    settings = msgspec.structs.replace(checked(data), name=one_line(data.name, "name"))
    return await _shown(services, await store.make_tournament(services.storage, player, settings), player)


@get("/api/tournaments/{tournament_id:str}", tags=["tournaments"], summary="A tournament as it stands")
async def show(services: Services, caller: Player | None, tournament_id: TournamentId) -> TournamentShown:
    return await _shown(services, tournament_id, caller)


@post("/api/tournaments/{tournament_id:str}/enter", tags=["tournaments"], summary="Take part")
async def enter(services: Services, player: Player, tournament_id: TournamentId) -> TournamentShown:
    await store.enter(services.storage, tournament_id, player)
    return await _shown(services, tournament_id, player)


@post("/api/tournaments/{tournament_id:str}/leave", tags=["tournaments"], summary="Withdraw; a game under way is lost")
async def leave(services: Services, player: Player, tournament_id: TournamentId) -> TournamentShown:
    table = await store.leave(services.storage, tournament_id, player.id)
    if table is not None:
        with suppress(DomainError):  # it has ended meanwhile
            await services.gateway.submit(table, Resign(player.id))
    return await _shown(services, tournament_id, player)


@post("/api/tournaments/{tournament_id:str}/bots", tags=["tournaments"], summary="Let bots take part (organiser)")
async def enter_bots(
    services: Services, player: Player, tournament_id: TournamentId, data: BotEntrantsRequest
) -> TournamentShown:
    await store.enter_bots(services.storage, tournament_id, player, data.bot, data.count)
    return await _shown(services, tournament_id, player)


@post("/api/tournaments/{tournament_id:str}/start", tags=["tournaments"], summary="Begin (organiser)")
async def start(services: Services, player: Player, tournament_id: TournamentId) -> TournamentShown:
    await progress.start(services.storage, tournament_id, player)
    await services.tournaments.advance(tournament_id)
    return await _shown(services, tournament_id, player)


@post("/api/tournaments/{tournament_id:str}/cancel", tags=["tournaments"], summary="Call it off (organiser)")
async def cancel(services: Services, player: Player, tournament_id: TournamentId) -> TournamentShown:
    await store.cancel(services.storage, tournament_id, player)
    return await _shown(services, tournament_id, player)


async def _shown(services: Services, tournament_id: str, caller: Player | None) -> TournamentShown:
    found = await store.tournament(services.storage, tournament_id)
    you = next((one.number for one in found.entrants if caller is not None and one.player == caller.id), None)
    yours = [one.table for one in found.of_round(found.round) if you in one.seats and one.result is None]
    numbers = [one.number for one in found.entrants]
    return TournamentShown(
        id=found.id,
        owner=found.owner,
        settings=found.settings,
        status=found.status,
        round=found.round,
        planned_rounds=len(found.rounds),
        created_at=found.created_at,
        ended_at=found.ended_at,
        entrants=found.entrants,
        standings=standings(numbers, found.played, found.settings.format == "round-robin"),
        rounds=[_round(found, number) for number in range(1, len(found.rounds) + 1)],
        you=you,
        your_table=yours[0] if yours and found.status == "playing" else None,
    )


def _round(found: Tournament, number: int) -> TournamentRoundShown:
    one = found.rounds[number - 1]
    return TournamentRoundShown(
        number,
        one.started_at,
        one.ended_at,
        None if one.seed is None else commitment(seed_of(one.seed)),
        one.seed if one.ended_at is not None else None,
        [
            TournamentTableShown(
                pairing.table,
                pairing.seats,
                pairing.result.places if pairing.result else None,
                pairing.result.scores if pairing.result else None,
                table_points(pairing.result.places) if pairing.result else None,
            )
            for pairing in found.of_round(number)
        ],
    )


HANDLERS = [list_tournaments, create, show, enter, leave, enter_bots, start, cancel]
