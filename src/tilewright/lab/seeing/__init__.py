"""What a seat may know, as arrays: planes for what lies on a board, a vector for all else."""

from importlib import import_module
from typing import Any

import tilewright as tw
from tilewright.kernel import Game
from tilewright.kernel.options import check
from tilewright.lab.seeing.observer import Feature, Observation, Observer

__all__ = ["Feature", "Observation", "Observer", "observer"]


def observer(game: Game[Any] | str, players: int, options: Any = None) -> Observer:
    """The eyes of a seat in a game for so many players."""
    played = tw.game(game) if isinstance(game, str) else game
    eyes = import_module(f"{__name__}.{played.name}").OBSERVER
    return eyes(players, check(played.options_type, options))
