"""Runs: they learn, they are the same again, and they go on where they were stopped."""

import shutil
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tilewright.arena.executors import InProcessExecutor
from tilewright.bots.nets.library import net_of
from tilewright.training import games
from tilewright.training.games import CHUNK, NoSelfPlay, self_play_of
from tilewright.training.run import NoSuchNet, OtherPlan, Plan, Run

SHORT = Plan("tigris", 2, games=4, deals=2, epochs=1.0)
LEARNING = Plan("tigris", 2, games=150, deals=30, epochs=8.0, explore=1.0, keep=0.6, weights=False)
LEARNT = 0.6  # of the games; whoever has learnt nothing wins half of them


def played(folder: Path, plan: Plan, rounds: int) -> Run:
    run = Run(folder, plan)
    while run.rounds < rounds:
        run.go_on(InProcessExecutor(), "cpu")
    return run


def test_a_short_run_from_nothing_learns_to_beat_random_play(tmp_path: Path) -> None:
    """The net sees random games, and no weight tells it what is good."""
    point = Run(tmp_path, LEARNING).go_on(InProcessExecutor(), "cpu")
    assert point.loss_after < 0.8 * point.loss_by_weights
    assert point.share > LEARNT


def test_a_run_that_was_stopped_goes_on_to_the_byte(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", SHORT, 2)
    played(tmp_path / "stopped", SHORT, 1)
    again = played(tmp_path / "stopped", SHORT, 2)
    for number in (1, 2):
        assert again.net_file(number).read_bytes() == whole.net_file(number).read_bytes()
    assert again.net_file(1).read_bytes() != again.net_file(2).read_bytes()


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", SHORT, 1)
    copied = tmp_path / "stopped" / "round-1"
    shutil.copytree(whole.folder / "round-1", copied)
    (copied / "0.npy").touch()
    before = (copied / "0.npy").stat().st_mtime_ns
    again = played(tmp_path / "stopped", SHORT, 1)
    assert (copied / "0.npy").stat().st_mtime_ns == before
    assert again.net_file(1).read_bytes() == whole.net_file(1).read_bytes()
    assert SHORT.games <= CHUNK, "they are all in one file"


def test_a_folder_with_another_plan_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, SHORT)
    with pytest.raises(OtherPlan, match="another plan"):
        Run(tmp_path, Plan("tigris", 2, games=5))


def test_a_game_whose_bots_cannot_learn_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "file_of", lambda _module: None)
    with pytest.raises(NoSelfPlay, match="qwirkle cannot learn"):
        self_play_of("qwirkle")


@pytest.mark.parametrize(("game", "players"), [("tigris", 3), ("empires", 4), ("qwirkle", 2)])
def test_self_play_gives_what_a_net_reads_and_who_won(game: str, players: int) -> None:
    table = self_play_of(game)
    samples, shares = table(players, [None] * players).play(1, [0.2] * players, 0.5)
    again, _ = table(players, [None] * players).play(1, [0.2] * players, 0.5)
    assert samples.inputs.shape == (len(samples.values), players, table.shape.inputs)
    assert np.abs(samples.inputs).max() <= 5
    assert shares.sum() == pytest.approx(1)
    assert samples.shares.sum(axis=1) == pytest.approx(1)
    assert (samples.shares[-1] == shares).all() or game == "qwirkle", "where the end alone is learnt"
    assert len(samples.values) > 10
    assert all((first == second).all() for first, second in zip(samples, again, strict=True))


def test_a_run_may_begin_with_the_net_of_another_number_of_players(tmp_path: Path) -> None:
    run, given = Run(tmp_path, msgspec.structs.replace(SHORT, players=3, begin_with=4)), net_of("tigris", 4)
    first, units = run.net(), run.shape.hidden
    assert given is not None
    assert first is not None
    assert (first["last"] == given.layers["last"]).all()
    assert first["second"][units:] == pytest.approx(given.layers["second"][units:] * 4 / 3)
    assert Run(tmp_path, run.plan).net_file(0).read_bytes() == run.net_file(0).read_bytes()


def test_a_net_that_the_package_does_not_have_is_refused_to_begin_with(tmp_path: Path) -> None:
    with pytest.raises(NoSuchNet, match="no net of tigris for 9 players"):
        Run(tmp_path, msgspec.structs.replace(SHORT, begin_with=9))
