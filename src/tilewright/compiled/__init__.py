"""The games for machines: flat states and functions that Numba compiles, held equal to the readable engines by test.

    GAME/__init__.py  ENGINE, a CompiledGame
    GAME/layout.py    the dtype of a state, field by field
    GAME/codes.py     the legal actions as codes: count, pick, list, mask
    GAME/…            one file per chapter of the rules, named as in games/GAME/rules

The rules are decided by the readable engines in `tilewright.games`; these here only do the same faster. Numba comes
with the extra `fast`; without it this package can be imported, and `AVAILABLE` says so.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tilewright.games import games
from tilewright.kernel import TilewrightError

if TYPE_CHECKING:
    from tilewright.compiled.async_batches import AsyncBatches
    from tilewright.compiled.batch import Batch
    from tilewright.compiled.contract import CompiledGame

__all__ = ["AVAILABLE", "AsyncBatches", "Batch", "NotCompiled", "engine", "engines"]

AVAILABLE = find_spec("numba") is not None


class NotCompiled(TilewrightError, LookupError):
    """There is no compiled engine: Numba is missing, or the game has none."""


_NEED_NUMBA = {"AsyncBatches": "async_batches", "Batch": "batch"}  # what is loaded when it is asked for, and from where


def __getattr__(name: str) -> Any:
    if name not in _NEED_NUMBA:
        raise AttributeError(f"{__name__} has no {name!r}", name=name)
    _need_numba()
    return getattr(import_module(f"{__name__}.{_NEED_NUMBA[name]}"), name)


def engines() -> tuple[str, ...]:
    """The games that have a compiled engine; none without Numba."""
    return tuple(name for name in games() if AVAILABLE and find_spec(f"{__name__}.{name}"))


@cache
def engine(game: str) -> "CompiledGame":
    """The compiled engine of a game; NotCompiled if there is none."""
    _need_numba()
    package = f"{__name__}.{game}"
    if find_spec(package) is None:
        raise NotCompiled(f"{game} has no compiled engine: it belongs in compiled/{game}")
    return import_module(package).ENGINE


def _need_numba() -> None:
    if not AVAILABLE:
        raise NotCompiled("the compiled engines need Numba; it comes with: pip install 'tilewright[fast]'")
