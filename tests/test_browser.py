"""The browser that the tests of the client use is one that starts, and everybody means the same one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.browser import chosen_browser
from tools.programs import NEEDED

ROOT = Path(__file__).parent.parent
STARTS, FAILS = "echo a wrapper; echo Chromium 99.0.1.2", "echo 'install the snap' >&2; exit 1"


class Machine:
    """One that has no programs but those that a test puts there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._set = monkeypatch.setenv
        self._set("PATH", os.pathsep.join(str(folder / name) for name in ("first", "second")))
        monkeypatch.delenv("CHROMIUM", raising=False)

    def has(self, name: str, does: str) -> str:
        program = self._folder / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)
        return str(program)

    def wants(self, browser: str) -> None:
        self._set("CHROMIUM", browser)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_a_browser_is_found_wherever_on_the_path_it_is(machine: Machine) -> None:
    found = machine.has("second/chromium", STARTS)
    assert chosen_browser() == found


def test_the_shell_without_windows_comes_before_a_whole_browser(machine: Machine) -> None:
    machine.has("first/chromium", STARTS)
    shell = machine.has("second/chromium-headless-shell", STARTS)
    assert chosen_browser() == shell


@pytest.mark.parametrize("other", ["second/google-chrome", "second/chromium-browser"])
def test_a_name_that_does_not_start_is_passed_over(machine: Machine, other: str) -> None:
    """As Ubuntu's, which only says where to get the browser, with another name or with the same one further on."""
    machine.has("first/chromium-browser", FAILS)
    found = machine.has(other, STARTS)
    assert chosen_browser() == found


def test_a_file_that_is_no_program_is_passed_over(machine: Machine, tmp_path: Path) -> None:
    machine.has("first/chromium", STARTS)
    (tmp_path / "first" / "chromium").write_bytes(b"\x7fELF of another machine")
    found = machine.has("second/chromium", STARTS)
    assert chosen_browser() == found


@pytest.mark.parametrize("names", [[], ["first/chromium", "second/google-chrome"]])
def test_where_none_starts_it_is_the_one_that_playwright_brings(machine: Machine, names: list[str]) -> None:
    for name in names:
        machine.has(name, FAILS)
    assert chosen_browser() is None
    assert not NEEDED["browser"].is_there()


def test_whoever_names_one_gets_it(machine: Machine) -> None:
    machine.has("first/chromium-headless-shell", STARTS)
    wanted = machine.has("elsewhere", STARTS)
    machine.wants(wanted)
    assert chosen_browser() == wanted
    by_name = machine.has("second/my-chromium", STARTS)
    machine.wants("my-chromium")
    assert chosen_browser() == by_name


def test_one_that_is_named_and_does_not_start_is_not_replaced_by_another(machine: Machine) -> None:
    machine.has("first/chromium", STARTS)
    for wanted in (machine.has("elsewhere", FAILS), "nothing-of-this-name"):
        machine.wants(wanted)
        with pytest.raises(SystemExit, match=f"CHROMIUM is '{wanted}', which does not start"):
            chosen_browser()


def test_no_name_is_as_if_nobody_had_wished(machine: Machine) -> None:
    found = machine.has("first/chromium", STARTS)
    machine.wants("")
    assert chosen_browser() == found


def ask(*flags: str) -> str:
    command = [sys.executable, "-m", "tools.browser", *flags]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_who_asks_is_told_the_path_and_the_version_of_the_same_one(machine: Machine) -> None:
    assert (ask(), ask("--version")) == ("\n", "Playwright's Chromium\n")
    machine.has("first/chromium-browser", FAILS)
    found = machine.has("second/chromium-browser", STARTS)
    assert (ask(), ask("--version")) == (f"{found}\n", "Chromium 99.0.1.2\n")


def test_nobody_else_chooses() -> None:
    """No other file looks for a browser or reads what is wished."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    files = [ROOT / name for name in listed.stdout.split() if name.endswith((".py", ".ts", "Makefile"))]
    ours = {ROOT / "tools" / "browser.py", Path(__file__)}
    wished = ("CHROMIUM", "google-chrome", "/usr/bin/chromium")
    text = {file: file.read_text(encoding="utf-8") for file in files if file not in ours and file.is_file()}
    assert [file.name for file, found in text.items() if any(word in found for word in wished)] == []
