"""Where the powers' shields stand on the tracks of population and points: cells in rows, one for each number. The page
has them alike (`web/src/games/empires/map/tracks.ts`)."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tilewright.pictures.empires.chart import Box

TALLER = 28 / 24  # a shield's height to its width
LARGEST = 40  # the width of a shield that stands alone
SPACED = 0.92  # how much of its room a shield fills


class Runner(NamedTuple):
    power: str
    value: int


class Stood(NamedTuple):
    """A shield's left upper corner, and its width."""

    power: str
    x: float
    y: float
    size: float


def cells_of(running: Sequence[Runner], least: int, columns: int, box: Box) -> list[Box]:
    """The cells from 0 on, in whole rows, with room for whoever is first."""
    x, y, w, h = box
    rows = ceil(max([least, *(runner.value + 1 for runner in running)]) / columns)
    return [
        (x + (number % columns) * w / columns, y + number // columns * h / rows, w / columns, h / rows)
        for number in range(rows * columns)
    ]


def standing(running: Sequence[Runner], cells: Sequence[Box]) -> list[Stood]:
    """Those who stand in one cell share it, and are smaller the more they are."""
    stood: list[Stood] = []
    for value in sorted({runner.value for runner in running}):
        group = [runner for runner in running if runner.value == value]
        x, y, w, h = cells[value]
        columns, size = _seating(len(group), w, h)
        rows = ceil(len(group) / columns)
        margin = (1 - SPACED) / 2
        for index, runner in enumerate(group):
            row, place = divmod(index, columns)
            in_row = min(columns, len(group) - row * columns)
            left = x + (w - in_row * size) / 2 + (place + margin) * size
            top = y + (h - rows * size * TALLER) / 2 + (row + margin) * size * TALLER
            stood.append(Stood(runner.power, left, top, size * SPACED))
    return stood


def _seating(count: int, w: float, h: float) -> tuple[int, float]:
    """In how many columns so many shields are largest in a cell, and how wide each then is."""
    ways = [(columns, min(LARGEST, w / columns, h / ceil(count / columns) / TALLER)) for columns in range(1, count + 1)]
    return max(ways, key=lambda way: way[1])
