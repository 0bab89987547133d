"""The short way from an entry to the sockets of its table: all of them in one go, in which nothing is waited for.

A socket has a task that sends what it lacks, and that may wait: for the database, or for a client that does not read.
After a move nearly all sockets lack that one entry, and all there is to know about it is in memory. Those are served
here; the tasks of the others are woken.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence

from tilewright.kernel import State
from tilewright.server.live.frames import Frame, frame_of, has_chat
from tilewright.server.live.listener import Listener
from tilewright.server.live.socket_messages import Granted, Happened, OpenDecision, RequestId
from tilewright.server.tables.access import TableInvitations, Viewer, viewer_of
from tilewright.server.tables.cache import CachedTable, TableCache
from tilewright.server.tables.commands.command import NO_DRAFT
from tilewright.server.tables.entries import Acted
from tilewright.server.tables.table import LogStep, Table
from tilewright.server.tables.views import (
    MAX_ACTIONS,
    GameView,
    drafted_state,
    insight_json,
    legal_actions,
    view_with_draft,
)

WATCHED = 40  # entries that are told action by action to somebody who comes


class Delivery:
    """`listeners` are those of each table."""

    def __init__(
        self, cache: TableCache, invitations: TableInvitations, listeners: Mapping[str, Collection[Listener]]
    ) -> None:
        self._cache = cache
        self._invitations = invitations
        self._listeners = listeners
        self._due: set[str] = set()

    def soon(self, table_id: str) -> None:
        """Once what runs now has come to its end: by then a request that caused the news was noted as granted."""
        if table_id not in self._due and table_id in self._listeners:
            self._due.add(table_id)
            asyncio.get_running_loop().call_soon(self._deliver, table_id)

    def _deliver(self, table_id: str) -> None:
        self._due.discard(table_id)
        cached = self._cache.in_memory(table_id)
        news = None if cached is None else _News(cached, self._cache, self._invitations)
        for listener in self._listeners.get(table_id, ()):
            try:
                served = news is not None and listener.idle and news.send_to(listener)
            except Exception:  # its task comes to it as well, and knows what to do about it
                served = False
            if not served:
                listener.wake()


class _News:
    """What happened at a table, for those who have seen all that came before. What is the same for several sockets is
    worked out once."""

    def __init__(self, cached: CachedTable, cache: TableCache, invitations: TableInvitations) -> None:
        self._cached = cached
        self._table = cached.table
        self._cache = cache
        self._invitations = invitations
        self._steps: dict[int, Sequence[LogStep] | None] = {}  # by what was sent before
        self._seen: dict[Viewer, GameView] = {}

    def send_to(self, listener: Listener) -> bool:
        """False, and nothing is sent: it takes more than this."""
        steps = self._steps_since(listener.sent)
        if steps is None:
            return False
        granted = listener.granted_by(self._table.number)
        if steps:
            sent = self._send_steps(listener, steps, granted)
        else:
            sent = not granted or listener.send_now(Granted(granted))
        if sent:
            listener.told_granted(granted)
        return sent

    def _send_steps(self, listener: Listener, steps: Sequence[LogStep], granted: tuple[RequestId, ...]) -> bool:
        table = self._table
        viewer = viewer_of(table, listener.player, self._invitations, listener.invitation)
        if listener.watches != (viewer is None):
            return False
        frames = self._frames(steps, viewer, listener.steps)
        if frames is None:
            return False
        told = listener.told
        opened = open_decision(table, viewer, (), listener)
        if not listener.send_now(Happened(frames, self._seen_by(viewer), granted, opened)):
            listener.told = told
            return False
        listener.sent = table.number
        return True

    def _steps_since(self, number: int) -> Sequence[LogStep] | None:
        """None if it takes more than memory to tell them: older ones, chat, of which some may be kept from the viewer,
        or where the viewer may have a draft or a standing order."""
        if number not in self._steps:
            steps, table = self._cached.since(number), self._table
            if steps and (table.turn <= number or table.order_scope is not None or has_chat(steps)):
                steps = None
            self._steps[number] = steps
        return self._steps[number]

    def _frames(self, steps: Sequence[LogStep], viewer: Viewer, each_action: bool) -> list[Frame] | None:
        states: Mapping[int, tuple[State, ...]] | None = {}
        if each_action:
            states = self._cache.states_in_memory(self._table.config.id, shown_by_action(self._table, steps, viewer))
        if states is None:
            return None
        return [frame_of(self._table, step, viewer, states.get(step.entry.number, ())) for step in steps]

    def _seen_by(self, viewer: Viewer) -> GameView:
        seen = self._seen.get(viewer)
        if seen is None:
            seen = self._seen[viewer] = view_with_draft(self._table, viewer, NO_DRAFT)
        return seen


def shown_by_action(table: Table, steps: Sequence[LogStep], viewer: Viewer) -> list[int]:
    """The numbers of what can still be watched action by action: since the viewer's last turn, or since the last turn
    of the seat that decides now."""
    pivot = table.actor if viewer is None else viewer
    acted = [(step.entry.number, step.entry.body.seat) for step in steps if isinstance(step.entry.body, Acted)]
    own = [number for number, seat in acted if seat == pivot]
    first = own[-1] if own else 0
    return [number for number, _ in acted[-WATCHED:] if first <= number <= table.number]


def open_decision(table: Table, viewer: Viewer, draft: tuple[str, ...], listener: Listener) -> OpenDecision | None:
    """What the position means, for a socket that wants to know and was not told yet."""
    position = (table.turn, viewer, draft)
    if not listener.full or table.state is None or listener.told == position:
        return None
    listener.told = position
    drafted = drafted_state(table, draft)
    moves = viewer is not None and table.actor == viewer and not table.seats[viewer].active_bot
    legal = legal_actions(table, drafted, MAX_ACTIONS) if moves else None
    game = table.config.kind
    held = game.parse(draft[-1]) if drafted.held else None
    return OpenDecision(legal, insight_json(game, drafted.state, viewer, held), held)
