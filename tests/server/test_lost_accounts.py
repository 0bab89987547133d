"""Somebody else had your password, your session or your mailbox: how you get rid of them."""

from collections.abc import Iterator

import pytest

from tests.server.kit import PASSWORD, Person, Server, account_holder, serving, until_rate_limited
from tests.server.receivers import Mailbox, link_in

NEW_PASSWORD = "another horse altogether"


@pytest.fixture(scope="module")
def emailing_server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    flags = ["--smtp", mailbox.url, "--mail-from", "Tilewright <no-reply@play.example>"]
    with serving(tmp_path_factory.mktemp("lost"), *flags, ends_with_its_test=False) as server:
        yield server


def with_sign_in_link(server: Server, mailbox: Mailbox) -> tuple[Person, str]:
    """A person, and a link by which whoever reads their e-mails can sign in for them."""
    anna = Person(server, "Anna")
    address = f"{anna.id}@example.org"
    anna.ok("PUT", "/api/contacts/email", {"address": address})
    anna.ask("POST", link_in(mailbox.email_to(address, 1)))
    anna.ok("POST", "/api/sign-in/link", {"address": address})
    return anna, link_in(mailbox.email_to(address, 2))


def opens_nothing(server: Server, link: str) -> bool:
    somebody = Person(server)
    return somebody.ask("POST", link).status_code == 410 and somebody.refused("GET", "/api/session")[0] == 401


def test_a_sign_in_link_dies_with_the_address(emailing_server: Server, mailbox: Mailbox) -> None:
    anna, link = with_sign_in_link(emailing_server, mailbox)
    anna.ok("DELETE", "/api/contacts/email")
    assert opens_nothing(emailing_server, link)


def test_a_sign_in_link_dies_when_another_address_takes_the_place_of_its_own(
    emailing_server: Server, mailbox: Mailbox
) -> None:
    anna, link = with_sign_in_link(emailing_server, mailbox)
    anna.ok("PUT", "/api/contacts/email", {"address": f"new-{anna.id}@example.org"})
    assert opens_nothing(emailing_server, link)


def test_a_sign_in_link_dies_when_one_signs_out_everywhere(emailing_server: Server, mailbox: Mailbox) -> None:
    anna, link = with_sign_in_link(emailing_server, mailbox)
    anna.ok("DELETE", "/api/sessions")
    assert opens_nothing(emailing_server, link)


def test_a_link_that_would_verify_a_strangers_address_dies_when_one_signs_out_everywhere(
    emailing_server: Server, mailbox: Mailbox
) -> None:
    anna = Person(emailing_server, "Anna")
    address = f"stranger-{anna.id}@example.org"
    anna.ok("PUT", "/api/contacts/email", {"address": address})
    anna.ok("DELETE", "/api/sessions")
    assert Person(emailing_server).ask("POST", link_in(mailbox.email_to(address, 1))).status_code == 410


def change_password(person: Person, password: str, new_password: str) -> tuple[int, str]:
    response = person.ask("PUT", "/api/account", {"password": password, "new_password": new_password})
    return response.status_code, response.json().get("type", "").removeprefix("tilewright:")


def test_a_new_password_ends_every_other_session_token_and_link(emailing_server: Server, mailbox: Mailbox) -> None:
    anna, link = with_sign_in_link(emailing_server, mailbox)
    login = f"anna-{anna.id}"
    anna.ok("POST", "/api/account", {"login": login, "password": PASSWORD})
    thief = Person(emailing_server)
    thief.ok("POST", "/api/sign-in", {"login": login, "password": PASSWORD})
    program = Person(emailing_server, token=thief.ok("POST", "/api/tokens", {"label": "mine now"})["token"])
    table = anna.table(Person(emailing_server, "Ben"))
    watching, own = thief.listen(table), anna.listen(table)
    assert change_password(anna, PASSWORD, NEW_PASSWORD) == (200, "")
    assert watching.is_closed()
    for other in (thief, program):
        assert other.refused("GET", "/api/session") == (401, "not-signed-in")
    assert opens_nothing(emailing_server, link)
    anna.ok("GET", "/api/session")
    assert own.ask("chat", {"text": "still here"})["type"] in ("happened", "granted")
    again = Person(emailing_server)
    assert again.refused("POST", "/api/sign-in", {"login": login, "password": PASSWORD}) == (403, "wrong-password")
    again.ok("POST", "/api/sign-in", {"login": login, "password": NEW_PASSWORD})


def test_who_does_not_know_the_password_cannot_change_it(server: Server) -> None:
    assert change_password(Person(server), PASSWORD, NEW_PASSWORD) == (401, "not-signed-in")
    guest = Person(server, "Gus")
    assert change_password(guest, PASSWORD, NEW_PASSWORD) == (409, "no-account")
    anna = account_holder(server, "Anna")
    assert change_password(anna, "wrong horse", NEW_PASSWORD) == (403, "not-your-password")
    assert change_password(anna, PASSWORD, "short")[0] == 400
    guesses = until_rate_limited(lambda: change_password(anna, "wrong horse", NEW_PASSWORD)[0])
    assert set(guesses[:-1]) <= {403}, "guessing is slowed down"


def test_a_victim_gets_few_emails_however_many_ask(emailing_server: Server, mailbox: Mailbox) -> None:
    """An hour must pass for each further one, whoever asks and whichever kind it is."""
    victim, asked = "victim@example.org", 0
    while True:
        person = Person(emailing_server, "Eve")
        answer = person.ask("PUT", "/api/contacts/email", {"address": victim})
        if answer.status_code == 429:
            break
        asked += 1
    assert 1 <= asked <= 5
    assert int(answer.headers["retry-after"]) > 1800
    link = Person(emailing_server).ask("POST", "/api/sign-in/link", {"address": victim.upper()})
    assert link.status_code == 429
    assert len([message for message in mailbox.emails if message["To"] == victim]) == asked
