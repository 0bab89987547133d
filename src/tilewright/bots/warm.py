"""Compiles the bots' searches ahead of time, and the engines after them: `python -m tilewright.bots.warm`."""

import subprocess
import sys
from importlib import import_module

from tilewright.bots.search_backend import has_compiled_search, package, part_name
from tilewright.compiled import AVAILABLE
from tilewright.compiled import warm as compiling
from tilewright.compiled.warm import Part, engine_parts
from tilewright.games import games

MODULE = f"{__package__}.warm"  # which is its name also where it runs as a program


def search_parts() -> list[Part]:
    """The compiled searches, one part each; none without Numba."""
    return [search_part(game) for game in games() if has_compiled_search(game)]


def search_part(game: str) -> Part:
    def call_all() -> None:
        import_module(package(game)).call_all()

    return Part(part_name(game), (package(game),), call_all)


def all_parts() -> list[Part]:
    """What somebody at a table waits for comes first."""
    return [*search_parts(), *engine_parts()]


def warm() -> subprocess.Popen[bytes] | None:
    """Compile in the background what is not compiled yet. None if nothing is to do."""
    return compiling.warm(MODULE, all_parts())


if __name__ == "__main__":
    if not AVAILABLE:
        sys.exit("There is nothing to compile without Numba; it comes with: pip install 'tilewright[fast]'")
    compiling.main(all_parts())
