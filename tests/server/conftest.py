from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, Redis, running_postgres
from tests.server.people import Person, account_holder, close_all
from tests.server.receivers import Mailbox, WebhookReceiver
from tests.server.servers import Server, kill_all, serving
from tilewright.server.settings import Settings


@pytest.fixture(autouse=True)
def _nothing_left_behind() -> Iterator[None]:
    yield
    close_all()
    kill_all()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not harm it."""
    with serving(tmp_path_factory.mktemp("server"), ends_with_its_test=False) as found:
        yield found
        assert "unexpected" not in found.log(), found.log()


@pytest.fixture
def lucky_server(tmp_path: Path) -> Iterator[Server]:
    """One whose tables deal as chance has it."""
    with serving(tmp_path / "lucky", luck=True) as found:
        yield found


@pytest.fixture
def anna(server: Server) -> Person:
    """Somebody with an account."""
    return account_holder(server, "Anna")


@pytest.fixture
def ben(server: Server) -> Person:
    """Somebody else with an account."""
    return account_holder(server, "Ben")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def storage_settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A new, empty database of either kind, for what needs no server around it."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    database: Postgres = request.getfixturevalue("postgres")
    return Settings(database=database.new_database("storage"))


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of one test, to be stopped under the server's feet."""
    with running_postgres() as database:
        yield database


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.stop()


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis of one test, to be killed under the server's feet."""
    found = Redis()
    yield found
    found.stop()


@pytest.fixture
def webhook() -> Iterator[WebhookReceiver]:
    found = WebhookReceiver()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.stop()
