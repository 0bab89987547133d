"""Where the powers' shields stand on the tracks of population and points: cells in rows, one for each number. The page
has them alike (`web/src/games/empires/map/tracks.ts`)."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tilewright.games.empires.views.view import EmpiresView
from tilewright.pictures.empires.chart import Box, sheet

SIGN, EDGE = 46, 4  # the room of the sign at the beginning, and around the cells
TALLER = 28 / 24  # a shield's height to its width
LARGEST = 40  # the width of a shield that stands alone
SPACED = 0.92  # how much of its room a shield fills


class Track(NamedTuple):
    """How many cells a track has at the least, and in a row; which have their number, and how much is kept for it."""

    cells: int
    columns: int
    numbered: int
    foot: int


TRACKS = {"population": Track(10, 10, 1, 20), "points": Track(50, 25, 5, 0)}


class Runner(NamedTuple):
    power: str
    value: int


class Stood(NamedTuple):
    """A shield's left upper corner, and its width."""

    power: str
    x: float
    y: float
    size: float


def cells_of(view: EmpiresView, track: str) -> list[Box]:
    """The cells from 0 on, in whole rows, with room for whoever is first."""
    given, (x, y, w, h) = TRACKS[track], sheet().tracks[track]
    x, y, w, h = x + SIGN, y + EDGE, w - SIGN - EDGE, h - 2 * EDGE
    rows = ceil(max([given.cells, *(runner.value + 1 for runner in _runners(view, track))]) / given.columns)
    return [
        (
            x + (number % given.columns) * w / given.columns,
            y + number // given.columns * h / rows,
            w / given.columns,
            h / rows,
        )
        for number in range(rows * given.columns)
    ]


def running_on(view: EmpiresView, track: str) -> tuple[list[Runner], list[Box]]:
    """Who runs on a track, and where in each of its cells they can stand."""
    foot = TRACKS[track].foot
    return _runners(view, track), [(x, y, w, h - foot) for x, y, w, h in cells_of(view, track)]


def _runners(view: EmpiresView, track: str) -> list[Runner]:
    values = [(each.power, each.population if track == "population" else each.points) for each in view.powers]
    return [Runner(power, value) for power, value in values if power]


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
