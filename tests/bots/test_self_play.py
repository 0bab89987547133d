"""Training in rounds: games are kept, a run that was stopped goes on, and only with games that it would have played."""

from pathlib import Path

import pytest

from tilewright.bots.self_play import DifferentGames, train


class AddingUp:
    """Weights are a number; the sample of a game is made of it, round and game; the fit adds up the samples."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.played = folder, list[tuple[int, int]]()

    def train(self, first: int, games: int, rounds: int = 1) -> int:
        self.played.clear()
        return train(self.folder, first, games, rounds, self.play, lambda samples, by: by + sum(samples), int)

    def play(self, by: int, number: int, game: int) -> int:
        self.played.append((number, game))
        return by + 10 * number + game


def test_each_round_plays_with_the_weights_of_the_one_before(tmp_path: Path) -> None:
    trainer = AddingUp(tmp_path)
    assert trainer.train(1, games=3, rounds=2) == 7 + (17 + 18 + 19)  # 7 = 1 + (1 + 2 + 3)
    assert trainer.played == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


def test_a_run_that_was_stopped_plays_again_only_what_proves_that_it_is_the_same(tmp_path: Path) -> None:
    trainer = AddingUp(tmp_path)
    whole = trainer.train(1, games=3, rounds=2)
    (tmp_path / "round-2" / "1.json").unlink()
    assert trainer.train(1, games=3, rounds=2) == whole
    assert trainer.played == [(0, 0), (1, 0), (1, 1)]


def test_games_that_would_be_played_otherwise_now_are_not_mixed_with_new_ones(tmp_path: Path) -> None:
    trainer = AddingUp(tmp_path)
    trainer.train(1, games=2)
    with pytest.raises(DifferentGames, match="empty folder"):
        trainer.train(2, games=3)
    assert sorted(file.name for file in (tmp_path / "round-1").iterdir()) == ["0.json", "1.json"], "nothing is lost"
    assert trainer.train(1, games=3) == 1 + (1 + 2 + 3)
