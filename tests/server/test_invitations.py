"""An invitation that came into the wrong hands is revoked."""

import re
from pathlib import Path

import pytest

from tests.server.kit import Person, Server, serving, tilewright
from tilewright.server.tables.commands.checks import MAX_INVITATIONS


def private_table(server: Server) -> tuple[Person, str, str]:
    anna = Person(server, "Anna")
    seats = [{"who": "me"}, {"who": "open"}]
    made = anna.ok("POST", "/api/tables", {"game": "qwirkle", "seats": seats, "private": True})
    return anna, f"/api/tables/{made['id']}", made["invitation"]


def test_a_revoked_invitation_opens_nothing_and_the_new_one_does(server: Server) -> None:
    anna, path, old = private_table(server)
    eve, ben = Person(server, "Eve"), Person(server, "Ben")
    watching = eve.listen(path.rpartition("/")[2], invitation=old)
    watching.receive()
    new = anna.ok("POST", f"{path}/invitation")["invitation"]
    assert new != old
    assert watching.is_closed(), "who came in by the old one is out"
    assert eve.refused("GET", path, invitation=old) == (404, "not-found")
    assert eve.refused("POST", f"{path}/join", {"invitation": old}) == (404, "not-found")
    assert ben.ok("GET", path, invitation=new)["you"] is None
    assert ben.ok("POST", f"{path}/join", {"invitation": new})["invitation"] == new
    newer = anna.ok("POST", f"{path}/invitation")["invitation"]
    assert newer not in (old, new)
    assert ben.ok("GET", path)["you"] == 1, "those who sit there need none"


def test_only_the_owner_revokes_and_not_without_end(server: Server) -> None:
    anna, path, invitation = private_table(server)
    ben = Person(server, "Ben")
    ben.ok("POST", f"{path}/join", {"invitation": invitation})
    assert ben.refused("POST", f"{path}/invitation") == (403, "not-owner")
    for _ in range(MAX_INVITATIONS):
        anna.ok("POST", f"{path}/invitation")
    assert anna.refused("POST", f"{path}/invitation") == (409, "too-many-invitations")


def test_the_invitation_is_still_revoked_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, path, old = private_table(server)
        new = anna.ok("POST", f"{path}/invitation")["invitation"]
        server.kill()
        server.start()
        eve = Person(server, "Eve")
        assert eve.refused("GET", path, invitation=old) == (404, "not-found")
        eve.ok("GET", path, invitation=new)


@pytest.mark.parametrize("code", ["nonsense", ""])
def test_an_invitation_to_sign_up_that_is_none_cannot_be_revoked(tmp_path: Path, code: str) -> None:
    with serving(tmp_path):
        pass
    done = tilewright("invite", "--data", str(tmp_path), "--revoke", code)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_an_operator_revokes_an_invitation_to_sign_up(tmp_path: Path) -> None:
    with serving(tmp_path, "--accounts-only") as server:
        code = tilewright("invite", "--data", str(tmp_path), "--uses", "5").stdout.strip()
        assert re.fullmatch("[0-9a-f]{64}", code)
        body = {"name": "Anna", "login": "anna", "password": "correct horse", "invitation": code}
        Person(server).ok("POST", "/api/sign-up", body)
        assert tilewright("invite", "--data", str(tmp_path), "--revoke", code).returncode == 0
        assert Person(server).refused("POST", "/api/sign-up", body | {"login": "ben"}) == (403, "no-invitation")
