"""A game made ready for an experiment: so many players, these options, and the encodings for these."""

from collections.abc import Mapping
from typing import Any

import numpy as np

import tilewright as tw
from tilewright.encodings import Mask, codec, observer
from tilewright.kernel import Game, Result, State
from tilewright.kernel.options import check

ILLEGAL = -1.0  # the reward of a player who tries what is not legal: as bad as the last place


class GameSetup:
    """What all frameworks need of a game. It holds no state.

    UnknownGame or MissingEncoding says what a game lacks.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None = None) -> None:
        self.game: Game[Any] = tw.game(game)
        self.game.check_players(players)
        self.players = players
        self.options = check(self.game.options_type, options)
        self.codec = codec(self.game, players, self.options)
        self.observer = observer(self.game, players, self.options)
        self.no_actions: Mask = np.zeros(self.codec.size, np.int8)  # the mask of one who is not asked; do not change it

    def start(self, seed: int) -> State:
        return self.game.start(self.players, seed, self.options)

    def mask(self, state: State, seat: int) -> Mask:
        """What this seat may do: nothing, unless it is asked."""
        return self.codec.mask(state) if state.actor == seat else self.no_actions.copy()


def rewards(result: Result) -> tuple[float, ...]:
    """From 1 for the first place down to −1 for the last, seat by seat; they add up to nothing.

    A player gets 1 for everybody behind them, −1 for everybody before them and 0 for those who share their place, all
    divided by the number of the others.
    """
    places = result.places
    others = len(places) - 1
    return tuple(sum((place < other) - (place > other) for other in places) / others for place in places)
