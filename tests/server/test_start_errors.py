"""What an operator gets wrong is said in one line, with exit code 2: never in a traceback."""

import gzip
import json
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Forked, Person, Postgres, free_port, serving, wait_until
from tilewright.server.database import backup
from tilewright.server.database.backup import FORMAT
from tilewright.server.settings import Settings

HEAD = json.dumps({"format": FORMAT})
DEEP = "[" * 100_000
MANY_DIGITS = "9" * 5000


def run(log: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of a command, and all that it printed."""
    log.write_text("")
    process = Forked(arguments, log)
    wait_until(lambda: process.poll() is not None or "Tilewright at" in log.read_text())
    process.send_signal(signal.SIGKILL)  # if it serves after all
    return process.wait(), log.read_text()


def assert_one_line_error(log: Path, *arguments: str, says: str) -> None:
    code, printed = run(log, *arguments)
    assert "Traceback" not in printed, printed[-3000:]
    assert (code, len(printed.splitlines())) == (2, 1), printed[-3000:]
    assert printed.startswith("tilewright: ")
    assert says in printed


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "printed.log"


def commands(*place: str, file: Path) -> list[list[str]]:
    return [["serve", "--port", "0", *place], ["backup", str(file), *place], ["invite", *place]]


def test_a_folder_in_which_nothing_can_be_written_is_named(tmp_path: Path, log: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/tilewright")):
        assert_one_line_error(log, "serve", "--port", "0", "--data", str(folder), says=str(folder))


@pytest.mark.parametrize("content", [b"no database at all " * 100, b"SQLite format 3\0" + b"x" * 5000, b"\0" * 4096])
def test_a_damaged_database_is_named(tmp_path: Path, log: Path, content: bytes) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "tilewright.db").write_bytes(content)
    every = commands("--data", str(data), file=tmp_path / "backup.gz")
    for command in every if content.startswith(b"no") else every[:1]:
        assert_one_line_error(log, *command, says=f"--data {data}")
    assert (data / "tilewright.db").read_bytes() == content
    assert not list(tmp_path.glob("backup*"))


def test_a_database_of_a_newer_version_is_named(tmp_path: Path, log: Path) -> None:
    data = tmp_path / "data"
    with serving(data):
        pass
    with sqlite3.connect(data / "tilewright.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert_one_line_error(log, "serve", "--port", "0", "--data", str(data), says="9999")


def test_a_database_that_cannot_be_reached_is_named_without_its_password(tmp_path: Path, log: Path) -> None:
    for url, says in [
        (f"postgresql://anna:secret@127.0.0.1:{free_port()}/games", "anna:***@127.0.0.1"),
        ("postgresql://anna:secret@127.0.0.1:port/games", "cannot be used"),
        ("mysql://anna:secret@127.0.0.1/games", "mysql"),
        ("games", "not a word"),
        (f"sqlite:///{tmp_path}/none/games.db", "No such file"),
    ]:
        place = ["--database", url, "--data", str(tmp_path)]
        for command in commands(*place, file=tmp_path / "backup.gz")[: 3 if "***" in says else 1]:
            assert_one_line_error(log, *command, says=says)
            assert "secret" not in log.read_text()


def test_a_postgresql_without_that_database_is_named(log: Path, postgres: Postgres) -> None:
    url = f"postgresql://tilewright@127.0.0.1:{postgres.port}/nowhere"
    assert_one_line_error(log, "serve", "--port", "0", "--database", url, says='"nowhere" does not exist')


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("--redis", "nonsense://x"),
        ("--bot-queue", "nonsense://x"),
        ("--smtp", "smtp://127.0.0.1:port"),
        ("--smtp", "smtp://["),
        ("--client", "/proc/nowhere"),
    ],
)
def test_other_addresses_that_are_none_are_named(tmp_path: Path, log: Path, flag: str, value: str) -> None:
    more = ["--mail-from", "t@play.example"] if flag == "--smtp" else []
    assert_one_line_error(log, "serve", "--port", "0", "--data", str(tmp_path), flag, value, *more, says=flag)


@pytest.mark.parametrize(
    "text",
    [f"port = {DEEP}", f"port = {MANY_DIGITS}", "port = \0", "port = 'x'", "port = [1]", "client = 3", b"\xff\xfe"],
    ids=[str(number) for number in range(7)],
)
def test_a_settings_file_that_cannot_be_read_is_named(tmp_path: Path, log: Path, text: Any) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert_one_line_error(log, "serve", "--data", str(tmp_path / "data"), "--settings", str(path), says="")


def row(table: str, **values: Any) -> str:
    return json.dumps({"table": table, "row": values})


@pytest.fixture(scope="module")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for all that leave nothing in it: to make the tables takes longer than the rest."""
    return tmp_path_factory.mktemp("empty")


PLAYER = {"id": "anna", "name": "Anna", "created_at": 0.0, "login": None, "password": None, "language": "en"}
END = json.dumps({"rows": 1})


@pytest.mark.parametrize(
    "lines",
    [
        ["{"],
        ["[]"],
        [f'{{"format": {DEEP}'],
        [HEAD, "7"],
        [HEAD, DEEP],
        [HEAD, f'{{"rows": {MANY_DIGITS}}}'],
        [HEAD, "{}", END],
        [HEAD, row("nothing", x=1), END],
        [HEAD, json.dumps({"table": ["players"], "row": {}}), END],
        [HEAD, json.dumps({"table": "players", "row": [1]}), END],
        [HEAD, row("players", **PLAYER, colour="red"), END],
        [HEAD, row("players", id="anna"), END],
        [HEAD, row("players", **PLAYER | {"created_at": {"a": 1}}), END],
        [HEAD, row("entries", table_id="t", number=10**30, at=0.0, body="{}"), END],
        [HEAD, row("seats", table_id="none", seat=0, player="anna"), END],
        [HEAD, row("players", **PLAYER), row("players", **PLAYER), json.dumps({"rows": 2})],
        [HEAD, row("players", **PLAYER)],
    ],
    ids=[str(number) for number in range(17)],
)
def test_a_backup_that_is_damaged_is_refused_and_leaves_nothing(
    tmp_path: Path, empty_folder: Path, lines: list[str]
) -> None:
    file = tmp_path / "backup.gz"
    with gzip.open(file, "wt") as written:
        written.write("\n".join(lines))
    with pytest.raises(backup.BackupError):
        backup.restore(Settings(data=empty_folder), file)
    with sqlite3.connect(empty_folder / "tilewright.db") as database:
        assert database.execute("SELECT count(*) FROM players").fetchone() == (0,)


def test_a_file_that_is_no_backup_or_is_cut_is_refused(tmp_path: Path, empty_folder: Path, log: Path) -> None:
    whole = gzip.compress("\n".join([HEAD, *(row("players", **PLAYER | {"id": str(n)}) for n in range(99))]).encode())
    file, settings = tmp_path / "backup.gz", Settings(data=empty_folder)
    for content in (b"", b"no gzip", whole[:-20], whole[:60] + b"\xff" * 40 + whole[100:]):
        file.write_bytes(content)
        with pytest.raises(backup.BackupError, match=file.name):
            backup.restore(settings, file)
    for path in (tmp_path, tmp_path / "none.gz"):
        with pytest.raises(backup.BackupError, match=path.name):
            backup.restore(settings, path)
    assert_one_line_error(log, "restore", str(file), "--data", str(empty_folder), says=str(file))
    assert_one_line_error(log, "backup", str(tmp_path / "none" / "x"), "--data", str(empty_folder), says="none")


def test_the_database_and_a_backup_are_for_their_owner_alone_from_the_first_byte(tmp_path: Path, log: Path) -> None:
    before = os.umask(0o022)
    try:
        with serving(tmp_path / "data") as server:
            Person(server, "Anna")
            modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data").glob("tilewright.db*")}
            assert set(modes) >= {"tilewright.db", "tilewright.db-wal"}
            assert set(modes.values()) == {0o600}
    finally:
        os.umask(before)


def test_a_database_of_a_less_careful_version_is_closed_to_others(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    (tmp_path / "tilewright.db").chmod(0o644)
    with serving(tmp_path):
        assert (tmp_path / "tilewright.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_that_is_being_written_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    rows = backup._rows

    async def watched(storage: Any) -> Any:
        seen.append((tmp_path / "backup.gz.part").stat().st_mode & 0o777)
        async for each in rows(storage):
            yield each

    monkeypatch.setattr(backup, "_rows", watched)
    (tmp_path / "backup.gz.part").write_text("left over by one that was killed")
    (tmp_path / "backup.gz.part").chmod(0o644)
    backup.backup(Settings(data=tmp_path / "data"), tmp_path / "backup.gz")
    assert seen == [0o600]
    assert (tmp_path / "backup.gz").stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / "backup.gz.part").exists()
