"""Players among each other: follow, block, invite, search; and who may do any of it."""

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.kit import Person, Server, account_holder, with_storage
from tests.server.test_safety import server_description
from tilewright.server.accounts.players import Player
from tilewright.server.accounts.relations import apart_from, relate, relation_to, relations_of, search, unrelate
from tilewright.server.database.schema import players, relations
from tilewright.server.database.storage import Storage
from tilewright.server.errors import Forbidden
from tilewright.server.settings import Settings
from tilewright.server.tables.invites import invites_of
from tilewright.server.tables.lobby import NewTableRequest, SeatRequest, fresh_start, make_table, public_tables

ANNA, BEN, EVA = (Player(name.lower(), name, name.lower()) for name in ("Anna", "Ben", "Éva"))

# For each call: its body, and what nobody, a guest, somebody with an account, and somebody whom that player has
# blocked get. 0 stands for any success.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int]]] = {
    ("GET", "/api/players/{player_id}"): (None, (0, 0, 0, 0)),
    ("GET", "/api/players/{player_id}/games"): (None, (0, 0, 0, 0)),
    ("GET", "/api/players"): (None, (401, 0, 0, 0)),
    ("GET", "/api/people"): (None, (401, 0, 0, 0)),
    ("PUT", "/api/people/{player_id}"): ({"relation": "follow"}, (401, 0, 0, 403)),
    ("DELETE", "/api/people/{player_id}"): (None, (401, 0, 0, 0)),
    ("GET", "/api/invites"): (None, (401, 0, 0, 0)),
    ("DELETE", "/api/invites/{table_id}"): (None, (401, 0, 0, 0)),
    ("GET", "/api/account/data"): (None, (401, 0, 0, 0)),
    ("POST", "/api/account/delete"): ({"password": "wrong horse!"}, (401, 0, 403, 403)),  # a guest has no password
}


def test_every_call_about_players_knows_who_may_make_it(server: Server) -> None:
    olga, blocked = account_holder(server, "Olga"), account_holder(server, "Ben")
    olga.ok("PUT", f"/api/people/{blocked.id}", {"relation": "block"})
    callers = [Person(server), Person(server, "Gus"), account_holder(server, "Anna"), blocked]
    ours = ("/api/players", "/api/people", "/api/invites", "/api/account/")
    assert {call for call in server_description(server) if call[1].startswith(ours)} == CALLS.keys()
    wrong = []
    for (method, path), (body, expected) in CALLS.items():
        where = path.format(player_id=olga.id, table_id="nowhere")
        for caller, right in zip(callers, expected, strict=True):
            query = {"name": "Olga"} if path == "/api/players" else {}
            response = caller.ask(method, where, body, **query)
            got = 0 if response.is_success else response.status_code
            if got != right:
                wrong.append((method, path, callers.index(caller), response.status_code, right, response.text))
    assert not wrong, wrong


async def add(storage: Storage, *people: Player) -> None:
    rows = [
        {"id": one.id, "name": one.name, "login": one.login, "created_at": 0.0, "hides_profile": one.hides_profile}
        for one in people
    ]
    await storage.write(lambda connection: connection.execute(sa.insert(players), rows))


def test_a_block_is_between_two_whoever_of_them_asks(storage_settings: Settings) -> None:
    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN, EVA)
        await relate(storage, BEN, ANNA.id, "follow")
        await relate(storage, ANNA, BEN.id, "follow")
        assert await apart_from(storage, ANNA.id) == frozenset()
        await relate(storage, ANNA, BEN.id, "block")
        assert await apart_from(storage, ANNA.id) == {BEN.id}
        assert await apart_from(storage, BEN.id) == {ANNA.id}
        assert await apart_from(storage, EVA.id) == frozenset()
        assert await relation_to(storage, ANNA, BEN.id) == "block"
        assert await relations_of(storage, BEN) == [], "whoever is blocked follows no more"
        with pytest.raises(Forbidden):
            await relate(storage, BEN, ANNA.id, "follow")
        await unrelate(storage, ANNA, BEN.id)
        assert await apart_from(storage, BEN.id) == frozenset()
        await relate(storage, BEN, ANNA.id, "follow")
        assert [(one.name, one.kind) for one in await relations_of(storage, BEN)] == [("Anna", "follow")]

    with_storage(storage_settings, look)


