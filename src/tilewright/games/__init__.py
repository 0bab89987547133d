"""The registry: every folder beside this file is a game, whose package names its one object GAME."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from tilewright.kernel import Game, Record, RecordError, State, UnknownGame
from tilewright.kernel import replay as replay_with


@cache
def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    package = import_module(f"{__name__}.{name}")
    if not hasattr(package, "GAME"):
        raise UnknownGame(f"games/{name}/__init__.py has no GAME: the one object of the game, by which it is known")
    return package.GAME


def replay(record: Record) -> State:
    """The state that a record leads to. RecordError names the first action that cannot be, and why."""
    try:
        played = game(record.game)
    except UnknownGame as error:
        raise RecordError(f"not a record of ours: {error}") from None
    return replay_with(record, played)
