"""The games as numbers: one package for each game.

`GAME/actions.py` numbers the actions (`CODEC`), `GAME/observations.py` turns what a seat may know into arrays
(`OBSERVER`), `GAME/picture.py` draws a position (`draw`).
"""

from importlib import import_module
from typing import Any

import tilewright as tw
from tilewright.kernel import Game
from tilewright.kernel.options import check
from tilewright.lab.encodings.codec import Block, Codec, CodeError, Mask
from tilewright.lab.encodings.observer import Feature, Observation, Observer

__all__ = ["Block", "CodeError", "Codec", "Feature", "Mask", "Observation", "Observer", "codec", "observer"]


def codec(game: Game[Any] | str, players: int, options: Any = None) -> Codec:
    """The coding of a game's actions for so many players."""
    played = tw.game(game) if isinstance(game, str) else game
    coding = import_module(f"{__name__}.{played.name}.actions").CODEC
    return coding(players, check(played.options_type, options))


def observer(game: Game[Any] | str, players: int, options: Any = None) -> Observer:
    """The observations of a game for so many players."""
    played = tw.game(game) if isinstance(game, str) else game
    observing = import_module(f"{__name__}.{played.name}.observations").OBSERVER
    return observing(players, check(played.options_type, options))
