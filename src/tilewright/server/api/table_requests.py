"""What may be asked for at a table, over HTTP and over the table's socket alike: the word for it, what goes with it,
what is looked at before the door, and the wish."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec

from tilewright.server import errors as problems
from tilewright.server.accounts.players import Player
from tilewright.server.api.callers import SeatNumber, look_at, some_lines
from tilewright.server.services.services import House
from tilewright.server.tables import commands as w
from tilewright.server.tables.lobby import check_bot
from tilewright.server.tables.table import Step, Table

ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class ActWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions in their text form. `turn` is the one that you have seen; left out, whatever it is."""

    actions: Annotated[tuple[ActionText, ...], msgspec.Meta(min_length=1, max_length=50)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] | None = None


class StepsBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: Annotated[int, msgspec.Meta(ge=1, le=200)] = 1


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agrees: bool


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: the first free one. A private table asks for the word of its invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class RiseWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` left out: your own. The owner may free any."""

    seat: SeatNumber | None = None


class SayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word alone says it."""


class Asker(msgspec.Struct, frozen=True):
    """Who asks, at which table, and with which invitation."""

    player: Player
    table: str
    invitation: str | None = None


class Asking:
    """One thing that may be asked for: what goes with it, what is looked at first, and the wish that it is."""

    def __init__(
        self,
        body: type[msgspec.Struct],
        look: Callable[[House, Asker, Any], Awaitable[None]],
        wish: Callable[[Player, Any], w.Wish],
    ) -> None:
        self.look = look
        self.wish = wish
        self.decode = msgspec.json.Decoder(body).decode


async def ask(house: House, asker: Asker, word: str, data: Any = None) -> tuple[Table, Step | w.Draft]:
    """Let what is asked for happen, or raise the Problem that says why not."""
    asking = ASKINGS[word]
    await asking.look(house, asker, data)
    return await house.door.enter(asker.table, asking.wish(asker.player, data))


async def _look(house: House, asker: Asker, _data: Any) -> None:
    await look_at(house, asker.table, asker.player)


async def _look_quickly(house: House, asker: Asker, _data: Any) -> None:
    """A stranger learns nothing of a private table; whoever sits there is left to the door, which looks for itself."""
    hot = await house.hot.get(asker.table)
    if hot.table.seat_of(asker.player.id) is None:
        await look_at(house, asker.table, asker.player)


async def _look_for_a_seat(house: House, asker: Asker, data: SitWish) -> None:
    table, player = await house.hot.fresh(asker.table), asker.player
    known = table.seat_of(player.id) is not None or table.about.owner == player.id
    if table.about.private and not known and not house.people.invites(asker.table, data.invitation):
        raise problems.missing("table")


async def _look_and_count_words(house: House, asker: Asker, _data: Any) -> None:
    await look_at(house, asker.table, asker.player, asker.invitation)
    house.limits.chat.take(asker.player.id)


ASKINGS = {  # by the last word of the path over HTTP
    "act": Asking(ActWish, _look_quickly, lambda who, data: w.Act(who.id, data.actions, data.turn)),
    "take-back": Asking(StepsBack, _look_quickly, lambda who, data: w.TakeBackDraft(who.id, data.steps)),
    "resign": Asking(Nothing, _look_quickly, lambda who, _: w.Resign(who.id)),
    "return": Asking(Nothing, _look_quickly, lambda who, _: w.ComeBack(who.id)),
    "ask-take-back": Asking(Nothing, _look_quickly, lambda who, _: w.AskToTakeBack(who.id)),
    "answer-take-back": Asking(Answer, _look_quickly, lambda who, data: w.AnswerTakeBack(who.id, data.agrees)),
    "vote-to-end": Asking(Answer, _look_quickly, lambda who, data: w.VoteToEnd(who.id, data.agrees)),
    "join": Asking(SitWish, _look_for_a_seat, lambda who, data: w.Sit(who.id, who.name, data.seat)),
    "bots": Asking(BotWish, _look, lambda who, data: w.SeatBot(who.id, data.seat, check_bot(data.bot, "bot"))),
    "leave": Asking(RiseWish, _look, lambda who, data: w.Rise(who.id, data.seat)),
    "start": Asking(Nothing, _look, lambda who, _: w.Start(who.id)),
    "chat": Asking(
        SayWish, _look_and_count_words, lambda who, data: w.Say(who.id, who.name, some_lines(data.text, "text"))
    ),
}
