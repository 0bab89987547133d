"""A copy of the project with one game more: Qwirkle under another name, in the folders of docs/adding-a-game.md."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MODEL = "qwirkle"
GAME = "hopscotch"
COPIED = ("src", "tests", "web", "docs", "pyproject.toml")
MADE = ("node_modules", "generated", "client", "test-results", "playwright-report", "__pycache__", "*.egg-info", ".*")

FOLDERS = (
    "src/tilewright/games/GAME",
    "src/tilewright/locales/LANGUAGE/GAME",
    "tests/GAME",
    "src/tilewright/encodings/GAME",
    "src/tilewright/pictures/GAME",
    "web/src/games/GAME",
    "src/tilewright/bots/GAME",
    "tests/bots/GAME",
    "src/tilewright/compiled/GAME",
)
"""All that a game is made of: the table of docs/adding-a-game.md."""

LANGUAGES = ("en", "he", "hu")
NAMES = ((MODEL, GAME), (MODEL.capitalize(), GAME.capitalize()), ("QW-", "XX-"))


def copy_project(target: Path) -> None:
    """The project as it is, without what is made from it."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, symlinks=True, ignore=shutil.ignore_patterns(*MADE))
        else:
            shutil.copy2(ROOT / name, target / name)
    (target / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())


def add_game(project: Path) -> None:
    """The files of the model, links followed, with its name, its rule ids and its file names changed."""
    for source, target in zip(folders(MODEL), folders(GAME), strict=True):
        for file in sorted((project / source).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and "nets" not in file.parts:  # nets know one game
                text = file.read_text(encoding="utf-8")
                if "tests.reference" not in text:  # the second implementation is somebody else's work
                    copy = project / target / renamed(file.relative_to(project / source).as_posix())
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    copy.write_text(renamed(text), encoding="utf-8")


def folders(game: str) -> list[str]:
    """The folders of a game, in all languages."""
    every = (folder.replace("LANGUAGE", language) for folder in FOLDERS for language in LANGUAGES)
    return [folder.replace("GAME", game) for folder in dict.fromkeys(every)]


def renamed(text: str) -> str:
    for old, new in NAMES:
        text = text.replace(old, new)
    return text


def added(project: Path) -> set[str]:
    """The files of the copy that the project does not have or that are not as they are there."""
    files = (file.relative_to(project) for file in project.rglob("*") if file.is_file())
    return {file.as_posix() for file in files if not is_made(file) and not is_same(project / file, ROOT / file)}


def is_made(path: Path) -> bool:
    return any(Path(part).match(pattern) for part in path.parts for pattern in MADE)


def is_same(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


class Project:
    """The copy, and a way to run its programs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        node = ROOT / ".venv" / ".node"  # where the client's Node is, if the machine has none
        path = (node.read_text(encoding="utf-8").strip() if node.is_file() else "") + os.environ["PATH"]
        self.environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PATH": path}
        self.environment.pop("PYTEST_ADDOPTS", None)

    def run(self, *command: str, where: str = ".") -> str:
        """The output of a command, which must succeed."""
        done = self.attempt(*command, where=where)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def attempt(self, *command: str, where: str = ".") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.folder / where, env=self.environment, capture_output=True, text=True, check=False
        )

    @contextmanager
    def without(self, part: str) -> Iterator[None]:
        """While this lasts, a file or folder is away."""
        away = self.folder / "away"
        (self.folder / part).rename(away)
        try:
            yield
        finally:
            away.rename(self.folder / part)

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def tilewright(self, *arguments: str) -> str:
        return self.python("-c", "from tilewright.cli import main; main()", *arguments)

    def tests(self, *paths: str, chosen: str) -> int:
        """How many tests of the project itself ran, all of which must pass."""
        told = self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *paths, "-k", chosen)
        (count,) = re.findall(r"^(\d+) passed", told, re.MULTILINE)
        return int(count)
