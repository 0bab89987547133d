"""Matches played for real: kept, resumed, on processes and clusters, and with bots that fail."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.arena.executors import executor
from tilewright.arena.match import Match, fixtures
from tilewright.arena.match_folder import MatchFolder, MatchFolderError
from tilewright.arena.runner import run
from tilewright.arena.single_game import Outcome, play
from tilewright.arena.statistics import summarise
from tilewright.kernel import OptionError, Record

MATCH = Match(game="qwirkle", bots=("greedy", "random"), players=2)
FAILING = "tests.arena.failing_bots"


def threads() -> Executor:
    return ThreadPoolExecutor(2)


def nothing() -> int:
    return 3


def played(match: Match, games: int, place: Path, workers: int = 1, address: str | None = None) -> list[Outcome]:
    folder = MatchFolder.of(place, match)
    with executor(workers, address) as (where, many):
        list(run(match, games, folder, where, many))
    return sorted(folder.outcomes(), key=lambda outcome: outcome.number)


def without_times(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    return [(each.number, each.seats, each.places, each.scores, each.plies) for each in outcomes]


def test_every_game_is_kept_and_replays(tmp_path: Path) -> None:
    outcomes = played(MATCH, 4, tmp_path)
    assert [outcome.number for outcome in outcomes] == [0, 1, 2, 3]
    for outcome in outcomes:
        result = tw.replay(Record.load(MatchFolder(tmp_path).record(outcome.number))).result
        assert result is not None
        assert (result.places, result.scores) == (outcome.places, outcome.scores)


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = MatchFolder.of(tmp_path / "stopped", MATCH)
    with executor(1) as (where, many):
        playing = run(MATCH, 6, folder, where, many)
        next(playing)
        playing.close()
    begun = {outcome.number for outcome in folder.outcomes()}
    assert 0 < len(begun) < 6
    times = {path: path.stat().st_mtime_ns for path in (tmp_path / "stopped" / "games").iterdir()}
    whole = played(MATCH, 6, tmp_path / "stopped")
    assert all(path.stat().st_mtime_ns == time for path, time in times.items()), "no game is played twice"
    assert without_times(whole) == without_times(played(MATCH, 6, tmp_path / "at once"))


@pytest.mark.parametrize("game", tw.games())
def test_a_match_of_every_game_goes_on(game: str, tmp_path: Path) -> None:
    match = Match(game=game, bots=("random", "random"), players=2)
    assert len(played(match, 1, tmp_path)) == 1
    assert len(played(match, 2, tmp_path)) == 2


def test_a_match_does_not_go_on_with_bots_that_have_changed(tmp_path: Path) -> None:
    """As if the bots had played otherwise then: the record of the first game is that of another."""
    before = played(MATCH, 2, tmp_path)
    first, second = (MatchFolder(tmp_path).record(number) for number in (0, 1))
    first.write_bytes(second.read_bytes())
    assert played(MATCH, 2, tmp_path) == before, "there is nothing to play"
    with pytest.raises(MatchFolderError, match="game 0 would be played otherwise now"):
        played(MATCH, 4, tmp_path)
    first.unlink()
    with pytest.raises(MatchFolderError, match=r"000000\.json cannot be read"):
        played(MATCH, 4, tmp_path)
    assert sorted(MatchFolder(tmp_path).outcomes(), key=lambda outcome: outcome.number) == before, "nothing is lost"


def test_external_bots_need_not_do_the_same_again(tmp_path: Path) -> None:
    match = Match(game="qwirkle", bots=("tests.bots.test_external:LastOfAll", "random"), players=2)
    played(match, 2, tmp_path)
    first, second = (MatchFolder(tmp_path).record(number) for number in (0, 1))
    first.write_bytes(second.read_bytes())
    assert len(played(match, 4, tmp_path)) == 4


def test_half_a_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    before = played(MATCH, 4, tmp_path)
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(file.read_bytes()[:-25])
    assert without_times(played(MATCH, 4, tmp_path)) == without_times(before)


def test_a_folder_holds_one_match(tmp_path: Path) -> None:
    played(MATCH, 2, tmp_path)
    with pytest.raises(MatchFolderError, match="another match"):
        MatchFolder.of(tmp_path, Match(game="qwirkle", bots=("greedy", "greedy"), players=2))


def test_a_folder_without_a_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatchFolderError, match="holds no match"):
        MatchFolder(tmp_path).match()
    (tmp_path / "match.json").write_text("{")
    with pytest.raises(MatchFolderError, match="cannot be read"):
        MatchFolder(tmp_path).match()


def test_a_line_that_is_no_outcome_is_named(tmp_path: Path) -> None:
    MatchFolder.of(tmp_path, MATCH)
    (tmp_path / "outcomes.jsonl").write_text("{}\n")
    with pytest.raises(MatchFolderError, match="line 1"):
        list(MatchFolder(tmp_path).outcomes())


# ---- where it runs
@pytest.mark.parametrize("address", [None, "tests.arena.test_runner:threads"])
def test_games_are_the_same_wherever_they_are_played(tmp_path: Path, address: str | None) -> None:
    here = played(MATCH, 4, tmp_path / "here")
    assert without_times(played(MATCH, 4, tmp_path / "there", 2, address)) == without_times(here)


def test_games_are_the_same_on_a_dask_cluster_and_nothing_of_it_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    here = played(MATCH, 4, tmp_path / "here")
    assert without_times(played(MATCH, 4, tmp_path / "there", 2, "dask://")) == without_times(here)
    assert list(temporary.iterdir()) == []


BAD_ADDRESSES = {
    "no factory": ("nowhere", "dask://"),
    "no module": ("no.such.module:make", "dask://"),
    "no executor": ("tests.arena.test_runner:nothing", "int, which is no"),
}


@pytest.mark.parametrize(("address", "problem"), BAD_ADDRESSES.values(), ids=BAD_ADDRESSES)
def test_an_executor_that_is_none_is_refused(address: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem), executor(1, address):
        pass


def test_at_least_one_worker_is_needed() -> None:
    with pytest.raises(OptionError, match="at least 1"), executor(0):
        pass


# ---- bots that fail
FAILURES = {
    "Crashing": ("crashed", "over the edge"),
    "Dying": ("crashed", "exit code 3"),
    "Talking": ("nonsense", "pass"),
    "Unborn": ("crashed", "not today"),
    "Hanging": ("hung", "no answer"),
}


@pytest.mark.parametrize(("name", "expected"), FAILURES.items(), ids=FAILURES)
def test_a_bot_that_fails_loses_is_named_and_stops_nothing(
    tmp_path: Path, name: str, expected: tuple[str, str]
) -> None:
    entrant = f"{FAILING}:{name}"
    match = Match(game="qwirkle", bots=(entrant, "random"), players=2, patience=300 if name != "Hanging" else 0.5)
    outcomes = played(match, 2, tmp_path)
    assert len(outcomes) == 2
    for outcome in outcomes:
        seat = outcome.seats.index(entrant)
        assert outcome.places[seat] == 2
        assert outcome.places[1 - seat] == 1
        assert outcome.scores == ()
        assert outcome.failure is not None
        assert (outcome.failure.seat, outcome.failure.trouble) == (seat, expected[0])
        assert expected[1] in outcome.failure.details
        Record.load(MatchFolder(tmp_path).record(outcome.number))
    rows = {row.bot: row for row in summarise(match, outcomes).rows}
    assert rows[entrant].failures == {expected[0]: 2}
    assert rows["random"].share == 1


def test_a_built_in_bot_that_crashes_loses_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("a bug of ours")

    monkeypatch.setattr("tilewright.bots.random_bot.RandomBot.choose", crash)
    outcome, record = play(MATCH, fixtures(MATCH, 1)[0])
    assert outcome.failure is not None
    assert outcome.failure.details == "RuntimeError: a bug of ours"
    assert tw.replay(record).actor is not None
