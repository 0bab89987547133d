"""The records that the compiled search works on."""

from typing import Any, Final

import numpy as np

from tilewright.bots.empires.evaluation import NAMES
from tilewright.bots.empires.weights import Areas, Scale
from tilewright.bots.nets.layout import Shape, net_type, net_workspace_type
from tilewright.compiled.empires.layout import PLAYERS
from tilewright.games.empires.model.names import HOME, IMPROVEMENTS, POWERS

Weights = Any  # a record of WEIGHTS
Workspace = Any  # a record of WORKSPACE

OF_SEAT: Final = 49
OF_AREA: Final = 3
INPUTS: Final = OF_SEAT + len(POWERS) + len(IMPROVEMENTS) + OF_AREA * HOME
SHAPE: Final = Shape(inputs=INPUTS, hidden=64, second=32)
"""Of the net: what it reads of a seat is listed in `net_inputs.py`."""

WEIGHTS: Final = np.dtype(
    [
        ("by", "f8", len(NAMES)),  # the points themselves first
        ("scale", np.dtype([(name, "f8") for name in Scale.__struct_fields__])),
        ("areas", np.dtype([(name, "f8") for name in Areas.__struct_fields__])),
        ("tiles", "f8", len(IMPROVEMENTS)),
        ("net", net_type(SHAPE)),
    ],
    align=True,
)
"""`Weights` of `weights.py`, and a net if there is one."""

SPARE: Final = HOME
"""In place of an area: the stakes in one that is not as in the base."""

WORKSPACE: Final = np.dtype(
    [
        ("seat", "i8"),  # whose decision it is
        ("budget", "i8"),  # positions that may still be evaluated
        ("plans", "i8"),  # positions for which it is known how to continue
        ("here", "f8"),  # the chance to win of the position whose candidates are tried; below 0 until it is needed
        # `AreaFeatures`: the stakes in each area of the base, and the prices that they were found with
        ("horizon", "f8"),
        ("attack_cost", "f8"),
        ("points", "i8", (HOME + 1, PLAYERS)),
        ("attack", "f8", (HOME + 1, PLAYERS)),
        ("one_more", "f8", (HOME + 1, PLAYERS)),
        ("threat", "f8", (HOME + 1, PLAYERS)),
        # `AreaPosition` of the area that is being looked at
        ("rows", "i8", PLAYERS),
        ("markers", "i8", PLAYERS),
        ("armies", "i8", PLAYERS),
        ("forts", "i8", PLAYERS),
        ("fleets", "i8", PLAYERS),
        ("training", "i8", PLAYERS),
        ("alliances", "i8", PLAYERS),
        # the evaluation of one position
        ("turns", "f8", PLAYERS),
        ("scored", "i8", PLAYERS),
        ("threats", "f8", PLAYERS),
        ("attacks", "f8", (PLAYERS, HOME)),
        ("attack_count", "i8", PLAYERS),
        ("within", "f8", (PLAYERS, HOME)),
        ("within_count", "i8", PLAYERS),
        ("unrest", "i8", PLAYERS),
        ("penalties", "f8", PLAYERS),
        ("fears", "f8", PLAYERS),
        ("terms", "f8", (PLAYERS, len(NAMES))),
        ("chances", "f8", PLAYERS),
        ("net", net_workspace_type(SHAPE, PLAYERS)),  # where the net is worked out
    ],
    align=True,
)
"""What is found out about one position after another, and the budget of the whole search."""

MOST_CANDIDATES: Final = 1024
"""More than can be listed: a turn has at most some 700 actions."""

# States of a search: the root, the base of the stakes, one to try actions on, one to look at a battle,
# the turn as it goes on, and the positions for which it is known how to continue.
ROOT, BASE, TRIAL, BATTLE, TURN, PLANS = range(6)
MOST_PLANS: Final = 4096
"""More than 16 dice, 8 finalists and 20 steps of a turn can lead to."""
