"""Whatever may be asked for at a table can be asked over its socket, with the rights, limits and refusals of HTTP."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Listener, Person, Server, serving, until_rate_limited
from tests.server.test_safety import CALLS
from tilewright.server.api.live import REQUEST_NAMES


def test_every_word_over_the_socket_knows_who_may_say_it(server: Server) -> None:
    """The matrix of the calls over HTTP holds over the socket, for everybody who gets one."""
    owner, anna, ben = (Person(server, name) for name in ("Olga", "Anna", "Ben"))
    body = {"game": "qwirkle", "seats": [{"who": "open"}, {"who": "open"}], "private": True}
    made = owner.ok("POST", "/api/tables", body)
    table, invitation = made["id"], made["invitation"]
    for person in (anna, ben):
        person.ok("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    owner.ok("POST", f"/api/tables/{table}/start")
    to_move = (anna, ben)[anna.ok("GET", f"/api/tables/{table}/view")["actor"]]
    out_of_turn = ben if to_move is anna else anna
    for outsider in (Person(server), Person(server, "Eve")):
        assert outsider.listen(table).is_closed(), "nothing from them is received at all"
    sockets = [
        Person(server).listen(table, invitation=invitation),  # one who is not signed in, but was shown the link
        Person(server, "Sam").listen(table, invitation=invitation),
        out_of_turn.listen(table),
        to_move.listen(table),
        owner.listen(table),
    ]
    wrong = []
    posts = {path[1:]: call for (method, path), call in CALLS.items() if method == "POST"}
    for word in sorted(REQUEST_NAMES, key=list(posts).index):  # in the order of the matrix: resigning ends the game
        body, (nobody, _, *others) = posts[word]
        for place, (listener, right) in enumerate(zip(sockets, (nobody, *others), strict=True)):
            answer = listener.ask(word, body)
            got = answer.get("status", 0)
            if got not in (right if isinstance(right, tuple) else (right,)):
                wrong.append((word, place, right, answer))
    assert not wrong, wrong
    for listener in sockets:
        listener.close()


def test_what_can_be_asked_by_post_and_changes_a_table_can_be_asked_over_the_socket() -> None:
    """All but what makes another table, changes nothing, or calls somebody who is not there."""
    others = {"explain", "hint", "fork", "challenge", "rematch", "invite"}
    assert {path[1:] for method, path in CALLS if method == "POST"} - others == set(REQUEST_NAMES)


def two(server: Server, **more: Any) -> tuple[str, Listener, Listener, Person]:
    """A table for two with free opening; the socket of the one to move, that of the other, and the one to move."""
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1], options={"free_opening": True}, **more)
    mover = people[people[0].ok("GET", f"/api/tables/{table}/view")["actor"]]
    other = people[1 - people.index(mover)]
    return table, mover.listen(table), other.listen(table), mover


def test_an_action_is_granted_along_with_what_it_brought_and_others_are_not_told_of_the_asking(server: Server) -> None:
    table, listener, others, mover = two(server)
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    listener.receive()
    granted = listener.act(place, "end", turn=listener.seen["turn"])
    assert granted["type"] == "happened"
    assert granted["granted"] == [1]
    assert [frame["what"] for frame in granted["frames"]] == ["acted"]
    assert granted["frames"][0]["actions"] == [place, "end"]
    others.receive_until(granted["seen"]["number"])
    assert others.seen["turn"] == granted["seen"]["turn"]
    assert not any(b"granted" in message for message in others.person.received)
    listener.close()
    others.close()


def test_a_draft_over_the_socket_is_the_same_draft_as_over_http(server: Server) -> None:
    table, listener, others, mover = two(server)
    place = next(text for text in mover.actions(table) if text.startswith("place"))
    drafted = listener.act(place)
    assert (drafted["type"], drafted["seen"]["draft"]) == ("drafted", [place])
    assert mover.ok("GET", f"/api/tables/{table}/view")["draft"] == [place]
    assert listener.ask("take-back")["seen"]["draft"] == []
    assert listener.ask("take-back")["type"] == "tilewright:nothing-to-take-back"
    mover.act(table, place)
    assert listener.act("end")["frames"][-1]["actions"] == [place, "end"]
    listener.close()
    others.close()


def test_a_refusal_is_the_problem_that_http_would_give(server: Server) -> None:
    table, listener, others, mover = two(server)
    path = f"/api/tables/{table}"
    for asked in ({"actions": ["place Rsq 90,90"]}, {"actions": ["nonsense"]}, {"actions": ["end"], "turn": 1}):
        assert listener.ask("act", asked) == mover.ask("POST", f"{path}/act", asked).json()
        assert others.ask("act", asked) == others.person.ask("POST", f"{path}/act", asked).json()
    assert listener.ask("start") == mover.ask("POST", f"{path}/start").json()
    listener.close()
    others.close()


def test_a_table_is_joined_started_talked_at_and_ended_over_the_socket(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": [{"who": "me"}, {"who": "open"}] * 1})["id"]
    first, second = anna.listen(table), ben.listen(table)
    assert first.ask("start")["type"] == "tilewright:seats-free"
    assert second.ask("join", {})["frames"][-1]["what"] == "sat"
    assert second.ask("leave")["frames"][-1]["what"] == "rose"
    assert first.ask("bots", {"seat": 1, "bot": "nobody"})["type"] == "tilewright:unknown-bot"
    assert second.ask("join", {"seat": 1})["seen"]["you"] == 1
    assert first.ask("start")["frames"][-1]["what"] == "started"
    assert second.ask("chat", {"text": "hello"})["frames"][-1]["text"] == "hello"
    assert second.ask("chat", {"text": "\u0000"})["type"] == "tilewright:bad-text"
    assert first.ask("vote-to-end", {"agrees": True})["frames"][-1]["agrees"] is True
    assert second.ask("resign")["seen"]["status"] == "over"
    first.close()
    second.close()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"id": 1}',
        '{"id": -1, "ask": "start"}',
        '{"id": 99999999999999999999, "ask": "start"}',
        '{"id": 1, "ask": "start", "more": 1}',
        '{"id": 1, "ask": "fork", "data": {"ply": 0}}',
        '{"id": 1, "ask": "act", "data": {"actions": []}}',
        '{"id": 1, "ask": "act", "data": {"actions": ["' + "x" * 201 + '"]}}',
        json.dumps({"id": 1, "ask": "act", "data": {"actions": ["end"] * 51}}),
        '{"id": 1, "ask": "act", "data": 7}',
        '{"id": 1, "ask": "act", "data": {"actions": ["\\ud800"]}}',
        '{"id": 1, "ask": "chat", "data": {"text": "' + "x" * 501 + '"}}',
        b'{"id": 1, "ask": "start"}',
    ],
)
def test_a_message_of_another_form_is_refused_with_what_would_be_right(server: Server, message: str | bytes) -> None:
    _, listener, others, _ = two(server)
    listener.receive()
    listener.socket.send(message)
    received = listener.receive()
    while received["type"] == "present":
        received = listener.receive()
    assert received["type"] == "refused"
    assert received["problem"]["type"] == "tilewright:bad-message"
    assert received["problem"]["detail"]
    still_refused = 409 if listener.person.name == "Anna" else 403  # she is the owner; either may be the one to move
    assert listener.ask("start")["status"] == still_refused, "the socket still works"
    listener.close()
    others.close()


def test_whatever_bytes_come_no_error_is_ours(server: Server) -> None:
    """Messages right and wrong, cut and mixed; the fixture looks for unexpected errors in the log."""
    table, listener, others, _ = two(server)
    rng = random.Random(3)
    words = [*REQUEST_NAMES, "", "explain", "\u05d0"]
    values: list[Any] = [None, 0, -1, 2**70, 0.5, "", "end", "place Rsq 0,0", [], ["end"], {}, {"x": 1}, True]
    fields = ["actions", "turn", "steps", "agrees", "seat", "bot", "text", "invitation", "random"]
    refused = 0
    for number in range(300):
        data: Any = {rng.choice(fields): rng.choice(values) for _ in range(rng.randrange(4))}
        if rng.random() < 0.1:
            data = rng.choice(values)
        word = rng.choice(words)
        text = json.dumps({"id": number, "ask": word if word != "resign" else "act", "data": data})
        if rng.random() < 0.3:
            cut = rng.randrange(len(text))
            text = text[:cut] + rng.choice(["", "\u0000", '"', "}", "\\", "9" * 30]) + text[cut + rng.randrange(3) :]
        listener.socket.send(text)
        while True:
            received = listener.receive()
            if received["type"] == "refused":
                refused += 1
                assert received["problem"]["status"] < 500, received
                break
            if received.get("granted"):
                break
    assert refused > 100
    assert listener.person.ok("GET", f"/api/tables/{table}/view")["status"] == "playing"
    listener.close()
    others.close()


def test_who_asks_too_often_over_the_socket_must_wait(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "60") as server:
        _, listener, others, _ = two(server)
        answers = until_rate_limited(lambda: listener.ask("take-back")["status"])
        assert set(answers) == {409, 429}
        listener.close()
        others.close()


def test_a_socket_ends_with_the_session_or_token_that_opened_it(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben)
    token = anna.ok("POST", "/api/tokens", {"label": "bot"})["token"]
    program = Person(server, token=token)
    by_cookie, by_token = anna.listen(table), program.listen(table)
    assert "status" in by_token.ask("take-back", {"steps": 200})
    [info] = anna.ok("GET", "/api/tokens")
    anna.ok("DELETE", f"/api/tokens/{info['id']}")
    assert by_token.is_closed()
    assert "status" in by_cookie.ask("take-back", {"steps": 200}), "the other session is still there"
    anna.ok("DELETE", "/api/session")
    assert by_cookie.is_closed()
