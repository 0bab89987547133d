"""What is not installed is said in one line, with the extra that brings it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tilewright.extras import EXTRA_OF

ROOT = Path(__file__).parents[2]
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}
NAMED_BY_WHO_NEEDS_THEM = {"numpy", "pillow", "resvg-py"}  # in several extras

WITHOUT = [
    ("sqlalchemy", ["invite"], "server"),
    ("sqlalchemy", ["backup", "copy.jsonl.gz", "--data", "."], "server"),
    ("sqlalchemy", ["restore", "copy.jsonl.gz"], "server"),
    ("litestar", ["serve"], "server"),
    ("saq", ["worker", "--bot-queue", "redis://127.0.0.1:1"], "queue"),
    ("saq", ["serve", "--bot-queue", "redis://127.0.0.1:1", "--port", "0"], "queue"),
    ("redis", ["serve", "--redis", "redis://127.0.0.1:1", "--port", "0"], "redis"),
    ("asyncpg", ["serve", "--database", "postgresql://127.0.0.1:1/x", "--port", "0"], "postgres"),
    ("openskill", ["arena", "qwirkle", "random", "random"], "arena"),
    ("scipy", ["tune", "qwirkle"], "tune"),
    ("pyarrow", ["dataset", ".", "--out", "x.parquet"], "dataset"),
    ("fluent", ["games"], "cli"),
    ("typer", ["--help"], "cli"),
]


@pytest.mark.parametrize(
    ("package", "arguments", "extra"), WITHOUT, ids=[f"{each[1][0]} without {each[0]}" for each in WITHOUT]
)
def test_a_command_without_its_extra_names_it(package: str, arguments: list[str], extra: str, tmp_path: Path) -> None:
    (tmp_path / "tilewright-data").mkdir()
    program = f"import sys; sys.modules[{package!r}] = None; from tilewright.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2, done.stdout + done.stderr
    (line,) = done.stderr.splitlines()
    assert f"pip install 'tilewright[{extra}]'" in line


LIBRARY_WITHOUT = [
    ("babel", "translations", "cli"),
    ("fluent", "translations", "cli"),
    ("numpy", "encodings", "lab"),
    ("numpy", "lab.opponents", "lab"),
    ("openskill", "arena", "arena"),
    ("gymnasium", "lab.gymnasium", "gymnasium"),
    ("pettingzoo", "lab.pettingzoo", "pettingzoo"),
    ("pyspiel", "lab.openspiel", "openspiel"),
    ("pyarrow", "lab.dataset", "dataset"),
]


@pytest.mark.parametrize(("package", "module", "extra"), LIBRARY_WITHOUT)
def test_a_module_without_its_extra_names_it(package: str, module: str, extra: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; import tilewright.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith(f"pip install 'tilewright[{extra}]'")


def test_compiling_without_numba_names_the_extra() -> None:
    program = (
        "import runpy, sys; sys.modules['numba'] = None; runpy.run_module('tilewright.bots.warm', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    (line,) = done.stderr.splitlines()
    assert line.endswith("pip install 'tilewright[fast]'")


def test_every_package_of_the_extras_is_known_by_its_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, set[str]] = {}
    for extra, packages in project["optional-dependencies"].items():
        for package in packages:
            name = re.match(r"[\w.-]+", package)
            assert name is not None
            if name[0] != "tilewright":
                found.setdefault(IMPORTED_AS.get(name[0], name[0]), set()).add(extra)
    for package in NAMED_BY_WHO_NEEDS_THEM:
        del found[package]
    assert found.keys() == EXTRA_OF.keys()
    assert all(EXTRA_OF[package] in extras for package, extras in found.items())


def test_the_library_alone_needs_msgspec() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [re.split(r"\W", package)[0] for package in project["dependencies"]] == ["msgspec"]


def test_the_help_loads_no_game_and_nothing_large() -> None:
    program = (
        "import sys; sys.argv[1:] = ['--help']\n"
        "from tilewright.cli import main\n"
        "try: main()\n"
        "except SystemExit: print('LOADED', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.partition("LOADED ")[2].split())
    assert "tilewright.cli.app" in loaded
    heavy = {"asyncio", "babel", "fluent", "numpy", "sqlalchemy", "litestar", "openskill", "rich.progress"}
    assert not loaded & {*heavy, "tilewright.bots"}
    assert not any(name.startswith("tilewright.games.") for name in loaded)
