"""How a run went, round by round: `curve.csv`, and plots of the wins and of the Elo points that they stand for."""

import csv
from math import log10
from pathlib import Path
from typing import NamedTuple

from tilewright.arena.plots import alone, curves


class CurvePoint(NamedTuple):
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


LEAST_SHARE = 0.005  # that Elo points are worked out of: nobody is infinitely weaker or stronger


def elo(share: float, players: int) -> float:
    """How many Elo points one is above the others, all of them alike, who wins such a share against them."""
    share = min(1 - LEAST_SHARE, max(LEAST_SHARE, share))
    return 400 * log10(share * (players - 1) / (1 - share))


class Curve:
    def __init__(self, folder: Path, players: int) -> None:
        self._folder, self._file, self._players = folder, folder / "curve.csv", players
        self.points: list[CurvePoint] = []
        if self._file.exists():
            with self._file.open(newline="") as file:
                rows = list(csv.reader(file))[1:]
            self.points = [
                CurvePoint(*map(int, row[:3]), *map(float, row[3 : len(CurvePoint._fields)])) for row in rows
            ]

    def add(self, point: CurvePoint) -> None:
        self.points.append(point)
        part = self._file.with_suffix(".part")
        with part.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow((*CurvePoint._fields, "elo"))
            writer.writerows((*each, round(self._elo(each), 1)) for each in self.points)
        part.replace(self._file)
        shares = {"share": [(each.games, each.share) for each in self.points]}
        points = {"Elo": [(0, 0.0), *((each.games, max(0.0, self._elo(each))) for each in self.points)]}
        self._draw("curve.svg", curves(shares, "Wins of one net among the weights", "games", share=True))
        self._draw("elo.svg", curves(points, "Elo points of the net above the weights", "games"))

    def _elo(self, point: CurvePoint) -> float:
        return elo(point.share, self._players)

    def _draw(self, name: str, picture: str) -> None:
        (self._folder / name).write_text(alone(picture), "utf-8")
