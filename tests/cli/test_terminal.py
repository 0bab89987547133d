"""Whole sessions on a real pseudo-terminal."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

import tilewright as tw

WAIT = 300  # seconds: what was not said by then, on a machine with much else to do, never will be
WIPED = "\x1b[3J"


def _as_a_terminal_does() -> None:
    """Tests that were started in the background ignore Ctrl-C, and hand that on to their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def terminal(*arguments: str, columns: int = 100) -> Iterator[pexpect.spawn]:
    """The command on a terminal."""
    code = "from tilewright.cli import main; main()"
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": "src"}
    for name in ("NO_COLOR", "COLUMNS", "LINES", "TILEWRIGHT_LANGUAGE"):
        environment.pop(name, None)
    child = pexpect.spawn(
        sys.executable,
        ["-c", code, *arguments],
        env=environment,  # pyright: ignore[reportArgumentType]
        encoding="utf-8",
        timeout=WAIT,
        dimensions=(50, columns),
        preexec_fn=_as_a_terminal_does,
    )
    try:
        yield child
    finally:
        child.close(force=True)


def answer(child: pexpect.spawn, text: str) -> str:
    """Wait for the prompt, type something; what was shown before the prompt."""
    child.expect("> $")
    shown = child.before or ""
    child.sendline(text)
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)


def leave(child: pexpect.spawn) -> tuple[str, int | None]:
    child.expect(pexpect.EOF)
    child.close()
    return child.before or "", child.exitstatus


def test_a_short_session(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with terminal("play", "--seed", "1", "--save", str(path)) as child:
        child.expect("You are Ada")
        answer(child, "help")
        assert "take back your last action" in answer(child, "place Rdi 5,5")
        assert "(QW-S4)" in answer(child, "1")
        shown = answer(child, "undo")
        assert "[R◆]" in shown
        assert "Taken back: place Rdi 0,0" in answer(child, "place rdi 0,0")
        assert "[R◆]" in answer(child, "1")
        assert "1 0,-1" in answer(child, "back")
        answer(child, "quit")
        said, code = leave(child)
        assert "--resume" in said
        assert code == 0
    assert "place Rdi 0,0" in tw.Record.load(path).actions


def test_colours_are_shown_on_a_terminal() -> None:
    with terminal("play", "--seed", "1") as child:
        child.expect("> $")
        assert "\x1b[" in (child.before or "")


def test_control_c_is_polite() -> None:
    with terminal("play", "--seed", "1") as child:
        child.expect("> $")
        child.sendintr()
        said, code = leave(child)
        assert "Until next time" in said
        assert "Traceback" not in said
        assert code == 130


def test_the_end_of_input_is_polite() -> None:
    with terminal("play", "--seed", "1") as child:
        child.expect("> $")
        child.sendeof()
        said, code = leave(child)
        assert "Until next time" in said
        assert code == 0


def test_leaving_a_game_that_is_not_saved_takes_two_words() -> None:
    with terminal("play", "--seed", "1") as child:
        answer(child, "1")
        answer(child, "quit")
        assert "'quit' once more" in answer(child, "quit")
        assert leave(child)[1] == 0


def test_people_at_one_screen_do_not_see_each_other_s_hands() -> None:
    """Seed 1 deals seat 0 a red diamond and lets it begin with three tiles."""
    with terminal("play", "--seed", "1", "--seat", "you:Anna", "--seat", "you:Ben") as child:
        child.expect("Anna, please take your seat and press Enter")
        assert "hand:" not in (child.before or "")
        child.sendline("")
        for _ in range(8):
            child.expect(["> $", "press Enter"])
            if child.after == "press Enter":
                break
            child.sendline("1")
        shown = child.before or ""
        assert "Ben, please" in shown
        assert WIPED in shown
        after = shown[shown.rindex(WIPED) :]
        assert "hand:" not in after
        child.sendline("")
        child.expect("Anna draws 3 tiles")  # how many, not which
        child.expect("> $")


def test_stepping_through_a_record(finished: Path) -> None:
    last = tw.Record.load(finished).plies
    with terminal("replay", str(finished)) as child:
        assert "The beginning" in answer(child, "b")
        assert "This is the beginning" in answer(child, "")
        assert "1. Seat" in answer(child, "e")
        assert f"{last}. Seat" in answer(child, "")
        assert "That was the end" in answer(child, "3")
        assert "3. Seat" in answer(child, "what")
        assert "is not understood" in answer(child, "q")
        assert leave(child)[1] == 0


@pytest.mark.parametrize("columns", [40, 100])
def test_the_board_fits_the_window(finished: Path, columns: int) -> None:
    with terminal("replay", str(finished), columns=columns) as child:
        answer(child, "60")
        shown = answer(child, "q")
        rows = [line.rstrip() for line in shown.splitlines() if re.match(r" *-?\d+  ", line)]
        assert len(rows) > 5
        assert max(map(len, rows)) <= columns
