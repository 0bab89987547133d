"""Lessons through the API: nothing is kept between calls, and nobody need be signed in."""

import httpx
import pytest

import tilewright as tw
from tests.server.kit import PLAIN, Server, get
from tilewright.lessons import lessons, message_ids


def post(server: Server, path: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/games/{path}", json=body, **PLAIN)


@pytest.mark.parametrize("game", tw.games())
def test_every_lesson_can_be_listed_begun_and_passed(server: Server, game: str) -> None:
    listed = get(f"{server.url}/api/games/{game}/lessons").json()
    assert [each["id"] for each in listed] == [lesson.id for lesson in lessons(game)]
    for shown, lesson in zip(listed, lessons(game), strict=True):
        assert shown["words"] == message_ids(lesson)
        begun = post(server, f"{game}/lessons/{lesson.id}", {}).json()
        assert begun["seat"] == begun["actor"]
        assert begun["view"]["actor"] == begun["actor"]
        assert lesson.answer[0] in [each["text"] for each in begun["legal"]]
        assert begun["legal"][0]["action"]["do"]
        assert (begun["passed"], begun["over"], begun["recent"], begun["refusal"]) == (False, False, [], None)
        done = post(server, f"{game}/lessons/{lesson.id}", {"actions": lesson.answer}).json()
        assert done["passed"]
        assert done["recent"]
        assert done["legal"] == []
        slipped = post(server, f"{game}/lessons/{lesson.id}", {"actions": lesson.slip}).json()
        assert not slipped["passed"]


def test_an_action_can_be_asked_about(server: Server) -> None:
    asked = post(server, "qwirkle/lessons/longer", {"asked": "place Rsq 5,0"}).json()
    assert asked["refusal"]["reason"] == "it-touches-no-tile"
    assert asked["played"] == []
    fine = post(server, "qwirkle/lessons/longer", {"asked": "place Rsq 3,0"}).json()
    assert fine["refusal"] is None
    assert fine["outlook"]["worth"] == {"place Rsq 3,0": 4}


def test_what_the_others_hold_is_not_shown(server: Server) -> None:
    shown = post(server, "tigris/lessons/revolt", {"actions": ["leader priest G4"]}).json()
    mine, theirs = shown["view"]["players"]
    assert mine["hand"]
    assert not theirs["hand"]
    assert shown["insight"] is not None


@pytest.mark.parametrize(
    ("path", "body", "status", "kind"),
    [
        ("hopscotch/lessons/first-line", {}, 400, "tilewright:unknown-game"),
        ("qwirkle/lessons/juggling", {}, 400, "tilewright:unknown-lesson"),
        ("qwirkle/lessons/longer", {"actions": ["jump"]}, 422, "tilewright:no-action"),
        ("qwirkle/lessons/longer", {"asked": "jump"}, 422, "tilewright:no-action"),
    ],
)
def test_what_will_not_do_is_said(server: Server, path: str, body: object, status: int, kind: str) -> None:
    answer = post(server, path, body)
    assert (answer.status_code, answer.json()["type"]) == (status, kind)


@pytest.mark.parametrize("body", [{"actions": "end"}, {"actions": ["end"] * 51}, {"steps": 1}, {"asked": ""}])
def test_a_body_of_another_shape_is_refused(server: Server, body: object) -> None:
    assert post(server, "qwirkle/lessons/longer", body).status_code == 400


def test_an_unknown_game_has_no_list(server: Server) -> None:
    answer = get(f"{server.url}/api/games/hopscotch/lessons")
    assert (answer.status_code, answer.json()["type"]) == (400, "tilewright:unknown-game")
