"""Reporting a remark, a player's name or a tournament's to the operators."""

from typing import Annotated

import msgspec
from litestar import post

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import some_lines, visible_table
from tilewright.server.moderation.remarks import remark
from tilewright.server.moderation.reports import NewReport, report
from tilewright.server.services.services import Services
from tilewright.server.tournaments.names import name_of

Note = Annotated[str, msgspec.Meta(max_length=500, description="What is wrong with it, in your words.")]


class RemarkReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message at a table that you may see: the number of its entry. A private table asks for its invitation."""

    table_id: Annotated[str, msgspec.Meta(max_length=40)]
    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
    note: Note = ""
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class NameReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player_id: Annotated[str, msgspec.Meta(max_length=40)]
    note: Note = ""


class TournamentReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tournament_id: Annotated[str, msgspec.Meta(max_length=40)]
    note: Note = ""


def _note(text: str) -> str:
    return some_lines(text, "note") if text.strip() else ""


@post("/api/reports/remark", tags=["moderation"], summary="Report a message to the operators", status_code=204)
async def report_remark(services: Services, player: Player, data: RemarkReportRequest) -> None:
    await services.limits.reports.take(player.id)
    await visible_table(services, data.table_id, player, data.invitation)
    said = await remark(services.storage, data.table_id, data.number)
    new = NewReport(player.id, said.player, "remark", said.text, _note(data.note), data.table_id, data.number)
    await report(services.storage, new)


@post("/api/reports/name", tags=["moderation"], summary="Report a player's name to the operators", status_code=204)
async def report_name(services: Services, player: Player, data: NameReportRequest) -> None:
    await services.limits.reports.take(player.id)
    named = await services.players.player(data.player_id)
    await report(services.storage, NewReport(player.id, named.id, "name", named.name, _note(data.note)))


@post("/api/reports/tournament", tags=["moderation"], summary="Report a tournament's name", status_code=204)
async def report_tournament(services: Services, player: Player, data: TournamentReportRequest) -> None:
    await services.limits.reports.take(player.id)
    found = await name_of(services.storage, data.tournament_id)
    new = NewReport(player.id, found.owner, "tournament", found.name, _note(data.note), tournament=data.tournament_id)
    await report(services.storage, new)


HANDLERS = [report_remark, report_name, report_tournament]
