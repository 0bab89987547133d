"""The commands around bots: arena, hint, review, tune, train."""

import json
import shutil
import socket
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.cli.conftest import Run
from tilewright.arena.match import Match
from tilewright.arena.match_folder import MatchFolderError
from tilewright.bots import InformationState, bot
from tilewright.cli.arena_match import play_missing
from tilewright.kernel import Record

QWIRKLE = tw.game("qwirkle")
POSITION = "game: qwirkle\nseed: 1\nhand 0: Rst Gdi\nhand 1: Gst\n\nRsq Rci\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that stopped in its middle, at the beginning of a turn."""
    state, greedy = QWIRKLE.start(2, 5), bot("greedy", QWIRKLE, 1)
    while state.past.ply < 14 or not state.reveals:
        assert state.actor is not None
        state = state.play(greedy.choose(InformationState(state, state.actor)))
    path = tmp_path / "game.json"
    Record.of(state).save(path)
    return path


@pytest.mark.parametrize("command", ["arena", "hint", "review", "tune"])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"tilewright {command}" in result.stdout


# ---- arena
def test_arena_shows_a_table_keeps_the_games_and_writes_a_page(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "match"
    result = run("arena", "qwirkle", "greedy", "random", "--games", "2", "--folder", str(place), "--report")
    assert result.exit_code == 0, result.stderr
    assert "2 games on 1 deals" in result.stdout
    assert "greedy" in result.stdout
    assert "100.0%" in result.stdout
    assert sorted(path.name for path in place.iterdir()) == ["games", "match.json", "outcomes.jsonl", "report.html"]
    assert run("verify", str(place / "games" / "000001.json")).exit_code == 0


def test_arena_goes_on_with_a_match_and_speaks_json(run: Run, tmp_path: Path) -> None:
    place = str(tmp_path / "match")
    assert run("arena", "qwirkle", "random", "random", "--games", "1", "--folder", place).exit_code == 0
    result = run("arena", "--resume", place, "--games", "3", "--json")
    assert result.exit_code == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["games"] == 3
    assert report["rows"][0]["bot"] == "random"


def test_arena_names_a_bot_that_fails(run: Run, tmp_path: Path) -> None:
    bots = ["tests.arena.failing_bots:Crashing", "random"]
    result = run("arena", "qwirkle", *bots, "--games", "2", "--folder", str(tmp_path / "match"))
    assert result.exit_code == 0
    assert "crashed 2" in result.stdout
    assert "over the edge" in result.stdout


WRONG = [
    (["arena"], "name a game and its bots"),
    (["arena", "chess", "greedy", "random"], "there is no game 'chess'"),
    (["arena", "qwirkle", "greedy"], "qwirkle takes 2 to 4"),
    (["arena", "qwirkle", "greedy", "gready"], "there is no 'gready'"),
    (["arena", "qwirkle", "greedy", "program: ./nosuchprogram"], "there is no such program"),
    (["arena", "qwirkle", "greedy", "nosuchmodule:Bot"], "No module named 'nosuchmodule'"),
    (["arena", "qwirkle", "greedy", "tests.arena.failing_bots:Crashin"], "has no attribute 'Crashin'"),
    (["play", "--seat", "you", "--seat", "nosuchmodule:Bot"], "No module named 'nosuchmodule'"),
    (["arena", "qwirkle", "greedy", "greedy", "--players", "3"], "3 players need as many bots"),
    (["arena", "qwirkle", "greedy", "greedy", "--games", "0"], "games"),
    (["arena", "qwirkle", "greedy", "greedy", "--workers", "0"], "at least 1 is needed"),
    (["arena", "qwirkle", "greedy", "greedy", "--executor", "nowhere"], "package.module:factory"),
    (["arena", "qwirkle", "--resume", "."], "takes the match from its folder"),
    (["arena", "--resume", "."], "holds no match"),
    (["arena", "qwirkle", "greedy", "greedy", "--executor", "json:loads"], "package.module:factory"),
    (["hint", "qwirkle", "nosuchfile"], "there is no file"),
    (["hint", "/dev/zero"], "too large"),
    (["hint", "one", "two", "three"], "one file, with a game before it"),
    (["review", "nosuchfile"], "there is no file"),
    (["tune", "chess"], "there is no game 'chess'"),
    (["tune", "qwirkle", "--folder", __file__], "Not a directory"),
    (["train", "qwirkle", "--players", "2", "--folder", __file__], "File exists"),
    (["train", "qwirkle", "--players", "2", "--explore", "7"], "--explore"),
    (["train", "tigris", "--players", "2", "--td-lambda", "1.5"], "--td-lambda"),
]


@pytest.mark.parametrize(("arguments", "problem"), WRONG, ids=lambda value: " ".join(value) if value else None)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, arguments: list[str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []  # no folder for a match that cannot be played


ONE_GAME = ("arena", "qwirkle", "random", "random", "--games", "1")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Instead of the system's folder for temporary files."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def test_games_that_were_given_no_folder_are_where_arena_says(run: Run, temporary: Path) -> None:
    for more in ((), ("--json", "--report")):
        result = run(*ONE_GAME, *more)
        assert result.exit_code == 0, result.stderr
        (place,) = temporary.iterdir()
        assert f"The games are in {place}" in (result.stderr if more else result.stdout)
        assert (place / "games" / "000000.json").exists()
        assert (place / "report.html").exists() == bool(more)
        shutil.rmtree(place)


def test_games_that_nobody_is_told_of_are_not_kept(run: Run, temporary: Path) -> None:
    """Whoever asks for the result as JSON, and neither for a folder nor for a report, gets that."""
    result = run(*ONE_GAME, "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 1
    assert result.stderr == ""
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("error", [None, MatchFolderError("the disk is full")])
def test_the_games_of_a_match_that_was_stopped_are_kept_and_found_again(
    run: Run, temporary: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    """By Ctrl-C, or by something that went wrong."""

    def play_one(match: Match, games: int, *others: Any) -> bool:
        play_missing(match, 1, *others)
        if error is not None:
            raise error
        return False

    monkeypatch.setattr("tilewright.cli.arena_match.play_missing", play_one)
    result = run(*ONE_GAME, "--json")
    assert result.exit_code != 0
    (place,) = temporary.iterdir()
    assert result.stderr.splitlines()[0] == f"The games are in {place}"
    monkeypatch.undo()
    assert json.loads(run("arena", "--resume", str(place), "--games", "1", "--json").stdout)["games"] == 1
    assert place.exists()


def test_a_dask_that_does_not_answer_is_said_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.arena.executors.CONNECT_SECONDS", 0.1)
    with socket.socket() as nobody:  # bound, but nobody listens
        nobody.bind(("127.0.0.1", 0))
        address = f"dask://127.0.0.1:{nobody.getsockname()[1]}"
        result = run("arena", "qwirkle", "random", "random", "--executor", address, "--folder", str(tmp_path / "match"))
    assert result.exit_code == 2
    assert f"{address} does not answer" in result.stderr
    assert "Traceback" not in result.output


# ---- hint
def test_hint_for_a_position(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    result = run("hint", str(path), "--count", "2")
    assert result.exit_code == 0, result.stderr
    assert "1. place Rst" in result.stdout
    assert "Scores 3 points." in result.stdout
    assert run("hint", "qwirkle", str(path), "--count", "2").stdout == result.stdout


@pytest.mark.parametrize(("language", "word"), [("he", "נקודות"), ("hu", "pontot ér")])
def test_hint_in_other_languages(run: Run, tmp_path: Path, language: str, word: str) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    assert word in run("hint", "qwirkle", str(path), "--language", language).stdout


def test_hint_for_a_ply_of_a_record_as_json(run: Run, record: Path) -> None:
    report = json.loads(run("hint", str(record), "--ply", "0", "--level", "adept", "--json").stdout)
    assert report["game"] == "qwirkle"
    assert report["hints"][0]["action"].startswith("place")
    assert 0 < report["hints"][0]["value"] < 1


def test_hint_says_what_cannot_be(run: Run, record: Path, finished: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    unnamed = tmp_path / "unnamed.txt"
    unnamed.write_text(POSITION.partition("\n")[2])
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_bytes(b"\xff\xfe\x00")
    wrong = {
        "there is nothing to advise": ["hint", "qwirkle", str(finished)],
        "has positions 0 to": ["hint", "qwirkle", str(record), "--ply", "9999"],
        "--ply is for records": ["hint", "qwirkle", str(position), "--ply", "1"],
        "it is the decision of seat 0": ["hint", "qwirkle", str(position), "--seat", "1"],
        "there are novice, adept, master": ["hint", "qwirkle", str(position), "--level", "greedy"],
        "not of tigris": ["hint", "tigris", str(record)],
        "does not say of which game": ["hint", str(unnamed)],
        "is not text": ["hint", "qwirkle", str(nonsense)],
        "at least 1": ["hint", "qwirkle", str(position), "--budget", "0"],
    }
    for problem, arguments in wrong.items():
        result = run(*arguments)
        assert result.exit_code == 2, arguments
        assert problem in result.stderr


# ---- review
def test_review_shows_chances_and_moments(run: Run, record: Path) -> None:
    result = run("review", str(record), "--level", "adept")
    assert result.exit_code == 0, result.stderr
    assert "Moments that mattered" in result.stdout
    assert "seat 1 gave away" in result.stdout


def test_review_as_json(run: Run, record: Path) -> None:
    report = json.loads(run("review", str(record), "--level", "adept", "--budget", "30", "--json").stdout)
    assert len(report["judgements"]) == len(Record.load(record).actions)
    assert report["final"] is None


# ---- train
def test_train_says_from_when_on_td_is_learnt(run: Run, tmp_path: Path) -> None:
    """No round is begun."""
    for options, is_said in (
        (("--td-lambda", "0.5"), True),
        (("--td-lambda", "0.5", "--begin-with", "2"), False),
        ((), False),
    ):
        folder = tmp_path / "-".join(options)
        result = run("train", "tigris", "--players", "2", "--hours", "0", "--folder", str(folder / "run"), *options)
        assert result.exit_code == 0, result.stderr
        assert ("λ holds from round 2 on" in result.stderr) == is_said


def test_train_refuses_a_lambda_where_targets_have_their_own(run: Run, tmp_path: Path) -> None:
    result = run("train", "qwirkle", "-p", "2", "--hours", "0", "--folder", str(tmp_path / "run"), "--td-lambda", "0.9")
    assert result.exit_code == 2
    assert result.stderr == "tilewright: qwirkle makes targets of its own, with λ = 0.85; no other can be chosen\n"


# ---- tune
def test_tune_makes_weights_and_the_same_ones_again(run: Run, tmp_path: Path) -> None:
    outputs = [tmp_path / "games" / "weights.toml", tmp_path / "two.toml"]
    arguments = ["--folder", str(tmp_path / "games"), "--games", "3", "--rounds", "1"]
    for result in (run("tune", "qwirkle", *arguments), run("tune", "qwirkle", *arguments, "--output", str(outputs[1]))):
        assert result.exit_code == 0, result.stderr
    assert "[players-2]" in outputs[0].read_text()
    assert outputs[0].read_text() == outputs[1].read_text()
    assert len(list((tmp_path / "games" / "round-1").iterdir())) == 3
    result = run("tune", "qwirkle", *arguments, "--output", str(outputs[0]), "--seed", "2")
    assert result.exit_code == 2
    assert "start in an empty folder" in result.stderr


# ---- play
def test_levels_and_external_bots_take_seats(run: Run) -> None:
    result = run("play", "--seat", "novice", "--seat", "tests.bots.test_external:LastOfAll", "--seed", "3")
    assert result.exit_code == 0, result.stderr
    assert "The game is over" in result.stdout
    assert "Novice" in result.stdout


def test_play_ends_with_one_line_when_an_external_bot_fails(run: Run) -> None:
    result = run("play", "--seat", "random", "--seat", "tests.arena.failing_bots:Crashing", "--seed", "3")
    assert result.exit_code == 2
    assert "over the edge" in result.stderr
