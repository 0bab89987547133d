"""Other Pythons are found where they start, and only those that the project is for."""

import sys
from pathlib import Path

import pytest

from tools.other_pythons import interpreter, other_versions


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_the_one_that_runs_the_tests_is_no_other() -> None:
    assert other_versions()
    assert f"{sys.version_info.major}.{sys.version_info.minor}" not in other_versions()


def test_a_name_that_leads_nowhere_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those that pyenv puts on the path, for versions that are not chosen."""
    program(tmp_path / "bin" / "python3.99", "exit 127")
    found = program(tmp_path / "pyenv" / "versions" / "3.99.1" / "bin" / "python", "echo 3.99")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert interpreter("3.99") == found
    assert interpreter("3.98") is None
