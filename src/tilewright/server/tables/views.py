"""What a viewer sees of the game now: the view, with their own draft laid out, and the events as they may see them."""

from typing import Any

import msgspec

from tilewright.kernel import Event, Game, State
from tilewright.server.tables.access import Viewer
from tilewright.server.tables.commands import current_draft
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.table import Outcome, Table, state_after


class GameView(msgspec.Struct, frozen=True):
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


async def view_for(drafts: Drafts, table: Table, viewer: Viewer) -> GameView:
    """What this viewer sees, with the draft looked up."""
    return view_with_draft(table, viewer, await draft_of(drafts, table, viewer))


def view_with_draft(table: Table, viewer: Viewer, draft: tuple[str, ...]) -> GameView:
    return GameView(
        number=table.number,
        turn=table.turn,
        status=table.status,
        you=viewer,
        actor=table.actor,
        deadline=table.deadline,
        reserves=table.clock.reserves,
        draft=draft,
        outcome=table.outcome,
        view=None if table.state is None else view_json(table.config.kind, state_after(table, draft), viewer),
    )


async def draft_of(drafts: Drafts, table: Table, viewer: Viewer) -> tuple[str, ...]:
    """The draft of the seat to move, for that seat; nothing for everybody else."""
    if viewer is None or table.actor != viewer or table.seats[viewer].active_bot:
        return ()
    return current_draft(table, await drafts.load(table.config.id, viewer)).actions


def view_json(game: Game, state: State, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(game.to_json(state.view(viewer)))


def events_json(game: Game, events: tuple[tuple[Event, ...], ...], viewer: Viewer) -> msgspec.Raw:
    """The events of several actions, one after another, as this viewer may see them."""
    seen = [event.seen_by(viewer) for action in events for event in action]
    return msgspec.Raw(game.to_json([event for event in seen if event is not None]))
