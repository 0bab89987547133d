"""Who is listening at which table. Each socket has a task that sends whatever its owner has not had yet, so nothing
queues up for one who is slow; what he asks for is taken one message after the other."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from tilewright.server import errors as problems
from tilewright.server import metrics
from tilewright.server.accounts.players import People, Player
from tilewright.server.accounts.tokens import session_id
from tilewright.server.database import schema
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Problem
from tilewright.server.live.frames import Frame, frame
from tilewright.server.live.pubsub import Notice, Notices
from tilewright.server.tables.access import eyes_of
from tilewright.server.tables.cache import HotTables
from tilewright.server.tables.drafts import Drafts
from tilewright.server.tables.table import Table
from tilewright.server.tables.views import Seen, seen_by, show

SWEEP = 5.0  # seconds between looks for what a lost notice did not tell
SWEPT_AT_ONCE = 50
PRESENCE_LASTS = 30.0
AGAIN_AFTER = 1.0  # seconds until what could not be read is tried again
SIGNED_OUT, NOT_ALLOWED = 4401, 4403

_log = structlog.get_logger("tilewright.live")
_encode = msgspec.json.encode
_entries = schema.entries.c
_NEWEST = (
    sa.select(_entries.table_id, sa.func.max(_entries.number).label("number"))
    .where(_entries.table_id.in_(sa.bindparam("tables", expanding=True)))
    .group_by(_entries.table_id)
)


AskId = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what somebody asked for over the socket, by his own count


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened", omit_defaults=True):
    """Frames in the order of their numbers, none left out, and what can be seen after the last. `granted` is what this
    socket asked for and got, here and in the next two."""

    frames: list[Frame]
    seen: Seen
    granted: tuple[AskId, ...] = ()


class Drafted(msgspec.Struct, frozen=True, tag_field="type", tag="drafted", omit_defaults=True):
    """One's own draft changed, here or at another of one's screens."""

    seen: Seen
    granted: tuple[AskId, ...] = ()


class Granted(msgspec.Struct, frozen=True, tag_field="type", tag="granted"):
    """What it brought was told already."""

    granted: tuple[AskId, ...]


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who is there."""

    names: list[str]


class Listening:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        player: Player | None,
        token: str | None,
        invitation: str | None,
        since: int,
    ) -> None:
        self.socket = socket
        self.player = player
        self.token = token
        self.session = session_id(token) if token else ""
        self.invitation = invitation
        self.sent = since
        self.granted: list[tuple[AskId, int]] = []  # with the table's number by then; not yet told
        self.news = asyncio.Event()
        self.live = False  # has it had what was there when it came?
        self.draft_changed = False
        self.presence_changed = True
        self.ended: int | None = None  # the code to close with

    def poke(self) -> None:
        self.news.set()

    def grant(self, asked: AskId, number: int) -> None:
        """What this socket asked for has happened; the table is at this number."""
        self.granted.append((asked, number))
        self.news.set()

    def end(self, code: int) -> None:
        self.ended = code
        self.news.set()

    async def send(self, message: msgspec.Struct) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})


