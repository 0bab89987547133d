"""What the documents show is true."""

import ast
import os
import pkgutil
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import tilewright as tw
from tilewright.cli.app import app
from tools.site import lay_out

ROOT = Path(__file__).parent.parent
READMES = [ROOT / "bench" / "README.md", ROOT / "web" / "README.md"]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *READMES])
PRESENT = [path for path in DOCUMENTS if path.name != "CHANGELOG.md"]  # the changelog also speaks of what was
ABOUT_THE_CLIENT = {ROOT / "docs/client.md", ROOT / "web/README.md"}  # their paths begin in web/
PLACEHOLDER = re.compile(r"\b(GAME|LANGUAGE|NAME|NEW)\b")
BUILT = ("src/tilewright/client", "web/src/generated", "bench/.venvs")  # there only after a build
NOT_OURS = (".git", ".site", ".venv", "node_modules", "__pycache__")  # and what begins so
TOPS = r"(src|tests|web|docs|bench|deploy|examples|tools|requirements)/"
every_document = pytest.mark.parametrize("document", PRESENT, ids=lambda path: str(path.relative_to(ROOT)))


def test_every_position_of_the_notation_can_be_read() -> None:
    blocks = re.findall(
        r"^```\n(game: (\w+)\n.*?)^```$", (ROOT / "docs/notation.md").read_text(), re.DOTALL | re.MULTILINE
    )
    assert blocks
    for text, name in blocks:
        state = tw.game(name).position(text)
        assert state.actor is not None
        assert tw.game(name).position(state.position()) == state


@pytest.mark.parametrize("game", [tw.game(name) for name in tw.games()], ids=lambda game: game.name)
def test_the_documents_that_list_the_games_have_every_one(game: tw.Game) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"**{game.title}**" in readme
    assert f"| `{game.name}` | {game.player_counts[0]} to {game.player_counts[-1]} |" in readme
    assert f"\n## {game.title}\n" in (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    numbers = f"- Numbers of {game.title}: src/tilewright/encodings/{game.name}/README.md\n"
    assert numbers in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def test_the_rule_page_of_empires_tells_which_figures_are_reconstructed() -> None:
    status = tw.game("empires").start(2, seed=1).view(None).status
    assert "reconstructed" in status.values()
    page = (ROOT / "docs/rules/empires.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([\w.]+)` \| (printed|sister|reconstructed) \|$", page, re.MULTILINE))
    assert told == status


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_to_a_heading_find_it(document: Path) -> None:
    for target, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text(encoding="utf-8")):
        page = document.parent / target if target else document
        assert heading in _anchors(page), f"{target}#{heading}"


def _anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    titles = re.findall(r"^#{1,6} (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_page_of_the_documentation_site_is_there_and_every_document_is_in_it(tmp_path: Path) -> None:
    lay_out(tmp_path)
    listed = re.findall(r"^ +- [^:\n]+: (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(listed) > 20
    assert set(listed) == {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.md")}


def all_paths() -> list[str]:
    """Every file and folder of the project, as paths from its root."""
    found: list[str] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(NOT_OURS)]
        found += [str(Path(folder, name).relative_to(ROOT)) for name in [*folders, *files]]
    return found


@pytest.fixture(scope="module")
def tree() -> list[str]:
    return all_paths()


@every_document
def test_paths_exist(document: Path, tree: list[str]) -> None:
    """A path may stand for several, as in `tests/GAME`; one that begins in no top folder may end anywhere."""
    folder = "web/" if document in ABOUT_THE_CLIENT else ""
    for word in _quoted(document):
        path = word.rstrip("/")
        if re.match(TOPS, word) and re.fullmatch(r"[\w./*-]+", path):
            wanted = [path, folder + path]
        elif re.fullmatch(r"[\w./*-]+\.(py|ts|svelte|css|toml)", path):
            wanted = [path, f"*/{path}"]
        else:
            continue
        patterns = [PLACEHOLDER.sub("*", one) for one in wanted]
        built = any(one.startswith(BUILT) for one in wanted)
        assert built or any(fnmatch(known, pattern) for known in tree for pattern in patterns), word


@every_document
def test_names_of_the_library_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    quoted = [word for word in _quoted(document) if re.fullmatch(r"tilewright(\.\w+)+", word)]
    imported = re.findall(r"^ *from (tilewright[\w.]*) import (.+?)(?: as \w+)?(?: *#.*)?$", text, re.MULTILINE)
    names = [f"{module}.{name.strip()}" for module, found in imported for name in found.split(",")]
    for name in [*quoted, *names]:
        for game in tw.games():
            assert pkgutil.resolve_name(PLACEHOLDER.sub(game, name)) is not None


@pytest.fixture(scope="module")
def classes() -> dict[str, set[str]]:
    """The classes and types of the Python code and of the client; of the former also the names of their members."""
    found: dict[str, set[str]] = {"WebSocket": set()}  # the web's own
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                names = {one.name for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
                fields = {ast.unparse(one.target) for one in node.body if isinstance(one, ast.AnnAssign)}
                found.setdefault(node.name, set()).update(names, fields)
    for path in (ROOT / "web/src").rglob("*.ts"):
        kinds = re.findall(r"^export (?:class|interface|type) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        found.update({name: set() for name in kinds if name not in found})
    return found


@every_document
def test_classes_exist(document: Path, classes: dict[str, set[str]]) -> None:
    """Names such as `StateBuilder`, and members such as `State.play`."""
    for word in _quoted(document):
        named = re.fullmatch(r"((?:[A-Z][a-z]+){2,})|([A-Z]\w+)\.([a-z_]+)(?:\(.*)?", word)
        if named and named[3] not in ("svelte", "md"):
            owner = named[1] or named[2]
            assert owner in classes, word
            assert not named[3] or named[3] in classes[owner], word


@every_document
def test_commands_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^|&& )make ([a-z][\w-]*)", text, re.MULTILINE)) <= targets
    commands = get_command(app)
    assert isinstance(commands, TyperGroup)
    assert set(re.findall(r"(?:`|^)tilewright ([a-z][\w-]*)", text, re.MULTILINE)) <= commands.commands.keys()


def _quoted(document: Path) -> Iterator[str]:
    """The words that stand in backticks, outside of blocks of code."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for code in re.findall(r"`([^`\n]+)`", text):
        yield from code.split()
