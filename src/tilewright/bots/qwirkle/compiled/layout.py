"""The records that the compiled search works on."""

from typing import Any, Final

import numpy as np

from tilewright.bots.nets.layout import Shape, net_type, net_workspace_type
from tilewright.bots.qwirkle.weights import FEATURES
from tilewright.compiled.qwirkle.layout import ENTRIES, SEATS
from tilewright.games.qwirkle.model.board import COPIES, HAND_SIZE, LINE_LIMIT
from tilewright.games.qwirkle.rules.scoring import QWIRKLE_BONUS

Turn = Any  # a record of TURN
Evaluator = Any  # a record of EVALUATOR
Workspace = Any  # a record of WORKSPACE

MOST_POINTS: Final = 2 * (LINE_LIMIT + QWIRKLE_BONUS)
"""Of a single tile."""

LADDER: Final = np.dtype([("points", "i8"), ("tiles", "i8")])
"""A step: its points, and the tiles that reach it or a higher one."""

SHAPE: Final = Shape(inputs=52, hidden=32, second=16)
"""Of the nets; what they read is in `net_inputs.py`."""

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

NET: Final = net_type(SHAPE)

WORKSPACE: Final = np.dtype(
    [
        ("gap_points", "i8", ENTRIES),
        ("ladder", LADDER, MOST_POINTS + 1),
        ("steps", "i8"),  # of the ladder
        ("gaps_at", "i8", MOST_POINTS + 1),  # how many gaps pay so much
        ("features", "f8", len(FEATURES)),
        ("net", net_workspace_type(SHAPE, SEATS)),
        ("by_weights", "f8", SEATS),  # each seat's value, in units of a lead's spread
        ("values", "f8", SEATS),  # the same, corrected by the net
    ],
    align=True,
)
"""Where a net judges one turn after another."""
