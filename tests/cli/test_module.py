"""`python -m tilewright` is the command `tilewright`."""

import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-c", "import sys; sys.argv[0] = 'tilewright'; from tilewright.cli import main; main()"]
MODULE = [sys.executable, "-m", "tilewright"]


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["rules", "QW-P1"], ["nonsense"]], ids=" ".join)
def test_the_module_says_what_the_command_says(arguments: list[str]) -> None:
    command, module = (
        subprocess.run([*start, *arguments], capture_output=True, text=True, check=False) for start in (COMMAND, MODULE)
    )
    assert module.returncode == command.returncode
    assert _without_the_name(module.stdout) == _without_the_name(command.stdout)
    assert _without_the_name(module.stderr) == _without_the_name(command.stderr)
    assert command.stdout or command.stderr


def _without_the_name(shown: str) -> str:
    """The usage line tells how the program was started; everything else is the same."""
    return "\n".join(line.rstrip() for line in shown.replace("python -m tilewright", "tilewright").splitlines())
