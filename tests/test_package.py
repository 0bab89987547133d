"""The package that a stranger installs: everything is in it, and nothing of it needs the repository."""

import os
import random
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import tilewright as tw
from tests.server.kit import Forked, Person, Server, running

ROOT = Path(__file__).parents[1]


def run(*command: object, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(kind: str, source: Path, out: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", out, cwd=source)
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    run("tar", "-xf", sdist, cwd=folder)  # `filter` of `extractall` came with Python 3.11.4, and is wanted from 3.12 on
    (source,) = folder.iterdir()
    return source


@pytest.fixture(scope="module")
def installed(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the wheel made from the source package, and what it depends on, and no repository.

    What it depends on lies in this environment; a path added by a .pth file brings it without the .pth files in it, so
    the editable installation of the repository does not come along.
    """
    wheel = build("wheel", unpacked, tmp_path_factory.mktemp("wheel"))
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", wheel, cwd=folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def test_the_source_package_has_no_sources_of_the_client_but_the_client(unpacked: Path) -> None:
    assert not (unpacked / "web").exists()
    assert (unpacked / "src/tilewright/client/index.html").is_file()


def test_without_the_client_no_package_is_built(unpacked: Path, tmp_path: Path) -> None:
    source = shutil.copytree(unpacked, tmp_path / "source", ignore=shutil.ignore_patterns("client", "tests"))
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "build the client first, with `make web`" in done.stderr


def test_no_picture_or_link_of_the_description_leads_into_the_repository(installed: Path) -> None:
    (metadata,) = installed.glob("lib/python*/site-packages/tilewright-*/METADATA")
    text = metadata.read_text(encoding="utf-8")
    assert "## The library" in text
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []


def test_the_description_shows_its_pictures_once_there_is_an_address() -> None:
    outside = runpy.run_path(str(ROOT / "hatch_build.py"))["outside"]
    text = "![A game](docs/a.png)\n\n[Rules](docs/rules/), [below](#b), [far](https://far.example)"
    assert outside(text, "https://x.example/raw/", "https://x.example/blob/") == (
        "![A game](https://x.example/raw/docs/a.png)\n\n"
        "[Rules](https://x.example/blob/docs/rules/), [below](#b), [far](https://far.example)"
    )
    assert outside(text, None, None) == "Rules, [below](#b), [far](https://far.example)"


def test_type_checkers_may_read_the_package(installed: Path) -> None:
    (marker,) = installed.glob("lib/python*/site-packages/tilewright/py.typed")
    assert marker.is_file()


def test_the_package_is_imported_from_where_it_was_installed(installed: Path) -> None:
    where = run(installed / "bin/python", "-c", "import tilewright; print(tilewright.__file__)", cwd=installed)
    assert Path(where.strip()).is_relative_to(installed)


@pytest.fixture(scope="module")
def library_alone(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same package in an environment with nothing beside it but msgspec."""
    folder = tmp_path_factory.mktemp("alone")
    venv.create(folder, with_pip=False, symlinks=True)
    (full,), (bare,) = installed.glob("lib/python*/site-packages"), folder.glob("lib/python*/site-packages")
    (bare / "tilewright").symlink_to(full / "tilewright")
    (bare / "msgspec").symlink_to(Path(sysconfig.get_path("platlib")) / "msgspec")
    return folder


def test_the_library_alone_plays_every_game(library_alone: Path, tmp_path: Path) -> None:
    program = (
        "import random, tilewright as tw\n"
        "from tilewright.bots import InformationState, bot\n"
        "for name in tw.games():\n"
        "    state = tw.game(name).start(2, seed=1)\n"
        "    state = state.play(bot('greedy', name, 1).choose(InformationState(state, state.actor)))\n"
        "    state = state.play(state.actions().pick(random.Random(1)))\n"
        "    print(tw.replay(tw.Record.of(state)) == state and '</svg>' in state.svg())\n"
    )
    said = run(library_alone / "bin/python", "-c", program, cwd=tmp_path)
    assert said.split() == ["True"] * len(tw.games())


def test_the_command_without_its_extra_names_it(library_alone: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [library_alone / "bin/python", "-m", "tilewright", "--help"],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.endswith("pip install 'tilewright[cli]'")


def test_a_move_is_played_at_a_server_of_the_installed_package(installed: Path, tmp_path: Path) -> None:
    class Installed(Server):
        def _run(self, arguments: list[str]) -> Forked:
            with self._log.open("wb") as log:
                command = [installed / "bin/python", "-m", "tilewright", *arguments]
                return subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)  # type: ignore[return-value]

    with running(Installed(tmp_path / "data")) as server:
        anna = Person(server, "Anna")
        page = anna.ask("GET", "/")
        assert '<div id="page">' in page.text
        table = anna.table(bots=1)
        anna.wait_for_turn(table)
        anna.whole_turn(table, random.Random(1))
