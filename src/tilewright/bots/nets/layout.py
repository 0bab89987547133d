"""The records of a net: what it has learnt, and the workspace in which it is worked out.

A net reads every seat of a table alike. One layer reads the numbers of a seat; what it finds is added up over all
seats; a second layer reads what it found for the seat and the sum, and makes one number of it: what is added to the
seat's value before the values become chances to win. A net of zeros changes nothing.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np

NetRecord = Any  # a record of `net_type`
NetWorkspace = Any  # a record of `net_workspace_type`

Layers = Mapping[str, np.ndarray]
"""The arrays of a net by their names."""

LAYERS: Final = ("first", "first_bias", "second", "second_bias", "last")
"""The arrays of a net, as they lie in its file."""


class Shape(NamedTuple):
    """How many numbers it reads of a seat, and the units of its two layers."""

    inputs: int
    hidden: int
    second: int


def layers(shape: Shape) -> dict[str, tuple[int, ...]]:
    """The shape of each array."""
    inputs, hidden, second = shape
    sizes = ((inputs, hidden), (hidden,), (2 * hidden, second), (second,), (second,))
    return dict(zip(LAYERS, sizes, strict=True))


def net_type(shape: Shape) -> np.dtype:
    fields: list[Any] = [(name, "f4", size) for name, size in layers(shape).items()]
    return np.dtype([("is_there", "i8"), *fields], align=True)


def net_workspace_type(shape: Shape, seats: int) -> np.dtype:
    return np.dtype(
        [
            ("inputs", "f4", (seats, shape.inputs)),
            ("hidden", "f4", (seats, shape.hidden)),
            ("sum", "f4", shape.hidden),
            ("common", "f4", shape.second),  # what the sum says, the same for all seats
            ("own", "f4", shape.second),
            ("zero", "f4"),  # of the type of the units
        ],
        align=True,
    )


def put(records: Any, net: Layers) -> None:
    """Put a net into records of `net_type`."""
    records["is_there"] = 1
    for name in LAYERS:
        records[name] = net[name]
