"""The records that the compiled search works on."""

from typing import Any, Final

import numpy as np

from tilewright.bots.qwirkle.weights import FEATURES
from tilewright.games.qwirkle.model.board import COPIES, HAND_SIZE

Turn = Any  # a record of TURN
Evaluator = Any  # a record of EVALUATOR

TURN: Final = np.dtype(
    [
        ("cells", "u2", HAND_SIZE),  # of the tiles that are laid, in order
        ("tiles", "u1", HAND_SIZE),
        ("kept", "u1", HAND_SIZE),
        ("count", "i2"),  # of the tiles that are laid
        ("kept_count", "i2"),
        ("points", "i2"),  # with the last tile's bonus
    ],
    align=True,
)
"""What of a `Turn` counts: a trade only for the tiles that it keeps."""

EVALUATOR: Final = np.dtype(
    [
        ("weights", "f8", len(FEATURES)),
        # `Unseen`: the tiles of which at least one copy, two, three are not seen
        ("at_least", "i8", COPIES),
        ("unseen", "i8"),
        ("bag", "i8"),
        ("next_hand", "i8"),
        # `Chances`
        ("least", "f8"),
        ("growth", "f8"),
        ("turn", "f8"),
        ("due", "i8"),  # the seats whose turns are due in this round, as bits
    ],
    align=True,
)
"""Judges what comes of the turns of one position."""

SEARCH: Final = np.dtype([("budget", "i8"), ("width", "i8"), ("has_cut", "i8"), ("is_spent", "i8")])
"""A search for the end of the game: see `_AlphaBeta` in `endgame.py`."""
