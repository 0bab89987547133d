"""A virtual environment for each peer, made on first use from pinned requirements."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
MINUTES_TO_INSTALL = 20


class InstallError(Exception):
    """A peer's environment could not be made."""


def folder(environment: str) -> Path:
    return HERE / ".venvs" / environment


def python_of(environment: str) -> Path:
    """The environment's interpreter."""
    scripts = "Scripts" if sys.platform == "win32" else "bin"
    return folder(environment) / scripts / "python"


def requirements_of(environment: str) -> Path:
    return HERE / "requirements" / f"{environment}.txt"


def stamp_of(environment: str) -> Path:
    return folder(environment) / "stamp.txt"


def stamp_text(environment: str) -> str:
    """What an environment was made from; another text means that it must be made anew."""
    return f"# Python {sys.version}\n{requirements_of(environment).read_text(encoding='utf-8')}"


def is_ready(environment: str) -> bool:
    stamp = stamp_of(environment)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == stamp_text(environment)


def make(environment: str) -> None:
    """Make an environment and install its peer; InstallError says what went wrong."""
    call(sys.executable, "-m", "venv", "--clear", str(folder(environment)))
    pip = (str(python_of(environment)), "-m", "pip", "--disable-pip-version-check", "--quiet")
    call(*pip, "install", "--requirement", str(requirements_of(environment)))
    stamp_of(environment).write_text(stamp_text(environment), encoding="utf-8")


def call(*command: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60 * MINUTES_TO_INSTALL, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InstallError(str(error)) from error
    if done.returncode:
        raise InstallError(last_error(done.stderr or done.stdout))


def last_error(output: str) -> str:
    """The line of a program's output that says best what went wrong."""
    lines = output.strip().splitlines() or ["no message"]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines)[-1]
