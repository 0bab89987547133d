"""What a player sees of the game now: his view, with his own draft laid out, and what he may do."""

from typing import Any

import msgspec

from tilewright.kernel import State
from tilewright.server.drafts import load_draft
from tilewright.server.eyes import Eyes
from tilewright.server.frames import raw_view
from tilewright.server.storage import Storage
from tilewright.server.table import Outcome, Table
from tilewright.server.wishes import drafted, play_all


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


async def seen_by(storage: Storage, table: Table, eyes: Eyes) -> Seen:
    state, draft = await drafted_state(storage, table, eyes)
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


async def drafted_state(storage: Storage, table: Table, eyes: Eyes) -> tuple[State | None, tuple[str, ...]]:
    """The state as the seat to move has it before him, with his draft; as it is for everybody else."""
    if eyes is None or table.actor != eyes or table.seats[eyes].machine:
        return table.state, ()
    draft = drafted(table, await load_draft(storage, table.about.id, eyes))
    return play_all(table, draft.actions), draft.actions
