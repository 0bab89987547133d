"""Records as data: every decision a row, from which observation and mask come back."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tilewright as tw
from tests.cli.conftest import Run, run  # noqa: F401 - a fixture
from tests.contract.walks import Case
from tests.lab.cases import BOTH, played
from tilewright.kernel import Record
from tilewright.lab.dataset import DatasetError, DatasetWriter, masks, record_files, setup_of
from tilewright.lab.rewards import rewards


def written(path: Path, *records: Record) -> Path:
    with DatasetWriter(path) as writer:
        for number, record in enumerate(records):
            writer.add(f"game {number}", record)
    return path


@pytest.mark.parametrize("case", BOTH[::3], ids=str)
def test_every_decision_is_a_row(case: Case, tmp_path: Path) -> None:
    states = played(case)
    file = written(tmp_path / "data.parquet", Record.of(states[-1]))
    setup, table = setup_of(file), pq.read_table(file)
    assert table.num_rows == len(states) - 1
    result = states[-1].result
    assert result is not None
    assert (setup.game.name, setup.players) == (case.name, case.players)
    rows = table.to_pylist()
    for ply in range(0, len(rows), 7):
        state, row = states[ply], rows[ply]
        assert (row["ply"], row["seat"]) == (ply, state.actor)
        assert np.array_equal(row["observation"], setup.observer.see(state, state.actor))
        assert np.array_equal(masks([row["legal"]], setup.codec.size)[0], setup.codec.mask(state))
        assert setup.codec.decode(row["action"], state) == states[ply + 1].past.action
        assert row["reward"] == pytest.approx(rewards(result)[row["seat"]])
        assert (row["place"], row["score"]) == (result.places[row["seat"]], result.scores[row["seat"]])


def qwirkle(seed: int, plies: int | None = None, players: int = 2, **options: bool) -> Record:
    state = tw.game("qwirkle").start(players, seed, options)
    rng = np.random.RandomState(seed)
    while state.actor is not None and (plies is None or state.past.ply < plies):
        actions = list(state.actions())
        state = state.play(actions[rng.randint(len(actions))])
    return Record.of(state)


def test_many_records_go_into_one_file_group_by_group(tmp_path: Path) -> None:
    records = [qwirkle(seed) for seed in range(14)]
    file = written(tmp_path / "data.parquet", *records)
    assert pq.read_metadata(file).num_rows == sum(record.plies for record in records)
    assert pq.read_metadata(file).num_row_groups > 1
    assert set(pq.read_table(file)["record"].to_pylist()) == {f"game {number}" for number in range(14)}


@pytest.mark.parametrize("game", tw.games())
def test_saved_records_of_every_game_go_into_one_file(game: str, tmp_path: Path) -> None:
    for number in range(2):
        state = tw.game(game).start(2, seed=number)
        Record.of(state.play(next(iter(state.actions())))).save(tmp_path / f"{number}.json")
    file = written(tmp_path / "data.parquet", *(Record.load(tmp_path / f"{number}.json") for number in range(2)))
    assert pq.read_metadata(file).num_rows == 2


def test_a_game_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    row = pq.read_table(written(tmp_path / "data.parquet", qwirkle(1, 4))).to_pylist()[0]
    assert (row["reward"], row["place"], row["score"]) == (None, None, None)


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        (qwirkle(2, 3, players=3), "game 1 is of qwirkle for 3, game 0 of qwirkle for 2"),
        (qwirkle(2, 3, free_opening=True), "game 1 has other options than game 0"),
    ],
)
def test_what_does_not_fit_together_is_refused_and_leaves_no_file(other: Record, problem: str, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match=problem):
        written(tmp_path / "data.parquet", qwirkle(1, 3), other)
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_not_written_over(tmp_path: Path) -> None:
    file = written(tmp_path / "data.parquet", qwirkle(1, 3))
    with pytest.raises(DatasetError, match="already; name a new one"):
        DatasetWriter(file)


def test_files_of_other_programs_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "note.txt"
    text.write_text("no data")
    with pytest.raises(DatasetError, match="is no Parquet file"):
        setup_of(text)
    with pytest.raises(DatasetError, match="there is no file"):
        setup_of(tmp_path / "nothing")
    bare = tmp_path / "bare.parquet"
    pq.write_table(pq.read_table(written(tmp_path / "data.parquet", qwirkle(1, 3))).replace_schema_metadata(), bare)
    with pytest.raises(DatasetError, match="is not a file that `tilewright dataset` wrote"):
        setup_of(bare)


# ---- the command
def test_the_command_reads_folders(run: Run, tmp_path: Path) -> None:  # noqa: F811
    for seed in range(3):
        qwirkle(seed, 6).save(tmp_path / f"{seed}.json")
    out = tmp_path / "data.parquet"
    done = run("dataset", str(tmp_path), "--out", str(out))
    assert done.exit_code == 0
    assert done.stdout == f"18 decisions of 3 records in {out}\n"
    assert pq.read_metadata(out).num_rows == 18


def test_of_a_match_its_games_are_read(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for name in ("match.json", "games/000001.json", "games/000000.json"):
        (tmp_path / name).touch()
    assert [file.name for file in record_files([tmp_path])] == ["000000.json", "000001.json"]


def test_the_command_explains_what_is_wrong(run: Run, tmp_path: Path) -> None:  # noqa: F811
    out = str(tmp_path / "data.parquet")
    (tmp_path / "empty").mkdir()
    (tmp_path / "torn.json").write_text('{"game": "qwirkle"')
    qwirkle(1, 3).save(tmp_path / "good.json")
    for arguments, problem in (
        ((str(tmp_path / "empty"), "--out", out), "there are no records in"),
        ((str(tmp_path / "none.json"), "--out", out), "there is no file"),
        ((str(tmp_path / "torn.json"), "--out", out), "torn.json: not a record"),
        ((str(tmp_path / "good.json"), "--out", str(tmp_path / "no" / "where.parquet")), "there is no folder"),
    ):
        done = run("dataset", *arguments)
        assert done.exit_code == 2
        assert problem in done.stderr
    assert not Path(out).exists()


def test_the_command_has_help_with_an_example(run: Run) -> None:  # noqa: F811
    assert "tilewright dataset games/" in run("dataset", "--help").stdout
