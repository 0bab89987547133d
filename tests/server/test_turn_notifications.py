"""Being notified of one's turn: by webhook and by e-mail, once, also after a kill, never into our own network."""

import asyncio
import random
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.kit import HANG, ClockedServer, Person, Postgres, Server, running, wait_until
from tests.server.receivers import Mailbox, WebhookReceiver, link_in
from tilewright.server.database.schema import turn_notifications
from tilewright.server.notifications import webhooks
from tilewright.server.notifications.delivery import DeliveryFailed
from tilewright.server.notifications.turn_notifications import MAX_AT_ONCE_OF_PLAYER, next_hour
from tilewright.server.notifications.webhooks import WebhookClient, all_public

WAIT = 10_000.0  # seconds after which somebody is notified: none of them passes before the test says so
OURS = ["--private-webhooks", "--tell-after", str(WAIT)]


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """An empty one for each test, since e-mails are counted."""
    found = Mailbox()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def notifying_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClockedServer]:
    """A server whose players may name webhooks on this machine."""
    with running(ClockedServer(tmp_path_factory.mktemp("notifying"), *OURS, ends_with_its_test=False)) as server:
        yield server


def _nobody_is_to_be_notified(database: str, table: str) -> None:
    """Wait until no notification of this table is left: each is sent or struck, and nothing will follow."""
    engine = sa.create_engine(database)
    left = sa.select(sa.func.count()).select_from(turn_notifications).where(turn_notifications.c.table_id == table)

    def none_left() -> bool:
        with engine.connect() as connection:
            return connection.scalar(left) == 0

    wait_until(none_left, lambda: "a notification is left")
    engine.dispose()


def _database_of(server: Server) -> str:
    return f"sqlite:///{server.data / 'tilewright.db'}"


