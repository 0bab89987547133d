"""The entries of a table's log as a viewer may see them. Each frame lists what is shown; nothing is left out of a
larger whole."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tilewright.kernel import State
from tilewright.server.tables import entries as log
from tilewright.server.tables.access import Viewer
from tilewright.server.tables.table import LogStep, Table
from tilewright.server.tables.views import events_json, view_json


class FrameBase(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """One thing that happened at a table. Numbers begin at 1 and have no gaps."""

    number: int
    at: float


class SatFrame(FrameBase, frozen=True, tag="sat"):
    seat: int
    name: str
    bot: str | None = None


class RoseFrame(FrameBase, frozen=True, tag="rose"):
    seat: int


class RenamedFrame(FrameBase, frozen=True, tag="renamed"):
    seat: int
    name: str


class ContributedFrame(FrameBase, frozen=True, tag="contributed"):
    """That a seat has added to the chance of the game; what it added is in the record."""

    seat: int


class RenewedInvitationFrame(FrameBase, frozen=True, tag="renewed-invitation"):
    """The invitation is another from now on; those who sit here find it in the description of the table."""


class StartedFrame(FrameBase, frozen=True, tag="started"):
    """`events` are the game's own, as this viewer sees them."""

    events: Any


class ActionStep(msgspec.Struct, frozen=True):
    """One action of several: how many of the frame's events it caused, who decides after it, and what is seen then."""

    events: int
    actor: int | None
    view: Any


class ActedFrame(FrameBase, frozen=True, tag="acted"):
    """`events` are the game's own, as this viewer sees them. `actions` are shown to the one who acted, and to all after
    the end: they may tell what others must not know. `steps` are there on sockets that asked for them: the same, action
    by action."""

    seat: int
    by: log.By
    events: Any
    actions: tuple[str, ...] | None = None
    steps: tuple[ActionStep, ...] | None = None


class ResignedFrame(FrameBase, frozen=True, tag="resigned"):
    seat: int


class WentAwayFrame(FrameBase, frozen=True, tag="went-away"):
    seat: int


class TookVacationFrame(FrameBase, frozen=True, tag="took-vacation"):
    """The slow clock of this seat stands still until then."""

    seat: int
    until: float


class CameBackFrame(FrameBase, frozen=True, tag="came-back"):
    seat: int


class AskedToTakeBackFrame(FrameBase, frozen=True, tag="asked-to-take-back"):
    seat: int


class AnsweredTakeBackFrame(FrameBase, frozen=True, tag="answered-take-back"):
    seat: int
    agrees: bool


class VotedToEndFrame(FrameBase, frozen=True, tag="voted-to-end"):
    seat: int
    agrees: bool


class SaidFrame(FrameBase, frozen=True, tag="said"):
    """Chat. A spectator has no seat."""

    player: str
    name: str
    text: str
    seat: int | None = None


class SilencedFrame(FrameBase, frozen=True, tag="silenced"):
    """A remark that is not for this viewer: they, or who made it, have blocked the other."""


class RemovedRemarkFrame(FrameBase, frozen=True, tag="removed-remark"):
    """An operator has removed the remark of that number."""

    remark: int


class LedToFrame(FrameBase, frozen=True, tag="led-to"):
    """Another table was made from this one. `invitation` is for those who sit here."""

    how: Literal["rematch", "fork", "challenge"]
    table: str
    invitation: str | None = None


Frame = (
    SatFrame
    | RoseFrame
    | RenamedFrame
    | ContributedFrame
    | RenewedInvitationFrame
    | StartedFrame
    | ActedFrame
    | ResignedFrame
    | WentAwayFrame
    | TookVacationFrame
    | CameBackFrame
    | AskedToTakeBackFrame
    | AnsweredTakeBackFrame
    | VotedToEndFrame
    | SaidFrame
    | SilencedFrame
    | RemovedRemarkFrame
    | LedToFrame
)


def has_chat(steps: Sequence[LogStep]) -> bool:
    """Need it be known from whom a viewer is kept apart?"""
    return any(isinstance(step.entry.body, log.Said) for step in steps)


def frame_of(
    table: Table, step: LogStep, viewer: Viewer, states: Sequence[State] = (), apart: frozenset[str] = frozenset()
) -> Frame:
    """A step of the log as this viewer may see it; with `states`, those after each of its actions, action by action.
    Of those from whom they are `apart` they read nothing."""
    number, at, body = step.entry.number, step.entry.at, step.entry.body
    match body:
        case log.Sat():
            return SatFrame(number, at, body.seat, body.name, body.bot)
        case log.Rose():
            return RoseFrame(number, at, body.seat)
        case log.Renamed():
            return RenamedFrame(number, at, body.seat, body.name)
        case log.Contributed():
            return ContributedFrame(number, at, body.seat)
        case log.RenewedInvitation():
            return RenewedInvitationFrame(number, at)
        case log.Started():
            return StartedFrame(number, at, events_json(table.config.kind, step.events, viewer))
        case log.Acted():
            events = events_json(table.config.kind, step.events, viewer)
            actions = body.actions if viewer == body.seat or table.status == "over" else None
            steps = tuple([_action_step(table, state, viewer) for state in states]) or None
            return ActedFrame(number, at, body.seat, body.by, events, actions, steps)
        case log.Resigned():
            return ResignedFrame(number, at, body.seat)
        case log.WentAway():
            return WentAwayFrame(number, at, body.seat)
        case log.TookVacation():
            return TookVacationFrame(number, at, body.seat, body.until)
        case log.CameBack():
            return CameBackFrame(number, at, body.seat)
        case log.AskedToTakeBack():
            return AskedToTakeBackFrame(number, at, body.seat)
        case log.AnsweredTakeBack():
            return AnsweredTakeBackFrame(number, at, body.seat, body.agrees)
        case log.VotedToEnd():
            return VotedToEndFrame(number, at, body.seat, body.agrees)
        case log.Said(player=player) if player in apart:
            return SilencedFrame(number, at)
        case log.Said():
            return SaidFrame(number, at, body.player, body.name, body.text, body.seat)
        case log.RemovedRemark():
            return RemovedRemarkFrame(number, at, body.remark)
        case log.LedTo():
            return LedToFrame(number, at, body.how, body.table, None if viewer is None else body.invitation)


def _action_step(table: Table, state: State, viewer: Viewer) -> ActionStep:
    return ActionStep(len(state.events_for(viewer)), state.actor, view_json(table.config.kind, state, viewer))
