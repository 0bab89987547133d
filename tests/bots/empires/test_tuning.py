"""Tuning for Struggle of Empires: what a game teaches is kept, and the weights follow from it."""

from pathlib import Path

import pytest

from tilewright.bots.empires import tuning
from tilewright.bots.empires.weights import by_hand, read


def test_a_run_can_be_taken_up_again_and_makes_the_same_weights(tmp_path: Path) -> None:
    progress: list[tuple[int, int]] = []
    made = tuning.tune(
        tmp_path, seed=3, games=1, rounds=1, on_progress=lambda done, total: progress.append((done, total))
    )
    assert progress == [(1, 1)]
    assert [file.name for file in (tmp_path / "round-1").iterdir()] == ["0.json"]
    assert tuning.tune(tmp_path, seed=3, games=1, rounds=1) == made
    assert made.areas == by_hand().areas
    assert made.terms != by_hand().terms


def test_weights_are_written_as_they_are_read() -> None:
    assert read(tuning.to_toml(by_hand())) == by_hand()


def terms_after(term: str, scores: tuple[int, int]) -> tuning.Terms:
    """The terms after games of two seats, alike but for one term of which the first has ten."""
    names = tuning.Terms.__struct_fields__
    ahead = (0.0, *(10.0 * (name == term) for name in names))
    won = (float(scores[0] > scores[1]), float(scores[1] > scores[0]))
    return tuning.fit([[tuning.Sample(0, (ahead, (0.0,) * len(ahead)), scores, won)] * 200], by_hand()).terms


def test_what_brings_points_is_weighed_by_them() -> None:
    assert terms_after("forts", (70, 50)).forts == pytest.approx(2.0, rel=0.25)
    assert terms_after("forts", (50, 70)).forts == pytest.approx(0.0)


def test_a_revolution_teaches_nothing_about_the_terms() -> None:
    assert terms_after("forts", (0, 50)).forts == by_hand().terms.forts


def test_what_unrest_costs_is_not_learned() -> None:
    assert terms_after("unrest", (50, 70)).unrest == by_hand().terms.unrest


def test_the_surer_the_leader_wins_the_smaller_the_scale() -> None:
    def scale(wins: int) -> float:
        width = len(tuning.Terms.__struct_fields__) + 1
        ahead, behind = (10.0, *[0.0] * (width - 1)), (0.0,) * width
        won, lost = (tuning.Sample(0, (ahead, behind), (60, 50), shares) for shares in ((1.0, 0.0), (0.0, 1.0)))
        return tuning.fit([[won]] * wins + [[lost]] * (10 - wins), by_hand()).scale.end

    assert scale(9) < scale(7)
