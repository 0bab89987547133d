"""A vacation: slow clocks stand still."""

from typing import Annotated

import msgspec
from litestar import delete, get, put

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.vacations import MAX_DAYS, VacationShown, begin_vacation, end_vacation, vacation_of
from tilewright.server.services.services import Services


class VacationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From now on, for so many days."""

    days: Annotated[float, msgspec.Meta(ge=0.5, le=MAX_DAYS)]


@get("/api/vacation", tags=["session"], summary="Your vacation")
async def show_vacation(services: Services, player: Player) -> VacationShown:
    return await vacation_of(services.storage, player)


@put("/api/vacation", tags=["session"], summary="Go on vacation: your slow clocks stand still")
async def take_vacation(services: Services, player: Player, data: VacationRequest) -> VacationShown:
    """In the games that you have now; not in those that you begin meanwhile. Your seeks end."""
    await services.limits.names.take(player.id)
    vacation = await begin_vacation(services.storage, player, data.days)
    await services.take_vacation(player, vacation)
    return vacation


@delete("/api/vacation", tags=["session"], summary="Be back from your vacation", status_code=200)
async def come_back(services: Services, player: Player) -> VacationShown:
    await services.limits.names.take(player.id)
    vacation = await end_vacation(services.storage, player)
    await services.take_vacation(player, vacation)
    return vacation


HANDLERS = [show_vacation, take_vacation, come_back]