def _two(server: Server) -> tuple[Person, Person, str]:
    """Two at a table whose game has not begun."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    return anna, ben, anna.table(ben, start=False)


def _begin(anna: Person, ben: Person, table: str) -> tuple[Person, Person]:
    anna.ok("POST", f"/api/tables/{table}/start")
    people = (anna, ben)
    actor = anna.ok("GET", f"/api/tables/{table}/view")["actor"]
    return people[actor], people[1 - actor]


def _set(person: Person, webhook: WebhookReceiver, form: str = "json") -> None:
    person.ok("PUT", "/api/contacts/webhook", {"url": f"{webhook.url}/turn", "form": form})


def _turn(person: Person, table: str) -> None:
    """One turn, whatever it is."""
    person.whole_turn(table, random.Random(1))


def test_a_webhook_is_notified_once_for_each_wait(notifying_server: ClockedServer, webhook: WebhookReceiver) -> None:
    anna, ben, table = _two(notifying_server)
    for person in (anna, ben):
        _set(person, webhook)
    first, second = _begin(anna, ben, table)
    notifying_server.advance_clock(WAIT)
    (notification,) = webhook.wait_for(1)
    assert (notification["kind"], notification["game"], notification["table"]) == ("your-turn", "qwirkle", table)
    assert notification["link"] == f"{notifying_server.url}/table/{table}"
    _nobody_is_to_be_notified(_database_of(notifying_server), table)
    assert len(webhook.got) == 1
    for mover, count in ((first, 2), (second, 3)):
        _turn(mover, table)
        notifying_server.advance_clock(WAIT)
        webhook.wait_for(count)
    _nobody_is_to_be_notified(_database_of(notifying_server), table)
    assert len({notification["turn"] for notification in webhook.got}) == 3
    assert len(set(webhook.keys)) == 3


def test_who_is_at_the_table_or_has_moved_is_not_notified(
    notifying_server: ClockedServer, webhook: WebhookReceiver
) -> None:
    anna, ben, table = _two(notifying_server)
    for person in (anna, ben):
        _set(person, webhook)
    listeners = [anna.listen(table), ben.listen(table)]
    while listeners[0].present != ["Anna", "Ben"]:
        listeners[0].receive()
    first, _ = _begin(anna, ben, table)
    _turn(first, table)
    notifying_server.advance_clock(WAIT)
    _nobody_is_to_be_notified(_database_of(notifying_server), table)
    assert webhook.got == []
    for listener in listeners:
        listener.close()


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
def test_services_get_what_they_take(notifying_server: Server, webhook: WebhookReceiver, form: str, field: str) -> None:
    anna = Person(notifying_server, "Anna")
    _set(anna, webhook, form)
    anna.ok("POST", "/api/contacts/webhook/test")
    assert "Tilewright will tell you" in webhook.got[0][field]
    assert notifying_server.url in webhook.got[0][field]
    anna.ok("DELETE", "/api/contacts/webhook")
    assert anna.ok("GET", "/api/contacts")["contacts"] == []
    assert anna.refused("DELETE", "/api/contacts/webhook") == (404, "not-found")
    assert anna.refused("POST", "/api/contacts/webhook/test") == (404, "not-found")


def test_what_fails_for_a_moment_is_tried_again(notifying_server: ClockedServer, webhook: WebhookReceiver) -> None:
    anna, ben, table = _two(notifying_server)
    for person in (anna, ben):
        _set(person, webhook)
    webhook.answers = [500]
    _begin(anna, ben, table)
    notifying_server.advance_clock(WAIT)
    first, second = webhook.wait_for(2)
    assert first == second
    assert webhook.keys == [f'"{first["call"]}"'] * 2, "whoever had it already knows it by its key"


def test_redirections_are_not_followed(notifying_server: Server, webhook: WebhookReceiver) -> None:
    anna = Person(notifying_server, "Anna")
    _set(anna, webhook)
    webhook.answers = [307]
    assert anna.refused("POST", "/api/contacts/webhook/test") == (409, "undelivered")
    assert len(webhook.got) == 1, "the answer came when all was over"


def test_a_webhook_that_keeps_failing_is_given_up_and_its_player_notified(
    tmp_path: Path, webhook: WebhookReceiver, mailbox: Mailbox
) -> None:
    with running(ClockedServer(tmp_path, *OURS, "--smtp", mailbox.url, "--mail-from", "t@play.example")) as server:
        anna, ben, table = _two(server)
        first, second = _begin(anna, ben, table)
        _verified(first, mailbox)
        first.ok("PUT", "/api/contacts/webhook", {"url": f"{webhook.url}/gone"})
        _set(second, webhook)
        for _ in range(3):
            for mover in (first, second):
                _turn(mover, table)
                server.advance_clock(WAIT)
                _nobody_is_to_be_notified(_database_of(server), table)
        wait_until(lambda: any(email["Subject"] == "Your webhook isn’t working" for email in mailbox.emails))
        assert _webhook(first)["trouble"] == "it responded with status 410"
        assert _webhook(second)["trouble"] is None
        _set(first, webhook)
        assert _webhook(first)["trouble"] is None


def _webhook(person: Person) -> dict[str, str | None]:
    return next(one for one in person.ok("GET", "/api/contacts")["contacts"] if one["way"] == "webhook")


def _verified(person: Person, mailbox: Mailbox) -> str:
    address = f"{person.id}@example.org"
    before = len(mailbox.emails)
    person.ok("PUT", "/api/contacts/email", {"address": address})
    email = next(one for one in mailbox.wait_for(before + 1) if one["To"] == address)
    assert person.ask("POST", link_in(email)).status_code < 300
    return address


def test_emails_go_to_an_address_that_was_shown_to_be_ones_own_until_one_wants_no_more(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    sender = "Tilewright <no-reply@play.example>"
    flags = ["--smtp", mailbox.url, "--mail-from", sender, "--public-url", "https://play.example/"]
    with running(ClockedServer(tmp_path, "--tell-after", str(WAIT), *flags)) as server:
        anna, ben, table = _two(server)
        anna.ok("PUT", "/api/contacts/email", {"address": "Anna@Example.org"})
        (asked,) = mailbox.wait_for(1)
        assert (asked["To"], asked["From"]) == ("anna@example.org", sender)
        assert "https://play.example/api/links/" in asked.get_content()
        assert anna.refused("POST", "/api/contacts/email/test") == (409, "not-verified")
        page = anna.ask("GET", link_in(asked))  # as a mail program would: nothing happens
        assert "anna@example.org" in page.text
        assert not anna.ok("GET", "/api/contacts")["contacts"][0]["verified"]
        assert anna.ask("POST", link_in(asked)).status_code < 300
        assert anna.ok("GET", "/api/contacts")["contacts"][0]["verified"]
        assert anna.ask("POST", link_in(asked)).status_code == 410
        ben.ok("PUT", "/api/contacts/email", {"address": "anna@example.org"})
        assert ben.ask("POST", link_in(mailbox.wait_for(2)[1])).status_code == 410, "it is Anna's"
        first, _ = _begin(anna, ben, table)
        if first is ben:
            _turn(ben, table)
        server.advance_clock(WAIT)
        email = mailbox.wait_for(3)[2]
        assert (email["To"], email["Subject"]) == ("anna@example.org", "It’s your turn in Qwirkle")
        assert f"https://play.example/table/{table}" in email.get_content()
        leave = email["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
        nobody = Person(server)
        assert nobody.ask("GET", leave).status_code == 200
        assert nobody.ask("POST", leave[:-1] + "x").status_code == 410
        assert nobody.http.post(leave, data={"List-Unsubscribe": "One-Click"}).status_code < 300
        _turn(anna, table)
        _turn(ben, table)
        server.advance_clock(WAIT)
        _nobody_is_to_be_notified(_database_of(server), table)
        assert len(mailbox.emails) == 3
        assert "no more emails" in anna.ok("GET", "/api/contacts")["contacts"][0]["trouble"]


def test_a_digest_tells_of_all_games_that_wait_in_one_email_at_its_hour(tmp_path: Path, mailbox: Mailbox) -> None:
    flags = ["--smtp", mailbox.url, "--mail-from", "no-reply@play.example"]
    with running(ClockedServer(tmp_path, "--tell-after", str(WAIT), *flags)) as server:
        anna, ben, first = _two(server)
        assert anna.refused("PUT", "/api/contacts/email/digest", {"hour": 7}) == (404, "not-found")
        anna.ok("PUT", "/api/contacts/email", {"address": "anna@example.org"})
        anna.ask("POST", link_in(mailbox.wait_for(1)[0]))
        hour = (int(time.time() // 3600) + 12) % 24
        assert anna.ok("PUT", "/api/contacts/email/digest", {"hour": hour})["contacts"][0]["digest_hour"] == hour
        tables = [first, anna.table(ben, start=False), anna.table(ben, start=False)]
        for table in tables:
            mover, _ = _begin(anna, ben, table)
            if mover is ben:
                _turn(ben, table)
        _turn(anna, tables[2])
        server.advance_clock(13 * 3600)
        email = mailbox.wait_for(2)[1]
        assert email["Subject"] == "2 games are waiting for you"
        assert [table in email.get_content() for table in tables] == [True, True, False]
        for table in tables:
            _nobody_is_to_be_notified(_database_of(server), table)
        assert len(mailbox.emails) == 2


@pytest.mark.parametrize(("now", "hour", "expected"), [(0.0, 0, 0.0), (1.0, 0, 86_400.0), (3600.0, 7, 25_200.0)])
def test_a_digest_comes_at_the_next_time_of_its_hour(now: float, hour: int, expected: float) -> None:
    assert next_hour(now, hour) == expected


def test_without_a_mail_server_there_are_no_emails(notifying_server: Server) -> None:
    anna = Person(notifying_server, "Anna")
    assert anna.ok("GET", "/api/contacts")["letters"] is False
    assert anna.refused("PUT", "/api/contacts/email", {"address": "anna@example.org"}) == (409, "no-letters")
    assert anna.refused("POST", "/api/sign-in/link", {"address": "anna@example.org"}) == (409, "no-letters")


@pytest.mark.slow
def test_a_notification_survives_a_kill(tmp_path: Path, webhook: WebhookReceiver) -> None:
    server = ClockedServer(tmp_path, *OURS)
    server.start()
    anna, ben, table = _two(server)
    for person in (anna, ben):
        _set(person, webhook)
    _begin(anna, ben, table)
    server.kill()
    assert webhook.got == []
    server.advance_clock(WAIT)
    with running(server):
        (notification,) = webhook.wait_for(1)
    assert notification["table"] == table


@pytest.mark.slow
def test_of_two_servers_one_notifies_and_one_who_is_at_the_other_is_not_notified(
    tmp_path: Path, postgres: Postgres, webhook: WebhookReceiver
) -> None:
    database = postgres.new_database("calls")
    one, two = (ClockedServer(tmp_path / name, "--database", database, *OURS) for name in ("a", "b"))
    with running(one), running(two):
        anna, ben, table = _two(one)
        for person in (anna, ben):
            _set(person, webhook)
        first, second = _begin(anna, ben, table)
        for server in (one, two):
            server.advance_clock(WAIT)
        webhook.wait_for(1)
        listener = second.moved_to(two).listen(table)
        while second.name not in listener.present:
            listener.receive()
        _turn(first, table)
        two.advance_clock(WAIT)  # the one at which the player is looks at what is due soon before the other does
        _nobody_is_to_be_notified(database.replace("postgresql:", "postgresql+psycopg:"), table)
        one.advance_clock(WAIT)
        assert len(webhook.got) == 1
        listener.close()


# ---- never into our own network


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:db8::1",
    ],
)
def test_an_address_that_not_everybody_can_reach_is_not_public(address: str) -> None:
    assert not all_public([address])
    assert not all_public(["93.184.216.34", address]), "one bad address spoils the name"


def test_public_addresses_are_public() -> None:
    assert all_public(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:{port}/",
        "http://localhost:{port}/",
        "http://[::1]:{port}/",
        "http://[::ffff:127.0.0.1]:{port}/",
        "http://2130706433:{port}/",
        "http://0x7f.1:{port}/",
        "http://0:{port}/",
        "https://user:word@example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http:///nowhere",
        "http://example.org:0/",
    ],
)
def test_a_webhook_into_our_own_network_is_refused_when_set_and_when_called(
    server: Server, webhook: WebhookReceiver, url: str
) -> None:
    url = url.format(port=webhook.url.rpartition(":")[2])
    assert Person(server, "Eve").refused("PUT", "/api/contacts/webhook", {"url": url}) == (400, "bad-webhook")
    with pytest.raises(DeliveryFailed):
        asyncio.run(WebhookClient().post(url, b"{}"))
    assert webhook.got == []


def test_a_name_that_changes_its_address_after_the_check_is_caught(
    webhook: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is connected to is what was looked at: the name is resolved once, for the connection itself."""
    resolved: list[str] = []
    real = socket.getaddrinfo

    def resolve(host: str, port: int, **more: Any) -> object:
        resolved.append(host)
        return real("93.184.216.34" if len(resolved) == 1 else "127.0.0.1", port, **more)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    port = webhook.url.rpartition(":")[2]

    async def check_and_post() -> None:
        client = WebhookClient()
        await client.check(f"http://changing.example:{port}/")
        with pytest.raises(DeliveryFailed, match="its address is not public"):
            await client.post(f"http://changing.example:{port}/", b"{}")

    asyncio.run(check_and_post())
    assert resolved == ["changing.example"] * 2
    assert webhook.got == []


