"""All open sockets of this server, by table.

Each socket has a task that sends whatever it was not sent yet, made from the log when it is ready for more: nothing
queues up for a slow one. What can be sent without waiting goes the short way (`delivery`). A socket's own requests are
taken one after the other.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import sqlalchemy as sa
import structlog
from litestar.exceptions import WebSocketDisconnect

from tilewright.server import metrics
from tilewright.server.accounts.players import Players
from tilewright.server.accounts.relations import apart_from
from tilewright.server.database import schema
from tilewright.server.database.availability import is_unavailable
from tilewright.server.database.storage import Storage
from tilewright.server.errors import DomainError, StateConflict
from tilewright.server.live import pubsub
from tilewright.server.live.delivery import Delivery, open_decision, shown_by_action
from tilewright.server.live.frames import frame_of, has_chat
from tilewright.server.live.listener import Listener
from tilewright.server.live.presence import RemotePresence
from tilewright.server.live.pubsub import Broadcast, PubSub
from tilewright.server.live.socket_messages import Drafted, Granted, Happened, Present, RequestId
from tilewright.server.tables.access import TableInvitations, viewer_of
from tilewright.server.tables.cache import TableCache
from tilewright.server.tables.commands.command import NO_DRAFT
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.table import Table
from tilewright.server.tables.views import private_draft, view_with_draft

SWEEP_SECONDS = 5.0  # between looks for what a lost broadcast did not say
SWEPT_AT_ONCE = 50
RETRY_SECONDS = 1.0  # until what could not be read is tried again
MAX_NAMES = 50  # in a broadcast of who is present
SIGNED_OUT, NOT_ALLOWED = 4401, 4403  # close codes

_log = structlog.get_logger("tilewright.live")
_entries = schema.entries.c
_NEWEST = (
    sa.select(_entries.table_id, sa.func.max(_entries.number).label("number"))
    .where(_entries.table_id.in_(sa.bindparam("tables", expanding=True)))
    .group_by(_entries.table_id)
)


class Hub:
    """`sole_writer`: no other server shares the database, so there is nobody to broadcast to."""

    def __init__(
        self,
        storage: Storage,
        cache: TableCache,
        drafts: Drafts,
        players: Players,
        invitations: TableInvitations,
        pub_sub: PubSub,
        server: str,
        sole_writer: bool,
        max_sockets: int,
    ) -> None:
        self._storage = storage
        self._cache = cache
        self._drafts = drafts
        self._players = players
        self._invitations = invitations
        self._pubsub = pub_sub
        self._server = server
        self._sole_writer = sole_writer
        self._max_sockets = max_sockets
        self._sockets: Counter[str] = Counter()  # by owner
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._delivery = Delivery(cache, invitations, self._listeners)
        self._elsewhere = RemotePresence()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()

    # ---- one socket

    async def serve(self, table_id: str, listener: Listener, take: Callable[[str], Awaitable[None]]) -> None:
        """Serve an accepted socket until it closes. `take` handles a message that came in."""
        owner = listener.owner
        if self._sockets[owner] >= self._max_sockets:
            raise StateConflict("too-many-sockets", f"You have {self._max_sockets} sockets open; close one first.")
        self._sockets[owner] += 1
        self._listeners[table_id].add(listener)
        metrics.SOCKETS.inc()
        self._announce_presence(table_id)
        sender = asyncio.create_task(self._send_all(table_id, listener))
        try:
            await self._recheck_player(table_id, listener)
            while True:
                await take(await listener.socket.receive_data(mode="text"))
        except (WebSocketDisconnect, OSError):
            pass  # it closed while we were reading or answering
        finally:
            sender.cancel()
            metrics.SOCKETS.dec()
            self._sockets[owner] -= 1
            self._sockets += Counter()  # forget those who have none
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]
                self._elsewhere.forget(table_id)
            self._announce_presence(table_id)

    async def _recheck_player(self, table_id: str, listener: Listener) -> None:
        """A broadcast that came while the socket was being opened found no listener: look the player up once more."""
        if listener.token is None or listener.player is None:
            return
        player = await self._players.of_token(listener.token)
        if player is None:
            listener.end(SIGNED_OUT)
        elif player != listener.player:
            listener.player = player
            self._announce_presence(table_id)

    async def _send_all(self, table_id: str, listener: Listener) -> None:
        try:
            listener.news.set()
            while True:
                await listener.news.wait()
                listener.news.clear()
                if listener.close_code is not None:
                    await listener.socket.close(listener.close_code, "signed out")
                    return
                listener.busy = True
                try:
                    await self._send_news(table_id, listener)
                except Exception as error:
                    if not isinstance(error, OSError) and not is_unavailable(error):
                        raise
                    # The database is away; if it is the socket, its reader ends this task.
                    listener.draft_changed = True
                    await asyncio.sleep(RETRY_SECONDS)
                    listener.wake()
                finally:
                    listener.busy = False
        except DomainError as error:
            await listener.socket.close(NOT_ALLOWED, error.kind)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it closed while we were sending; its owner comes back and says what they had
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a socket could not be served", table=table_id)
            await listener.socket.close(1011)

    async def _send_news(self, table_id: str, listener: Listener) -> None:
        steps = await self._cache.steps_since(table_id, listener.sent)
        table = (await self._cache.get(table_id)).table
        granted = listener.granted_by(table.number)
        viewer = viewer_of(table, listener.player, self._invitations, listener.invitation)
        if listener.watches != (viewer is None):
            listener.watches = viewer is None
            self._announce_presence(table_id)
        if steps or listener.draft_changed:
            listener.draft_changed = False
            if steps and listener.caught_up and table.turn > listener.sent and table.order_scope is None:
                private = NO_DRAFT  # a new turn has no draft yet, and one that comes is sent
            else:
                private = await private_draft(self._drafts, table, viewer)
            seen = view_with_draft(table, viewer, private)
            opened = open_decision(table, viewer, seen.draft, listener)
            listener.caught_up = True
            shown = shown_by_action(table, steps, viewer) if listener.steps else ()
            states = await self._cache.states_of(table_id, shown)
            apart = await self._apart_from(listener) if has_chat(steps) else frozenset[str]()
            frames = [
                frame_of(table, step, viewer, states.get(step.entry.number, ()), apart)
                for step in steps
                if step.entry.number <= table.number
            ]
            await listener.send(Happened(frames, seen, granted, opened) if frames else Drafted(seen, granted, opened))
            if frames:
                listener.sent = frames[-1].number
        elif granted:
            await listener.send(Granted(granted))
        listener.told_granted(granted)
        if listener.presence_changed:
            listener.presence_changed = False
            await listener.send(Present(self.present(table_id), self._watching(table_id)))

    async def _apart_from(self, listener: Listener) -> frozenset[str]:
        return frozenset() if listener.player is None else await apart_from(self._storage, listener.player.id)

    # ---- what happens

    def grant(self, table_id: str, listener: Listener, request: RequestId, number: int) -> None:
        """A request of this socket was carried out; the table is at this number."""
        listener.granted.append((request, number))
        self._delivery.soon(table_id)

    def changed(self, table: Table, draft: int | None) -> None:
        """This process has changed a table, or the draft of that seat."""
        if draft is None:
            self._delivery.soon(table.config.id)
            return
        for listener in self._listeners.get(table.config.id, ()):
            if table.seat_of(listener.player.id if listener.player else None) == draft:
                listener.draft_changed = True
                listener.wake()

    async def receive(self, broadcast: Broadcast) -> None:
        match broadcast:
            case pubsub.TableChanged():
                await self._changed_elsewhere(broadcast, None)
            case pubsub.DraftChanged():
                await self._changed_elsewhere(broadcast, broadcast.seat)
            case pubsub.PresenceChanged():
                self._presence_changed_elsewhere(broadcast)
            case pubsub.SessionEnded(session=session):
                self._players.forget_session(session)
                self._sign_out(lambda listener: listener.session == session)
            case pubsub.SignedOutEverywhere(player=player):
                self._players.forget(player)
                self._sign_out(lambda listener: listener.is_of(player))
            case pubsub.PlayerRenamed():
                self._rename(broadcast.player, broadcast.name)
            case _:
                pass

    async def _changed_elsewhere(self, broadcast: pubsub.TableChanged | pubsub.DraftChanged, draft: int | None) -> None:
        if broadcast.server == self._server or broadcast.table not in self._listeners:
            return
        cached = await self._cache.get(broadcast.table)
        if cached.table.number < broadcast.number:
            await self._cache.catch_up(broadcast.table, cached)
        self.changed(cached.table, draft)

    def _rename(self, player: str, name: str) -> None:
        self._players.forget(player)
        for table_id, at_table in self._listeners.items():
            theirs = [listener for listener in at_table if listener.is_of(player)]
            for listener in theirs:
                assert listener.player is not None, "it is this player's"
                listener.player = msgspec.structs.replace(listener.player, name=name)
            if theirs:
                self._announce_presence(table_id)

    def _sign_out(self, ended: Callable[[Listener], bool]) -> None:
        for at_table in self._listeners.values():
            for listener in at_table:
                if ended(listener):
                    listener.end(SIGNED_OUT)

    async def _sweep(self) -> None:
        """Find what a lost broadcast did not say, new entries and ended sessions, and repeat who is present: some
        tables at a time, so that nobody waits for all of them."""
        while True:
            watched = list(self._listeners)
            parts = max(1, -(-len(watched) // SWEPT_AT_ONCE))
            for part in range(parts):
                await asyncio.sleep(SWEEP_SECONDS / parts)
                try:
                    await self._sweep_tables(watched[part * SWEPT_AT_ONCE : (part + 1) * SWEPT_AT_ONCE])
                except Exception:
                    _log.exception("sweep failed")

    async def _sweep_tables(self, tables: Sequence[str]) -> None:
        newest = await self._newest(tables)
        for table_id in tables:
            for listener in self._listeners.get(table_id, ()):
                if listener.sent < newest.get(table_id, 0):
                    listener.wake()
            self._broadcast_presence(table_id)
        if not self._sole_writer:
            await self._end_sockets_of_ended_sessions(tables)

    async def _end_sockets_of_ended_sessions(self, tables: Sequence[str]) -> None:
        listeners = [listener for table_id in tables for listener in self._listeners.get(table_id, ())]
        signed_in = [(listener, listener.token) for listener in listeners if listener.token is not None]
        valid = await self._players.valid_tokens({token for _, token in signed_in})
        for listener, token in signed_in:
            if listener.player is not None and token not in valid:
                self._players.forget_session(listener.session)
                listener.end(SIGNED_OUT)

    async def _newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries. The sole writer has written them all, and knows them."""
        cached = {table_id: await self._cache.get(table_id) for table_id in tables if self._cache.holds(table_id)}
        if self._sole_writer:
            return {table_id: one.table.number for table_id, one in cached.items()}
        async with self._storage.reading() as connection:
            rows = (await connection.execute(_NEWEST, {"tables": tables})).all()
        for row in rows:
            if row.table_id in cached and cached[row.table_id].table.number < row.number:
                await self._cache.catch_up(row.table_id, cached[row.table_id])
        return {row.table_id: row.number for row in rows}

    # ---- who is there

    def has_player(self, table_id: str, player: str) -> bool:
        """Is this player at the table, at this server?"""
        return any(listener.is_of(player) for listener in self._listeners.get(table_id, ()))

    def present(self, table_id: str) -> list[str]:
        """The names of those who are there, at any server; spectators without a name are not counted."""
        return sorted({*self._names_here(table_id), *self._elsewhere.names(table_id)})

    def _names_here(self, table_id: str) -> tuple[str, ...]:
        listeners = self._listeners.get(table_id, ())
        return tuple(sorted({listener.player.name for listener in listeners if listener.player is not None}))

    def _watching(self, table_id: str) -> int:
        return self._watching_here(table_id) + self._elsewhere.watching(table_id)

    def _watching_here(self, table_id: str) -> int:
        """A player with two windows is one; those without a name cannot be told apart."""
        watchers = [listener for listener in self._listeners.get(table_id, ()) if listener.watches]
        named = {listener.player.id for listener in watchers if listener.player is not None}
        return len(named) + sum(listener.player is None for listener in watchers)

    def _announce_presence(self, table_id: str) -> None:
        self._presence_changed(table_id)
        self._broadcast_presence(table_id)

    def _broadcast_presence(self, table_id: str) -> None:
        if not self._sole_writer:
            names = self._names_here(table_id)[:MAX_NAMES]
            watching = self._watching_here(table_id)
            self._pubsub.publish(pubsub.PresenceChanged(table_id, names, self._server, watching))

    def _presence_changed_elsewhere(self, broadcast: pubsub.PresenceChanged) -> None:
        if broadcast.server == self._server or broadcast.table not in self._listeners:
            return
        if self._elsewhere.update(broadcast):
            self._presence_changed(broadcast.table)

    def _presence_changed(self, table_id: str) -> None:
        for listener in self._listeners.get(table_id, ()):
            listener.presence_changed = True
            listener.wake()
