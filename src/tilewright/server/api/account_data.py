"""What is kept about a player: to take along, or to be deleted."""

from typing import Annotated

import msgspec
from litestar import Response, get, post

from tilewright.server.accounts.players import Player
from tilewright.server.api.problem_details import AnyRequest
from tilewright.server.api.sessions import client_of
from tilewright.server.services.account_deletion import delete_players
from tilewright.server.services.services import Services
from tilewright.server.tables.personal_data import personal_data


class DeletionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your password, where you have an account."""

    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


@get("/api/account/data", tags=["session"], summary="Everything that is kept about you, as a file")
async def download_data(request: AnyRequest, services: Services, player: Player) -> Response[bytes]:
    """One after the other: each reads all logs, and others need the connections to the database."""
    await services.limits.personal_data.take(player.id)
    await services.limits.personal_data_of_address.take(client_of(request))
    async with services.exporting:
        data = await personal_data(services.storage, player.id)
    headers = {"Content-Disposition": 'attachment; filename="tilewright-account.json"'}
    text = msgspec.json.format(msgspec.json.encode(data), indent=2)
    return Response(text, media_type="application/json", headers=headers)


@post("/api/account/delete", tags=["session"], summary="Delete your account: games stay, your name goes")
async def delete_account(services: Services, request: AnyRequest, player: Player, data: DeletionRequest) -> None:
    """For good. Games under way are resigned."""
    await services.limits.passwords.take(client_of(request))
    await services.players.check_password(player, data.password)
    await delete_players(services, [player])


HANDLERS = [download_data, delete_account]
