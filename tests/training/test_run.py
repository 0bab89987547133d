"""Runs: they learn, they are the same again, and they go on where they were stopped."""

import shutil
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tilewright.arena.executors import InProcessExecutor
from tilewright.bots.nets.layout import Layers
from tilewright.bots.nets.library import net_of
from tilewright.bots.nets.samples import Samples
from tilewright.training import games
from tilewright.training.games import CHUNK, NoSelfPlay, samples_in, self_play_of
from tilewright.training.run import SEEDS_A_ROUND, NoSuchNet, OtherPlan, Plan, Run, UnusableLambda
from tilewright.training.targets import with_targets

SHORT = Plan("tigris", 2, games=4, deals=2, epochs=1.0)
TD = msgspec.structs.replace(SHORT, td_lambda=0.5)
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


@pytest.fixture(scope="module", params=[SHORT, TD], ids=["results", "td"])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two rounds in one go."""
    return played(tmp_path_factory.mktemp("whole"), request.param, 2)


def test_a_run_that_was_stopped_goes_on_to_the_byte(whole: Run, tmp_path: Path) -> None:
    played(tmp_path, whole.plan, 1)
    again = played(tmp_path, whole.plan, 2)
    for number in (1, 2):
        assert again.net_file(number).read_bytes() == whole.net_file(number).read_bytes()
    assert again.net_file(1).read_bytes() != again.net_file(2).read_bytes()


def test_games_by_the_weights_teach_results_and_games_by_a_net_td(whole: Run) -> None:
    """Whatever λ is: it holds from the second round on, of what the net that played it thought."""
    for number in (1, 2):
        net = whole.net(number - 1)
        games = played_again(whole.plan, net, number)
        learnt = samples_in([whole.folder / f"round-{number}" / "0.npy"])
        is_td = whole.plan == TD and number == 2
        wanted = [with_targets(game, net, 0.5) if is_td else game for game in games]
        assert (learnt.shares == np.concatenate([game.shares for game in wanted])).all()
        assert bool((learnt.shares % 0.5).any()) == is_td, "results are won, shared or lost"


def played_again(plan: Plan, net: Layers | None, number: int) -> list[Samples]:
    """The games of a round, and how they ended."""
    table, first = self_play_of(plan.game)(plan.players, [net] * plan.players), plan.seed + SEEDS_A_ROUND * number
    explore = [plan.explore] * plan.players
    return [table.play(seed, explore, plan.keep)[0] for seed in range(first, first + plan.games)]


def test_a_run_that_begins_with_a_net_learns_td_at_once(tmp_path: Path) -> None:
    played(tmp_path, msgspec.structs.replace(TD, begin_with=2), 1)
    assert (samples_in([tmp_path / "round-1" / "0.npy"]).shares % 0.5).any()


def test_games_that_were_played_are_not_played_again(whole: Run, tmp_path: Path) -> None:
    copied = tmp_path / "round-1"
    shutil.copytree(whole.folder / "round-1", copied)
    (copied / "0.npy").touch()
    before = (copied / "0.npy").stat().st_mtime_ns
    again = played(tmp_path, whole.plan, 1)
    assert (copied / "0.npy").stat().st_mtime_ns == before
    assert again.net_file(1).read_bytes() == whole.net_file(1).read_bytes()
    assert SHORT.games <= CHUNK, "they are all in one file"


def test_a_folder_with_another_plan_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, SHORT)
    with pytest.raises(OtherPlan, match="another plan"):
        Run(tmp_path, Plan("tigris", 2, games=5))


def test_a_folder_with_another_lambda_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, TD)
    with pytest.raises(OtherPlan, match="another plan"):
        Run(tmp_path, msgspec.structs.replace(TD, td_lambda=0.9))
    with pytest.raises(OtherPlan, match="another plan"):
        Run(tmp_path, SHORT)


def test_a_run_without_a_lambda_is_one_that_learns_results(tmp_path: Path) -> None:
    """So are those from before there was a choice."""
    before = {name: value for name, value in msgspec.to_builtins(SHORT).items() if name != "td_lambda"}
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(before))
    run = Run(tmp_path, msgspec.structs.replace(SHORT, td_lambda=1.0))
    assert run.plan == Run(tmp_path, SHORT).plan
    assert msgspec.json.decode((tmp_path / "plan.json").read_bytes())["td_lambda"] == 1.0


@pytest.mark.parametrize("td_lambda", [-0.1, 1.1, float("nan")])
def test_a_lambda_beyond_its_bounds_is_refused(td_lambda: float, tmp_path: Path) -> None:
    with pytest.raises(UnusableLambda, match="from 0 to 1"):
        Run(tmp_path / "run", msgspec.structs.replace(SHORT, td_lambda=td_lambda))
    assert not (tmp_path / "run").exists()


def test_a_game_with_targets_of_its_own_takes_no_lambda(tmp_path: Path) -> None:
    with pytest.raises(UnusableLambda, match=r"qwirkle makes targets of its own, with λ = 0\.85"):
        Run(tmp_path, Plan("qwirkle", 2, td_lambda=1.0))
    assert Run(tmp_path, Plan("qwirkle", 2)).plan.td_lambda is None


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
