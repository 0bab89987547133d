"""What can be played."""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

import tilewright as tw
from tilewright.bots import bots
from tilewright.kernel import Game, OptionInfo, UnknownGame
from tilewright.server.api.rule_pages import RulePage, rule_page
from tilewright.server.errors import InvalidRequest
from tilewright.server.languages import checked_language
from tilewright.server.services.services import Services
from tilewright.server.tables.leaderboards import Kind, Period, RankedPlayer, leaderboard, ratings_among
from tilewright.translations import ENGLISH

PlayerId = Annotated[str, msgspec.Meta(max_length=40)]


class GameShown(msgspec.Struct, frozen=True):
    name: str
    title: str
    rules_version: int
    players: list[int]
    options: list[dict[str, Any]]
    bots: list[str]


def _shown(game: Game) -> GameShown:
    options = [_option(info) for info in game.options if not info.local]
    players, named = list(game.player_counts), list(bots(game.name))
    return GameShown(game.name, game.title, game.rules_version, players, options, named)


def _option(info: OptionInfo) -> dict[str, Any]:
    return {**msgspec.to_builtins(info), "values": info.values}


@get("/api/games", tags=["games"], summary="Every game, with its options and bots", sync_to_thread=False)
def list_games() -> list[GameShown]:
    return [_shown(tw.game(name)) for name in tw.games()]


@get("/api/games/{game:str}/ratings", tags=["games"], summary="The leaderboard of a game for so many players")
async def list_ratings(
    services: Services,
    game: str,
    players: Annotated[int, Parameter(ge=1, le=12)] = 2,
    period: Annotated[
        Period, Parameter(description="month: only those who had a rated game this month (UTC).")
    ] = "ever",
    kind: Annotated[
        Kind,
        Parameter(
            description="bots: those of programmers, and the server's own (`bot:NAME`), by games among themselves."
        ),
    ] = "people",
    who: Annotated[
        list[PlayerId] | None, Parameter(min_items=1, max_items=12, description="The ratings of these players instead.")
    ] = None,
) -> list[RankedPlayer]:
    name = _known(game).name
    if who is not None:
        return await ratings_among(services.storage, name, players, who)
    return await leaderboard(services.storage, name, players, period, kind)


@get("/api/games/{game:str}/rules", tags=["games"], summary="The rules of a game, in Markdown", sync_to_thread=False)
def show_rules(
    game: str,
    language: Annotated[
        str, Parameter(max_length=20, description="Such as en, he or hu; English where there is no translation.")
    ] = ENGLISH,
) -> RulePage:
    return rule_page(_known(game).name, checked_language(language))


def _known(name: str) -> Game[Any]:
    try:
        return tw.game(name)
    except UnknownGame as error:
        raise InvalidRequest("unknown-game", str(error)) from None


HANDLERS = [list_games, list_ratings, show_rules]
