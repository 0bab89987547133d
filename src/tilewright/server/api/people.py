"""Players among each other: finding, following and blocking them."""

from collections import defaultdict
from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import Relation, relate, relations_of, search, unrelate
from tilewright.server.api.callers import one_line
from tilewright.server.api.profiles import PlayerId
from tilewright.server.api.sessions import PlayerShown, show_player
from tilewright.server.live.pubsub import LobbyChanged
from tilewright.server.services.services import Services
from tilewright.server.tables.lobby import Listing, public_tables_with


class RelationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    relation: Relation


class FollowedPlayer(PlayerShown, frozen=True):
    """`tables` are the public ones with a game that is not over, at which they sit."""

    tables: list[Listing]


class People(msgspec.Struct, frozen=True):
    """Whom you follow, and whom you have blocked."""

    following: list[FollowedPlayer]
    blocked: list[PlayerShown]


@get("/api/people", tags=["players"], summary="Whom you follow, and where they play; whom you have blocked")
async def list_people(services: Services, player: Player) -> People:
    related = await relations_of(services.storage, player)
    shown = [one.id for one in related if one.kind == "follow" and not one.hides_profile]
    tables: defaultdict[str, list[Listing]] = defaultdict(list)
    for sitter, listing in await public_tables_with(services.storage, shown):
        tables[sitter].append(listing)
    followed, blocked = ([one for one in related if one.kind == kind] for kind in ("follow", "block"))
    return People(
        [FollowedPlayer(one.id, one.name, one.guest, one.bot, tables[one.id]) for one in followed],
        [PlayerShown(one.id, one.name, one.guest, one.bot) for one in blocked],
    )


@put("/api/people/{player_id:str}", tags=["players"], summary="Follow or block a player", status_code=204)
async def set_relation(services: Services, player: Player, player_id: PlayerId, data: RelationRequest) -> None:
    await services.limits.people.take(player.id)
    await relate(services.storage, player, player_id, data.relation)
    services.pubsub.publish(LobbyChanged())  # who has blocked whom decides what each of them sees there


@delete("/api/people/{player_id:str}", tags=["players"], summary="Neither follow nor block a player")
async def end_relation(services: Services, player: Player, player_id: PlayerId) -> None:
    await unrelate(services.storage, player, player_id)
    services.pubsub.publish(LobbyChanged())


@get("/api/players", tags=["players"], summary="Search players with accounts by name")
async def find_players(
    services: Services, player: Player, name: Annotated[str, Parameter(min_length=2, max_length=40)]
) -> list[PlayerShown]:
    await services.limits.people.take(player.id)
    return [show_player(found) for found in await search(services.storage, player, one_line(name, "name"))]


HANDLERS = [list_people, set_relation, end_relation, find_players]
