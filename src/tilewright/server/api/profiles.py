"""A player as others see them: since when, how strong, and the games that they have finished."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.sessions import PlayerShown, show_player
from tilewright.server.services.services import Services
from tilewright.server.tables.ratings import Rating, ratings_of
from tilewright.server.tables.results import FinishedGame, RatingHistory, finished_games, rating_history

PlayerId = Annotated[str, Parameter(max_length=40, description="The player's id.")]


class Profile(msgspec.Struct, frozen=True):
    """`games` are the latest; ask for /games with `before` for more. Games at private tables are for those who may see
    the table, and so are the points that they added to a rating's history."""

    player: PlayerShown
    since: float
    ratings: list[Rating]
    history: list[RatingHistory]
    games: list[FinishedGame]


@get("/api/players/{player_id:str}", tags=["players"], summary="A player's profile: ratings, their history, games")
async def profile(services: Services, caller: Player | None, player_id: PlayerId) -> Profile:
    player, since = await services.players.player_since(player_id)
    async with services.storage.snapshot() as connection:  # a game that has just ended is in all three, or in none
        return Profile(
            show_player(player),
            since,
            await ratings_of(connection, player_id),
            await rating_history(connection, player_id, caller),
            await finished_games(connection, player_id, caller),
        )


@get("/api/players/{player_id:str}/games", tags=["players"], summary="A player's finished games, latest first")
async def games(
    services: Services,
    caller: Player | None,
    player_id: PlayerId,
    before: Annotated[float | None, Parameter(ge=0, description="Only games that ended before this time.")] = None,
) -> list[FinishedGame]:
    await services.players.player(player_id)
    async with services.storage.snapshot() as connection:
        return await finished_games(connection, player_id, caller, before)


HANDLERS = [profile, games]