class Live:
    def __init__(
        self,
        storage: Storage,
        hot: HotTables,
        drafts: Drafts,
        people: People,
        notices: Notices,
        server: str,
        alone: bool,
        most_sockets: int,
    ) -> None:
        self._storage = storage
        self._hot = hot
        self._drafts = drafts
        self._people = people
        self._notices = notices
        self._server = server
        self._alone = alone
        self._most_sockets = most_sockets
        self._sockets: Counter[str] = Counter()  # by owner
        self._listening: defaultdict[str, set[Listening]] = defaultdict(set)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, tuple[str, ...]]]] = defaultdict(dict)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()

    # ---- one socket

    async def attend(self, table_id: str, listening: Listening, take: Callable[[str], Awaitable[None]]) -> None:
        """Serve an accepted socket until it closes. `take` sees to a message that came in."""
        owner = _owner(listening)
        if self._sockets[owner] >= self._most_sockets:
            raise problems.conflict("too-many-sockets", f"You have {self._most_sockets} sockets open; close one first.")
        self._sockets[owner] += 1
        self._listening[table_id].add(listening)
        metrics.SOCKETS.inc()
        self._say_who_is_here(table_id)
        sender = asyncio.create_task(self._send_all(table_id, listening))
        try:
            while True:
                await take(await listening.socket.receive_data(mode="text"))
        except (WebSocketDisconnect, OSError):
            pass  # it closed while we were reading or answering
        finally:
            sender.cancel()
            metrics.SOCKETS.dec()
            self._sockets[owner] -= 1
            self._sockets += Counter()  # forget those who have none
            self._listening[table_id].discard(listening)
            if not self._listening[table_id]:
                del self._listening[table_id]
                self._elsewhere.pop(table_id, None)
            self._say_who_is_here(table_id)

    async def _send_all(self, table_id: str, listening: Listening) -> None:
        try:
            listening.news.set()
            while True:
                await listening.news.wait()
                listening.news.clear()
                if listening.ended is not None:
                    await listening.socket.close(listening.ended, "signed out")
                    return
                try:
                    await self._send_news(table_id, listening)
                except (DBAPIError, OSError):  # the database is away; if it is the socket, its reader ends this task
                    listening.draft_changed = True
                    await asyncio.sleep(AGAIN_AFTER)
                    listening.poke()
        except Problem as problem:
            await listening.socket.close(NOT_ALLOWED, problem.kind)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it closed while we were sending; whoever owns it comes back and says what he had
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a socket could not be served", table=table_id)
            await listening.socket.close(1011)

    async def _send_news(self, table_id: str, listening: Listening) -> None:
        steps = await self._hot.steps_since(table_id, listening.sent)
        table = (await self._hot.get(table_id)).table
        granted = tuple([asked for asked, number in listening.granted if number <= table.number])
        eyes = eyes_of(table, listening.player, self._people, listening.invitation)
        if steps or listening.draft_changed:
            listening.draft_changed = False
            if steps and listening.live and table.turn > listening.sent:
                seen = show(table, eyes, ())  # a turn that is new has no draft yet, and one that comes is told
            else:
                seen = await seen_by(self._drafts, table, eyes)
            listening.live = True
            frames = [frame(table, step, eyes) for step in steps if step.entry.number <= table.number]
            await listening.send(Happened(frames, seen, granted) if frames else Drafted(seen, granted))
            if frames:
                listening.sent = frames[-1].number
        elif granted:
            await listening.send(Granted(granted))
        del listening.granted[: len(granted)]
        if listening.presence_changed:
            listening.presence_changed = False
            await listening.send(Present(self.present(table_id)))

    # ---- what happens

    def changed(self, table: Table, draft: int | None) -> None:
        """This process has changed a table, or the draft of that seat."""
        for listening in self._listening.get(table.about.id, ()):
            if draft is None:
                listening.poke()
            elif table.seat_of(listening.player.id if listening.player else None) == draft:
                listening.draft_changed = True
                listening.poke()

    async def hear(self, notice: Notice) -> None:
        if notice.gone is not None:
            self._people.forget(notice.gone)
            self._end_sockets(lambda one: one.player is not None and one.player.id == notice.gone)
        elif notice.ended is not None:
            self._people.forget_session(notice.ended)
            self._end_sockets(lambda one: one.session == notice.ended)
        elif notice.renamed is not None:
            self._rename(notice.renamed, notice.name)
        elif notice.here is not None:
            self._hear_presence(notice)
        elif notice.table in self._listening and notice.server != self._server:
            hot = await self._hot.get(notice.table)
            if hot.table.number < notice.number:
                await self._hot.catch_up(notice.table, hot)
            self.changed(hot.table, notice.draft)

    def _rename(self, player: str, name: str) -> None:
        self._people.forget(player)
        for table_id, at_table in self._listening.items():
            there = False
            for listening in at_table:
                if listening.player is not None and listening.player.id == player:
                    listening.player = msgspec.structs.replace(listening.player, name=name)
                    there = True
            if there:
                self._say_who_is_here(table_id)

    def _end_sockets(self, theirs: Callable[[Listening], bool]) -> None:
        for at_table in self._listening.values():
            for listening in at_table:
                if theirs(listening):
                    listening.end(SIGNED_OUT)

    async def _sweep(self) -> None:
        """Find what a lost notice did not tell, and say again who is here: some tables at a time, so that nobody waits
        for all of them."""
        while True:
            watched = list(self._listening)
            parts = max(1, -(-len(watched) // SWEPT_AT_ONCE))
            for part in range(parts):
                await asyncio.sleep(SWEEP / parts)
                try:
                    await self._look_at(watched[part * SWEPT_AT_ONCE : (part + 1) * SWEPT_AT_ONCE])
                except Exception:
                    _log.exception("sweep failed")

    async def _look_at(self, tables: Sequence[str]) -> None:
        newest = await self._newest(tables)
        for table_id in tables:
            for listening in self._listening.get(table_id, ()):
                if listening.sent < newest.get(table_id, 0):
                    listening.poke()
            self._tell_presence(table_id)

    async def _newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries. A process that is alone has written them all, and knows of them."""
        hot = {table_id: await self._hot.get(table_id) for table_id in tables if self._hot.holds(table_id)}
        if self._alone:
            return {table_id: one.table.number for table_id, one in hot.items()}
        async with self._storage.reading() as connection:
            rows = (await connection.execute(_NEWEST, {"tables": tables})).all()
        for row in rows:
            if row.table_id in hot and hot[row.table_id].table.number < row.number:
                await self._hot.catch_up(row.table_id, hot[row.table_id])
        return {row.table_id: row.number for row in rows}

    # ---- who is there

    def attended(self, table_id: str, player: str) -> bool:
        """Is this player at the table, at this server?"""
        return any(one.player is not None and one.player.id == player for one in self._listening.get(table_id, ()))

    def present(self, table_id: str) -> list[str]:
        """The names of those who are there, at any server; spectators without a name are not counted."""
        now = time.time()
        here = set(self._here(table_id))
        for since, names in self._elsewhere.get(table_id, {}).values():
            if since > now - PRESENCE_LASTS:
                here.update(names)
        return sorted(here)

    def _here(self, table_id: str) -> tuple[str, ...]:
        return tuple(sorted({one.player.name for one in self._listening.get(table_id, ()) if one.player is not None}))

    def _say_who_is_here(self, table_id: str) -> None:
        self._presence_changed(table_id)
        self._tell_presence(table_id)

    def _tell_presence(self, table_id: str) -> None:
        if not self._alone:
            self._notices.tell(Notice(table_id, here=self._here(table_id)[:50], server=self._server))

    def _hear_presence(self, notice: Notice) -> None:
        if notice.server == self._server or notice.here is None or notice.table not in self._listening:
            return
        known = self._elsewhere[notice.table].get(notice.server)
        self._elsewhere[notice.table][notice.server] = time.time(), notice.here
        if known is None or known[1] != notice.here:
            self._presence_changed(notice.table)

    def _presence_changed(self, table_id: str) -> None:
        for listening in self._listening.get(table_id, ()):
            listening.presence_changed = True
            listening.poke()


def _owner(listening: Listening) -> str:
    """Whose socket it is: a player's, or anybody's from that address."""
    client = listening.socket.client
    return listening.player.id if listening.player else (client.host if client else "")
