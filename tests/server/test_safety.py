"""Who may do what, from where, how often and how much."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.kit import HANG, Person, Server, account_holder, get, serving, until_rate_limited, with_storage
from tilewright.server.moderation.sanctions import set_operator
from tilewright.server.settings import Settings
from tilewright.server.tables.deals import today

# For each call at a private table under way: what nobody, a stranger, a spectator with the invitation, a player whose
# turn it is not, and the player to move (who is no owner) and the owner get. 0 stands for any success.
SEAT = {"who": "bot", "bot": "random"}
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int, int, int]]] = {
    # path, method: body, (nobody, stranger, spectator, out of turn, to move, owner)
    ("GET", ""): (None, (404, 404, 0, 0, 0, 0)),
    ("GET", "/view"): (None, (404, 404, 0, 0, 0, 0)),
    ("GET", "/live"): (None, (426,) * 6),
    ("GET", "/events"): (None, (404, 404, 0, 0, 0, 0)),
    ("GET", "/steps"): (None, (404, 404, 409, 409, 409, 409)),
    ("GET", "/record"): (None, (404, 404, 409, 409, 409, 409)),
    ("GET", "/insight"): (None, (404, 404, 0, 0, 0, 0)),
    ("GET", "/review"): (None, (401, 404, 409, 409, 409, 409)),
    ("GET", "/actions"): (None, (401, 404, 404, 409, 0, 403)),
    ("POST", "/explain"): ({"action": "end"}, (401, 404, 404, 409, 0, 403)),
    ("POST", "/hint"): (None, (401, 404, 404, 409, 403, 403)),
    ("POST", "/act"): ({"actions": ["pass"]}, (401, 404, 404, 409, 422, 403)),
    ("POST", "/take-back"): ({}, (401, 404, 404, 409, 409, 403)),
    ("POST", "/commit"): ({}, (401, 404, 404, 409, 409, 403)),
    ("POST", "/order"): ({"order": "pass"}, (401, 404, 404, 409, 409, 403)),
    ("POST", "/return"): (None, (401, 404, 404, 409, 409, 403)),
    ("POST", "/ask-take-back"): (None, (401, 404, 404, 409, 409, 403)),
    ("POST", "/answer-take-back"): ({"agrees": True}, (401, 404, 404, 409, 409, 403)),
    ("POST", "/vote-to-end"): ({"agrees": False}, (401, 404, 404, 0, 0, 403)),
    ("POST", "/chat"): ({"text": "hello"}, (401, 404, 0, 0, 0, 0)),
    ("POST", "/join"): ({}, (401, 404, 404, 409, 409, 409)),
    ("POST", "/leave"): ({"seat": 0}, (401, 404, 404, (409, 403), (409, 403), 409)),  # type: ignore[dict-item]
    ("POST", "/invite"): ({"player_id": "nobody"}, (401, 404, 404, 409, 409, 409)),
    ("POST", "/bots"): ({"seat": 0, "bot": "random"}, (401, 404, 404, 409, 409, 409)),
    ("POST", "/start"): (None, (401, 404, 404, 403, 403, 409)),
    ("POST", "/contribute"): ({"random": "0" * 64}, (401, 404, 404, 409, 409, 403)),
    ("POST", "/fork"): ({"ply": 0, "seats": [SEAT, SEAT]}, (401, 404, 409, 409, 409, 409)),
    ("POST", "/challenge"): ({"seats": [SEAT, SEAT]}, (401, 404, 409, 409, 409, 409)),
    ("POST", "/rematch"): (None, (401, 404, 404, 409, 409, 403)),
    ("POST", "/resign"): (None, (401, 404, 404, 0, 409, 403)),  # after the one before, the game is over
    ("POST", "/invitation"): (None, (401, 404, 404, 403, 403, 0)),  # the spectator has the old one then
}


def test_every_call_at_a_table_knows_who_may_make_it(server: Server) -> None:
    owner, anna, ben = (Person(server, name) for name in ("Olga", "Anna", "Ben"))
    seats = [{"who": "open"}, {"who": "open"}]
    made = owner.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats, "private": True})
    table, invitation = made["id"], made["invitation"]
    for person in (anna, ben):
        person.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    owner.ok("POST", f"/api/tables/{table}/start")
    to_move = (anna, ben)[anna.ok("GET", f"/api/tables/{table}/view")["actor"]]
    out_of_turn = ben if to_move is anna else anna
    spectator = Person(server, "Sam")
    callers = [Person(server), Person(server, "Eve"), spectator, out_of_turn, to_move, owner]
    described = server_description(server)
    at_tables = {(method, path) for method, path in described if path.startswith("/api/tables/{table_id}")}
    assert at_tables == {(method, "/api/tables/{table_id}" + path) for method, path in CALLS}, "a call is not covered"
    wrong = []
    for (method, path), (body, expected) in CALLS.items():
        for caller, right in zip(callers, expected, strict=True):
            query = {"invitation": invitation} if caller is spectator else {}
            response = caller.ask(method, f"/api/tables/{table}{path}", body, **query)
            got = 0 if response.is_success else response.status_code
            if got not in (right if isinstance(right, tuple) else (right,)):
                wrong.append((method, path, callers.index(caller), response.status_code, right, response.text))
    assert not wrong, wrong


def server_description(server: Server) -> set[tuple[str, str]]:
    paths = get(f"{server.url}/api/openapi.json").json()["paths"]
    return {
        (method.upper(), path)
        for path, item in paths.items()
        for method in item
        if method in ("get", "post", "put", "delete")
    }


def test_calls_without_a_table_ask_for_a_session_where_they_need_one(server: Server) -> None:
    nobody = Person(server)
    for method, path, body in [
        ("GET", "/api/session", None),
        ("PUT", "/api/session", {"name": "Anna"}),
        ("DELETE", "/api/session", None),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/session/tables", None),
        ("POST", "/api/account", {"login": "someone", "password": "long enough"}),
        ("PUT", "/api/account", {"password": "long enough", "new_password": "longer than that"}),
        ("POST", "/api/tokens", {"label": "bot"}),
        ("GET", "/api/tokens", None),
        ("DELETE", "/api/tokens/abc", None),
        ("GET", "/api/contacts", None),
        ("PUT", "/api/contacts/webhook", {"url": "https://example.org/"}),
        ("PUT", "/api/contacts/email", {"address": "anna@example.org"}),
        ("PUT", "/api/contacts/email/digest", {"hour": 7}),
        ("POST", "/api/contacts/webhook/test", None),
        ("POST", "/api/contacts/email/test", None),
        ("DELETE", "/api/contacts/webhook", None),
        ("DELETE", "/api/contacts/email", None),
        ("POST", "/api/tables", {"game": "qwirkle", "seats": [SEAT, {"who": "me"}]}),
    ]:
        assert nobody.refused(method, path, body) == (401, "not-signed-in")


def test_pages_of_another_origin_cannot_use_the_cookie(server: Server) -> None:
    anna = Person(server, "Anna")
    for origin in ("https://evil.example", "null", server.url.replace("http:", "https:") + ".evil.example"):
        anna.http.headers["Origin"] = origin
        assert anna.refused("POST", "/api/tokens", {"label": "x"}) == (403, "other-origin")
        with pytest.raises(InvalidStatus):
            anna.listen("anything")
    del anna.http.headers["Origin"]
    assert anna.refused("POST", "/api/tokens", {"label": "x"}) == (403, "no-origin")
    anna.http.headers["Sec-Fetch-Site"] = "cross-site"
    assert anna.refused("POST", "/api/tokens", {"label": "x"}) == (403, "no-origin")
    anna.http.headers["Sec-Fetch-Site"] = "same-origin"
    anna.ok("POST", "/api/tokens", {"label": "x"})


def test_the_cookie_is_closed_to_scripts_and_its_token_is_nowhere_at_rest(server: Server) -> None:
    anna = Person(server)
    response = anna.ask("POST", "/api/session", {"name": "Anna"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = anna.ok("POST", "/api/tokens", {"label": "bot"})["token"]
    secret = response.cookies["tilewright"].partition(".")[0]
    stored = b"".join(path.read_bytes() for path in server.data.iterdir())
    assert token.encode() not in stored
    assert secret.encode() not in stored
    forged = Person(server)
    forged.http.cookies.set("tilewright", secret + "." + "0" * 64)
    assert forged.refused("GET", "/api/session") == (401, "not-signed-in")


def test_every_answer_has_the_safe_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/docs", "/nothing", "/api/tables/nothing"):
        headers = get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_names_and_remarks_are_text(server: Server) -> None:
    person = Person(server)
    assert person.refused("POST", "/api/session", {"name": "a\u0000b"}) == (400, "bad-text")
    assert person.refused("POST", "/api/session", {"name": "   "}) == (400, "bad-text")
    assert person.ok("POST", "/api/session", {"name": " <b>A</b>\n x "})["name"] == "<b>A</b> x"


def test_what_is_too_large_is_refused(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    path = f"/api/tables/{table}"
    assert anna.ask("POST", f"{path}/chat", {"text": "x" * 501}).status_code == 400
    assert anna.ask("POST", f"{path}/act", {"actions": ["x" * 201]}).status_code == 400
    assert anna.ask("POST", f"{path}/act", {"actions": ["end"] * 51}).status_code == 400
    assert anna.ask("POST", f"{path}/chat", {"text": "x" * 100_000}).status_code == 413
    assert anna.ask("POST", "/api/session", {"name": "x" * 41}).status_code == 400
    listener = anna.listen(table)
    listener.socket.send("x" * 20_000)
    assert listener.is_closed()


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "30") as server:
        answers: list[httpx.Response] = []

        def ask() -> int:
            answers.append(get(f"{server.url}/api/games"))
            return answers[-1].status_code

        assert set(until_rate_limited(ask)[:-1]) == {200}
        assert len(answers) > 25
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert get(f"{server.url}/health").status_code == 200


def test_an_account_keeps_the_guests_seat_and_signing_out_everywhere_ends_all(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    login = f"anna-{anna.id}"
    anna.ok("POST", "/api/account", {"login": login, "password": "correct horse"})
    elsewhere = Person(server)
    assert elsewhere.refused("POST", "/api/sign-in", {"login": login, "password": "wrong horse"})[0] == 403
    elsewhere.ok("POST", "/api/sign-in", {"login": login.upper(), "password": "correct horse"})
    assert elsewhere.ok("GET", f"/api/tables/{table}")["you"] == 0
    token = anna.ok("POST", "/api/tokens", {"label": "bot"})["token"]
    program = Person(server, token=token)
    assert program.ok("GET", "/api/session")["id"] == anna.id
    listener = anna.listen(table)
    listener.receive()
    elsewhere.ok("DELETE", "/api/sessions")
    assert listener.is_closed()
    for person in (anna, elsewhere, program):
        assert person.refused("GET", "/api/session") == (401, "not-signed-in")
    taken = ben.refused("POST", "/api/account", {"login": login, "password": "another one"})
    assert taken == (409, "login-taken")


def test_guessing_a_password_is_slowed_down(server: Server) -> None:
    person = Person(server)
    body = {"login": "nobody-of-that-name", "password": "wrong horse"}
    answers = until_rate_limited(lambda: person.ask("POST", "/api/sign-in", body).status_code)
    assert set(answers) == {403, 429}


ENDS_TOO_SOON = [
    "/api/sessions",
    "/api/session",
    "/api/account/delete",
    "/api/tokens/{token_id}",
    "/api/tables/{table_id}/resign",
]


@pytest.mark.slow
def test_schemathesis_finds_no_error_of_ours(server: Server, tmp_path: Path) -> None:
    output = _schemathesis(server, tmp_path, *(f"--exclude-path={path}" for path in ENDS_TOO_SOON))
    assert "401 Unauthorized" not in output, "it was not let in"


@pytest.mark.slow
@pytest.mark.parametrize("path", ENDS_TOO_SOON)
def test_schemathesis_finds_no_error_in_what_ends_a_session_or_a_game(
    server: Server, tmp_path: Path, path: str
) -> None:
    _schemathesis(server, tmp_path, f"--include-path={path}")


def _schemathesis(server: Server, folder: Path, *paths: str) -> str:
    """Let it loose as a player at a table of their own. Its output; it must find nothing."""
    anna, ben = account_holder(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, hints=True)
    tournament = anna.ok("POST", "/api/tournaments", {"name": "Cup", "game": "qwirkle"})["id"]
    token = anna.ok("POST", "/api/tokens", {"label": "schemathesis"})["token"]
    bot = anna.ok("POST", "/api/bots", {"name": "Robot"})["bot"]["id"]
    with_storage(Settings(data=server.data), lambda storage: set_operator(storage, anna.id, True))
    settings = folder / "schemathesis.toml"
    settings.write_text(
        f'headers = {{ Authorization = "Bearer {token}" }}\n[parameters]\n"path.table_id" = "{table}"\n'
        f'"path.token_id" = "0123456789abcdef"\n"path.player_id" = "{anna.id}"\n"path.bot_id" = "{bot}"\n'
        f'"path.tournament_id" = "{tournament}"\n"path.deal_id" = "qwirkle-{today()}"\n'
    )
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        f"--config-file={settings}",
        "run",
        f"{server.url}/api/openapi.json",
        "--checks=not_a_server_error",
        "--phases=coverage,fuzzing",
        "--max-examples=4",
        "--seed=1",
        f"--request-timeout={HANG:g}",
        "--suppress-health-check=all",
        "--no-color",
        *paths,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * HANG, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout
