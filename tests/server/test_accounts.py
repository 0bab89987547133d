"""Coming back: links by e-mail; and servers where not everybody may make an account."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.kit import Person, Server, account_holder, serving, tilewright, until_rate_limited
from tests.server.receivers import Mailbox, link_in


@pytest.fixture(scope="module")
def emailing_server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends e-mails."""
    flags = ["--smtp", mailbox.url, "--mail-from", "Tilewright <no-reply@play.example>"]
    with serving(tmp_path_factory.mktemp("emailing"), *flags, ends_with_its_test=False) as server:
        yield server


def _with_address(server: Server, mailbox: Mailbox, name: str) -> tuple[Person, str]:
    person = Person(server, name)
    address = f"{person.id}@example.org"
    person.ok("PUT", "/api/contacts/email", {"address": address})
    assert person.ask("POST", link_in(mailbox.email_to(address, 1))).status_code < 300
    return person, address


def test_a_link_signs_in_once_and_brings_back_the_seats_of_a_guest(emailing_server: Server, mailbox: Mailbox) -> None:
    anna, address = _with_address(emailing_server, mailbox, "Anna")
    table = anna.table(Person(emailing_server, "Ben"))
    elsewhere = Person(emailing_server)
    answer = elsewhere.ask("POST", "/api/sign-in/link", {"address": address.upper()})
    assert answer.status_code == 202
    email = mailbox.email_to(address, 2)
    assert email["Subject"] == "Sign in to Tilewright"
    link = link_in(email)
    word = link.rpartition("/")[2].encode()
    stored = b"".join(path.read_bytes() for path in emailing_server.data.iterdir() if path.is_file())
    assert word not in stored, "the word is kept nowhere"
    assert "Anna" in elsewhere.ask("GET", link).text
    assert elsewhere.refused("GET", "/api/session")[0] == 401, "looking at it signs nobody in"
    done = elsewhere.ask("POST", link)
    assert (done.status_code, done.headers["location"]) == (303, "/account?signed-in=1")
    assert elsewhere.ok("GET", f"/api/tables/{table}")["you"] == 0
    assert Person(emailing_server).ask("POST", link).status_code == 410
    assert Person(emailing_server).ask("GET", link).status_code == 410


def test_asking_for_a_link_tells_nobody_who_is_known(emailing_server: Server, mailbox: Mailbox) -> None:
    _, address = _with_address(emailing_server, mailbox, "Anna")
    answers = []
    for asked in (address, "nobody-at-all@example.org"):
        answer = Person(emailing_server).ask("POST", "/api/sign-in/link", {"address": asked})
        answers.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert answers[0] == answers[1]
    mailbox.email_to(address, 2)
    assert not [email for email in mailbox.emails if email["To"] == "nobody-at-all@example.org"]
    assert Person(emailing_server).refused("POST", "/api/sign-in/link", {"address": "no address"}) == (
        400,
        "bad-address",
    )


def test_a_link_that_is_too_old_does_nothing(emailing_server: Server, mailbox: Mailbox) -> None:
    anna, address = _with_address(emailing_server, mailbox, "Anna")
    Person(emailing_server).ask("POST", "/api/sign-in/link", {"address": address})
    asked_by = time.time()
    link = link_in(mailbox.email_to(address, 2))
    engine = sa.create_engine(f"sqlite:///{emailing_server.data / 'tilewright.db'}")
    with engine.begin() as connection:
        lasts = connection.execute(sa.text("SELECT expires_at FROM links WHERE player = :id"), {"id": anna.id}).scalar()
        assert lasts is not None
        assert lasts < asked_by + 15 * 60 + 1
        connection.execute(sa.text("UPDATE links SET expires_at = :t WHERE player = :id"), {"t": 1.0, "id": anna.id})
    engine.dispose()
    assert Person(emailing_server).ask("POST", link).status_code == 410


def test_emails_are_not_sent_without_end(emailing_server: Server) -> None:
    person = Person(emailing_server)
    asked = {"address": "flooded@example.org"}
    answers = until_rate_limited(lambda: person.ask("POST", "/api/sign-in/link", asked).status_code)
    assert set(answers) == {202, 429}


def test_a_server_says_how_one_may_come_in(server: Server, emailing_server: Server, tmp_path: Path) -> None:
    here = {"guests": True, "sign_up": "open", "letters": False}
    assert Person(server).ok("GET", "/api/sign-in") == here
    assert Person(emailing_server).ok("GET", "/api/sign-in") == here | {"letters": True}
    with serving(tmp_path, "--accounts-only") as closed:
        ways = Person(closed).ok("GET", "/api/sign-in")
    assert ways == {"guests": False, "sign_up": "invitation", "letters": False}


def _invite(server: Server, *flags: str) -> str:
    done = tilewright("invite", "--data", str(server.data), *flags)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_who_is_signed_in_stays_who_they_are(server: Server) -> None:
    """A page that has forgotten them asks to be a guest, and must not lose the account for it."""
    anna = account_holder(server, "Anna")
    answer = anna.ask("POST", "/api/session", {"name": "Somebody"})
    assert answer.json()["id"] == anna.id
    assert "set-cookie" not in answer.headers
    assert anna.ok("GET", "/api/session")["name"] == "Anna"


def test_where_there_are_no_guests_accounts_come_by_invitation(tmp_path: Path) -> None:
    with serving(tmp_path, "--accounts-only") as server:
        word = _invite(server, "--uses", "2")
        body = {"name": "Anna", "login": "anna", "password": "correct horse"}
        person = Person(server)
        assert person.refused("POST", "/api/session", {"name": "Anna"}) == (403, "no-guests")
        assert person.refused("POST", "/api/sign-up", body) == (403, "no-invitation")
        assert person.refused("POST", "/api/sign-up", {**body, "invitation": "x" * 32}) == (403, "no-invitation")
        person.ok("POST", "/api/sign-up", {**body, "invitation": word})
        assert person.ok("GET", "/api/session")["guest"] is False
        taken = {**body, "name": "Another", "invitation": word}
        assert Person(server).refused("POST", "/api/sign-up", taken) == (409, "login-taken")
        ben = {**body, "name": "Ben", "login": "ben", "invitation": word}
        Person(server).ok("POST", "/api/sign-up", ben)  # what failed did not use the invitation up
        cleo = {**ben, "login": "cleo"}
        assert Person(server).refused("POST", "/api/sign-up", cleo) == (403, "no-invitation")
        Person(server).ok("POST", "/api/sign-in", {"login": "ben", "password": "correct horse"})


def test_an_operator_may_let_everybody_make_an_account(tmp_path: Path) -> None:
    with serving(tmp_path, "--accounts-only", "--open-sign-up") as server:
        person = Person(server)
        assert person.refused("POST", "/api/session", {"name": "Anna"}) == (403, "no-guests")
        person.ok("POST", "/api/sign-up", {"name": "Anna", "login": "anna", "password": "correct horse"})


def test_mail_settings_that_cannot_work_are_named_at_the_start(tmp_path: Path) -> None:
    for flags, hint in [(["--smtp", "mail.example"], "smtp://"), (["--smtp", "smtp://mail.example"], "--mail-from")]:
        done = tilewright("serve", "--data", str(tmp_path), "--port", "0", *flags)
        assert done.returncode == 2
        assert hint in done.stderr
