"""Who may call what beside tables, tournaments and moderation, which have a matrix each; and that no call has none."""

from pathlib import Path
from typing import Any

from tests.server import test_moderation, test_safety, test_tournaments
from tests.server.kit import Person, account_holder, filed, serving
from tests.server.test_safety import server_description

PASSWORD = "correct horse"
TABLE = {"game": "qwirkle", "seats": [{"who": "me"}, {"who": "open"}]}
QUERIES = {"/api/players": {"name": "Ben"}}
SEEK = {"game": "qwirkle", "players": [4], "rated": True}

# For each call: its body, and what nobody, a guest, a program with an account, another player with an account and the
# player whose things are named in the path get. 0 stands for any success. They are called in this order, so that what
# ends a session, or takes something away, comes last.
CALLS: dict[tuple[str, str], tuple[Any, tuple[int, int, int, int, int]]] = {
    ("GET", "/health"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/games"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/games/{game}/rules"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/games/{game}/ratings"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/games/{game}/lessons"): (None, (0, 0, 0, 0, 0)),
    ("POST", "/api/games/{game}/lessons/{lesson_id}"): ({}, (0, 0, 0, 0, 0)),
    ("GET", "/api/lobby"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/lobby/live"): (None, (426, 426, 426, 426, 426)),
    ("GET", "/api/tables"): (None, (0, 0, 0, 0, 0)),
    ("POST", "/api/tables"): (TABLE, (401, 0, 0, 0, 0)),
    ("GET", "/api/deals"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/deals/{deal_id}"): (None, (0, 0, 0, 0, 0)),
    ("POST", "/api/deals/{deal_id}/play"): (None, (401, 0, 0, 0, 409)),  # who has played it knows it
    ("GET", "/api/players"): (None, (401, 0, 0, 0, 0)),
    ("GET", "/api/players/{player_id}"): (None, (0, 0, 0, 0, 0)),
    ("GET", "/api/players/{player_id}/games"): (None, (403, 403, 403, 403, 0)),  # they hide their profile
    ("GET", "/api/people"): (None, (401, 0, 0, 0, 0)),
    ("PUT", "/api/people/{player_id}"): ({"relation": "follow"}, (401, 0, 0, 0, 400)),
    ("DELETE", "/api/people/{player_id}"): (None, (401, 0, 0, 0, 0)),
    ("GET", "/api/invites"): (None, (401, 0, 0, 0, 0)),
    ("DELETE", "/api/invites/{table_id}"): (None, (401, 0, 0, 0, 0)),
    ("GET", "/api/seeks"): (None, (401, 0, 0, 0, 0)),
    ("POST", "/api/seeks"): (SEEK, (401, 403, 403, 0, 0)),
    ("DELETE", "/api/seeks/{seek_id}"): (None, (401, 404, 404, 404, 0)),
    ("GET", "/api/vacation"): (None, (401, 0, 0, 0, 0)),
    ("PUT", "/api/vacation"): ({"days": 1}, (401, 0, 0, 0, 0)),
    ("DELETE", "/api/vacation"): (None, (401, 0, 0, 0, 0)),
    ("GET", "/api/contacts"): (None, (401, 0, 0, 0, 0)),
    ("PUT", "/api/contacts/webhook"): ({"url": "https://localhost/"}, (401, 400, 400, 400, 400)),  # none of ours
    ("POST", "/api/contacts/webhook/test"): (None, (401, 404, 404, 404, 404)),
    ("DELETE", "/api/contacts/webhook"): (None, (401, 404, 404, 404, 404)),
    ("PUT", "/api/contacts/email"): ({"address": "anna@example.org"}, (401, 409, 409, 409, 409)),  # no mail server
    ("PUT", "/api/contacts/email/digest"): ({"hour": 7}, (401, 404, 404, 404, 404)),
    ("POST", "/api/contacts/email/test"): (None, (401, 404, 404, 404, 404)),
    ("DELETE", "/api/contacts/email"): (None, (401, 404, 404, 404, 404)),
    ("GET", "/api/session"): (None, (401, 0, 0, 0, 0)),
    ("GET", "/api/session/live"): (None, (426, 426, 426, 426, 426)),
    ("GET", "/api/session/tables"): (None, (401, 0, 0, 0, 0)),
    ("PUT", "/api/session"): ({"language": "hu"}, (401, 0, 0, 0, 0)),
    ("GET", "/api/bots"): (None, (401, 0, 0, 0, 0)),
    ("POST", "/api/bots"): ({"name": "Another"}, (401, 403, 403, 0, 0)),
    ("POST", "/api/bots/{bot_id}/token"): (None, (401, 404, 404, 404, 0)),
    ("DELETE", "/api/bots/{bot_id}"): (None, (401, 404, 404, 404, 0)),
    ("GET", "/api/tokens"): (None, (401, 0, 0, 0, 0)),
    ("POST", "/api/tokens"): ({"label": "mine"}, (401, 0, 0, 0, 0)),
    ("DELETE", "/api/tokens/{token_id}"): (None, (401, 404, 404, 404, 0)),
    ("GET", "/api/account/data"): (None, (401, 0, 0, 0, 0)),
    ("POST", "/api/account"): ({"login": "", "password": PASSWORD}, (401, 0, 409, 409, 409)),
    ("PUT", "/api/account"): ({"password": "wrong horse", "new_password": PASSWORD}, (401, 403, 409, 403, 403)),
    ("GET", "/api/sign-in"): (None, (0, 0, 0, 0, 0)),
    ("POST", "/api/sign-in/link"): ({"address": "ben@example.org"}, (409, 409, 409, 409, 409)),
    ("POST", "/api/sign-in"): ({"login": "", "password": PASSWORD}, (403, 403, 403, 403, 403)),
    ("POST", "/api/sign-up"): ({"name": "Gus", "login": "", "password": PASSWORD}, (0, 0, 0, 0, 0)),
    ("POST", "/api/session"): ({"name": "Gus"}, (0, 0, 0, 0, 0)),
    ("DELETE", "/api/session"): (None, (0, 0, 0, 0, 0)),  # nobody has become a guest by now
    ("DELETE", "/api/sessions"): (None, (401, 401, 401, 401, 401)),
    ("POST", "/api/account/delete"): ({}, (401, 401, 401, 401, 401)),
}


def test_no_call_is_in_no_matrix(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        at_tables = {(method, "/api/tables/{table_id}" + path) for method, path in test_safety.CALLS}
        matrices = [CALLS.keys(), at_tables, test_moderation.CALLS.keys(), test_tournaments.CALLS.keys()]
        assert sum(map(len, matrices)) == len(set().union(*matrices)), "a call is in two of them"
        assert set().union(*matrices) == server_description(server)


def test_every_other_call_knows_who_may_make_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        wrong = list[Any]()
        owner = account_holder(server, "Olga")
        things = things_of(owner)
        bot = Person(server, token=owner.ok("POST", "/api/bots", {"name": "Robot"})["token"])
        callers = [Person(server), Person(server, "Gus"), bot, account_holder(server, "Ben"), owner]
        for (method, path), (body, expected) in CALLS.items():
            for number, (caller, right) in enumerate(zip(callers, expected, strict=True)):
                own = {"login": f"{path.rpartition('/')[2]}-{number}"} if body and "login" in body else {}
                response = caller.ask(method, path.format(**things), body and {**body, **own}, **QUERIES.get(path, {}))
                got = 0 if response.is_success else response.status_code
                if got != right:
                    wrong.append((method, path, number, response.status_code, right, response.text[:200]))
        assert not wrong, "\n".join(map(str, wrong))


def things_of(owner: Person) -> dict[str, str]:
    """What the paths name: a profile that is hidden, and a game, a seek, a token and a bot of the owner's."""
    table = owner.table(bots=1)
    owner.ok("POST", f"/api/tables/{table}/resign")
    filed(owner, 1)
    owner.ok("PUT", "/api/session", {"hides_profile": True})
    owner.ok("POST", "/api/tokens", {"label": "program"})
    return {
        "game": "qwirkle",
        "lesson_id": owner.ok("GET", "/api/games/qwirkle/lessons")[0]["id"],
        "deal_id": table,
        "table_id": table,
        "player_id": owner.id,
        "seek_id": owner.ok("POST", "/api/seeks", {"game": "qwirkle", "players": [3]})[0]["id"],
        "token_id": next(one["id"] for one in owner.ok("GET", "/api/tokens") if one["label"] == "program"),
        "bot_id": owner.ok("POST", "/api/bots", {"name": "Second"})["bot"]["id"],
    }
