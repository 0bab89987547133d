from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Postgres, Redis, Server, clean_up, serving


@pytest.fixture(autouse=True)
def _nothing_left_behind() -> Iterator[None]:
    yield
    clean_up()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that do not harm it."""
    with serving(tmp_path_factory.mktemp("server"), "--bot-seconds", "5", ends_with_its_test=False) as found:
        yield found
        assert "unexpected" not in found.log(), found.log()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    folder = tmp_path_factory.mktemp("postgres")
    for parent in (folder, *folder.parents):  # the other user must be able to reach it
        if parent == Path("/tmp"):
            break
        parent.chmod(0o755)
    database = Postgres(folder)
    database.start()
    yield database
    database.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.stop()
