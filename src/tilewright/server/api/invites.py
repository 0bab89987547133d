"""Invitations of players to tables."""

from typing import Annotated

import msgspec
from litestar import delete, get, post

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import TableId, visible_table
from tilewright.server.live.pubsub import RequestsChanged
from tilewright.server.services.services import Services
from tilewright.server.tables.invites import ReceivedInvite, decline, invite, invites_of


class InviteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Its field is not called `player`, as the dependency is: the framework would take a mistake in it for ours."""

    player_id: Annotated[str, msgspec.Meta(max_length=40)]


class InviteShown(ReceivedInvite, frozen=True, kw_only=True):
    """`invitation` is the code that admits to the table, if it is private."""

    invitation: str


@post("/api/tables/{table_id:str}/invite", tags=["tables"], summary="Invite a player (those who sit there)")
async def invite_player(services: Services, player: Player, table_id: TableId, data: InviteRequest) -> None:
    table, _ = await visible_table(services, table_id, player)
    await services.limits.people.take(player.id)
    await invite(services.storage, table, player, data.player_id)
    services.pubsub.publish(RequestsChanged(data.player_id))


@get("/api/invites", tags=["session"], summary="The tables to which others have invited you")
async def list_invites(services: Services, player: Player) -> list[InviteShown]:
    return await received_invites(services, player)


async def received_invites(services: Services, player: Player) -> list[InviteShown]:
    return [
        InviteShown(
            one.table,
            one.game,
            one.inviter,
            one.inviter_name,
            one.created_at,
            invitation=services.invitations.code(await services.cache.fresh(one.table)),
        )
        for one in await invites_of(services.storage, player)
    ]


@delete("/api/invites/{table_id:str}", tags=["session"], summary="Decline an invitation")
async def decline_invite(services: Services, player: Player, table_id: TableId) -> None:
    await decline(services.storage, player, table_id)
    services.pubsub.publish(RequestsChanged(player.id))


HANDLERS = [invite_player, list_invites, decline_invite]
