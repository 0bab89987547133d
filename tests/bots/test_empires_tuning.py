"""Tuning for Struggle of Empires: what a game teaches is kept, and the weights follow from it."""

from pathlib import Path

from tilewright.bots.empires import tuning
from tilewright.bots.empires.weights import by_hand, read


def test_a_run_can_be_taken_up_again_and_makes_the_same_weights(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    made = tuning.tune(tmp_path, seed=3, games=1, rounds=1, told=lambda done, total: heard.append((done, total)))
    assert heard == [(1, 1)]
    assert [file.name for file in (tmp_path / "round-1").iterdir()] == ["0.json"]
    assert tuning.tune(tmp_path, seed=3, games=1, rounds=1) == made
    assert made.areas == by_hand().areas
    assert made.terms != by_hand().terms


def test_weights_are_written_as_they_are_read() -> None:
    assert read(tuning.written(by_hand())) == by_hand()


def test_what_wins_is_weighed_more() -> None:
    """Of two seats alike but for one term, the one that has more of it won every time."""
    width = len(tuning.Terms.__struct_fields__) + 1
    forts = 1 + tuning.Terms.__struct_fields__.index("forts")
    ahead = tuple(float(place == forts) for place in range(width))
    games = [[tuning.Sample(0, (ahead, (0.0,) * width), (1.0, 0.0))] * 20]
    assert tuning.fit(games, by_hand()).terms.forts > by_hand().terms.forts
