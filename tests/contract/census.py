"""The pieces of each game, counted by a file of its own tests."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

MISSING = (
    "tests/{game}/census.py is missing: the contract tests need its function `census(state)`, which gives what "
    "there is of every piece, wherever it lies, and must give the same all through a game"
)


@cache
def census_of(game: str) -> Callable[[Any], object]:
    """What counts the pieces of a game."""
    module = f"tests.{game}.census"
    try:
        return import_module(module).census
    except ModuleNotFoundError as error:
        if error.name not in (module, module.rpartition(".")[0]):
            raise
        raise LookupError(MISSING.format(game=game)) from None
