"""The commands that show things."""

import json
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.conftest import Run
from tilewright.bots import discovery


@pytest.mark.parametrize("command", [[], ["play"], ["games"], ["rules"], ["replay"], ["verify"]])
def test_every_command_has_help_with_an_example(run: Run, command: list[str]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert " ".join(["tilewright", *(command or ["play"])]) in result.stdout


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "verify" in result.stdout


def test_the_help_names_every_game(run: Run) -> None:
    shown = " ".join(run("--help").stdout.split())
    assert all(name in shown for name in tw.games())


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("tilewright 0.")


def test_games_lists_names_players_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for name in tw.games():
        assert name in result.stdout
    assert "2 to 4 players" in result.stdout
    assert "free_opening" in result.stdout


# ---- rules
def test_rules_by_their_ids(run: Run) -> None:
    shown = run("rules", "QW-P4", "qw-c2").stdout
    assert "every line of two or more adjacent tiles" in shown
    assert "is a Qwirkle" in shown
    assert "QW-P1" not in shown


def test_rules_by_the_beginning_of_their_ids(run: Run) -> None:
    shown = run("rules", "QW-P").stdout
    assert [f"QW-P{number}" in shown for number in range(1, 6)] == [True] * 5
    assert "QW-C1" not in shown


def test_the_whole_page_of_a_game(run: Run) -> None:
    shown = run("rules", "qwirkle").stdout
    words = " ".join(shown.split())
    assert "All three squares are framed. Two lines: the three framed squares were placed this turn." in words
    assert "A turn at a glance" in shown
    assert "Worked example" in shown


def test_rules_by_words_in_them(run: Run) -> None:
    shown = run("rules", "trade", "shuffle").stdout
    assert "QW-T2" in shown
    assert "QW-P1" not in shown


def test_rules_in_another_language(run: Run) -> None:
    assert "szomszédos lapkából" in run("rules", "QW-P4", "--language", "hu").stdout
    assert "QW-T2" in run("rules", "zsákba", "keverd", "--language", "hu").stdout
    assert "lapka" in run("rules", "qwirkle", "--language", "hu").stdout
    assert "there is no translation for 'xx'" in run("rules", "--language", "xx").stderr


def test_without_arguments_the_chapters_of_all_games(run: Run) -> None:
    shown = run("rules").stdout
    assert "QW-S" in shown
    assert "5 rules" in shown


# ---- verify
def test_a_true_record_is_verified(run: Run, finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == 0
    record = tw.Record.load(finished)
    assert f"{record.plies} actions played again" in result.stdout
    assert record.commitment in result.stdout
    assert "✗" not in result.stdout
    assert run("verify", str(finished), "--commitment", record.commitment.upper()).exit_code == 0


def test_another_commitment_than_the_promised_one_is_noticed(run: Run, finished: Path) -> None:
    result = run("verify", str(finished), "--commitment", "00" * 32)
    assert result.exit_code == 1
    assert "✗" in result.stdout


@pytest.fixture
def fields(finished: Path) -> dict[str, object]:
    return json.loads(finished.read_text())


def check(run: Run, path: Path, fields: dict[str, object]) -> str:
    """What verify says of a record that does not hold."""
    path.write_text(json.dumps(fields))
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_a_changed_action_is_named_with_its_reason(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    actions = fields["actions"]
    assert isinstance(actions, list)
    fields["actions"] = [*actions[:7], "place Rsq 90,90", *actions[8:]]
    said = check(run, tmp_path / "bad.json", fields)
    assert "✗ action 8: place Rsq 90,90 is not legal" in said
    assert "QW-" in said


def test_a_removed_action_is_noticed(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    actions = fields["actions"]
    assert isinstance(actions, list)
    fields["actions"] = actions[:-3]
    assert "it was cut or added to" in check(run, tmp_path / "bad.json", fields)


def test_another_seed_is_noticed(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    fields["seed"] = "11" * 32
    assert "✗" in check(run, tmp_path / "bad.json", fields)


def test_another_commitment_is_noticed(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    fields["commitment"] = "22" * 32
    assert "was promised before the game" in check(run, tmp_path / "bad.json", fields)


def test_a_seed_that_is_none_is_noticed(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    fields["seed"] = "seventeen"
    assert "is not a seed" in check(run, tmp_path / "bad.json", fields)


def test_another_game_is_noticed(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    fields["game"] = "chess"
    assert "there is no game 'chess'" in check(run, tmp_path / "bad.json", fields)


def test_a_file_cut_in_the_middle_is_noticed(run: Run, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "cut.json"
    path.write_bytes(finished.read_bytes()[:-200])
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "damaged at action" in result.stderr


# ---- replay
def test_replay_tells_the_whole_game(run: Run, finished: Path) -> None:
    record = tw.Record.load(finished)
    result = run("replay", str(finished), "--all")
    assert result.exit_code == 0
    for ply, action in enumerate(record.actions, 1):
        assert f"{ply}. Seat" in result.stdout
        assert action in result.stdout
    assert "1. Seat" in result.stdout
    assert "(QW-G1)" in result.stdout


def test_replay_at_a_ply(run: Run, finished: Path) -> None:
    shown = run("replay", str(finished), "--at", "1").stdout
    assert tw.Record.load(finished).actions[0] in shown
    assert "[" in shown  # the tile laid in this turn is marked
    assert "hand:" not in shown
    assert "hand:" in run("replay", str(finished), "--at", "1", "--seat", "0").stdout


@pytest.mark.parametrize("extra", [["--at", "9999"], ["--at", "-1"], ["--seat", "2"]])
def test_replay_refuses_what_the_record_does_not_have(run: Run, finished: Path, extra: list[str]) -> None:
    result = run("replay", str(finished), *extra)
    assert result.exit_code == 2
    assert "is not allowed" in result.stderr


def test_replay_of_a_record_that_does_not_replay(run: Run, tmp_path: Path, fields: dict[str, object]) -> None:
    fields["rules"] = 999
    (tmp_path / "old.json").write_text(json.dumps(fields))
    result = run("replay", str(tmp_path / "old.json"))
    assert result.exit_code != 0
    assert "version 999" in result.stderr


def test_a_game_without_weights_cannot_be_tuned(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "_has_tuning", lambda game: game == "tigris")
    result = run("tune", "qwirkle")
    assert result.exit_code == 2
    assert "nothing to tune; try tigris" in " ".join(result.stderr.split())
