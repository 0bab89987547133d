"""What can be written into the log of a table. The log is the truth: a table is what its entries make of it."""

from typing import Literal

import msgspec

By = Literal["player", "bot", "stand-in"]


class Body(msgspec.Struct, frozen=True, tag_field="is"):
    """What happened. Not for players as it is: `live.frames` says who may see what of it."""


class Sat(Body, frozen=True, tag="sat"):
    """Somebody, or a bot, took a seat. `bot_account`: the player is a program of another player's."""

    seat: int
    name: str
    player: str | None = None
    bot: str | None = None
    bot_account: bool = False


class Rose(Body, frozen=True, tag="rose"):
    """A seat was given up before the start."""

    seat: int


class Renamed(Body, frozen=True, tag="renamed"):
    """The player on that seat has another name from now on."""

    seat: int
    name: str


class Contributed(Body, frozen=True, tag="contributed"):
    """A player's browser added 32 random bytes to the chance of the game, in hexadecimal. Not shown before the end."""

    seat: int
    random: str


class RenewedInvitation(Body, frozen=True, tag="renewed-invitation"):
    """The codes that admitted to the table until now do so no more."""


class Started(Body, frozen=True, tag="started"):
    """The game begins."""


class Acted(Body, frozen=True, tag="acted"):
    """A seat's actions up to the next thing revealed: a whole draft, committed."""

    seat: int
    actions: tuple[str, ...]
    by: By


class Resigned(Body, frozen=True, tag="resigned"):
    """A player gave up; a bot plays on for them, or the game ends if nobody is left to contest it."""

    seat: int


class WentAway(Body, frozen=True, tag="went-away"):
    """A player's clock ran out; a bot stands in until they return."""

    seat: int


class TookVacation(Body, frozen=True, tag="took-vacation"):
    """The slow clock of a seat stands still from now until then. A time that is past ends the vacation."""

    seat: int
    until: float


class CameBack(Body, frozen=True, tag="came-back"):
    seat: int


class AskedToTakeBack(Body, frozen=True, tag="asked-to-take-back"):
    """A player would like their last committed actions undone."""

    seat: int


class AnsweredTakeBack(Body, frozen=True, tag="answered-take-back"):
    """One of the others agrees, or does not. With the last agreement the actions are undone."""

    seat: int
    agrees: bool


class VotedToEnd(Body, frozen=True, tag="voted-to-end"):
    """A player would like to end the game without a winner, or no longer. When all do, it ends."""

    seat: int
    agrees: bool


class Said(Body, frozen=True, tag="said"):
    """Chat: a text, never anything else. `seat` is None for a spectator."""

    player: str
    name: str
    seat: int | None
    text: str


class RemovedRemark(Body, frozen=True, tag="removed-remark"):
    """An operator has removed a remark: the entry of that number has no text any more."""

    remark: int


class LedTo(Body, frozen=True, tag="led-to"):
    """Another table was made from this one. `invitation` is for those who sit here."""

    how: Literal["rematch", "fork", "challenge"]
    table: str
    invitation: str


AnyBody = (
    Sat
    | Rose
    | Renamed
    | Contributed
    | RenewedInvitation
    | Started
    | Acted
    | Resigned
    | WentAway
    | TookVacation
    | CameBack
    | AskedToTakeBack
    | AnsweredTakeBack
    | VotedToEnd
    | Said
    | RemovedRemark
    | LedTo
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers begin at 1 and have no gaps."""

    number: int
    at: float
    body: AnyBody


_decode_body = msgspec.json.Decoder(AnyBody).decode


def body_to_json(body: AnyBody) -> str:
    return msgspec.json.encode(body).decode()


def body_from_json(text: str) -> AnyBody:
    return _decode_body(text)
