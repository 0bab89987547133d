"""A game made ready for an experiment: so many players, these options, and the encodings for these."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tilewright as tw
from tilewright.encodings import Mask, codec, observer
from tilewright.kernel import Game, Options, State
from tilewright.kernel.options import check

NONE: NDArray[np.intp] = np.zeros(0, np.intp)


class GameSetup:
    """What all frameworks need of a game. It holds no state.

    UnknownGame or MissingEncoding says what a game lacks.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | Options | None = None) -> None:
        self.game: Game[Any] = tw.game(game)
        self.game.check_players(players)
        self.players = players
        self.options = check(self.game.options_type, options)
        self.codec = codec(self.game, players, self.options)
        self.observer = observer(self.game, players, self.options)

    def start(self, seed: int) -> State:
        """A game about to begin."""
        return self.game.start(self.players, seed, self.options)

    def legal(self, state: State, seat: int) -> NDArray[np.intp]:
        """The codes of what this seat may do: none, unless it is asked."""
        return self.codec.codes(state) if state.actor == seat else NONE

    def mask(self, codes: NDArray[np.intp]) -> Mask:
        """1 for these codes, 0 for all others."""
        mask = np.zeros(self.codec.size, np.int8)
        mask[codes] = 1
        return mask
