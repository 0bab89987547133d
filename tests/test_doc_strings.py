"""Every public name is explained where it is defined: the reference of the documentation site is made of that."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tools.site import REFERENCE

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
