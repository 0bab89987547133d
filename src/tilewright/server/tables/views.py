"""What a viewer sees of the game now: the view, with their own draft laid out, and the events as they may see them."""

from typing import Any, NamedTuple

import msgspec

from tilewright.kernel import Action, Chance, Draws, Event, Game, State, seed_of
from tilewright.server.tables.access import Viewer
from tilewright.server.tables.commands.command import NO_DRAFT, Draft, current_draft, current_order
from tilewright.server.tables.commands.turns import is_held
from tilewright.server.tables.commands.votes import can_be_taken_back
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.table import Outcome, Table, play_each

MAX_ACTIONS = 2000  # legal actions in one answer


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
    held: bool = False  # the last action of `draft` ends the turn: `view` is the game before it, until it is committed
    order: str | None = None  # the viewer's own standing order
    may_order: bool = False  # is there anything that a standing order could be for?
    may_ask_take_back: bool = False  # the last thing committed was this viewer's, and showed nothing new


class LegalActions(msgspec.Struct, frozen=True):
    """`actions` are the first of `count`, in a fixed order; the text is what `act` takes."""

    turn: int
    count: int
    actions: list[Any]
    texts: list[str]


class DraftedState(NamedTuple):
    """The game as its actor may see it with their draft laid out, and whether the last action of it is held back."""

    state: State
    held: bool


async def view_for(drafts: Drafts, table: Table, viewer: Viewer) -> GameView:
    """What this viewer sees, with the draft looked up."""
    return view_with_draft(table, viewer, await private_draft(drafts, table, viewer))


def view_with_draft(table: Table, viewer: Viewer, private: Draft) -> GameView:
    draft = drafted_actions(table, viewer, private)
    drafted = None if table.state is None else drafted_state(table, draft)
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
        view=None if drafted is None else view_json(table.config.kind, drafted.state, viewer),
        held=drafted is not None and drafted.held,
        order=None if viewer is None else current_order(table, private),
        may_order=viewer is not None and table.order_scope is not None,
        may_ask_take_back=viewer is not None and can_be_taken_back(table, viewer),
    )


def drafted_state(table: Table, draft: tuple[str, ...]) -> DraftedState:
    """What a held action draws, rolls or scores is not known before it is committed: the state is the one before it."""
    assert table.state is not None, "nobody drafts before the start"
    if not draft:
        return DraftedState(table.state, held=False)
    played = play_each(table, draft)
    held = table.actor is not None and is_held(table.actor, played)
    shown = [table.state, *played][: len(played) if held else None]
    return DraftedState(shown[-1], held)


def legal_actions(table: Table, drafted: DraftedState, limit: int) -> LegalActions:
    """What the actor may do; nothing while an action is held, but to commit it or to take it back."""
    if drafted.held:
        return LegalActions(table.turn, 0, [], [])
    legal = drafted.state.actions()
    some = [action for action, _ in zip(legal, range(limit), strict=False)]
    return LegalActions(table.turn, len(legal), some, [str(action) for action in some])


def insight_json(game: Game, state: State, viewer: Viewer, action: Action | None = None) -> msgspec.Raw:
    """What a player could work out from what they see, as the game itself describes it. It is asked about a guess."""
    return msgspec.Raw(game.to_json(game.insight(state.guess(viewer, Draws(Chance(seed_of(0)))), viewer, action)))


async def private_draft(drafts: Drafts, table: Table, viewer: Viewer) -> Draft:
    """What a seat keeps to itself, for that seat alone. It is looked up only where there can be something."""
    if viewer is None or table.seats[viewer].active_bot:
        return NO_DRAFT
    if table.actor != viewer and table.order_scope is None:
        return NO_DRAFT
    return await drafts.load(table.config.id, viewer)


def drafted_actions(table: Table, viewer: Viewer, private: Draft) -> tuple[str, ...]:
    """The actions of the seat to move, for that seat; nothing for everybody else."""
    if viewer is None or table.actor != viewer or table.seats[viewer].active_bot:
        return ()
    return current_draft(table, private).actions


async def draft_of(drafts: Drafts, table: Table, viewer: Viewer) -> tuple[str, ...]:
    return drafted_actions(table, viewer, await private_draft(drafts, table, viewer))


def view_json(game: Game, state: State, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(game.to_json(state.view(viewer)))


def events_json(game: Game, events: tuple[tuple[Event, ...], ...], viewer: Viewer) -> msgspec.Raw:
    """The events of several actions, one after another, as this viewer may see them."""
    seen = [event.seen_by(viewer) for action in events for event in action]
    return msgspec.Raw(game.to_json([event for event in seen if event is not None]))
