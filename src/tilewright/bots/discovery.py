"""What a game's own package of bots has to offer.

The package `tilewright.bots.GAME` may export these names; whatever is missing has a default that plays every game:

    ENGINE   the `Engine` behind the levels; without it that of `one_ply.py`
    GREEDY   what `greedy` plays, of an information state and a source of chance; without it the best single action
    STYLES   masters that like to do one thing, by their names; see `styles.py`
    MEASURE  how well a seat stands in a state, for these two; without it the points that the seat's view shows

The package may also have a module `tuning`, which makes its weights (`tilewright tune GAME`).
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Literal

import tilewright as tw

Export = Literal["ENGINE", "GREEDY", "MEASURE", "STYLES"]


@cache
def exported(game: str, name: Export) -> Any:
    """What the game's package of bots exports under this name; None if it has no such thing."""
    own = _package(game)
    return None if find_spec(own) is None else getattr(import_module(own), name, None)


def tunable_games() -> tuple[str, ...]:
    """The games whose bots have weights that can be tuned."""
    return tuple(game for game in tw.games() if _has_tuning(game))


def tuning_of(game: str) -> ModuleType | None:
    """The module that tunes the game's weights, with `tune`, `to_toml` and its usual GAMES and ROUNDS; None if it has
    none. ModuleNotFoundError if a package that tuning needs is not installed."""
    return import_module(f"{_package(game)}.tuning") if _has_tuning(game) else None


def _has_tuning(game: str) -> bool:
    return find_spec(_package(game)) is not None and find_spec(f"{_package(game)}.tuning") is not None


def _package(game: str) -> str:
    return f"{__package__}.{game}"
