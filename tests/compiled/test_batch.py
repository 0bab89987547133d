"""Many games at once: the same games as one by one, whatever the number of threads."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import tilewright as tw
from tilewright.cli.app import app
from tilewright.compiled import Batch, engines
from tilewright.compiled.batch import LEAST, IllegalCode, play_random
from tilewright.kernel import OptionError
from tilewright.kernel.record import replay
from tilewright.lab.rewards import rewards

every_game = pytest.mark.parametrize("game", engines())


@every_game
def test_what_is_seen_and_allowed_is_what_the_readable_engine_says(game: str) -> None:
    batch = Batch(game, players=3, n=4, seed=1)
    for _ in range(30):
        now = batch.step(batch.random_actions())
        for env in range(batch.n):
            state = batch.state(env)
            assert state.actor is not None
            assert now.actors[env] == state.actor
            assert np.array_equal(now.observations[env], batch.observer.see(state, state.actor))
            assert np.array_equal(now.masks[env], batch.codec.mask(state))


@every_game
def test_the_same_games_are_played_whatever_the_number_of_threads(game: str) -> None:
    batches = [Batch(game, n=2 * LEAST + 1, seed=2, threads=1) for _ in range(2)]
    batches[1].threads = 2  # also on a machine with one core
    for _ in range(100):
        for batch in batches:
            batch.step(batch.random_actions())
    first, second = batches
    for env in range(first.n):
        assert first.state(env) == second.state(env)
    for one, other in zip(first.moment, second.moment, strict=True):
        assert np.array_equal(one, other)


@every_game
def test_a_finished_game_is_a_record_that_is_verified_and_tells_rewards(game: str, tmp_path: Path) -> None:
    batch = Batch(game, n=4, seed=3, records=True)
    now = batch.reset(3)
    while not now.over.any():
        now = batch.step(batch.random_actions())
    env = int(np.argmax(now.over))
    record = batch.finished_record(env)
    assert record is not None
    result = replay(record, tw.game(game)).result
    assert result is not None
    assert tuple(batch.places[env]) == result.places
    assert tuple(batch.points[env]) == result.scores
    assert now.rewards[env].tolist() == pytest.approx(rewards(result))
    assert not now.rewards[~now.over].any()
    record.save(tmp_path / "game.json")
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "game.json")]).exit_code == 0


@every_game
def test_the_next_game_begins_in_the_step_in_which_one_ends(game: str) -> None:
    batch = Batch(game, n=8, seed=4, records=True)
    ended = 0
    while ended < 8:
        now = batch.step(batch.random_actions())
        ended += int(now.over.sum())
        assert now.masks.any(axis=1).all()
        for env in np.flatnonzero(now.over):
            assert batch.record(int(env)).plies == 0


@every_game
def test_a_game_under_way_is_a_record_too(game: str) -> None:
    batch = Batch(game, n=2, seed=5, records=True)
    for _ in range(10):
        batch.step(batch.random_actions())
    assert replay(batch.record(1), tw.game(game)) == batch.state(1)


@every_game
def test_other_seats_are_played_for_whoever_has_one(game: str) -> None:
    batch = Batch(game, players=3, n=6, seed=6, opponents="random", seat=None)
    for _ in range(40):
        now = batch.step(batch.random_actions())
        assert now.actors.tolist() == [0, 1, 2, 0, 1, 2]


@every_game
def test_what_is_not_legal_is_refused_and_nothing_is_played(game: str) -> None:
    batch = Batch(game, n=3, seed=7)
    before = [batch.state(env) for env in range(3)]
    actions = batch.random_actions()
    for wrong in (int(np.argmin(batch.reset(7).masks[1])), -1, batch.codec.size):
        actions[1] = wrong
        with pytest.raises(IllegalCode, match=f"{wrong} is not legal in game 1"):
            batch.step(actions)
    assert [batch.state(env) for env in range(3)] == before


@every_game
def test_a_seed_gives_the_same_games_again_and_another_others(game: str) -> None:
    batch = Batch(game, n=2, seed=8)

    def seen_after(seed: int) -> np.ndarray:
        """After a while: the beginnings of two games may look alike to whoever moves first."""
        batch.reset(seed)
        for _ in range(20):
            batch.step(batch.random_actions())
        return batch.step(batch.random_actions()).observations.copy()

    first = seen_after(8)
    assert not np.array_equal(seen_after(9), first)
    assert np.array_equal(seen_after(8), first)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"n": 0}, "n: 0 is not allowed"),
        ({"opponents": "nobody"}, "opponents: 'nobody' is not allowed; there are self, random, greedy"),
        ({"opponents": "random", "seat": 2}, "seat: 2 is not allowed; it takes 0 to 1"),
        ({"threads": 0}, "threads: 0 is not allowed"),
        ({"players": 9}, "players: 9 is not allowed"),
    ],
)
def test_settings_that_will_not_do_are_explained(settings: dict, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        Batch("qwirkle", **settings)


def test_records_are_kept_only_where_they_are_wanted() -> None:
    with pytest.raises(OptionError, match="records=True"):
        Batch("qwirkle", n=1, seed=1).record(0)


@every_game
def test_random_play_is_the_same_each_time(game: str) -> None:
    assert play_random(game, 2, None, 1, 2_000) == play_random(game, 2, None, 1, 2_000)
