"""What a net is to learn of a game's positions: how the game ended, or TD(λ)."""

from typing import Final

import numpy as np

from tilewright.bots.nets.layout import Layers
from tilewright.bots.nets.samples import Samples
from tilewright.training.fitting import chances

RESULTS: Final = 1.0  # the λ that learns how games ended, and nothing else


def with_targets(game: Samples, net: Layers | None, td_lambda: float | None) -> Samples:
    """The positions of one game, to learn TD(λ) of what the net that played it thought.

    A game that was played without a net teaches how it ended, whatever λ: what the weights think taught no more
    (docs/training.md). With None it keeps the targets that it came with.
    """
    if net is None or td_lambda is None or td_lambda == RESULTS:
        return game
    return td(game, chances(net, game), td_lambda)


def td(game: Samples, thought: np.ndarray, td_lambda: float) -> Samples:
    """The positions of one game, to learn TD(λ) of what was thought at each of them.

    A position learns what was thought at the next one that was kept and, λ times less with each, at those after it;
    how the game ended takes what is left, at the last position all.
    """
    shares = game.shares.copy()
    for place in range(len(shares) - 2, -1, -1):
        shares[place] = td_lambda * shares[place + 1] + (1 - td_lambda) * thought[place + 1]
    return game._replace(shares=shares)
