"""The records that the compiled search works on."""

from typing import Any, Final

import numpy as np

from tilewright.bots.nets.layout import Shape, net_type, net_workspace_type
from tilewright.bots.tigris.evaluation import COLOUR_TERMS, SCALES, SEAT_TERMS
from tilewright.compiled.tigris.layout import COLOURS, LEADERS, SEATS
from tilewright.games.tigris.model.names import HAND_SIZE

Evaluator = Any  # a record of EVALUATOR
Workspace = Any  # a record of WORKSPACE
Line = Any  # a record of LINE

NONE: Final = -1
"""No leader, no kingdom, no action."""

OF_COLOUR: Final = 35
OF_SEAT: Final = 30
SHAPE: Final = Shape(inputs=COLOURS * OF_COLOUR + OF_SEAT, hidden=64, second=32)
"""Of the net: so many numbers for each colour of a seat, and so many for the seat; see `net_inputs.py`."""

EVALUATOR: Final = np.dtype(
    [
        ("seat", "i8"),
        # `Odds` of each colour
        ("share", "f8", COLOURS),
        ("tail", "f8", (COLOURS, HAND_SIZE + 1)),
        ("lead", "f8", (COLOURS, 2 * HAND_SIZE + 1)),
        # `Weights`
        ("by_colour", "f8", len(COLOUR_TERMS)),
        ("by_seat", "f8", len(SEAT_TERMS)),
        ("scale", "f8", len(SCALES)),
        ("net", net_type(SHAPE)),
    ],
    align=True,
)
"""Evaluates positions from one seat's point of view: its odds at one moment, weights, and a net if there is one."""

MOST_KINGDOMS: Final = LEADERS

WORKSPACE: Final = np.dtype(
    [
        # `Features` of the position that is being looked at, by kingdom or by leader
        ("kingdoms", "u8", (MOST_KINGDOMS, 3)),
        ("near", "u8", (MOST_KINGDOMS, 3)),
        ("squares", "u8", (COLOURS, 3)),
        ("temples", "u8", (5, 3)),
        ("turns", "f8"),
        ("danger", "f8", LEADERS),
        ("far", "f8", LEADERS),
        ("gain", "f8", LEADERS),
        ("far_gain", "f8", LEADERS),
        ("number", "i8"),  # of kingdoms
        ("holders", "i1", (MOST_KINGDOMS, COLOURS)),
        ("attack", "i1", MOST_KINGDOMS),
        ("home", "i1", LEADERS),
        ("support", "i2", LEADERS),
        ("income", "i1", LEADERS),
        ("covered", "i1", LEADERS),
        ("doubled", "i1", LEADERS),
        ("square", "i1", LEADERS),
        ("within", "i1", SEATS),
        ("reach", "i1", SEATS),
        # the evaluation of it
        ("hand", "f8", COLOURS),  # tiles that the evaluator's seat is taken to hold
        ("held", "i8", COLOURS),  # the same in whole tiles
        ("totals", "f8", (SEATS, COLOURS)),
        ("chances", "f8", SEATS),
        ("needs", "f8", COLOURS),
        ("presence", "f8"),
        ("pay", "f8"),
        ("net", net_workspace_type(SHAPE, SEATS)),  # where the net is worked out
        # how many positions may still be evaluated
        ("budget", "i8"),
    ],
    align=True,
)
"""What is found out about one position after another, and the budget of the whole search."""

SECONDS: Final = 3
"""Second actions that are kept after each first one."""

LINE: Final = np.dtype(
    [
        ("value", "f8"),
        ("second_values", "f8", SECONDS),
        ("action", "i4"),
        ("then", "i4"),
        ("seconds", "i4", SECONDS),
        ("number_of_seconds", "i4"),
        ("searched", "i4"),
    ],
    align=True,
)
"""An action, its value, and the actions that are to follow it; see `Line` in `search.py`."""

MOST_LINES: Final = 128

# States of a search: the root, one to try answers on, a stack of states to be resolved, and the outcomes.
ROOT: Final = 0
TRIAL: Final = 1
STACK: Final = 2
STACK_SIZE: Final = 46
OUTCOMES: Final = STACK + STACK_SIZE
MOST_OUTCOMES: Final = 64
LEVEL: Final = OUTCOMES + MOST_OUTCOMES
"""So many for the first action, as many for the second."""
