"""`compiled`, the one decorator of this package, and where the machine code is kept.

Numba's own cache trusts the time stamp of the one file that a function is in, although machine code also holds what was
inlined from other files. Here a function's code is kept under a hash of its module and of all modules of this project
that it imports, directly or not, and of the data files of their packages: changed sources never meet old machine code.
"""

import hashlib
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numpy as np
from numba import njit
from numba.core import caching, sigutils, types

_Locator: Any = caching._CacheLocator  # Numba gives its methods no types
PROJECT = Path(__file__).parents[2]  # the folder that holds the package `tilewright`
DATA_FILES = (".toml", ".txt", ".json")

F = TypeVar("F", bound=Callable[..., Any])
_IMPORT = re.compile(r"^\s*(?:from (tilewright[\w.]*) import (\([^)]*\)|.*)|import (tilewright[\w.]*))", re.MULTILINE)

# The types of numbers, as functions that compiled code calls. They are Any to the type checker, for which a NumPy
# number is no int; to Numba it is one.
int64: Any = np.int64
uint64: Any = np.uint64
uint32: Any = np.uint32


def compiled(function: F) -> F:
    """Compile a function with Numba at its first call, and keep the machine code for the next process."""
    return _compile(function, parallel=False)


def bound(template: F, package: str, functions: Mapping[str, Any]) -> F:
    """Compile a function for one game: `functions` replace the global names of the template, `package` is theirs.

    Numba cannot keep functions that take other functions, or that close over them; globals it can. The rounds of a
    `prange` in the template run on all cores.
    """
    names = {**template.__globals__, **functions}
    function: Any = FunctionType(template.__code__, names, template.__name__, template.__defaults__)
    function.__qualname__ = f"{template.__qualname__}_{package.rpartition('.')[2]}"
    function.sources = (template.__module__, package)
    return _compile(function, parallel="prange" in template.__code__.co_names)


def _compile(function: Any, parallel: bool) -> Any:
    dispatcher: Any = njit(nogil=True, error_model="numpy", parallel=parallel)(function)
    if _cache_folder() is not None:
        dispatcher._cache = _SourceCache(function)  # what `njit(cache=True)` sets, with a place and a stamp of our own
    dispatcher.compile = _without_literals(dispatcher.compile)
    return dispatcher


def _without_literals(compile_for: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Compile a function once for a type: Numba would do so anew for every constant that it is called with."""

    def compile_once(signature: Any) -> Any:
        given, _ = sigutils.normalize_signature(signature)
        return compile_for(tuple(types.unliteral(each) for each in given))

    return compile_once


# ---- the cache
class _SourceLocator(_Locator):
    """Keeps a function's machine code in a folder that is named for the hash of its sources."""

    def __init__(self, folder: Path, modules: tuple[str, ...], line: int) -> None:
        self._folder = folder
        self._stamp = source_hash(modules)
        self._module = modules[-1]
        self._line = line

    def get_cache_path(self) -> str:
        return str(self._folder / f"{self._module}-{self._stamp[:16]}")

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, _py_file: str) -> "_SourceLocator | None":
        folder = _cache_folder()
        if folder is None:
            return None
        return cls(folder, getattr(py_func, "sources", (py_func.__module__,)), py_func.__code__.co_firstlineno)


class _SourceCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = [_SourceLocator]  # noqa: RUF012 -- Numba's attribute


class _SourceCache(caching.FunctionCache):
    _impl_class = _SourceCacheImpl


@cache
def _cache_folder() -> Path | None:
    """Where machine code is kept; None, and then it is compiled anew by every process, if nothing can be written."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "tilewright"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


# ---- what the machine code depends on
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
        path = _file_of(waiting.pop())
        if path is not None and path not in files:
            files.add(path)
            waiting += _imports(path)
    folders = {path.parent for path in files}
    return files | {path for folder in folders for path in folder.iterdir() if path.suffix in DATA_FILES}


def _file_of(module: str) -> Path | None:
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
