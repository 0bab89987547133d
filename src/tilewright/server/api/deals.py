"""Playing the same deal as others, against the same bots, and comparing."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Parameter

from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import Invitation, open_past
from tilewright.server.api.table_info import TableShown, show_table
from tilewright.server.errors import StateConflict
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.start import Start
from tilewright.server.tables.deals import (
    Deal,
    DealResult,
    attempt_of,
    deal_ids_of,
    deal_of_table,
    deal_of_the_day,
    results_of,
    today,
)
from tilewright.server.tables.lobby import make_table

DealId = Annotated[str, Parameter(max_length=60, description="A game and a day, or the table of a finished game.")]


class DealShown(msgspec.Struct, frozen=True):
    """`bots` has the bot of each seat, and null for `seat`, which is the player's. `day` is that of a deal of the day,
    `source` the finished game whose deal it is. `results` are the best first; `yours` is the table at which you play it
    or have played it."""

    id: str
    game: str
    seat: int
    bots: list[str | None]
    day: str | None
    source: str | None
    results: Sequence[DealResult]
    yours: str | None


async def _deal(services: Services, deal_id: str, caller: Player | None, invitation: str | None) -> Deal:
    """A deal that this caller may know of: who may not see a table may not play its deal."""
    of_the_day = deal_of_the_day(deal_id, services.deal_key)
    if of_the_day is not None:
        return of_the_day
    table, _ = await open_past(services, deal_id, caller, invitation)
    if table.config.deal is not None:  # it was played to compare: its results stand with those of the first
        return await _deal(services, table.config.deal, caller, invitation)
    return deal_of_table(table)


async def _shown(services: Services, deal: Deal, caller: Player | None) -> DealShown:
    results = await results_of(services.storage, deal)
    yours = None
    if caller is not None:
        played = [one.table for one in results if one.player == caller.id]
        yours = played[0] if played else await attempt_of(services.storage, deal, caller)
    bots = [seat.bot for seat in deal.request.seats]
    return DealShown(deal.id, deal.game, deal.seat, bots, deal.day, deal.source, results, yours)


@get("/api/deals", tags=["deals"], summary="The deals of the day, one for each game")
async def list_deals(services: Services, caller: Player | None) -> list[DealShown]:
    deals = [deal_of_the_day(one, services.deal_key) for one in deal_ids_of(today())]
    return [await _shown(services, deal, caller) for deal in deals if deal is not None]


@get("/api/deals/{deal_id:str}", tags=["deals"], summary="A deal, and what others made of it")
async def show(services: Services, caller: Player | None, deal_id: DealId, invitation: Invitation = None) -> DealShown:
    return await _shown(services, await _deal(services, deal_id, caller, invitation), caller)


@post("/api/deals/{deal_id:str}/play", tags=["deals"], summary="Play this deal, once")
async def play(services: Services, player: Player, deal_id: DealId, invitation: Invitation = None) -> TableShown:
    """The table at which you play it: a new one, or the one at which you have begun."""
    deal = await _deal(services, deal_id, player, invitation)
    table_id = (await _shown(services, deal, player)).yours
    if table_id is None:
        await services.limits.tables.take(player.id)
        most = services.settings.most_tables
        table_id = await make_table(services.storage, player, deal.request, deal.start_from, most)
    table = await services.cache.fresh(table_id)
    if table.status == "over":
        raise StateConflict("deal-played", "You have already played this deal; it can be played once.", table=table_id)
    if table.status == "open":
        table, _ = await services.gateway.submit(table_id, Start(player.id))
    return show_table(services, table, table.seat_of(player.id), player)


HANDLERS = [list_deals, show, play]
