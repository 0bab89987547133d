"""Games that are over: their steps, the record, the review, and tables made from this one."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.advice import ReviewShown, show_review
from tilewright.server.api.callers import Invitation, TableId, inquirer, open_past, visible_table
from tilewright.server.api.problem_details import AnyRequest
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.errors import Forbidden, InvalidRequest, StateConflict
from tilewright.server.live.pubsub import LobbyChanged
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.chat import AnnounceTable
from tilewright.server.tables.entries import LedTo
from tilewright.server.tables.history import MAX_STEPS, PastStep, fork, past_steps, record_of, same_deal, same_settings
from tilewright.server.tables.lobby import SeatRequest, StartingPoint, fresh_start, make_table
from tilewright.server.tables.table import Table

Seats = Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=12)]


class ForkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins after so many actions of this game."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Seats


class ChallengeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Seats


@get("/api/tables/{table_id:str}/steps", tags=["after"], summary="The game step by step, as any seat saw it")
async def steps(
    services: Services,
    caller: Player | None,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=11, description="Which seat; none: a spectator.")] = None,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MAX_STEPS)] = MAX_STEPS,
    invitation: Invitation = None,
) -> list[PastStep]:
    table, _ = await open_past(services, table_id, caller, invitation)
    return await past_steps(table, seat, first, count)


@get("/api/tables/{table_id:str}/record", tags=["after"], summary="The record as a file", media_type="application/json")
async def record(
    services: Services, caller: Player | None, table_id: TableId, invitation: Invitation = None
) -> Response[str]:
    table, _ = await open_past(services, table_id, caller, invitation)
    name = f"{table.config.game}-{table.config.id}.json"
    return Response(
        record_of(table).to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/review", tags=["after"], summary="The game in review: chances and moments")
async def review(
    request: AnyRequest,
    services: Services,
    player: Player,
    table_id: TableId,
    level: Annotated[
        Literal["novice", "adept", "master"],
        Parameter(description="Who reviews. A master takes a minute or two for a long game."),
    ] = "adept",
    invitation: Invitation = None,
) -> ReviewShown:
    """It asks for a session: the work is limited for each player."""
    table, _ = await open_past(services, table_id, player, invitation)
    who = inquirer(request, player)
    return show_review(await services.advisor.review(table_id, record_of(table), level, who))


@post("/api/tables/{table_id:str}/fork", tags=["after"], summary="A new table from any point of this game")
async def make_fork(
    services: Services, player: Player, table_id: TableId, data: ForkRequest, invitation: Invitation = None
) -> TableShown:
    table, _ = await open_past(services, table_id, player, invitation)
    return await _make(services, player, table, data.seats, await fork(table, data.ply), "fork")


@post("/api/tables/{table_id:str}/challenge", tags=["after"], summary="The same deal, for others")
async def make_challenge(
    services: Services, player: Player, table_id: TableId, data: ChallengeRequest, invitation: Invitation = None
) -> TableShown:
    table, _ = await open_past(services, table_id, player, invitation)
    return await _make(services, player, table, data.seats, same_deal(table), "challenge")


@post("/api/tables/{table_id:str}/rematch", tags=["after"], summary="The same again with a new deal (players)")
async def make_rematch(services: Services, player: Player, table_id: TableId) -> TableShown:
    table, viewer = await visible_table(services, table_id, player)
    if viewer is None:
        raise Forbidden("not-seated", "Only the players of this game can ask for a rematch.")
    if table.status != "over":
        raise StateConflict("not-over", "The game is not over.")
    seats = tuple(
        SeatRequest("me") if number == viewer else SeatRequest("bot", seat.bot) if seat.bot else SeatRequest("open")
        for number, seat in enumerate(table.seats)
    )
    start_from = StartingPoint(fresh_start().seed, None, table_id)
    return await _make(services, player, table, seats, start_from, "rematch")


async def _make(
    services: Services,
    player: Player,
    table: Table,
    seats: tuple[SeatRequest, ...],
    start_from: StartingPoint,
    how: Literal["rematch", "fork", "challenge"],
) -> TableShown:
    """Make the table and tell those at the old one."""
    if len(seats) != len(table.seats):
        raise InvalidRequest("bad-seats", f"This game has {len(table.seats)} seats, not {len(seats)}.")
    await services.limits.tables.take(player.id)
    most = services.settings.most_tables
    made = await make_table(services.storage, player, same_settings(table, seats), start_from, most)
    services.pubsub.publish(LobbyChanged())
    if table.seat_of(player.id) is not None:
        await services.gateway.submit(
            table.config.id, AnnounceTable(LedTo(how, made, services.invitations.first_code(made)))
        )
    fresh = await services.cache.fresh(made)
    return show_table(services, fresh, fresh.seat_of(player.id), player)


HANDLERS = [steps, record, review, make_fork, make_challenge, make_rematch]
