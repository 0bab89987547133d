"""How far a long run is, told to a pipe."""

import pytest

from tilewright.cli.progress import SECONDS_BETWEEN_LINES, Lines


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_pipe_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    lines = Lines("qwirkle", clock)
    for done in range(1, 6):
        clock.now += SECONDS_BETWEEN_LINES / 2
        lines.show(done, 200, "master 61.0%")
    assert capsys.readouterr().err.splitlines() == [
        "qwirkle: 2 of 200 in 30 s; master 61.0%",
        "qwirkle: 4 of 200 in 60 s; master 61.0%",
    ]


def test_a_short_run_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Lines("qwirkle", Clock())
    for done in range(10):
        lines.show(done, 10)
    assert capsys.readouterr() == ("", "")
