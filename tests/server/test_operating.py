"""Starting, stopping, settings, backups, and databases of earlier versions."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.fresh_processes import fresh_process
from tests.server.kit import HANG, Person, Postgres, Server, get, play_randomly, serving, tilewright
from tilewright.server.database import storage as storage_module
from tilewright.server.database.schema import metadata, players, tables, turn_notifications
from tilewright.server.settings import Settings

EXAMPLE_BOT = Path(__file__).parents[2] / "deploy" / "example_bot.py"


def test_the_migrations_lead_to_the_tables_that_the_code_means(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    for _ in range(2):  # the second time there is nothing to do
        with engine.begin() as connection:
            storage_module._upgrade(connection)
            differences = compare_metadata(MigrationContext.configure(connection), metadata)
            assert not differences


def without_later_versions(connection: sa.Connection) -> None:
    """Take back what came after the fourth version."""
    people = ("relations", "table_invites", "seeks")
    club = (
        "reports",
        "mutes",
        "bans",
        "audit",
        "rate_limits",
        "pairings",
        "rounds",
        "entrants",
        "tournaments",
        "leases",
    )
    for table in (*people, *club):
        connection.exec_driver_sql(f"DROP TABLE {table}")
    for index in ("ix_players_bot_owner", "ix_tables_deal", "tables_by_owner", "results_by_end"):
        connection.exec_driver_sql(f"DROP INDEX {index}")
    connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN deal")
    for column in ("hides_profile", "bot_owner", "vacation_from", "vacation_until", "operator", "seen_at"):
        connection.exec_driver_sql(f"ALTER TABLE players DROP COLUMN {column}")
    connection.exec_driver_sql("ALTER TABLE contacts DROP COLUMN digest_hour")
    connection.exec_driver_sql("ALTER TABLE results DROP COLUMN side")
    connection.exec_driver_sql("ALTER TABLE drafts DROP COLUMN standing_order")


def test_notifications_and_players_of_an_earlier_version_get_ids_and_a_language(tmp_path: Path) -> None:
    """A database of the second version, made by taking a new one back to it."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        storage_module._upgrade(connection)
        connection.exec_driver_sql("ALTER TABLE players DROP COLUMN language")
        connection.exec_driver_sql("ALTER TABLE calls DROP COLUMN id")
        without_later_versions(connection)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0002'")
        connection.exec_driver_sql("INSERT INTO players (id, name, created_at) VALUES ('anna', 'Anna', 0)")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, about, owner, game, private, status, created_at, rated) "
            "VALUES ('t', '{}', 'anna', 'qwirkle', 0, 'open', 0, 0)"
        )
        for way in ("email", "webhook"):
            connection.exec_driver_sql(f"INSERT INTO calls VALUES ('t', 'anna', '{way}', 0, 0)")
    with engine.begin() as connection:
        storage_module._upgrade(connection)
        assert not compare_metadata(MigrationContext.configure(connection), metadata)
        assert connection.scalar(sa.select(players.c.language)) == "en"
        assert sorted(connection.scalars(sa.select(turn_notifications.c.id))) == ["t.anna.email", "t.anna.webhook"]


def test_tables_of_an_earlier_version_with_a_deal_that_was_seen_are_marked(tmp_path: Path) -> None:
    """A database of the third version, made by taking a new one back to it."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    about = {
        "source": {"seed": "aa", "came_from": None},
        "same": {"seed": "aa", "came_from": "source"},
        "rematch": {"seed": "bb", "came_from": "source"},
    }
    rest = {
        "owner": "anna",
        "game": "qwirkle",
        "private": False,
        "status": "playing",
        "created_at": 0.0,
        "rated": False,
    }
    with engine.begin() as connection:
        storage_module._upgrade(connection)
        without_later_versions(connection)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")
        rows = [{"id": name, "about": json.dumps(config), **rest} for name, config in about.items()]
        connection.execute(sa.insert(tables), rows)
    with engine.begin() as connection:
        storage_module._upgrade(connection)
        found = {row.id: json.loads(row.about) for row in connection.execute(sa.select(tables))}
    assert found == about | {"same": about["same"] | {"same_deal": True}}


def test_a_server_that_is_told_to_stop_finishes_and_its_tables_are_there_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.table(ben)
        listener = anna.listen(table)
        listener.receive()
        before = anna.ok("GET", f"/api/tables/{table}/view")
    assert " closed " in server.log()
    assert "Traceback" not in server.log()
    with serving(tmp_path) as again:
        assert anna.moved_to(again).ok("GET", f"/api/tables/{table}/view") == before


LOADED = """
import sys
from pathlib import Path
import tilewright as tw
from tilewright.server.app.application import make_app
from tilewright.server.settings import Settings
make_app(Settings(data=Path(sys.argv[1])), "")
late = [name for name in tw.games() if f"tilewright.games.{name}" not in sys.modules]
sys.exit(f"not loaded: {late}" if late else 0)
"""


def test_every_game_is_loaded_before_the_first_request(tmp_path: Path) -> None:
    fresh_process(LOADED, str(tmp_path))


NEVER_CLOSES = """
import asyncio, uvicorn
from tilewright.server.app import serve

