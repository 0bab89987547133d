"""Bad arguments: one clear line on stderr, exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

MISTAKES = [
    (["play", "chess"], "there is no game 'chess'; there are"),
    (["play", "qwirkle", "--players", "9"], "9 is not allowed; qwirkle takes 2 to 4"),
    (["play", "qwirkle", "--players", "0"], "0 is not allowed; qwirkle takes 2 to 4"),
    (["play", "qwirkle", "--players", "two"], "--players"),
    (["play", "qwirkle", "--option", "free_openin=true"], "did you mean free_opening?"),
    (["play", "qwirkle", "--option", "free_opening"], "should read name=value, such as free_opening=false"),
    (["play", "qwirkle", "--option", "free_opening=maybe"], "it takes true or false"),
    (["play", "qwirkle", "-o", "free_opening=no", "-o", "free_opening=yes"], "given twice"),
    (["play", "--seed", "abc"], "an integer, 32 bytes or 64 hexadecimal digits"),
    (["play", "--seat", "gready"], "choose from you, you:NAME, novice, adept, master, grandmaster, greedy, random"),
    (["play", "--seat", "you:"], "choose from you, you:NAME, novice, adept, master, grandmaster, greedy, random"),
    (["play", "--bots", "gready"], "choose from you, you:NAME, novice, adept, master, grandmaster, greedy, random"),
    (["play", "--players", "2", "--seat", "you", "--seat", "you", "--seat", "you"], "3 times, for 2 players"),
    (["play", "--language", "xx"], "there is no translation for 'xx'"),
    (["play", "--save", "no/such/folder/game.json"], "cannot be saved in no/such/folder/game.json"),
    (["play", "--resume", "missing.json"], "there is no file 'missing.json'"),
    (["play", "--nonsense"], "--nonsense"),
    (["replay", "missing.json"], "there is no file 'missing.json'"),
    (["replay", "."], "is a folder"),
    (["verify", "missing.json"], "there is no file 'missing.json'"),
    (["verify", "."], "is a folder"),
    (["verify"], "FILE"),
    (["plya"], "Did you mean 'play'"),
    (["invite", "--data", "."], "there is no database in ."),
    (["backup", "copy.jsonl.gz", "--data", "."], "there is no database in ."),
    (["admin", "reports", "--data", "nowhere"], "there is no database in nowhere"),
    (["rules", "QW-P9"], "there is no rule QW-P9; there are QW-P1"),
    (["rules", "XX-A1"], "there is no rule XX-A1"),
    (["rules", "xylophone"], "no rule has 'xylophone' in it"),
]


@pytest.mark.parametrize(("arguments", "said"), MISTAKES, ids=[" ".join(arguments) for arguments, _ in MISTAKES])
def test_a_mistake_is_told_in_one_line(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.startswith("tilewright: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_without_its_command_admin_shows_its_help_and_no_empty_mistake(run: Run) -> None:
    result = run("admin")
    assert "operator" in result.output
    assert "tilewright:" not in result.output


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("content", [b"\x7fELF\x00\xff\xfe", b"", b"{}", b"[1, 2]", b"some words"])
def test_a_file_that_is_no_record_is_a_mistake(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "strange"
    path.write_bytes(content)
    result = run(*command.split(), str(path))
    assert result.exit_code == 2
    assert "not a record" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_game_is_not_written_over(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    result = run("play", "--save", str(finished))
    assert result.exit_code == 2
    assert "--resume" in result.stderr
    assert finished.read_bytes() == before


@pytest.mark.parametrize("extra", [["--players", "2"], ["--seed", "1"], ["--option", "free_opening=true"]])
def test_a_game_that_goes_on_cannot_be_changed(run: Run, finished: Path, extra: list[str]) -> None:
    result = run("play", "--resume", str(finished), *extra)
    assert result.exit_code == 2
    assert "leave it out with --resume" in result.stderr
