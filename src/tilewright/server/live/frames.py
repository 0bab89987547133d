"""What goes out to a pair of eyes. Each frame is a list of what is shown; nothing is taken from a larger whole."""

from typing import Any

import msgspec

from tilewright.kernel import Event, Game
from tilewright.server.tables import entries as log
from tilewright.server.tables.access import Eyes
from tilewright.server.tables.table import Step, Table


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table, with its number. `events` are the game's own, as these eyes see them.

    `actions` are shown to the one who did them, and to all after the end: they may tell what others must not know.
    """

    number: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    by: str | None = None
    agrees: bool | None = None
    text: str | None = None
    how: str | None = None
    table: str | None = None
    invitation: str | None = None
    events: Any = None
    actions: tuple[str, ...] | None = None


def frame(table: Table, step: Step, eyes: Eyes) -> Frame:
    """A step as these eyes see it."""
    number, at, body = step.entry.number, step.entry.at, step.entry.body
    match body:
        case log.Sat():
            return Frame(number, at, "sat", seat=body.seat, name=body.name, bot=body.bot)
        case log.Rose():
            return Frame(number, at, "rose", seat=body.seat)
        case log.Renamed():
            return Frame(number, at, "renamed", seat=body.seat, name=body.name)
        case log.Started():
            return Frame(number, at, "started", events=seen(table.about.kind, step.events, eyes))
        case log.Acted():
            shown = body.actions if eyes == body.seat or table.status == "over" else None
            events = seen(table.about.kind, step.events, eyes)
            return Frame(number, at, "acted", seat=body.seat, by=body.by, events=events, actions=shown)
        case log.Resigned():
            return Frame(number, at, "resigned", seat=body.seat)
        case log.WentAway():
            return Frame(number, at, "went-away", seat=body.seat)
        case log.CameBack():
            return Frame(number, at, "came-back", seat=body.seat)
        case log.AskedToTakeBack():
            return Frame(number, at, "asked-to-take-back", seat=body.seat)
        case log.AnsweredTakeBack():
            return Frame(number, at, "answered-take-back", seat=body.seat, agrees=body.agrees)
        case log.VotedToEnd():
            return Frame(number, at, "voted-to-end", seat=body.seat, agrees=body.agrees)
        case log.Said():
            return Frame(number, at, "said", seat=body.seat, name=body.name, text=body.text)
        case log.LedTo():
            invitation = None if eyes is None else body.invitation
            return Frame(number, at, "led-to", how=body.how, table=body.table, invitation=invitation)


def seen(game: Game, events: tuple[tuple[Event, ...], ...], eyes: Eyes) -> msgspec.Raw:
    """The events of several actions, one after another, as these eyes see them."""
    views = [event.seen_by(eyes) for action in events for event in action]
    return msgspec.Raw(game.to_json([view for view in views if view is not None]))


def raw_view(game: Game, state: Any, eyes: Eyes) -> msgspec.Raw:
    return msgspec.Raw(game.to_json(state.view(eyes)))
