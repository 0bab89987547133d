"""The games as numbers: one package for each game, which has

    GAME/actions.py       CODEC, which numbers the actions
    GAME/observations.py  OBSERVER, which turns what a seat may know into arrays
    GAME/length.py        longest_game, a bound on the number of decisions

A game that lacks one of them can be played, but not with what needs it: MissingEncoding names the file.
"""

from importlib import import_module
from typing import Any

import tilewright as tw
from tilewright.extras import need
from tilewright.kernel import Game, TilewrightError
from tilewright.kernel.options import check

need("numpy", "lab")

from tilewright.encodings.codec import Block, Codec, CodeError, Mask  # noqa: E402
from tilewright.encodings.observer import Feature, Observation, Observer  # noqa: E402

__all__ = [
    "Block",
    "CodeError",
    "Codec",
    "Feature",
    "Mask",
    "MissingEncoding",
    "Observation",
    "Observer",
    "codec",
    "longest_game",
    "observer",
    "version",
]


class MissingEncoding(TilewrightError, LookupError):
    """A game has not been made ready for research, or not in this respect."""


def codec(game: Game[Any] | str, players: int, options: Any = None) -> Codec:
    """The numbers of a game's actions for so many players."""
    played = _game(game)
    return _part(played, "actions", "CODEC")(players, check(played.options_type, options))


def observer(game: Game[Any] | str, players: int, options: Any = None) -> Observer:
    """The observations of a game for so many players."""
    played = _game(game)
    return _part(played, "observations", "OBSERVER")(players, check(played.options_type, options))


def longest_game(game: Game[Any] | str, players: int, options: Any = None) -> int:
    """The most decisions that a game can have."""
    played = _game(game)
    return _part(played, "length", "longest_game")(players, check(played.options_type, options))


def version(game: Game[Any] | str) -> int:
    """The version of a game's numbers, which names of environments carry; 0 for a game without."""
    try:
        return _part(_game(game), "actions", "CODEC").version
    except MissingEncoding:
        return 0


def _game(game: Game[Any] | str) -> Game[Any]:
    return tw.game(game) if isinstance(game, str) else game


def _part(game: Game[Any], file: str, name: str) -> Any:
    package = f"{__name__}.{game.name}"
    try:
        return getattr(import_module(f"{package}.{file}"), name)
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.{file}"):
            raise
    except AttributeError:
        pass
    raise MissingEncoding(f"{game.name} has no {name}: it belongs in encodings/{game.name}/{file}.py")
