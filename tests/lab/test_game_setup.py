"""Rewards, and frameworks that are not there."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tilewright.kernel import Result
from tilewright.lab.rewards import rewards


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((2, 1, 3), (0, 1, -1)),
        ((1, 1, 3), (0.5, 0.5, -1)),
        ((1, 2, 2, 4), (1, 0, 0, -1)),
    ],
)
def test_rewards_follow_the_places_and_add_up_to_nothing(places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    found = rewards(Result(places, places, "", ""))
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize(
    ("module", "absent", "extra"),
    [
        ("tilewright.lab", "numpy", "lab"),
        ("tilewright.lab.pettingzoo", "pettingzoo", "pettingzoo"),
        ("tilewright.lab.gymnasium", "gymnasium", "gymnasium"),
        ("tilewright.lab.openspiel", "pyspiel", "openspiel"),
        ("tilewright.lab.dataset", "pyarrow", "dataset"),
    ],
)
def test_without_its_framework_a_module_names_the_extra(module: str, absent: str, extra: str) -> None:
    """In a process of its own, where the framework cannot be found."""
    program = (
        "import sys\n"
        "class Absent:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {absent!r}:\n"
        f"            raise ModuleNotFoundError('No module named {absent}', name={absent!r})\n"
        "sys.meta_path.insert(0, Absent())\n"
        f"import {module}\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{absent} is not installed; it comes with: pip install 'tilewright[{extra}]'" in done.stderr


def test_the_games_import_no_framework() -> None:
    program = (
        "import sys, tilewright as tw\n"
        "[tw.game(name).start(2, 1).actions() for name in tw.games()]\n"
        "found = {'numpy', 'pettingzoo', 'gymnasium', 'pyspiel', 'pyarrow'} & set(sys.modules)\n"
        "sys.exit(', '.join(found) or 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_developers_have_all_that_the_extras_bring() -> None:
    project = tomllib.loads((Path(__file__).parent.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = {each for extra in ("pettingzoo", "gymnasium", "openspiel", "dataset") for each in extras[extra]}
    assert wanted <= set(project["dependency-groups"]["dev"])
