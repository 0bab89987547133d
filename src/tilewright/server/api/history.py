"""After the end: the past, the record, and tables made from this one."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from tilewright.server import errors as problems
from tilewright.server.accounts.players import Player
from tilewright.server.api.advice import ReviewShown, show_review
from tilewright.server.api.callers import Invitation, TableId, look_at
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.services.services import House
from tilewright.server.tables.commands import LeadTo
from tilewright.server.tables.entries import LedTo
from tilewright.server.tables.history import MOST_STEPS, PastStep, fork, past_steps, record_of, same_deal, same_wish
from tilewright.server.tables.lobby import Beginning, SeatWish, fresh_beginning, make_table
from tilewright.server.tables.table import Table

Seats = Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=12)]


class ForkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins after so many actions of this game."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Seats


class ChallengeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: Seats


@get("/api/tables/{table_id:str}/steps", tags=["after"], summary="The game step by step, from any seat's eyes")
async def steps(
    house: House,
    caller: Player | None,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=11, description="Whose eyes; none: a spectator's.")] = None,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    invitation: Invitation = None,
) -> list[PastStep]:
    table, _ = await look_at(house, table_id, caller, invitation)
    return await past_steps(table, seat, first, count)


@get("/api/tables/{table_id:str}/record", tags=["after"], summary="The record as a file", media_type="application/json")
async def record(
    house: House, caller: Player | None, table_id: TableId, invitation: Invitation = None
) -> Response[str]:
    table, _ = await look_at(house, table_id, caller, invitation)
    name = f"{table.about.game}-{table.about.id}.json"
    return Response(
        record_of(table).to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/review", tags=["after"], summary="The game looked back at: chances and moments")
async def look_back(
    house: House,
    caller: Player | None,
    table_id: TableId,
    level: Annotated[
        Literal["novice", "adept", "master"],
        Parameter(description="Who looks back. A master takes a minute or two for a long game."),
    ] = "adept",
    invitation: Invitation = None,
) -> ReviewShown:
    table, _ = await look_at(house, table_id, caller, invitation)
    return show_review(await house.advisers.review(table_id, record_of(table), level))


@post("/api/tables/{table_id:str}/fork", tags=["after"], summary="A new table from any point of this game")
async def make_fork(
    house: House, player: Player, table_id: TableId, data: ForkWish, invitation: Invitation = None
) -> TableShown:
    table, _ = await look_at(house, table_id, player, invitation)
    return await _make(house, player, table, data.seats, await fork(table, data.ply), "fork")


@post("/api/tables/{table_id:str}/challenge", tags=["after"], summary="The same deal, for others")
async def make_challenge(
    house: House, player: Player, table_id: TableId, data: ChallengeWish, invitation: Invitation = None
) -> TableShown:
    table, _ = await look_at(house, table_id, player, invitation)
    return await _make(house, player, table, data.seats, same_deal(table), "challenge")


@post("/api/tables/{table_id:str}/rematch", tags=["after"], summary="The same again with a new deal (players)")
async def make_rematch(house: House, player: Player, table_id: TableId) -> TableShown:
    table, eyes = await look_at(house, table_id, player)
    if eyes is None:
        raise problems.forbidden("not-seated", "Only those who played may ask for a rematch.")
    if table.status != "over":
        raise problems.conflict("not-over", "The game is not over.")
    seats = tuple(
        SeatWish("me") if number == eyes else SeatWish("bot", seat.bot) if seat.bot else SeatWish("open")
        for number, seat in enumerate(table.seats)
    )
    beginning = Beginning(fresh_beginning().seed, None, table_id)
    return await _make(house, player, table, seats, beginning, "rematch")


async def _make(
    house: House,
    player: Player,
    table: Table,
    seats: tuple[SeatWish, ...],
    beginning: Beginning,
    how: Literal["rematch", "fork", "challenge"],
) -> TableShown:
    """Make the table and tell those at the old one."""
    if len(seats) != len(table.seats):
        raise problems.bad("bad-seats", f"This game has {len(table.seats)} seats, not {len(seats)}.")
    house.limits.tables.take(player.id)
    most = house.settings.most_tables
    made = await make_table(house.storage, player, same_wish(table, seats), beginning, most)
    if table.seat_of(player.id) is not None:
        await house.door.enter(table.about.id, LeadTo(LedTo(how, made, house.people.invitation(made))))
    fresh = await house.hot.fresh(made)
    return show_table(house, fresh, fresh.seat_of(player.id), player)


HANDLERS = [steps, record, look_back, make_fork, make_challenge, make_rematch]
