"""A fourth game is as easy as docs/adding-a-game.md says: it is put into its folders, and works everywhere.

Nothing that is shared is edited. The game is Qwirkle under another name, in a copy of the project.
"""

import json
import os
import random
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fourth_game.clone import (
    FOLDERS,
    GAME,
    LANGUAGES,
    MODEL,
    ROOT,
    Project,
    add_game,
    added,
    copy_project,
    folders,
    is_made,
)
from tests.server.kit import Person, Server, serving
from tools.browser import chosen_browser

TWO_PLAYERS = f"{GAME} and not {GAME}-3 and not {GAME}-4"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    folder = tmp_path_factory.mktemp("project")
    copy_project(folder)
    add_game(folder)
    return Project(folder)


@pytest.fixture
def server(project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of the copy. It has no place to keep machine code, so it does not begin to compile."""
    monkeypatch.setenv("PYTHONPATH", project.environment["PYTHONPATH"])
    monkeypatch.setenv("NUMBA_CACHE_DIR", os.devnull)
    with serving(tmp_path / "data") as found:
        yield found


def test_the_game_lies_in_its_own_folders_alone(project: Project) -> None:
    ours = tuple(f"{folder}/" for folder in folders(GAME))
    files = added(project.folder)
    assert files
    assert not {file for file in files if not file.startswith(ours)}
    assert not {folder for folder in ours if not any(file.startswith(folder) for file in files)}


def test_the_documentation_names_these_folders_and_no_other() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\S+)/` \|", page, re.MULTILINE) == list(FOLDERS)


def test_the_model_lies_in_these_folders_and_no_other() -> None:
    found = (path.relative_to(ROOT) for top in ("src", "tests", "web/src") for path in (ROOT / top).rglob(MODEL))
    assert {path.as_posix() for path in found if (ROOT / path).is_dir() and not is_made(path)} == set(folders(MODEL))


def test_the_engine_keeps_the_contract(project: Project) -> None:
    assert project.tests("tests/contract", chosen=TWO_PLAYERS) > 20


def test_its_own_rules_are_tested(project: Project) -> None:
    assert project.tests(f"tests/{GAME}", chosen="setup or turn or scoring or ending") > 20


def test_bots_of_every_level_play_a_match(project: Project) -> None:
    players = ("novice@20", "adept@20", "master@20", "greedy", "random")
    told = json.loads(project.tilewright("arena", GAME, *players, "--players", "2", "--games", "1", "--json"))
    assert GAME in json.dumps(told)
    for player in players:
        assert player in json.dumps(told)


def test_bots_play_it_before_they_know_how(project: Project) -> None:
    with project.without(f"src/tilewright/bots/{GAME}"):
        told = json.loads(project.tilewright("arena", GAME, "master@5", "random", "--games", "1", "--json"))
    assert "master@5" in json.dumps(told)


def test_research_frameworks_take_it(project: Project) -> None:
    """All in one process. For batches and the vector environment its engine is compiled as far as they need it, which
    is most of what this takes; the machine code is kept for the next time."""
    names = ("pettingzoo", "gymnasium", "openspiel", "dataset", "vector", "docs")
    paths = [*(f"tests/lab/test_{name}.py" for name in names), "tests/compiled/test_batch.py"]
    chosen = (
        "api_test or max_cycles_test or render_test or check_env or random_sim_test or games_stay_within "
        "or saved_records_of_every_game or make_vec_makes_it or what_is_seen_and_allowed or every_number_is_told"
    )
    assert project.tests(*paths, chosen=f"({chosen}) and {TWO_PLAYERS}") == 10


def test_it_speaks_every_language_and_teaches(project: Project) -> None:
    assert project.tests("tests/translations", "tests/lessons", chosen=GAME) > 50


def test_the_command_line_knows_it(project: Project) -> None:
    assert GAME in project.tilewright("games")
    assert "XX-S1" in project.tilewright("rules", GAME)
    position = f"tests/{GAME}/positions/two_in_the_bag.txt"
    assert json.loads(project.tilewright("hint", GAME, position, "--budget", "20", "--language", "he", "--json"))


def test_a_server_deals_it_and_serves_its_rules_and_lessons(server: Server) -> None:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    assert GAME in {game["name"] for game in anna.ok("GET", "/api/games")}
    assert GAME in {deal["game"] for deal in anna.ok("GET", "/api/deals")}
    table = anna.table(ben, game=GAME)
    for _ in range(4):
        actor = anna.ok("GET", f"/api/tables/{table}/view")["actor"]
        (anna, ben)[actor].whole_turn(table, random.Random(1))
    assert anna.ok("GET", f"/api/tables/{table}/view")["view"]["table"]
    for language in LANGUAGES:
        page = anna.ok("GET", f"/api/games/{GAME}/rules", language=language)
        assert page["language"] == language
        assert "XX-S1" in json.dumps(page)
    lessons = anna.ok("GET", f"/api/games/{GAME}/lessons")
    assert lessons


@pytest.fixture
def client(project: Project) -> None:
    """The page, with the game in it, where a server of the copy finds it."""
    if shutil.which("node", path=project.environment["PATH"]) is None or not (ROOT / "web/node_modules").exists():
        pytest.fail("the client's packages are not there: `make web` brings them")
    project.python("web/tools/make.py")
    project.run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", where="web")


@pytest.mark.usefixtures("client")
def test_the_page_shows_it_and_a_move_is_played_there(project: Project, server: Server) -> None:
    """The client is built with the game in it, and a real browser plays at a real server."""
    told = {"TILEWRIGHT_URL": server.url, "TILEWRIGHT_GAME": GAME, "TILEWRIGHT_BROWSER": chosen_browser() or ""}
    project.environment |= told
    config = ["--config", "playwright.one-move.config.ts"]
    project.run("node", "node_modules/@playwright/test/cli.js", "test", *config, where="web")


CLI = ("-c", "from tilewright.cli import main; main()")
OPENSPIEL = ("-c", f"import pyspiel, tilewright.lab.openspiel; pyspiel.load_game('tilewright_{GAME}')")
PETTINGZOO = ("-c", f"from tilewright.lab.pettingzoo import {GAME}_v0; {GAME}_v0.env()")
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
CONTRACT = (*PYTEST, "tests/contract/test_course.py", "-k", f"{GAME}-2")
WORDS = (*PYTEST, "tests/translations/test_locales.py", "-k", f"every_game and {GAME}")


@pytest.mark.parametrize(
    ("part", "command", "told"),
    [
        ("src/tilewright/games/GAME/rules.md", (*CLI, "rules", GAME), "games/GAME/rules.md"),
        ("src/tilewright/locales/en/GAME", (*CLI, "games"), "the folder locales/en/GAME is missing"),
        ("src/tilewright/locales/he/GAME/table.ftl", WORDS, "'table'"),
        ("src/tilewright/encodings/GAME/actions.py", PETTINGZOO, "it belongs in encodings/GAME/actions.py"),
        ("src/tilewright/encodings/GAME/length.py", OPENSPIEL, "it belongs in encodings/GAME/length.py"),
        ("tests/GAME/census.py", CONTRACT, "tests/GAME/census.py is missing"),
        ("web/src/games/GAME", ("web/tools/make.py",), "web/src/games/GAME/index.ts is missing"),
        ("web/src/games/GAME/record.json", ("web/tools/make.py",), "web/src/games/GAME/record.json is missing"),
    ],
)
def test_what_is_missing_is_said(project: Project, part: str, command: tuple[str, ...], told: str) -> None:
    with project.without(part.replace("GAME", GAME)):
        done = project.attempt(sys.executable, *command)
    assert done.returncode != 0
    assert told.replace("GAME", GAME) in done.stdout + done.stderr
