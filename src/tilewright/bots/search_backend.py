"""With what the bots search: the compiled search of a game where its machine code is ready, else the readable one.

Both decide the same within the same budget; the compiled one takes a fraction of the time. It is in the package
`tilewright.bots.GAME.compiled`, if the game has one, under these names:

    SEARCH    what the engine of the game takes in place of its readable search
    call_all  calls every compiled function once, as the search does; `warm.py` compiles it so

It is ready once that has happened: a stamp beside the machine code says so. Until then, or without the extra `fast`,
which brings Numba, nothing of it is imported; no decision ever waits for a compiler. To load it takes about a second,
which the few decisions of a hint are not worth: a process begins with the readable search.

The highest levels play with a net, where the package has one for the number of players. Only the compiled search can
work it out, so for them it is loaded at once if it is ready; if it is not, they play as `master-1` does, which both
searches can. `why_no_net` says what is wanting.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from tilewright.bots.levels import Level
from tilewright.bots.nets.library import Net, has_net, net_of
from tilewright.compiled import AVAILABLE
from tilewright.compiled.sources import file_of
from tilewright.compiled.stamps import stamp

Backend = Literal["readable", "compiled"]

WORTH_LOADING = 8  # times that a process asks for the search of a game, from which on it is loaded

_asked: Counter[str] = Counter()
_loaded: dict[str, Any] = {}
_only: Backend | None = None


def compiled_search(game: str) -> Any | None:
    """What the game's package has as SEARCH, once it is ready; None as long as the readable search is to be used."""
    if _only == "readable":
        return None
    if game not in _loaded:
        _asked[game] += 1
        if _only is None and (_asked[game] < WORTH_LOADING or not is_ready(game)):
            return None
        _loaded[game] = import_module(package(game)).SEARCH
    return _loaded[game]


def net_for(game: str, players: int, level: Level) -> Net | None:
    """The net that a level plays with at a table of so many; None if it plays without."""
    if not level.net_budget or _only == "readable" or why_no_net(game, players) is not None:
        return None
    if game not in _loaded:
        _loaded[game] = import_module(package(game)).SEARCH
    return net_of(game, players)


def why_no_net(game: str, players: int) -> str | None:
    """Why the highest levels play without a net here; None if they play with one."""
    if not has_net(game, players):
        return f"no net was trained for {game} with {players} players"
    if not has_compiled_search(game):
        return "nets need the extra `fast`: pip install 'tilewright[fast]'"
    if _only is None and not is_ready(game):
        return "the search is not compiled yet: python -m tilewright.bots.warm does it"
    return None


def is_ready(game: str) -> bool:
    """Is the machine code there, as these sources need it?"""
    done = ready_stamp(game) if has_compiled_search(game) else None
    return done is not None and done.exists()


def has_compiled_search(game: str) -> bool:
    """Is there such a package, and Numba to compile it?"""
    return AVAILABLE and file_of(package(game)) is not None


def ready_stamp(game: str) -> Path | None:
    return stamp(part_name(game), (package(game),))


def part_name(game: str) -> str:
    return f"bots-{game}"


def package(game: str) -> str:
    return f"{__package__}.{game}.compiled"


@contextmanager
def only(backend: Backend) -> Iterator[None]:
    """Search with nothing else in the meantime, in this process, ready or not: to compare the two, and to compile."""
    global _only  # noqa: PLW0603 -- one for the process, as its machine code is
    before, _only = _only, backend
    try:
        yield
    finally:
        _only = before