async def app(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.complete"})
    await asyncio.Event().wait()

def stop():
    server.should_exit = True

serve.SHUTDOWN_SECONDS = 0.1
server = serve._Server(uvicorn.Config(app, port=0, lifespan="on", log_config=None), stop)
server.run()
"""


def test_a_server_ends_in_time_though_something_never_closes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NEVER_CLOSES], check=False, capture_output=True, text=True, timeout=HANG
    )
    assert "not closed in time" in done.stdout, done.stderr
    assert done.returncode == 1


def test_a_second_server_on_the_same_folder_is_told_what_to_do(server: Server) -> None:
    done = tilewright("serve", "--data", str(server.data), "--port", "0")
    assert done.returncode != 0
    assert f"another server (process {server.pid})" in done.stderr
    assert "Traceback" not in done.stderr


def test_every_setting_is_a_flag_with_a_variable_and_a_line_of_the_file(tmp_path: Path) -> None:
    shown = tilewright("serve", "--help").stdout
    for setting in (field.replace("_", "-") for field in Settings.__struct_fields__):
        assert f"--{setting}" in shown
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("prot = 9000\n")
    refused = tilewright("serve", "--settings", str(wrong))
    assert refused.returncode == 2
    assert "'prot', which is not a setting" in refused.stderr
    right = tmp_path / "right.toml"
    right.write_text("accounts_only = true\nlog_format = 'json'\n")
    with serving(tmp_path / "data", "--settings", str(right)) as server:
        assert Person(server).refused("POST", "/api/session", {"name": "Anna"}) == (403, "no-guests")
        assert '"event": "open"' in server.log()


def test_health_and_figures(server: Server) -> None:
    person = Person(server)
    assert person.ok("GET", "/health")["status"] == "ok"
    assert "tilewright_submit_seconds_count" in get(f"{person.server.url}/metrics").text
    assert "Tilewright" in person.ask("GET", "/").text
    assert "/api/tables/{table_id}/act" in person.ask("GET", "/api/docs").text


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_fills_another_database(
    server: Server, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    people = [Person(server, "Anna"), Person(server, "Ben")]
    table = people[0].table(people[1])
    play_randomly(table, people, random.Random(1), most=5)
    before = people[0].ok("GET", f"/api/tables/{table}/view")
    file = tmp_path / "backup.jsonl.gz"
    assert tilewright("backup", str(file), "--data", str(server.data)).returncode == 0
    flags = ["--data", str(tmp_path / "new")]
    if target == "postgresql":
        database: Postgres = request.getfixturevalue("postgres")
        flags += ["--database", database.new_database("restored")]
    done = tilewright("restore", str(file), *flags)
    assert done.returncode == 0, done.stderr
    with serving(tmp_path / "new", *flags) as again:
        assert people[0].moved_to(again).ok("GET", f"/api/tables/{table}/view") == before
    refused = tilewright("restore", str(file), *flags)
    assert refused.returncode == 2
    assert "not empty" in refused.stderr


def test_a_backup_that_was_cut_short_fills_nothing(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl.gz"
    tilewright("backup", str(file), "--data", str(server.data))
    file.write_bytes(file.read_bytes()[:-40])
    refused = tilewright("restore", str(file), "--data", str(tmp_path / "new"))
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_the_example_bot_plays_a_game_to_its_end(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.table(ben, start=False)
    bots = []
    for person in (anna, ben):
        token = person.ok("POST", "/api/tokens", {"label": "bot"})["token"]
        command = [sys.executable, str(EXAMPLE_BOT), server.url, table, "--token", token]
        bots.append(subprocess.Popen(command))
    listener = Person(server, "Sam").listen(table)
    while not {"Anna", "Ben"} <= set(listener.present):
        listener.receive()
    listener.close()
    anna.ok("POST", f"/api/tables/{table}/start")
    assert [bot.wait(HANG) for bot in bots] == [0, 0]
    assert anna.ok("GET", f"/api/tables/{table}")["status"] == "over"
