"""What a player sees of the game now: his view, with his own draft laid out, and what he may do."""

from typing import Any

import msgspec

from tilewright.server.live.frames import raw_view
from tilewright.server.tables.access import Eyes
from tilewright.server.tables.commands import drafted, play_all
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.table import Outcome, Table


class Seen(msgspec.Struct, frozen=True):
    """`turn` is the version that a move must know; `view` is the game's own, empty before the start."""

    number: int
    turn: int
    status: str
    you: int | None
    actor: int | None
    deadline: float | None
    reserves: tuple[float, ...]
    draft: tuple[str, ...]
    outcome: Outcome | None
    view: Any


async def seen_by(drafts: Drafts, table: Table, eyes: Eyes) -> Seen:
    """What these eyes see, the draft looked up."""
    return show(table, eyes, await draft_of(drafts, table, eyes))


def show(table: Table, eyes: Eyes, draft: tuple[str, ...]) -> Seen:
    state = None if table.state is None else play_all(table, draft)
    return Seen(
        number=table.number,
        turn=table.turn,
        status=table.status,
        you=eyes,
        actor=table.actor,
        deadline=table.deadline,
        reserves=table.face.reserves,
        draft=draft,
        outcome=table.outcome,
        view=None if state is None else raw_view(table.about.kind, state, eyes),
    )


async def draft_of(drafts: Drafts, table: Table, eyes: Eyes) -> tuple[str, ...]:
    """The draft of the seat to move, for its own eyes; nothing for everybody else."""
    if eyes is None or table.actor != eyes or table.seats[eyes].machine:
        return ()
    return drafted(table, await drafts.load(table.about.id, eyes)).actions
