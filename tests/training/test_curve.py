"""Curves: what a round came to, as wins and as Elo points."""

import csv
from pathlib import Path

import pytest

from tilewright.training.curve import Curve, CurvePoint, elo


def test_elo_points_follow_from_the_share_and_the_number_of_players() -> None:
    assert elo(0.5, 2) == pytest.approx(0)
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(10 / 11, 2) == pytest.approx(400)
    assert elo(0.4, 4) == pytest.approx(120.4, abs=0.1)
    assert elo(1.0, 2) < 1000


def test_a_curve_comes_back_from_its_file_and_is_drawn(tmp_path: Path) -> None:
    point = CurvePoint(1, 200, 9000, 0.7, 0.69, 0.65, 0.6, 0.05, 12.0, 3.0)
    Curve(tmp_path, 2).add(point)
    again = Curve(tmp_path, 2)
    assert again.points == [point]
    again.add(point._replace(round=2, games=400, share=0.65))
    with (tmp_path / "curve.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["elo"]) for row in rows] == [70.4, 107.5]
    assert "Elo" in (tmp_path / "elo.svg").read_text("utf-8")
    assert "Wins" in (tmp_path / "curve.svg").read_text("utf-8")
