"""The players have a share in the deal: the server cannot choose it, and afterwards everybody can check it."""

import hashlib
import random
from typing import Any

import pytest

import tilewright as tw
from tests.server.kit import Person, Server, play_randomly
from tilewright.kernel import Record, SeedParts, shared_seed


def contribute(person: Person, table: str) -> str:
    person.ok("POST", f"/api/tables/{table}/contribute", {"random": person.random_bytes})
    return person.random_bytes


def ended(table: str, owner: Person, other: Person) -> Record:
    """The record of the table, after the game was started and given up."""
    if owner.ok("GET", f"/api/tables/{table}")["status"] == "open":
        owner.ok("POST", f"/api/tables/{table}/start")
    for person in (other, owner):
        if owner.ok("GET", f"/api/tables/{table}")["status"] == "playing":
            person.ok("POST", f"/api/tables/{table}/resign")
    return Record.from_json(owner.ask("GET", f"/api/tables/{table}/record").content)


def parts_of(record: Record) -> SeedParts:
    assert isinstance(record.seed_parts, SeedParts)
    return record.seed_parts


def test_the_deal_follows_from_the_secret_that_was_promised_and_from_what_each_player_added(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, start=False, game="tigris")
    promised = ben.ok("GET", f"/api/tables/{table}")["commitment"]
    added = [contribute(anna, table), contribute(ben, table)]
    assert ben.ok("GET", f"/api/tables/{table}")["contributed"] == [0, 1]
    record = ended(table, anna, ben)
    parts = parts_of(record)
    assert list(parts.contributions) == added
    assert hashlib.sha256(bytes.fromhex(parts.secret)).hexdigest() == promised == record.commitment
    seed = shared_seed(bytes.fromhex(parts.secret), [bytes.fromhex(one) for one in added])
    assert seed.hex() == record.seed
    dealt = tw.game("tigris").start(2, seed, record.options)
    assert dealt == tw.replay(Record.of(dealt))
    assert tw.replay(record).origin is not None
    shown = ben.ok("GET", f"/api/tables/{table}")
    assert (shown["seed"], shown["seed_parts"]["contributions"]) == (record.seed, added)


def test_at_this_server_players_who_add_the_same_are_dealt_the_same(server: Server) -> None:
    """So no test depends on what is dealt; what people add is no luck either."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")

    def seed() -> str:
        table = anna.table(ben, start=False)
        for person in (anna, ben):
            contribute(person, table)
        return ended(table, anna, ben).seed

    assert seed() == seed()


def test_who_adds_nothing_is_noted_and_not_waited_for(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, bots=1, start=False)
    added = contribute(ben, table)
    record = ended(table, anna, ben)
    assert list(parts_of(record).contributions) == [None, added, None]
    assert record.keeps_commitment()


def test_each_seat_adds_once_before_the_game_and_one_who_leaves_takes_their_part_along(server: Server) -> None:
    anna, ben, cleo = (Person(server, name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.table(ben, start=False)
    path = f"/api/tables/{table}"
    contribute(ben, table)
    body = {"random": cleo.random_bytes}
    assert ben.refused("POST", f"{path}/contribute", body) == (409, "contributed")
    assert cleo.refused("POST", f"{path}/contribute", body) == (403, "not-seated")
    ben.ok("POST", f"{path}/leave", {})
    cleo.ok("POST", f"{path}/join", {})
    assert anna.ok("GET", path)["contributed"] == []
    listener = cleo.listen(table)
    assert "status" not in listener.ask("contribute", body)
    anna.ok("POST", f"{path}/start")
    assert anna.refused("POST", f"{path}/contribute", body) == (409, "started")
    assert list(parts_of(ended(table, anna, cleo)).contributions) == [None, body["random"]]


@pytest.mark.parametrize("wrong", ["", "00", "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", 7, None])
def test_what_is_added_is_32_bytes_in_hexadecimal(server: Server, wrong: Any) -> None:
    anna = Person(server, "Anna")
    table = anna.table(Person(server, "Ben"), start=False)
    assert anna.ask("POST", f"/api/tables/{table}/contribute", {"random": wrong}).status_code == 400


def test_what_others_added_is_seen_by_nobody_before_the_end(server: Server) -> None:
    anna, ben, sam = (Person(server, name) for name in ("Anna", "Ben", "Sam"))
    table = anna.table(ben, start=False)
    sockets = [person.listen(table) for person in (anna, ben, sam)]
    added = [contribute(anna, table).encode(), contribute(ben, table).encode()]
    anna.ok("POST", f"/api/tables/{table}/start")
    number = anna.ok("GET", f"/api/tables/{table}")["number"]
    for person, socket in zip((anna, ben, sam), sockets, strict=True):
        socket.receive_until(number)
        person.ok("GET", f"/api/tables/{table}")
        person.ok("GET", f"/api/tables/{table}/events")
        assert [frame["seat"] for frame in socket.frames if frame["what"] == "contributed"] == [0, 1]
        assert not [one for one in added if one in b"".join(person.received)]


def test_a_deal_that_is_known_has_no_share_for_anybody(lucky_server: Server) -> None:
    anna, ben = Person(lucky_server, "Anna"), Person(lucky_server, "Ben")
    table = anna.table(ben, start=False)
    contribute(anna, table)
    first = ended(table, anna, ben)
    seats = [{"who": "me"}, {"who": "open"}]
    again = anna.ok("POST", f"/api/tables/{table}/challenge", {"seats": seats})
    assert not again["shared_chance"]
    body = {"random": anna.random_bytes}
    assert anna.refused("POST", f"/api/tables/{again['id']}/contribute", body) == (409, "known-deal")
    ben.ok("POST", f"/api/tables/{again['id']}/join", {})
    second = ended(again["id"], anna, ben)
    assert second.seed == first.seed, "it is the same deal"
    assert not isinstance(second.seed_parts, SeedParts)
    assert second.keeps_commitment()
    rematch = anna.ok("POST", f"/api/tables/{table}/rematch")
    assert rematch["shared_chance"]
    assert rematch["commitment"] != first.commitment


def test_a_game_to_whose_chance_players_added_is_the_same_after_a_restart_and_can_be_reviewed(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, start=False)
    contribute(ben, table)
    anna.ok("POST", f"/api/tables/{table}/start")
    play_randomly(table, [anna, ben], random.Random(4), most=6)
    record = ended(table, anna, ben)
    steps = anna.ok("GET", f"/api/tables/{table}/steps", first=0, count=50)
    assert [step["action"] for step in steps[1:]] == list(record.actions)
    assert record.actions
