"""Everybody gets messages in their own language; programs get English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import ClockedServer, Person, Server, running
from tests.server.receivers import Mailbox, WebhookReceiver, link_in
from tests.translations import fluent_files as fluent
from tilewright.server.languages import preferred_language
from tilewright.server.notifications import webhooks
from tilewright.translations import Translator, languages


@pytest.fixture(scope="module")
def emailing_server(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[ClockedServer]:
    """A server that sends e-mails, and whose players may name webhooks on this machine."""
    flags = ["--private-webhooks", "--smtp", mailbox.url, "--mail-from", "t@play.example"]
    with running(ClockedServer(tmp_path_factory.mktemp("emailing"), *flags, ends_with_its_test=False)) as server:
        yield server


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("he", "he"),
        ("iw-IL,en;q=0.5", "he"),
        ("hu-HU,hu;q=0.9,en-US;q=0.8,en;q=0.7", "hu"),
        ("de-DE,de;q=0.9,hu;q=0.4,en;q=0.3", "hu"),
        ("fr, de", "en"),
        ("he;q=0, en;q=0.1", "en"),
        ("he;q=x,,;;;q=1,-", "en"),
        ("*", "en"),
    ],
)
def test_a_browser_says_which_language_is_read(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_a_guest_has_the_language_of_his_browser_until_he_says_another(server: Server) -> None:
    person = Person(server)
    person.http.headers["Accept-Language"] = "he-IL,he;q=0.9"
    assert person.ok("POST", "/api/session", {"name": "Anna"})["language"] == "he"
    assert person.ok("PUT", "/api/session", {"language": "hu"})["language"] == "hu"
    assert person.ok("GET", "/api/session")["language"] == "hu"
    assert person.ok("GET", "/api/session")["name"] == "Anna"
    assert person.refused("PUT", "/api/session", {"language": "xx"}) == (400, "unknown-language")
    assert Person(server).ok("POST", "/api/session", {"name": "Ben", "language": "he"})["language"] == "he"
    assert person.refused("POST", "/api/session", {"name": "Ben", "language": ".."}) == (400, "unknown-language")
    profile = person.ok("GET", f"/api/players/{person.ok('GET', '/api/session')['id']}")
    assert "language" not in profile["player"], "it is nobody else's business"


@pytest.mark.parametrize("language", languages())
def test_emails_and_the_pages_behind_their_links_are_in_the_players_language(
    emailing_server: ClockedServer, mailbox: Mailbox, language: str
) -> None:
    words = Translator(language)
    direction = "rtl" if language == "he" else "ltr"
    anna, ben = Person(emailing_server, "Anna"), Person(emailing_server, "Ben")
    for person in (anna, ben):
        person.ok("PUT", "/api/session", {"language": language})
        address = f"{person.id}@example.org"
        person.ok("PUT", "/api/contacts/email", {"address": address})
        asked = mailbox.email_to(address, 1)
        assert asked["Subject"] == words.text("notifications-verify-subject")
        page = person.ask("GET", link_in(asked)).text
        assert f'<html lang="{language}" dir="{direction}">' in page
        assert words.text("notifications-verify-yes") in page
        thanks = person.ask("POST", link_in(asked)).text
        assert words.text("notifications-verified-text") in thanks
        gone = person.ask("POST", link_in(asked))
        assert "Link expired" in gone.text, "whose it was is not known any more"
    table = anna.table(ben)
    mover = (anna, ben)[anna.ok("GET", f"/api/tables/{table}/view")["actor"]]
    emailing_server.advance_clock(3600)
    email = mailbox.email_to(f"{mover.id}@example.org", 2)
    said = words.text("notifications-your-turn", game=words.title("qwirkle"))
    assert email["Subject"] == said.rstrip(".")
    lines = email.get_content().splitlines()
    assert said in lines
    assert f"{emailing_server.url}/table/{table}" in lines
    leave = email["List-Unsubscribe"].strip("<>")
    assert leave in lines, "no mark stands beside it"
    assert re.fullmatch(rf"<{table}\.\d+\.{mover.id}\.email@play\.example>", email["Message-ID"])
    assert words.text("notifications-leave-yes") in mover.ask("GET", leave.removeprefix(emailing_server.url)).text


def test_a_link_that_is_used_up_says_so_in_the_language_of_the_browser(server: Server) -> None:
    person = Person(server)
    person.http.headers["Accept-Language"] = "he"
    page = person.ask("GET", "/api/links/nothing")
    assert page.status_code == 410
    assert 'lang="he" dir="rtl"' in page.text
    assert Translator("he").text("notifications-used-up") in page.text


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text"), ("json", "text")])
def test_a_service_is_told_in_the_players_language_and_a_program_in_english(
    emailing_server: Server, webhook: WebhookReceiver, form: str, field: str
) -> None:
    anna = Person(emailing_server, "Anna")
    anna.ok("PUT", "/api/session", {"language": "hu"})
    anna.ok("PUT", "/api/contacts/webhook", {"url": f"{webhook.url}/", "form": form})
    anna.ok("POST", "/api/contacts/webhook/test")
    assert webhook.got[0][field].startswith(Translator("en" if form == "json" else "hu").text("notifications-test"))


def test_every_reason_why_a_webhook_fails_has_words_and_no_texts_are_left_over() -> None:
    package = Path(webhooks.__file__).parents[1]
    kinds = set(re.findall(r'DeliveryFailed\(\s*"([a-z-]+)"', Path(webhooks.__file__).read_text()))
    reasons = {f"notifications-why-{kind}" for kind in kinds}
    assert len(reasons) > 5
    messages = fluent.page("en", "notifications").messages.keys()
    assert not reasons - messages, "missing"
    code = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    assert not {message for message in messages - reasons if f'"{message}"' not in code}, "left over"
