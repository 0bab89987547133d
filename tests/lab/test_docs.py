"""What docs/lab.md shows is true: its programs run, and the tables of numbers are those of the code."""

import re
from pathlib import Path

import pytest

import tilewright as tw
from tests.lab.tables import readme, readme_file

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
def test_every_number_is_told_beside_the_code(name: str) -> None:
    """`python -m tests.lab.tables` writes these files anew."""
    assert readme_file(name).read_text(encoding="utf-8") == readme(name)
