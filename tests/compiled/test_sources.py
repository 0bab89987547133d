"""Machine code is kept under a hash of all that it was made from."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tilewright.compiled import sources

HashOf = Callable[[str], str]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project in which `first` imports `second`, which imports from the package `third`."""
    package = tmp_path / "tilewright"
    (package / "third").mkdir(parents=True)
    (package / "first.py").write_text("from tilewright.second import (\n    a,\n    b,\n)\n")
    (package / "second.py").write_text("from tilewright import third\nfrom tilewright.third import part\n")
    (package / "third" / "__init__.py").write_text("")
    (package / "third" / "part.py").write_text("value = 1\n")
    (package / "third" / "figures.toml").write_text("value = 1\n")
    (package / "other.py").write_text("value = 1\n")
    monkeypatch.setattr(sources, "PROJECT", tmp_path)
    sources.forget_files()
    yield package
    sources.forget_files()


def fresh_hash(module: str) -> str:
    sources.forget_files()
    return sources.source_hash((module,))


@pytest.mark.parametrize(
    "changed", ["first.py", "second.py", "third/__init__.py", "third/part.py", "third/figures.toml"]
)
def test_whatever_a_module_depends_on_changes_its_hash(project: Path, changed: str) -> None:
    before = fresh_hash("tilewright.first")
    (project / changed).write_text((project / changed).read_text() + "\n# changed\n")
    assert fresh_hash("tilewright.first") != before


def test_nothing_else_changes_it(project: Path) -> None:
    before = fresh_hash("tilewright.first")
    (project / "other.py").write_text("value = 2\n")
    assert fresh_hash("tilewright.first") == before


def test_without_a_place_to_write_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a-file").write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "a-file"))
    assert sources.cache_folder.__wrapped__() is None
