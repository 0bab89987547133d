"""What the small policies of these examples know of an action at Qwirkle, all of it read off the observation."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.encodings import Observer
from tilewright.encodings.qwirkle.actions import END, PASS, SIDE, SQUARES, TRADE

Array = NDArray[Any]
FACTS = 11


def facts_of(observation: Array, codes: Array, encoder: Observer) -> Array:
    """What the policy knows of each of these actions: a row of numbers each."""
    planes, _ = encoder.split(observation)
    points = encoder.named(observation)["laid_points"][0]
    facts = np.zeros((len(codes), FACTS))
    placing = codes < TRADE
    y, x = np.divmod(codes[placing] % SQUARES, SIDE)
    lines = [
        1 + runs(planes, y, x, 0, 1) + runs(planes, y, x, 0, -1),
        1 + runs(planes, y, x, 1, 0) + runs(planes, y, x, -1, 0),
    ]
    facts[placing, 0] = 1
    for place, line in enumerate(lines):
        facts[placing, 1 + place] = np.where(line > 1, line, 0)
        facts[placing, 3 + place] = line == 6
    facts[placing, 5] = (lines[0] > 1) & (lines[1] > 1)
    facts[codes == END, 6:8] = 1, points / 10
    trading = (codes >= TRADE) & (codes < END)
    facts[trading, 8] = 1
    facts[trading, 9] = np.bitwise_count(codes[trading] - TRADE + 1)
    facts[codes == PASS, 10] = 1
    return facts


def runs(planes: Array, y: Array, x: Array, dy: int, dx: int) -> Array:
    """How many tiles lie in a row beside each cell, in one direction."""
    lying: Array = planes[:6].max(axis=0) > 0
    length, going = np.zeros(len(y), int), np.ones(len(y), bool)
    for step in range(1, 6):
        going &= lying[(y + dy * step) % SIDE, (x + dx * step) % SIDE]
        length += going
    return length
