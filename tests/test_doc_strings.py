"""Every public name is explained where it is defined: the reference of the documentation site is made of that. And what
doc strings and comments name is there."""

import ast
import fnmatch
import inspect
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.test_docs import PLACEHOLDER, ROOT, all_paths
from tools.site import REFERENCE

CODE = ("src", "tests", "tools", "bench", "examples", "web/src", "web/tests", "web/tools")
A_FILE = re.compile(r"[\w./*-]*\w\.(?:py|ts|svelte|css|toml|md)\b")
SERVER = ROOT / "src/tilewright/server"
MODULES = [module for _, modules in REFERENCE.values() for module in modules]


def public(module: str) -> Iterator[tuple[str, Any]]:
    """The public classes and functions of a module that are ours, and the public members of the classes."""
    found = import_module(module)
    names = getattr(found, "__all__", None) or [
        name for name, value in vars(found).items() if getattr(value, "__module__", None) == module
    ]
    for name in names:
        value = getattr(found, name)
        if name.startswith("_") or not (inspect.isclass(value) or inspect.isfunction(value)):
            continue
        if value.__module__.startswith("tilewright"):
            yield name, value
            if inspect.isclass(value):
                yield from ((f"{name}.{member}", getattr(value, member)) for member in _own_members(value))


def _own_members(owner: type) -> Iterator[str]:
    for name, value in vars(owner).items():
        wrapped = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        if not name.startswith("_") and inspect.isfunction(wrapped):
            yield name


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_a_doc_string(module: str) -> None:
    assert import_module(module).__doc__
    assert [name for name, value in public(module) if not (inspect.getdoc(value) or "").strip()] == []


def remarks(file: Path) -> Iterator[str]:
    """The doc strings and comments of a file that names another; of the client whatever looks like a file of Python."""
    if file.suffix not in (".py", ".toml", ".ts", ".svelte", ".css"):
        return
    text = file.read_text(encoding="utf-8")
    if not A_FILE.search(text):
        return
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(found))):
                    yield found
                case _:
                    pass
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        yield from (token.string for token in tokens if token.type == tokenize.COMMENT)
    elif file.suffix == ".toml":
        yield from re.findall(r"^#.*", text, re.MULTILINE)
    else:
        yield from re.findall(r"[\w./*-]+\.py\b", text)


def test_files_that_are_named_in_doc_strings_and_comments_exist() -> None:
    """A name may stand for several, as in `GAME/actions.py`, and its path may begin anywhere."""
    tree = all_paths()
    files = [ROOT / path for path in tree if path.startswith(CODE) and (ROOT / path).is_file()]
    named = {
        (name, str(file.relative_to(ROOT)))
        for file in files
        for remark in remarks(file)
        for name in A_FILE.findall(remark)
    }
    assert len(named) > 100
    ends = {"/".join(parts[start:]) for parts in (path.split("/") for path in tree) for start in range(len(parts))}
    gone: list[tuple[str, str]] = []
    for name, file in sorted(named):
        pattern = PLACEHOLDER.sub("*", name)
        if pattern not in ends and not ("*" in pattern and fnmatch.filter(ends, pattern)):
            gone.append((name, file))
    assert gone == []


def test_the_server_names_its_packages_in_the_order_in_which_they_know_each_other() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["tilewright.server"])
    names = [name for layer in reversed(layers) for name in layer.split(" | ")]
    told = re.findall(r"`(\w+)`", import_module("tilewright.server").__doc__ or "")
    assert told == [name for name in names if (SERVER / name).is_dir()]


def test_modules_that_the_packages_of_the_server_name_exist() -> None:
    """By their names below the package itself, or below the server."""
    gone: list[tuple[str, str]] = []
    for file in SERVER.rglob("__init__.py"):
        remark = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        for name in re.findall(r"`([a-z_]+(?:\.[a-z_]+)*)`", remark):
            path = name.replace(".", "/")
            places = [folder / f"{path}{end}" for folder in (file.parent, SERVER) for end in (".py", "/__init__.py")]
            if not any(place.exists() for place in places):
                gone.append((name, str(file.relative_to(ROOT))))
    assert gone == []
