"""`compiled`, the one decorator of this package, and where the machine code is kept.

Numba's own cache trusts the time stamp of the one file that a function is in, although machine code also holds what was
inlined from other files. Here a function's code is kept under a hash of its module and of all modules of this project
that it imports, directly or not, and of the data files of their packages: changed sources never meet old machine code.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numpy as np
from numba import njit
from numba.core import caching, sigutils, types

from tilewright.compiled.sources import cache_folder, file_of, mark_used, source_hash

_Locator: Any = caching._CacheLocator  # Numba gives its methods no types

F = TypeVar("F", bound=Callable[..., Any])

# The types of numbers, as functions that compiled code calls. They are Any to the type checker, for which a NumPy
# number is no int; to Numba it is one.
int64: Any = np.int64
uint64: Any = np.uint64
uint32: Any = np.uint32


def compiled(function: F) -> F:
    """Compile a function with Numba at its first call, and keep the machine code for the next process."""
    return _compile(function)


def inlined(function: F) -> F:
    """Compile a function as a part of those that call it.

    It is for what few call and what calls half an engine itself: compiled alone, all of that would be optimised once
    more.
    """
    return _compile(function, inline=True)


def bound(template: F, package: str, functions: Mapping[str, Any], inline: bool = False) -> F:
    """Compile a function for one game: `functions` replace the global names of the template, `package` is theirs.

    Numba cannot keep functions that take other functions, or that close over them; globals it can. `inline` is what
    `inlined` does.
    """
    names = {**template.__globals__, **functions}
    function: Any = FunctionType(template.__code__, names, template.__name__, template.__defaults__)
    function.__qualname__ = f"{template.__qualname__}_{package.rpartition('.')[2]}"
    function.sources = (template.__module__, package)
    return _compile(function, inline)


def _compile(function: Any, inline: bool = False) -> Any:
    options: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "inline": "always" if inline else "never",
        "no_cfunc_wrapper": True,  # nothing is called from C, and wrappers for it would take a tenth of the time
    }
    dispatcher: Any = njit(**options)(function)
    if cache_folder() is not None and all(map(file_of, _sources(function))):
        dispatcher._cache = _SourceCache(function)  # what `njit(cache=True)` sets, with a place and a stamp of our own
    dispatcher.compile = _without_literals(dispatcher.compile)
    return dispatcher


def _sources(function: Any) -> tuple[str, ...]:
    """The modules that the function was written in. One outside this project has no hash, so its code is not kept."""
    return getattr(function, "sources", (function.__module__,))


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
        folder = cache_folder()
        if folder is None:
            return None
        locator = cls(folder, _sources(py_func), py_func.__code__.co_firstlineno)
        mark_used(Path(locator.get_cache_path()))
        return locator


class _SourceCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = [_SourceLocator]  # noqa: RUF012 -- Numba's attribute


class _SourceCache(caching.FunctionCache):
    _impl_class = _SourceCacheImpl