def test_a_name_server_that_does_not_answer_holds_up_webhooks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' turns, passwords and cold tables need the threads of the loop: looking a name up takes none of them."""
    others_had_their_turn, meanwhile = threading.Event(), list[bool]()

    def resolve(*_: object, **__: object) -> list[object]:
        meanwhile.append(others_had_their_turn.wait(HANG))
        raise OSError

    async def check_while_others_work() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        looking_up = asyncio.create_task(WebhookClient().check("https://slow.example/"))
        await asyncio.sleep(0)  # it has begun
        await asyncio.to_thread(others_had_their_turn.set)
        with pytest.raises(DeliveryFailed, match="its host does not exist"):
            await looking_up

    monkeypatch.setattr(webhooks, "SECONDS", 2 * HANG)
    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    asyncio.run(check_while_others_work())
    assert meanwhile == [True]


def test_slow_webhooks_of_one_player_delay_nobody_else(
    notifying_server: ClockedServer, webhook: WebhookReceiver
) -> None:
    greta, ben = Person(notifying_server, "Greta"), Person(notifying_server, "Ben")
    greta.ok("PUT", "/api/contacts/webhook", {"url": f"{webhook.url}/slow", "form": "json"})
    for _ in range(25):
        greta.wait_for_turn(greta.table(bots=1))
    _set(ben, webhook)
    ben.wait_for_turn(ben.table(bots=1))
    notifying_server.advance_clock(WAIT)
    webhook.wait_for(1)
    assert len(webhook.slow) <= MAX_AT_ONCE_OF_PLAYER
    webhook.go.set()
    greta.ok("DELETE", "/api/contacts/webhook")
