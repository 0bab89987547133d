"""What carries broadcasts is killed under two servers: live updates come back, sessions end, and so do the servers."""

import signal
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.kit import Person, Postgres, Redis, Server, wait_until
from tilewright.server.app import serve


@pytest.fixture(params=["redis", "postgresql"])
def carrier(request: pytest.FixtureRequest, own_postgres: Postgres) -> Redis | Postgres:
    return request.getfixturevalue("own_redis") if request.param == "redis" else own_postgres


@pytest.fixture
def servers(tmp_path: Path, own_postgres: Postgres, carrier: Redis | Postgres) -> list[Server]:
    flags = ["--database", own_postgres.new_database("broadcasts")]
    if isinstance(carrier, Redis):
        flags += ["--redis", carrier.url]
    return [Server(tmp_path / name, *flags).start() for name in ("a", "b")]


def end(server: Server) -> None:
    assert server.stop() in (0, -signal.SIGTERM), server.log()
    assert " closed " in server.log()


@pytest.mark.slow
def test_live_updates_and_sign_outs_pass_again_after_the_carrier_was_killed(
    servers: list[Server], carrier: Redis | Postgres, own_postgres: Postgres
) -> None:
    first, second = servers
    anna, ben, eva = Person(first, "Anna"), Person(second, "Ben"), Person(second, "Eva")
    table = anna.table(ben)
    bens, evas = ben.listen(table), eva.listen(table)
    carrier.kill()
    anna.ask("POST", f"/api/tables/{table}/chat", {"text": "is anybody there?"})  # refused, if it was the database
    carrier.start()
    wait_until(lambda: all(anna.moved_to(server).ask("GET", "/health").status_code == 200 for server in servers))
    if carrier is own_postgres:  # a server without its database may have told sockets to come again later
        bens, evas = ben.listen(table), eva.listen(table)
    number = anna.ok("POST", f"/api/tables/{table}/chat", {"text": "and now?"})["number"]
    bens.receive_until(number)
    anna.listen(table)
    while "Anna" not in bens.present:  # nothing but a broadcast tells this to the other server
        bens.receive()
    eva.moved_to(first).ok("DELETE", "/api/session")
    assert evas.is_closed()
    for server in servers:
        assert server.log().count("broadcasts are interrupted") <= 2, "once for each direction"
        end(server)


@pytest.mark.slow
def test_a_sign_out_while_redis_is_away_closes_sockets_at_every_server(
    tmp_path: Path, postgres: Postgres, own_redis: Redis
) -> None:
    flags = ["--database", postgres.new_database("sign_out_without_redis"), "--redis", own_redis.url]
    first, second = (Server(tmp_path / name, *flags).start() for name in ("a", "b"))
    anna, ben = Person(first, "Anna"), Person(second, "Ben")
    table = anna.table(ben)
    annas, bens = anna.listen(table), ben.listen(table)
    own_redis.kill()
    anna.ok("DELETE", "/api/session")
    assert annas.is_closed()
    ben.moved_to(first).ok("DELETE", "/api/session")
    assert bens.is_closed()
    end(first)
    end(second)
    own_redis.start()


@pytest.mark.slow
def test_a_server_ends_when_told_though_what_it_needs_was_killed(
    servers: list[Server], carrier: Redis | Postgres
) -> None:
    people = [Person(server, "Anna") for server in servers]
    sockets = [person.listen(person.table(bots=1)) for person in people]
    carrier.kill()
    for person in people:
        person.ask("POST", "/api/session", {"name": "Zoe"})
    for server in servers:
        end(server)
    assert all(socket.is_closed() for socket in sockets)
    carrier.start()


@pytest.mark.slow
def test_a_server_ends_when_told_though_its_database_does_not_answer(tmp_path: Path, own_postgres: Postgres) -> None:
    """When the time is over that it allows itself; nothing else would end it."""
    limits = {"app.serve.SHUTDOWN_SECONDS": 0.5}
    server = Server(tmp_path, "--database", own_postgres.new_database("silent"), limits=limits).start()
    anna = Person(server, "Anna")
    table = anna.table(bots=1)
    own_postgres.freeze()

    def ask() -> None:
        with suppress(httpx.TransportError):
            anna.ask("POST", f"/api/tables/{table}/chat", {"text": "hello?"})

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        assert server.stop() == 1
        assert "not closed in time" in server.log()
    finally:
        own_postgres.thaw()
    asking.join()


def test_a_server_allows_itself_less_than_ten_seconds_to_end() -> None:
    """As docs/server.md says, and systemd's units and containers lean on."""
    assert serve.REQUESTS_SECONDS < serve.SHUTDOWN_SECONDS < 10
