"""What docs/lab.md shows is true: its programs run, its tables are those of the code."""

import re
from pathlib import Path

import pytest

import tilewright as tw
from tests.lab.tables import tables
from tilewright.lab.encodings import codec, observer

PAGE = (Path(__file__).parent.parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda text: text.splitlines()[0])
def test_every_program_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(program, "docs/lab.md", "exec"), {"__name__": "__main__"})


def test_there_is_a_first_experiment_for_each_framework() -> None:
    for word in ("pettingzoo", "gymnasium", "pyspiel", "pyarrow"):
        assert any(word in program for program in PROGRAMS), word


@pytest.mark.parametrize("name", tw.games())
def test_the_tables_are_those_of_the_code(name: str) -> None:
    for table in tables(name):
        assert table in PAGE


@pytest.mark.parametrize("name", tw.games())
def test_the_sizes_told_are_those_of_the_code(name: str) -> None:
    """One row a game: codes, planes and vector for the fewest and for the most players."""
    counts = tw.game(name).player_counts
    few, many = counts[0], counts[-1]
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
    for players in (few, many):
        eyes = observer(name, players)
        assert f"{codec(name, players).size:,}" in row
        assert " × ".join(map(str, eyes.plane_shape)) in row
        assert str(eyes.vector_size) in row