def test_a_search_finds_accounts_by_a_part_of_the_name_in_any_capitals(storage_settings: Settings) -> None:
    hidden, guest = Player("h", "Évi", "evi", hides_profile=True), Player("g", "Éviana", None)

    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN, EVA, hidden, guest, Player("p", "100%", "percent"))
        for text in ("év", "ÉV", "Év"):
            assert [one.name for one in await search(storage, ANNA, text)] == ["Éva"]
        assert [one.name for one in await search(storage, ANNA, "0%")] == ["100%"], "no sign is a wildcard"
        await relate(storage, EVA, ANNA.id, "block")
        assert await search(storage, ANNA, "éva") == []
        assert [one.name for one in await search(storage, BEN, "éva")] == ["Éva"]

    with_storage(storage_settings, look)


def block(person: Person, other: Person) -> None:
    person.ok("PUT", f"/api/people/{other.id}", {"relation": "block"})


def test_nobody_sits_beside_somebody_whom_they_blocked_or_who_blocked_them(
    server: Server, anna: Person, ben: Person
) -> None:
    block(anna, ben)
    olga = Person(server, "Olga")
    for first, second in ((anna, ben), (ben, anna)):
        own = first.ok("POST", "/api/tables", {"game": "qwirkle", "seats": [{"who": "open"}, {"who": "open"}]})["id"]
        three = olga.ok("POST", "/api/tables", {"game": "qwirkle", "seats": [{"who": "me"}, *[{"who": "open"}] * 2]})
        first.ok("POST", f"/api/tables/{three['id']}/join", {})
        for table in (three["id"], own):
            assert second.refused("POST", f"/api/tables/{table}/join", {}) == (403, "blocked")
    anna.ok("DELETE", f"/api/people/{ben.id}")
    anna.table(ben)


def test_who_is_blocked_is_not_heard_and_hears_nothing(server: Server, anna: Person, ben: Person) -> None:
    olga = Person(server, "Olga")
    table = anna.table(ben, olga, start=False)
    block(anna, ben)
    listeners = {person.name: person.listen(table) for person in (anna, ben, olga)}
    for person, text in ((ben, "from Ben"), (anna, "from Anna"), (olga, "from Olga")):
        number = person.ok("POST", f"/api/tables/{table}/chat", {"text": text})["number"]
        for listener in listeners.values():
            listener.receive_until(number)
    heard = {"Anna": ["from Anna", "from Olga"], "Ben": ["from Ben", "from Olga"]}
    everything = ["from Ben", "from Anna", "from Olga"]
    for person in (anna, ben, olga):
        listener, expected = listeners[person.name], heard.get(person.name, everything)
        assert listener.numbers == list(range(1, number + 1)), "no number is missing"
        for frames in (listener.frames, person.ok("GET", f"/api/tables/{table}/events")):
            assert [frame["text"] for frame in frames if frame["what"] == "said"] == expected
            assert sum(frame["what"] == "silenced" for frame in frames) == 3 - len(expected)
        listener.close()


