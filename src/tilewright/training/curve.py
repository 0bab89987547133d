"""How a run went, round by round: `curve.csv`, and a plot of it."""

import csv
from pathlib import Path
from typing import NamedTuple

from tilewright.arena.plots import curves


class Point(NamedTuple):
    """What a round came to. Losses are of samples held out; the share is that of wins against the weights alone."""

    round: int
    games: int  # so far
    samples: int
    loss_by_weights: float
    loss_before: float
    loss_after: float
    share: float
    give: float  # how far the share may be off (95 %)
    seconds_playing: float
    seconds_fitting: float


class Curve:
    def __init__(self, folder: Path) -> None:
        self._file, self._plot = folder / "curve.csv", folder / "curve.svg"
        self.points: list[Point] = []
        if self._file.exists():
            with self._file.open(newline="") as file:
                rows = list(csv.reader(file))[1:]
            self.points = [Point(*map(int, row[:3]), *map(float, row[3:])) for row in rows]

    def add(self, point: Point) -> None:
        self.points.append(point)
        part = self._file.with_suffix(".part")
        with part.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(Point._fields)
            writer.writerows(self.points)
        part.replace(self._file)
        shares = {"share": [(each.games, each.share) for each in self.points]}
        self._plot.write_text(curves(shares, "Wins of one net among the weights", "games", share=True), "utf-8")
