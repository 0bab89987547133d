"""A player as others see them: since when, how strong, and the games that they have finished."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import Relation, relation_to
from tilewright.server.api.sessions import PlayerShown, show_player
from tilewright.server.errors import Forbidden
from tilewright.server.services.services import Services
from tilewright.server.tables.ratings import Rating, ratings_of
from tilewright.server.tables.results import FinishedGame, RatingHistory, finished_games, rating_history
from tilewright.server.tables.statistics import NO_STATISTICS, PlayerStatistics, statistics_of

PlayerId = Annotated[str, Parameter(max_length=40, description="The player's id.")]


class Profile(msgspec.Struct, frozen=True):
    """`games` are the latest; ask for /games with `before` for more. Games at private tables are for those who may see
    the table, and so are the points that they added to a rating's history. `hidden`: the player shows it to nobody
    else, and for others the rest is empty. `relation`: do you follow them, or have you blocked them? `owner` is whose
    bot it is."""

    player: PlayerShown
    owner: PlayerShown | None
    since: float
    hidden: bool
    relation: Relation | None
    ratings: list[Rating]
    history: list[RatingHistory]
    statistics: PlayerStatistics
    games: list[FinishedGame]


def _hidden_from(player: Player, caller: Player | None) -> bool:
    return player.hides_profile and (caller is None or caller.id != player.id)


@get("/api/players/{player_id:str}", tags=["players"], summary="A player's profile: ratings, their history, games")
async def profile(services: Services, caller: Player | None, player_id: PlayerId) -> Profile:
    player, since = await services.players.player_since(player_id)
    relation = await relation_to(services.storage, caller, player_id)
    owner = None if player.bot_owner is None else show_player(await services.players.player(player.bot_owner))
    if _hidden_from(player, caller):
        return Profile(show_player(player), owner, since, True, relation, [], [], NO_STATISTICS, [])
    async with services.storage.snapshot() as connection:  # a game that has just ended is in all of it, or in none
        return Profile(
            show_player(player),
            owner,
            since,
            player.hides_profile,
            relation,
            await ratings_of(connection, player_id),
            await rating_history(connection, player_id, caller),
            await statistics_of(connection, player_id, caller),
            await finished_games(connection, player_id, caller),
        )


@get("/api/players/{player_id:str}/games", tags=["players"], summary="A player's finished games, latest first")
async def games(
    services: Services,
    caller: Player | None,
    player_id: PlayerId,
    before: Annotated[float | None, Parameter(ge=0, description="Only games that ended before this time.")] = None,
) -> list[FinishedGame]:
    if _hidden_from(await services.players.player(player_id), caller):
        raise Forbidden("hidden-profile", "This player's games are private.")
    async with services.storage.snapshot() as connection:
        return await finished_games(connection, player_id, caller, before)


HANDLERS = [profile, games]
