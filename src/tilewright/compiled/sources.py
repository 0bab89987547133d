"""Where machine code is kept, and the hash of the sources that it was made from. Numba is not needed to ask."""

import hashlib
import os
import re
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[2]  # the folder that holds the package `tilewright`
DATA_FILES = (".toml", ".txt", ".json")

_IMPORT = re.compile(r"^\s*(?:from (tilewright[\w.]*) import (\([^)]*\)|.*)|import (tilewright[\w.]*))", re.MULTILINE)


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept; None, and then it is compiled anew by every process, if nothing can be written."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "tilewright"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


@cache
def source_hash(modules: tuple[str, ...]) -> str:
    """A hash of all that can show in the machine code of functions of these modules."""
    digest = hashlib.sha256()
    for path in sorted(_needed_files(modules)):
        digest.update(f"{path.relative_to(PROJECT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _needed_files(modules: tuple[str, ...]) -> set[Path]:
    """The files of modules and of all modules of this project that they import, and the data files beside them."""
    files: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = file_of(waiting.pop())
        if path is not None and path not in files:
            files.add(path)
            waiting += _imports(path)
    folders = {path.parent for path in files}
    return files | {path for folder in folders for path in folder.iterdir() if path.suffix in DATA_FILES}


def file_of(module: str) -> Path | None:
    """The source file of a module or package; None for a name that is neither."""
    path = PROJECT.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


@cache
def _imports(path: Path) -> list[str]:
    """What a file may import of this project; not every name here is that of a module."""
    found: list[str] = []
    for package, names, module in _IMPORT.findall(path.read_text(encoding="utf-8")):
        found += [module] if module else [package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    return found
