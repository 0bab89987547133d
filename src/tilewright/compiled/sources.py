"""Where machine code is kept, and the hash of the sources that it was made from. Numba is not needed to ask."""

import hashlib
import os
import re
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[2]  # the folder that holds the package `tilewright`
DATA_FILES = (".toml", ".txt", ".json")

_IMPORT = re.compile(r"^\s*(?:from (tilewright[\w.]*) import (\([^)]*\)|.*)|import (tilewright[\w.]*))", re.MULTILINE)


@cache
def cache_folder() -> Path | None:
    """Where machine code is kept; None, and then it is compiled anew by every process, if nothing can be written."""
    try:
        folder = _cache_base() / "tilewright"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # the second where a process has no home
        return None
    return folder if os.access(folder, os.W_OK) else None


def _cache_base() -> Path:
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return Path(chosen) if chosen else Path.home() / ".cache"


# ---- a folder's time is when a process last used it; a stamp's, when all of its part was there
def mark_used(folder: Path) -> None:
    with suppress(OSError):  # there is none yet, or somebody else's
        os.utime(folder)


def remove_unused(folder: Path, before: float) -> None:
    """Remove what nobody has used since that time. A stamp is never newer than what it speaks of, so none is left
    behind; what is needed again is compiled again."""
    for path in folder.iterdir():
        with suppress(OSError):  # somebody else removes it too
            if path.stat().st_mtime >= before:
                continue
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()


@cache
def source_hash(modules: tuple[str, ...]) -> str:
    """A hash of all that can show in the machine code of functions of these modules."""
    digest = hashlib.sha256()
    for path in sorted(_needed_files(modules)):
        digest.update(f"{path.relative_to(PROJECT)}\n".encode())
        digest.update(_file_hash(path))
    return digest.hexdigest()


def _needed_files(modules: tuple[str, ...]) -> set[Path]:
    """The files of modules and of all modules of this project that they import, and the data files beside them."""
    files: set[Path] = set()
    waiting = [path for module in modules if (path := file_of(module)) is not None]
    while waiting:
        path = waiting.pop()
        if path not in files:
            files.add(path)
            waiting += _imported_files(path)
    folders = {path.parent for path in files}
    return files.union(*map(_data_files, folders))


# ---- each file is read once, though nearly all functions depend on it
@cache
def file_of(module: str) -> Path | None:
    """The source file of a module or package; None for a name that is neither."""
    path = PROJECT.joinpath(*module.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


@cache
def _file_hash(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


@cache
def _data_files(folder: Path) -> frozenset[Path]:
    return frozenset(path for path in folder.iterdir() if path.suffix in DATA_FILES)


@cache
def _imported_files(path: Path) -> list[Path]:
    """The files of what a file may import of this project; not every name here is that of a module."""
    found: list[str] = []
    for package, names, module in _IMPORT.findall(path.read_text(encoding="utf-8")):
        found += [module] if module else [package, *(f"{package}.{name}" for name in re.findall(r"\w+", names))]
    return [file for name in found if (file := file_of(name)) is not None]


def forget_files() -> None:
    """Read all files anew from now on."""
    for known in (source_hash, file_of, _file_hash, _data_files, _imported_files):
        known.cache_clear()
