"""The kernel and the games need Python and msgspec, and nothing else: so a stranger's program can have them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright as tw

SOURCES = Path(tw.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "msgspec", "tilewright"}


def imported(text: str) -> Iterator[str]:
    """The packages that a file imports, wherever in it, or names to `import_module`."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
            case ast.Call(
                func=ast.Name("import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(str(module)), *_],
            ):
                yield module.partition(".")[0]
            case _:
                pass


@pytest.mark.parametrize("package", ["kernel", "games", *(f"games/{name}" for name in tw.games())])
def test_nothing_but_python_and_msgspec_is_imported(package: str) -> None:
    folder = SOURCES / package
    files = sorted(folder.glob("*.py") if package == "games" else folder.rglob("*.py"))
    assert files
    found = [(file.relative_to(SOURCES).as_posix(), set(imported(file.read_text(encoding="utf-8")))) for file in files]
    assert [(name, packages - ALLOWED) for name, packages in found if packages - ALLOWED] == []


def test_imports_are_found_wherever_they_stand() -> None:
    text = """
import os, sqlalchemy.orm
from PIL import Image
from . import near
def late():
    import scipy
    importlib.import_module("numba.core")
    import_module("rich")
"""
    assert set(imported(text)) == {"os", "sqlalchemy", "PIL", "scipy", "numba", "rich"}
