"""What may be asked for at a table, over HTTP and over the table's socket alike.

A request knows what the caller must be allowed to see before it is carried out, and which command it stands for.
"""

from typing import Annotated

import msgspec

from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import apart_from
from tilewright.server.api.callers import SeatNumber, some_lines, visible_table
from tilewright.server.errors import NotFound
from tilewright.server.moderation.sanctions import check_not_muted
from tilewright.server.services.services import Services
from tilewright.server.tables.commands.chat import Chat
from tilewright.server.tables.commands.clocks import Return
from tilewright.server.tables.commands.command import Command, Draft
from tilewright.server.tables.commands.seats import Leave, RenewInvitation, Resign, SeatBot, Sit
from tilewright.server.tables.commands.start import Contribute, Start
from tilewright.server.tables.commands.turns import Act, CommitDraft, GiveOrder, TakeBackDraft
from tilewright.server.tables.commands.votes import AnswerTakeBack, RequestTakeBack, VoteToEnd
from tilewright.server.tables.invites import is_invited
from tilewright.server.tables.lobby import check_bot
from tilewright.server.tables.ratings import points_of
from tilewright.server.tables.table import LogStep, Table, TableConfig

Turn = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Drafted = Annotated[int, msgspec.Meta(ge=0, le=1000)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Caller(msgspec.Struct, frozen=True):
    """Who asks, at which table, and with which invitation."""

    player: Player
    table: str
    invitation: str | None = None


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    async def check(self, services: Services, caller: Caller) -> None:
        """Nobody learns of a private table by asking for something. Those who sit there need no further check: the
        command makes its own on the newest table."""
        cached = await services.cache.get(caller.table)
        if cached.table.seat_of(caller.player.id) is None:
            await visible_table(services, caller.table, caller.player)

    def command(self, player: Player) -> Command:
        raise NotImplementedError

    async def prepared(self, services: Services, caller: Caller) -> Command:
        """The command with whatever of the database it needs to decide."""
        return self.command(caller.player)


class LobbyRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """Asked for before the game, by those who may see the table."""

    async def check(self, services: Services, caller: Caller) -> None:
        await visible_table(services, caller.table, caller.player)


# ---- playing


class ActRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """Actions in their text form. `turn` is the one that you have seen, and `drafted` the length of your draft; left
    out, whatever they are. With `hold` an action that ends the turn stays in the draft until it is committed."""

    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=1, max_length=50)]
    turn: Turn | None = None
    hold: bool = False
    drafted: Drafted | None = None

    def command(self, player: Player) -> Command:
        return Act(player.id, self.actions, self.turn, self.hold, self.drafted)


class CommitRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """The draft whose last action is held: show it to everybody."""

    turn: Turn | None = None

    def command(self, player: Player) -> Command:
        return CommitDraft(player.id, self.turn)


class TakeBackRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """So many actions of your own draft; `drafted` is how many you have seen in it."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=200)] = 1
    drafted: Drafted | None = None

    def command(self, player: Player) -> Command:
        return TakeBackDraft(player.id, self.steps, self.drafted)


class OrderRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """A standing order in the game's own words (`pass`, `bid 5 austria france`); null withdraws it."""

    order: ActionText | None

    def command(self, player: Player) -> Command:
        return GiveOrder(player.id, self.order)


class ResignRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    def command(self, player: Player) -> Command:
        return Resign(player.id)


class ReturnRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    def command(self, player: Player) -> Command:
        return Return(player.id)


class AskTakeBackRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    def command(self, player: Player) -> Command:
        return RequestTakeBack(player.id)


class AnswerTakeBackRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    agrees: bool

    def command(self, player: Player) -> Command:
        return AnswerTakeBack(player.id, self.agrees)


class VoteToEndRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    agrees: bool

    def command(self, player: Player) -> Command:
        return VoteToEnd(player.id, self.agrees)


# ---- around the game


class JoinRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: the first free one. A private table asks for the code of its invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None

    async def check(self, services: Services, caller: Caller) -> None:
        table, player = await services.cache.fresh(caller.table), caller.player
        known = table.seat_of(player.id) is not None or table.config.owner == player.id
        if table.config.private and not known and not services.invitations.admits(table, self.invitation):
            raise NotFound("table")

    async def prepared(self, services: Services, caller: Caller) -> Command:
        player, config = caller.player, (await services.cache.get(caller.table)).table.config
        apart = await apart_from(services.storage, player.id)
        points = 0
        if config.rating_range is not None:
            points = (await points_of(services.storage, config.game, config.players, [player.id]))[player.id]
        wanted = not player.bot or await _wants_bot(services, config, player)
        return Sit(player.id, player.name, self.seat, apart, not player.guest, points, player.bot, wanted)


async def _wants_bot(services: Services, config: TableConfig, bot: Player) -> bool:
    """May this bot of a programmer's sit down here?"""
    if config.owner in (bot.id, bot.bot_owner) or await is_invited(services.storage, config.id, bot.id):
        return True
    return (await services.players.player(config.owner)).bot


class SeatBotRequest(LobbyRequest, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]

    async def check(self, services: Services, caller: Caller) -> None:
        await super().check(services, caller)
        cached = await services.cache.get(caller.table)
        check_bot(cached.table.config.game, self.bot, "bot")

    def command(self, player: Player) -> Command:
        return SeatBot(player.id, self.seat, self.bot)


class LeaveRequest(LobbyRequest, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: your own. The owner may free any."""

    seat: SeatNumber | None = None

    def command(self, player: Player) -> Command:
        return Leave(player.id, self.seat)


class StartRequest(LobbyRequest, frozen=True, forbid_unknown_fields=True):
    def command(self, player: Player) -> Command:
        return Start(player.id)


class ContributeRequest(LobbyRequest, frozen=True, forbid_unknown_fields=True):
    """32 random bytes of your own, in hexadecimal, for the seed of the deal. Everybody sees them at the end."""

    random: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]

    def command(self, player: Player) -> Command:
        return Contribute(player.id, self.random)


class RenewInvitationRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    def command(self, player: Player) -> Command:
        return RenewInvitation(player.id)


class ChatRequest(TableRequest, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

    async def check(self, services: Services, caller: Caller) -> None:
        await visible_table(services, caller.table, caller.player, caller.invitation)
        await services.limits.chat.take(caller.player.id)
        await check_not_muted(services.storage, caller.player.id)

    def command(self, player: Player) -> Command:
        return Chat(player.id, player.name, some_lines(self.text, "text"))


async def carry_out(services: Services, caller: Caller, request: TableRequest) -> tuple[Table, LogStep | Draft]:
    """Do what is asked for, or raise the DomainError that says why not."""
    await request.check(services, caller)
    return await services.gateway.submit(caller.table, await request.prepared(services, caller))
