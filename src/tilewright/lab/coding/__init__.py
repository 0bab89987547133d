"""Actions as numbers: one fixed coding for each game."""

from importlib import import_module
from typing import Any

import tilewright as tw
from tilewright.kernel import Game
from tilewright.kernel.options import check
from tilewright.lab.coding.codec import Block, Codec, CodeError, Mask

__all__ = ["Block", "CodeError", "Codec", "Mask", "codec"]


def codec(game: Game[Any] | str, players: int, options: Any = None) -> Codec:
    """The coding of a game for so many players."""
    played = tw.game(game) if isinstance(game, str) else game
    coding = import_module(f"{__name__}.{played.name}").CODEC
    return coding(players, check(played.options_type, options))
