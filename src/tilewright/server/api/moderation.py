"""What operators see and do. For everybody else none of it exists: 404."""

# ruff: noqa: ARG001 -- a handler that has no use for `operator` asks for one all the same, so that nobody else gets in

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import Provide
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import TableId, some_lines
from tilewright.server.api.profiles import PlayerId
from tilewright.server.api.tournaments import TournamentId
from tilewright.server.errors import NotFound
from tilewright.server.live.pubsub import PlayerRenamed
from tilewright.server.moderation import sanctions
from tilewright.server.moderation.audit import AuditEntry, audit_log
from tilewright.server.moderation.remarks import remove_remark
from tilewright.server.moderation.reports import Report, list_reports
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.chat import RemoveRemark
from tilewright.server.tournaments.names import remove_name

Reason = Annotated[str, msgspec.Meta(max_length=500, description="For the audit log.")]
EntryNumber = Annotated[int, Parameter(ge=1, le=1_000_000_000)]


class SanctionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hours` is for a mute. `rename` gives the player a name that says nothing."""

    action: Literal["mute", "unmute", "ban", "unban", "rename"]
    hours: Annotated[float, msgspec.Meta(gt=0, le=87_600)] = 24.0
    reason: Reason = ""


class RemovalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason = ""


async def provide_operator(caller: Player | None) -> Player:
    if caller is None or not caller.operator:
        raise NotFound("page")
    return caller


def _reason(text: str) -> str:
    return some_lines(text, "reason") if text.strip() else ""


OPERATOR = {"operator": Provide(provide_operator)}


@get("/api/moderation/reports", tags=["moderation"], summary="Reports (operators)", dependencies=OPERATOR)
async def reports(services: Services, operator: Player, closed: bool = False) -> Sequence[Report]:
    """The open ones, oldest first; with `closed` those that were closed, latest first."""
    return await list_reports(services.storage, closed)


@get("/api/moderation/audit", tags=["moderation"], summary="What operators have done", dependencies=OPERATOR)
async def audit(
    services: Services, operator: Player, before: Annotated[float | None, Parameter(ge=0)] = None
) -> Sequence[AuditEntry]:
    return await audit_log(services.storage, before)


@post(
    "/api/moderation/reports/{report_id:str}/close",
    tags=["moderation"],
    summary="Nothing more is to be done about a report (operators)",
    dependencies=OPERATOR,
    status_code=204,
)
async def close(services: Services, operator: Player, report_id: Annotated[str, Parameter(max_length=40)]) -> None:
    await sanctions.close_report(services.storage, operator.id, report_id)


@post(
    "/api/moderation/players/{player_id:str}",
    tags=["moderation"],
    summary="Mute or ban a player, end that, or take their name away (operators)",
    dependencies=OPERATOR,
    status_code=204,
)
async def sanction(services: Services, operator: Player, player_id: PlayerId, data: SanctionRequest) -> None:
    storage, reason = services.storage, _reason(data.reason)
    match data.action:
        case "mute":
            await sanctions.mute(storage, operator.id, player_id, data.hours, reason)
        case "unmute":
            await sanctions.unmute(storage, operator.id, player_id, reason)
        case "ban":
            await sanctions.ban(storage, operator.id, player_id, reason)
            await services.bans.enforce(player_id)
        case "unban":
            await sanctions.unban(storage, operator.id, player_id, reason)
        case "rename":
            await sanctions.take_name(storage, operator.id, player_id, reason)
            renamed = await services.players.player(player_id)
            services.pubsub.publish(PlayerRenamed(renamed.id, renamed.name))
            await services.rename_at_tables(renamed)


@post(
    "/api/moderation/tables/{table_id:str}/remarks/{number:int}/remove",
    tags=["moderation"],
    summary="Remove a message (operators)",
    dependencies=OPERATOR,
    status_code=204,
)
async def remove(
    services: Services, operator: Player, table_id: TableId, number: EntryNumber, data: RemovalRequest
) -> None:
    await remove_remark(services.storage, operator.id, table_id, number, _reason(data.reason))
    await services.gateway.submit(table_id, RemoveRemark(number))


@post(
    "/api/moderation/tournaments/{tournament_id:str}/remove-name",
    tags=["moderation"],
    summary="Take a tournament's name away (operators)",
    dependencies=OPERATOR,
    status_code=204,
)
async def remove_tournament_name(
    services: Services, operator: Player, tournament_id: TournamentId, data: RemovalRequest
) -> None:
    await remove_name(services.storage, operator.id, tournament_id, _reason(data.reason))


HANDLERS = [reports, audit, close, sanction, remove, remove_tournament_name]
