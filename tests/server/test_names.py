"""A player may change their name at any time: at once where they sit, never where a game is over."""

from itertools import count
from pathlib import Path

from tests.server.kit import Person, Postgres, Server, serving, until_rate_limited


def test_a_new_name_is_shown_at_the_table_at_once(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    listener, own = ben.listen(table), anna.listen(table)
    listener.receive()
    assert anna.ok("PUT", "/api/session", {"name": "  Anna\u00a0 Maria "})["name"] == "Anna Maria"
    shown = ben.ok("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in shown["seats"]] == ["Anna Maria", "Ben"]
    listener.receive_until(shown["number"])
    assert listener.frames[-1]["what"] == "renamed"
    assert (listener.frames[-1]["seat"], listener.frames[-1]["name"]) == (0, "Anna Maria")
    while listener.present != ["Anna Maria", "Ben"]:
        listener.receive()
    anna.ok("POST", f"/api/tables/{table}/chat", {"text": "it is me"})
    listener.receive_until(shown["number"] + 1)
    assert listener.frames[-1]["name"] == "Anna Maria"
    assert listener.seen["turn"] < shown["number"], "the turn is the same: no draft is void"
    anna.ok("PUT", "/api/session", {"name": "Anna Maria"})
    assert ben.ok("GET", f"/api/tables/{table}")["number"] == shown["number"] + 1, "no other name, no entry"
    own.close()
    listener.close()


def test_a_game_that_is_over_keeps_the_names_of_its_time_and_the_profile_has_the_new_one(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    over, before = anna.table(ben), anna.table(ben, start=False)
    ben.ok("POST", f"/api/tables/{over}/resign")
    number = anna.ok("GET", f"/api/tables/{over}")["number"]
    anna.ok("POST", "/api/account", {"login": f"a-{anna.id}", "password": "correct horse"})
    anna.ok("PUT", "/api/session", {"name": "Zoe"})
    assert ben.ok("GET", f"/api/tables/{over}")["number"] == number
    assert ben.ok("GET", f"/api/tables/{over}")["seats"][0]["name"] == "Anna"
    assert ben.ok("GET", f"/api/tables/{before}")["seats"][0]["name"] == "Zoe"
    assert ben.ok("GET", f"/api/players/{anna.id}")["player"]["name"] == "Zoe"
    elsewhere = Person(server)
    elsewhere.ok("POST", "/api/sign-in", {"login": f"a-{anna.id}", "password": "correct horse"})
    assert elsewhere.ok("GET", "/api/session")["name"] == "Zoe"


def test_a_name_that_would_not_do_at_first_does_not_later_either(server: Server) -> None:
    anna = Person(server, "Anna")
    assert anna.refused("PUT", "/api/session", {"name": "a\u0000b"}) == (400, "bad-text")
    assert anna.refused("PUT", "/api/session", {"name": "   "}) == (400, "bad-text")
    assert anna.ask("PUT", "/api/session", {"name": "x" * 41}).status_code == 400
    assert Person(server).refused("PUT", "/api/session", {"name": "Anna"}) == (401, "not-signed-in")
    numbers = count()
    answers = until_rate_limited(lambda: anna.ask("PUT", "/api/session", {"name": f"Anna {next(numbers)}"}).status_code)
    assert set(answers) == {200, 429}


def test_a_name_that_is_changed_at_one_server_is_seen_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    flags = ["--database", postgres.new_database("names")]
    with serving(tmp_path / "a", *flags) as one, serving(tmp_path / "b", *flags) as two:
        anna, ben = Person(one, "Anna"), Person(one, "Ben")
        table = anna.table(ben)
        own, listener = anna.moved_to(two).listen(table), ben.moved_to(two).listen(table)
        while listener.present != ["Anna", "Ben"]:
            listener.receive()
        anna.ok("PUT", "/api/session", {"name": "Zoe"})
        while listener.present != ["Ben", "Zoe"]:
            listener.receive()
        while not listener.frames or listener.frames[-1]["what"] != "renamed":
            listener.receive()
        own.ask("chat", {"text": "it is me"})
        assert own.frames[-1]["name"] == "Zoe"
        own.close()
        listener.close()
