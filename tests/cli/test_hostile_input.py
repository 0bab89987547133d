"""Files that somebody else wrote are refused in one line: they neither crash, nor hang, nor fill the memory."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.cli.conftest import Run
from tilewright.kernel import OptionError
from tilewright.kernel.errors import NotationError, PositionError

DEEP = "[" * 100_000
DIGITS = "9" * 5000


@pytest.fixture
def record(finished: Path) -> dict[str, Any]:
    return json.loads(finished.read_text())


def refused(run: Run, *arguments: str, code: int = 2) -> str:
    result = run(*arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
@pytest.mark.parametrize(
    ("field", "value"),
    [("options", DEEP), ("options", "{" + f'"a":{DEEP}'), ("players", DIGITS), ("plies", DIGITS), ("seed", DIGITS)],
)
def test_a_record_that_is_too_deep_or_has_endless_numbers(
    run: Run, record: dict[str, Any], tmp_path: Path, command: str, field: str, value: str
) -> None:
    text = json.dumps(record | {field: "HERE"}).replace('"HERE"', value)
    path = tmp_path / "record.json"
    path.write_text(text)
    assert len(refused(run, command, str(path)).splitlines()) <= 4


def test_options_that_are_deep_but_can_be_read(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record | {"options": {"free_opening": deep}}))
    refused(run, "verify", str(path), code=1)


def test_an_action_with_an_endless_number(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record | {"actions": [f"place Rsq {DIGITS},0"], "plies": 1}))
    refused(run, "verify", str(path), code=1)
    empires = json.loads(tw.Record.of(tw.game("empires").start(2, 1)).to_json())
    path.write_text(json.dumps(empires | {"actions": [f"bid {DIGITS}"], "plies": 1}))
    refused(run, "verify", str(path), code=1)


@pytest.mark.parametrize("game", tw.games())
def test_no_number_in_a_position_or_an_action_is_too_long_to_be_refused(game: str) -> None:
    """Each number of a position, and of every action that may be chosen there, is made endless."""
    played = tw.game(game)
    state = played.start(2, 1)
    text = state.position()
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        words = value.split()
        for place, word in enumerate(words):
            if colon and word.isdigit():
                long = " ".join([*words[:place], DIGITS, *words[place + 1 :]])
                with pytest.raises(PositionError):
                    played.position(text.replace(line, f"{key}: {long}"))
    for action in {str(action).split()[0] for action in state.actions()}:
        with pytest.raises(NotationError):
            played.parse(f"{action} {DIGITS}")


def test_a_hint_for_a_file_that_is_too_deep(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("{" + f'"options": {DEEP}')
    refused(run, "hint", "qwirkle", str(path))


def test_a_file_without_an_end_is_no_record(run: Run) -> None:
    assert "too large" in refused(run, "verify", "/dev/zero")


def test_a_number_that_is_too_long_is_no_position_of_a_replay(run: Run, finished: Path) -> None:
    refused(run, "replay", str(finished), "--at", DIGITS)


def test_a_number_that_is_too_long_is_no_seed(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    refused(run, "play", "qwirkle", "--seed", DIGITS)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record | {"seed": DIGITS}))
    refused(run, "verify", str(path), code=1)


def of_empires(tmp_path: Path, material: str) -> Path:
    record = json.loads(tw.Record.of(tw.game("empires").start(2, 1)).to_json())
    record["options"]["material"] = material
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    return path


def test_material_that_is_no_file_of_figures_is_not_read(run: Run, tmp_path: Path) -> None:
    """A record names the file, and may come from anybody: a pipe would be waited for, a device has no end."""
    pipe, large, odd = tmp_path / "pipe", tmp_path / "large.toml", tmp_path / "odd.toml"
    os.mkfifo(pipe)
    with large.open("wb") as file:
        file.truncate(10**12)
    for path, says in [
        (pipe, "not a file"),
        ("/dev/zero", "not a file"),
        (tmp_path, ""),
        (large, "too large"),
        ("\0", ""),
    ]:
        assert says in refused(run, "verify", str(of_empires(tmp_path, str(path))), code=1)
    for text in (f"a = {DEEP}", f"a = {DIGITS}", ""):
        odd.write_text(text)
        with pytest.raises(OptionError):
            tw.game("empires").start(2, 1, {"material": str(odd)})
        odd.unlink()
        odd = tmp_path / f"odd{len(text)}.toml"
