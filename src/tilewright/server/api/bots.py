"""Bots of programmers: accounts of programs, each with a token, that belong to a player."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import Name, one_line
from tilewright.server.api.sessions import NewToken, PlayerShown, show_player
from tilewright.server.errors import Forbidden
from tilewright.server.live.pubsub import SignedOutEverywhere
from tilewright.server.services.account_deletion import delete_players
from tilewright.server.services.services import Services

BotId = Annotated[str, Parameter(max_length=40, description="The bot's id.")]


class NewBotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewBot(NewToken, frozen=True):
    """The bot, and its token, shown this once."""

    bot: PlayerShown


@get("/api/bots", tags=["bots"], summary="Your bots")
async def list_bots(services: Services, player: Player) -> list[PlayerShown]:
    return [show_player(bot) for bot in await services.players.bots_of(player)]


@post("/api/bots", tags=["bots"], summary="An account for a program of yours (with an account)")
async def create_bot(services: Services, player: Player, data: NewBotRequest) -> NewBot:
    if player.guest or player.bot:
        raise Forbidden("accounts-only", "Only people with an account can have bots; create one first.")
    await services.limits.names.take(player.id)
    bot, token = await services.players.new_bot(player, one_line(data.name, "name"))
    return NewBot(token, show_player(bot))


@post("/api/bots/{bot_id:str}/token", tags=["bots"], summary="Another token for a bot of yours; the old one ends")
async def renew_token(services: Services, player: Player, bot_id: BotId) -> NewToken:
    bot = await services.players.bot_of(player, bot_id)
    token = await services.players.renew_bot_token(bot)
    services.pubsub.publish(SignedOutEverywhere(bot.id))  # now the old one opens no socket again
    return NewToken(token)


@delete("/api/bots/{bot_id:str}", tags=["bots"], summary="Delete a bot of yours; its games stay")
async def delete_bot(services: Services, player: Player, bot_id: BotId) -> None:
    await delete_players(services, [await services.players.bot_of(player, bot_id)])


HANDLERS = [list_bots, create_bot, renew_token, delete_bot]
