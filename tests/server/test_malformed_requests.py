"""Requests that no browser makes are refused as the caller's mistake: no error of ours, and no socket is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.kit import Person, Postgres, Server, serving
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.webhooks import WebhookClient, all_public

DEEP = 5000


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    flags = ["--database", postgres.new_database("malformed")]
    with serving(tmp_path_factory.mktemp("malformed"), *flags, ends_with_its_test=False) as found:
        yield found


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b", "://", "http:"])
def test_an_origin_that_is_none_is_another_origin(server: Server, origin: str) -> None:
    anna = Person(server, "Anna")
    anna.http.headers["Origin"] = origin
    assert anna.refused("POST", "/api/tokens", {"label": "x"}) == (403, "other-origin")


@pytest.mark.parametrize("scheme", ["ftp", "chrome-extension", "file", "HTTP", "ws"])
def test_an_origin_of_this_host_by_another_scheme_is_another_origin(server: Server, scheme: str) -> None:
    anna = Person(server, "Anna")
    anna.http.headers["Origin"] = server.url.replace("http", scheme)
    assert anna.refused("POST", "/api/tokens", {"label": "x"}) == (403, "other-origin")
    with pytest.raises(InvalidStatus):
        anna.listen("anything")


def test_where_cookies_are_for_https_a_page_that_came_without_it_is_another_origin(tmp_path: Path) -> None:
    with serving(tmp_path, "--secure-cookies") as server:
        person = Person(server)
        assert person.refused("POST", "/api/session", {"name": "Anna"}) == (403, "other-origin")
        person.http.headers["Origin"] = server.url.replace("http:", "https:")
        response = person.ask("POST", "/api/session", {"name": "Anna"})
        assert response.is_success
        assert "Secure" in response.headers["set-cookie"]


def test_https_is_for_good_where_cookies_are_for_https_alone(server: Server, tmp_path: Path) -> None:
    assert "strict-transport-security" not in Person(server).ask("GET", "/").headers
    with serving(tmp_path, "--secure-cookies") as secure:
        for path in ("/", "/api/games", "/api/tables/none", "/api/games?a=%00"):
            header = Person(secure).ask("GET", path).headers["strict-transport-security"]
            assert int(header.removeprefix("max-age=")) >= 180 * 86_400


def test_no_cache_keeps_what_the_api_answers(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.table(Person(server, "Ben"))
    for path in ("session", "contacts", f"tables/{table}", f"tables/{table}/view", "tables/none", "links/none"):
        assert anna.ask("GET", f"/api/{path}").headers.get_list("cache-control") == ["no-store"], path
    anna.http.headers["Origin"] = "https://evil.example"
    assert anna.ask("POST", "/api/tokens").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
def test_json_that_is_nested_too_deeply_is_refused(server: Server, bracket: str) -> None:
    anna = Person(server, "Anna")
    for body in (bracket * DEEP, '{"game": "qwirkle", "seats": [], "options": {"x": ' + bracket * 40):
        response = anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 400
        assert response.json()["type"] == "tilewright:too-deep"


def test_brackets_in_a_text_are_no_nesting(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.table(Person(server, "Ben"))
    anna.ok("POST", f"/api/tables/{table}/chat", {"text": '[{"\\' * 50})
    listener = anna.listen(table)
    assert listener.ask("chat", {"text": '[{"\\' * 50})["type"] in ("happened", "granted")


def test_json_that_is_nested_too_deeply_does_not_close_the_socket(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.table(Person(server, "Ben"))
    listener = anna.listen(table)
    listener.socket.send('{"id": 1, "ask": "chat", "data": ' + "[" * DEEP)
    while (message := listener.receive())["type"] != "refused":
        pass
    assert message["problem"]["type"] == "tilewright:too-deep"
    assert listener.ask("chat", {"text": "still here"})["type"] in ("happened", "granted")


@pytest.mark.parametrize("path", ["players/%00", "tables/%00", "tables/%00/view", "tables?game=%00", "links/%00"])
def test_a_zero_byte_in_an_address_is_refused(on_postgres: Server, path: str) -> None:
    assert Person(on_postgres, "Anna").refused("GET", f"/api/{path}") == (400, "bad-text")


def test_a_zero_byte_in_a_body_is_refused(on_postgres: Server) -> None:
    anna, zero = Person(on_postgres, "Anna"), "a\u0000b.example"
    table = anna.table(Person(on_postgres, "Ben"), start=False)
    for method, path, body in [
        ("POST", "session", {"name": zero}),
        ("PUT", "session", {"name": zero}),
        ("PUT", "session", {"language": zero[:9]}),
        ("POST", "account", {"login": zero, "password": "correct horse"}),
        ("POST", "account", {"login": "anna\n", "password": "correct horse"}),
        ("POST", "tokens", {"label": zero}),
        ("PUT", "contacts/webhook", {"url": f"https://example.org/{zero}"}),
        ("POST", "tables", {"game": zero, "seats": [{"who": "me"}, {"who": "open"}]}),
        ("POST", "tables", {"game": "qwirkle", "seats": [{"who": "me"}, {"who": "open"}], "options": {zero: zero}}),
        ("POST", f"tables/{table}/chat", {"text": zero}),
        ("POST", f"tables/{table}/bots", {"seat": 1, "bot": zero}),
        ("POST", f"tables/{table}/invite", {"player_id": zero}),
        ("POST", "reports/name", {"player_id": zero}),
        ("POST", "reports/remark", {"table_id": zero, "number": 1}),
        ("POST", "reports/tournament", {"tournament_id": zero}),
    ]:
        status, _ = anna.refused(method, f"/api/{path}", body)
        assert status == 400, (path, status)


def test_a_backslash_and_the_number_of_a_zero_byte_are_a_text(server: Server) -> None:
    anna = Person(server, "Anna")
    table = anna.table(Person(server, "Ben"))
    for text in (r"\u0000", r"\\u0000"):
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        assert anna.ok("GET", f"/api/tables/{table}/events")[-1]["text"] == text


@pytest.mark.parametrize(
    "url", ["https://1.1.1.1/\u05d0", "http://ex\u00e1mple.org/", "https://1.1.1.1/a b", "https://1.1.1.1/\x7f"]
)
def test_a_webhook_that_is_not_plain_ascii_is_refused(server: Server, url: str) -> None:
    assert Person(server, "Anna").refused("PUT", "/api/contacts/webhook", {"url": url}) == (400, "bad-webhook")


def test_a_webhook_of_an_older_version_that_is_not_plain_ascii_fails_for_good() -> None:
    with pytest.raises(DeliveryFailed) as failure:
        asyncio.run(WebhookClient(allow_private=True).post("http://127.0.0.1:1/\u05d0", b"{}"))
    assert failure.value.permanent, "it would come due again and again"


@pytest.mark.parametrize("address", ["fec0::1", "feff::1", "192.0.0.192", "192.0.0.1", "64:ff9b:1::a00:1"])
def test_addresses_of_a_site_and_of_protocols_are_not_public(address: str) -> None:
    assert not all_public([address])


def test_public_addresses_are() -> None:
    assert all_public(["1.1.1.1", "2606:4700::1111", "192.1.0.1"])
