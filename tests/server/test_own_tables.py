"""The list of one's own games is kept up to date without asking."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.kit import HANG, Person, Server, with_storage
from tilewright.server.accounts.players import Player, Players
from tilewright.server.database.storage import Storage
from tilewright.server.live import own_tables as live
from tilewright.server.live.hub import SIGNED_OUT
from tilewright.server.settings import Settings


def own_tables(person: Person) -> AbstractContextManager[ClientConnection]:
    return person.connect("/api/session/live")


def told(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first message that is as wanted."""
    while True:
        message = json.loads(socket.recv(timeout=HANG))
        if wanted(message):
            return message


def told_table(socket: ClientConnection, wanted: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
    """The first table that is as wanted, with what is said of it."""
    return told(socket, lambda message: message["type"] == "table" and wanted(message["table"]))


def test_every_unfinished_table_is_told_with_a_view_for_its_picture(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    tables = {anna.table(ben), anna.table(ben, game="tigris")}
    with own_tables(anna) as socket:
        *messages, last = [json.loads(socket.recv(timeout=HANG)) for _ in (*tables, "and requests")]
    assert last == {"type": "requests", "invites": [], "seeks": [], "paired": []}, "so it is known that they are all"
    assert {message["table"]["id"] for message in messages} == tables
    for message in messages:
        assert message["view"] == anna.ok("GET", f"/api/tables/{message['table']['id']}/view")["view"]


def test_that_it_is_ones_turn_is_told_at_once(server: Server) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True})
    actor = people[0].ok("GET", f"/api/tables/{table}/view")["actor"]
    mover, other = people[actor], people[1 - actor]
    with own_tables(other) as socket:
        waiting = told_table(socket)
        assert waiting["table"]["actor"] != waiting["table"]["you"]
        place = next(text for text in mover.actions(table) if text.startswith("place"))
        mover.act(table, place, "end")
        mine = told_table(socket, lambda it: it["actor"] == it["you"])
    assert mine["at"] > waiting["at"]


def test_the_end_of_a_game_is_told(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    with own_tables(anna) as socket:
        ben.ok("POST", f"/api/tables/{table}/resign")
        over = told_table(socket, lambda it: it["status"] == "over")
    assert over["table"]["outcome"]["places"] == [1, 2]


def test_nobody_is_told_of_the_tables_of_others(server: Server) -> None:
    anna, ben, cleo = Person(server, "Anna"), Person(server, "Ben"), Person(server, "Cleo")
    anna.table(ben)
    own = cleo.table(ben, start=False)
    with own_tables(cleo) as socket:
        assert told_table(socket)["table"]["id"] == own
        anna.table(ben)
        cleo.ok("POST", f"/api/tables/{own}/chat", {"text": "the next thing that is told"})
        assert told_table(socket)["table"]["id"] == own


def test_a_socket_ends_with_its_session(server: Server) -> None:
    anna = Person(server, "Anna")
    with own_tables(anna) as socket:
        anna.ok("DELETE", "/api/sessions")
        with pytest.raises(ConnectionClosed) as closed:
            told(socket, lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_session_that_ends_while_something_is_sent_ends_its_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LOOK_SECONDS", 100 * HANG)
    one = live.OwnTablesSocket(cast(Any, None), Player("1", "Anna", None), "token")

    async def end(_: Any) -> None:
        one.end()

    sending = live.OwnTables(cast(Any, None), cast(Any, None), "server", 1)._send_until_next_look(one, end, end)
    asyncio.run(asyncio.wait_for(sending, HANG))
    assert one.ended


class FakeSocket:
    """One whose owner says nothing, and which notes how it was closed."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.code: int | None = None

    async def receive_data(self, mode: str) -> str:
        await self.closed.wait()
        raise WebSocketDisconnect(detail="closed", code=1000)

    async def close(self, code: int, reason: str = "") -> None:
        self.code = code
        self.closed.set()


def test_a_session_whose_end_was_not_broadcast_ends_its_socket_at_the_next_look(
    storage_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "LOOK_SECONDS", 0.0)
    socket = FakeSocket()

    async def check(storage: Storage) -> None:
        here, elsewhere = Players(storage, "key"), Players(storage, "key")
        player, token = await here.new_guest("Anna")
        told = 0

        async def send_requests(_: Any) -> None:
            nonlocal told
            told += 1
            assert told <= 2, "nothing is told to somebody who has signed out"
            if told == 2:
                await elsewhere.sign_out(token)

        one = live.OwnTablesSocket(cast(Any, socket), player, token)
        served = live.OwnTables(storage, here, "server", 1).serve(one, cast(Any, None), send_requests)
        await asyncio.wait_for(served, HANG)
        assert told == 2

    with_storage(storage_settings, check)
    assert socket.code == SIGNED_OUT


def test_spectators_are_counted(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    player = anna.listen(table)
    watchers = [Person(server, "Sam").listen(table), Person(server, "Tess").listen(table)]
    while player.receive().get("watching") != 2:
        pass
    watchers[0].close()
    while player.receive().get("watching") != 1:
        pass
    for listener in (player, watchers[1]):
        listener.close()