def test_an_invitation_leads_to_a_private_table_until_it_is_declined_or_the_game_begins(
    server: Server, anna: Person, ben: Person
) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    made = [
        anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats, "private": True})["id"] for _ in range(3)
    ]
    for table in made:
        anna.ok("POST", f"/api/tables/{table}/invite", {"player_id": ben.id})
        anna.ok("POST", f"/api/tables/{table}/invite", {"player_id": ben.id})
    invites = ben.ok("GET", "/api/invites")
    assert {one["table"] for one in invites} == set(made)
    assert {(one["inviter"], one["inviter_name"], one["game"]) for one in invites} == {(anna.id, "Anna", "qwirkle")}
    ben.ok("DELETE", f"/api/invites/{made[0]}")
    code = next(one["invitation"] for one in invites if one["table"] == made[1])
    ben.ok("POST", f"/api/tables/{made[1]}/join", {"invitation": code})
    anna.ok("POST", f"/api/tables/{made[2]}/bots", {"seat": 1, "bot": "random"})
    anna.ok("POST", f"/api/tables/{made[2]}/start")
    assert ben.ok("GET", "/api/invites") == []
    assert anna.refused("POST", f"/api/tables/{made[1]}/invite", {"player_id": ben.id}) == (409, "seated")
    assert anna.refused("POST", f"/api/tables/{made[1]}/invite", {"player_id": "nobody"}) == (404, "not-found")


def test_no_invitation_passes_a_block(server: Server, anna: Person, ben: Person) -> None:
    table = anna.table(start=False, bots=1)
    anna.ok("POST", f"/api/tables/{table}/invite", {"player_id": ben.id})
    block(ben, anna)
    assert ben.ok("GET", "/api/invites") == []
    assert anna.refused("POST", f"/api/tables/{table}/invite", {"player_id": ben.id}) == (403, "blocked")
    assert Person(server, "Eve").refused("POST", f"/api/tables/{table}/invite", {"player_id": anna.id}) == (
        403,
        "not-seated",
    )


def test_one_sees_at_which_public_tables_those_whom_one_follows_play(anna: Person, ben: Person) -> None:
    anna.ok("PUT", f"/api/people/{ben.id}", {"relation": "follow"})
    public, _private = ben.table(bots=1), ben.table(bots=1, private=True)
    (followed,) = anna.ok("GET", "/api/people")["following"]
    assert (followed["name"], [(one["id"], one["game"]) for one in followed["tables"]]) == (
        "Ben",
        [(public, "qwirkle")],
    )
    assert anna.ok("GET", f"/api/players/{ben.id}")["relation"] == "follow"
    ben.ok("PUT", "/api/session", {"hides_profile": True})
    assert anna.ok("GET", "/api/people")["following"][0]["tables"] == []
    block(anna, ben)
    people = anna.ok("GET", "/api/people")
    assert (people["following"], [one["name"] for one in people["blocked"]]) == ([], ["Ben"])
    assert anna.refused("PUT", f"/api/people/{anna.id}", {"relation": "block"}) == (400, "yourself")


def test_whom_very_many_have_blocked_still_finds_tables_and_invitations(storage_settings: Settings) -> None:
    """More than a query takes parameters: guests cost nothing, and each may block whom they like."""
    blockers = [f"guest-{number}" for number in range(33_000)]

    async def look(storage: Storage) -> None:
        await add(storage, ANNA, BEN)
        rows = [{"id": one, "name": "Gus", "created_at": 0.0} for one in blockers]
        blocks = [{"player": one, "other": ANNA.id, "kind": "block", "created_at": 0.0} for one in blockers]
        await storage.write(lambda connection: connection.execute(sa.insert(players), rows))
        await storage.write(lambda connection: connection.execute(sa.insert(relations), blocks))
        request = NewTableRequest(game="qwirkle", seats=(SeatRequest("me"), SeatRequest("open")))
        table = await make_table(storage, BEN, request, fresh_start(), 10)
        hidden = await make_table(storage, Player(blockers[0], "Gus", None), request, fresh_start(), 10)
        assert [one.id for one in await public_tables(storage, None, None, None, BEN.id)] == [hidden, table]
        assert [one.id for one in await public_tables(storage, None, None, None, ANNA.id)] == [table]
        assert await invites_of(storage, ANNA) == []

    with_storage(storage_settings, look)
