"""The registry: every folder beside this file is a game, whose package names its one object GAME.

Other packages add games of theirs by an entry point of the group `tilewright.games`, which leads to that object.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from tilewright.kernel import Game, Record, RecordError, State, UnknownGame
from tilewright.kernel import replay as replay_with

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tilewright.games.empires import Empires
    from tilewright.games.qwirkle import Qwirkle
    from tilewright.games.tigris import Tigris

ENTRY_POINTS = "tilewright.games"


@cache
def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted({*_folders(), *_elsewhere()}))


@overload
def game(name: Literal["empires"]) -> "Empires": ...
@overload
def game(name: Literal["qwirkle"]) -> "Qwirkle": ...
@overload
def game(name: Literal["tigris"]) -> "Tigris": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """The game of that name."""
    return _load(name)


@cache
def _load(name: str) -> Game[Any]:
    if name in _folders():
        package = import_module(f"{__name__}.{name}")
        if not hasattr(package, "GAME"):
            raise UnknownGame(f"games/{name}/__init__.py has no GAME: the one object of the game, by which it is known")
        return package.GAME
    if name not in _elsewhere():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    entry = _elsewhere()[name]
    found: Any = entry.load()
    if isinstance(found, Game) and found.name == name:
        return found  # pyright: ignore[reportUnknownVariableType]
    raise UnknownGame(f"the entry point {name} = {entry.value} leads to {found!r}, which is not a game of that name")


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _elsewhere() -> "dict[str, EntryPoint]":
    """The games of other packages; none of them can take the place of one of ours."""
    from importlib.metadata import entry_points  # not cheap, and a game of ours needs none

    found = entry_points(group=ENTRY_POINTS)
    return {entry.name: entry for entry in found if entry.name not in _folders()}


def replay(record: Record) -> State:
    """The state that a record leads to. RecordError names the first action that cannot be, and why."""
    try:
        played = game(record.game)
    except UnknownGame as error:
        raise RecordError(f"not a record of ours: {error}") from None
    return replay_with(record, played)
