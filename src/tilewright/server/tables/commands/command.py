"""What every command is, and the draft that it may have to know."""

from typing import Any

import msgspec

from tilewright.kernel import State
from tilewright.server.tables import entries as log
from tilewright.server.tables.table import Table


class StandingOrder(msgspec.Struct, frozen=True):
    """What to do for a player, as the game reads it, while what is asked is still what it was given for."""

    scope: str
    text: str


class Draft(msgspec.Struct, frozen=True):
    """What a seat keeps to itself: actions for one turn of the table, if it moves, and a standing order."""

    turn: int
    step: int = 0
    actions: tuple[str, ...] = ()
    order: StandingOrder | None = None


NO_DRAFT = Draft(-1)


class CommittedDraft(msgspec.Struct, frozen=True):
    """What is written, and the states after each of its actions, which need not be played again."""

    body: log.Acted
    played: tuple[State, ...]


class Command(msgspec.Struct, frozen=True):
    def draft_seat(self, table: Table) -> int | None:
        """The seat whose draft must be known to decide; most commands have nothing to do with drafts."""
        return None

    def decide(self, table: Table, draft: Draft) -> log.AnyBody | CommittedDraft | Draft:
        raise NotImplementedError


def current_draft(table: Table, draft: Draft) -> Draft:
    """The draft, or an empty one if it was made for a turn that is past."""
    return draft if draft.turn == table.turn else msgspec.structs.replace(draft, turn=table.turn, actions=())


def current_order(table: Table, draft: Draft) -> str | None:
    """The standing order, if what it was given for is still asked."""
    order = draft.order
    return order.text if order is not None and order.scope == table.order_scope else None


def changed_draft(draft: Draft, **changes: Any) -> Draft:
    return msgspec.structs.replace(draft, step=draft.step + 1, **changes)
