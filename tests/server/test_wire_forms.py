"""What goes over the wire: every kind of entry has its frame, every domain error its status, and broadcasts of another
version do no harm."""

from typing import Any, get_args

import msgspec
import pytest

from tilewright.server import errors
from tilewright.server.api.problem_details import problem_of
from tilewright.server.live import pubsub
from tilewright.server.live.frames import ActedFrame, Frame, SaidFrame
from tilewright.server.tables.entries import AnyBody

ERRORS = [
    (errors.InvalidRequest("bad", "No."), 400),
    (errors.NotSignedIn(), 401),
    (errors.Forbidden("not-owner", "No."), 403),
    (errors.NotFound("table"), 404),
    (errors.StateConflict("over", "No."), 409),
    (errors.IllegalMove("no-action", "No."), 422),
    (errors.RateLimited(2.5), 429),
    (errors.Unavailable("No."), 503),
]


def tags(union: Any) -> set[Any]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_every_kind_of_entry_has_a_frame_of_the_same_name() -> None:
    """But for a remark of somebody from whom the viewer is kept apart: it is another frame for them alone."""
    assert tags(Frame) == tags(AnyBody) | {"silenced"}


def test_a_frame_says_what_it_is_and_leaves_out_what_it_has_not() -> None:
    hidden = ActedFrame(3, 1.5, 0, "player", msgspec.Raw(b"[]"))
    assert msgspec.json.decode(msgspec.json.encode(hidden)) == {
        "what": "acted",
        "number": 3,
        "at": 1.5,
        "seat": 0,
        "by": "player",
        "events": [],
    }
    assert b"seat" not in msgspec.json.encode(SaidFrame(4, 1.5, "sam", "Sam", "hello"))


@pytest.mark.parametrize(("error", "status"), ERRORS, ids=lambda value: type(value).__name__)
def test_a_domain_error_becomes_problem_details_of_its_status(error: errors.DomainError, status: int) -> None:
    problem = problem_of(error)
    assert problem.status == problem.body["status"] == status
    assert problem.body["type"] == f"tilewright:{error.kind}"
    assert problem.body["detail"] == error.detail


def test_no_domain_error_is_without_a_status() -> None:
    assert set(errors.DomainError.__subclasses__()) == {type(error) for error, _ in ERRORS}


def test_facts_go_with_the_problem_and_a_wait_goes_into_a_header() -> None:
    assert problem_of(errors.StateConflict("taken", "No.", free=[1, 2])).body["free"] == [1, 2]
    assert problem_of(errors.RateLimited(2.5)).headers == {"Retry-After": "3"}


def test_every_broadcast_comes_back_as_it_was_sent() -> None:
    sent: list[pubsub.Broadcast] = [
        pubsub.TableChanged("t", 4, "a"),
        pubsub.DraftChanged("t", 4, 1, "a"),
        pubsub.PresenceChanged("t", ("Anna",), "a"),
        pubsub.SessionEnded("s"),
        pubsub.SignedOutEverywhere("anna"),
        pubsub.PlayerRenamed("anna", "Zoe"),
        pubsub.PlayerDeleted("anna"),
        pubsub.RemarksErased("t"),
        pubsub.ContactsChanged("anna"),
        pubsub.LobbyChanged(),
        pubsub.RequestsChanged("anna"),
        pubsub.PlayersPaired("t", ("anna", "ben")),
    ]
    assert {type(broadcast) for broadcast in sent} == set(get_args(pubsub.Broadcast))
    assert pubsub._read(msgspec.json.encode(sent)) == sent


@pytest.mark.parametrize("message", [b'[{"type": "Unheard"}]', b'[{"table": "t", "number": 4}]', b"x"])
def test_a_broadcast_of_another_version_is_passed_over(message: bytes) -> None:
    assert pubsub._read(message) == []
