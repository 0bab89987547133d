"""Compiles ahead of time, so that nobody waits for it: `warm` starts a process that does, and returns.

The process runs with the lowest priority and ends with the one that asked for it, however that ends; what it has
compiled by then is kept. Once a part is compiled for these sources, a stamp beside the machine code says so, and no
process is started for it any more.
"""

import atexit
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

try:
    import fcntl
except ImportError:  # Windows has none; there two processes may do the same work
    fcntl = None

from tilewright.compiled import engine, engines
from tilewright.compiled.sources import cache_folder, remove_unused
from tilewright.compiled.stamps import stamp

MODULE = f"{__package__}.warm"  # which is its name also where it runs as a program
DECISIONS = 3  # of a game that is played to have all functions called
LOWEST_PRIORITY = 19
KEPT_UNUSED = 30 * 86_400.0  # seconds that machine code of other sources waits for them to come back
FOR_SERVER = "--for-server"


class Part(NamedTuple):
    """Functions that are compiled together: the modules that they come from, and what calls each of them once."""

    name: str
    modules: tuple[str, ...]
    call_all: Callable[[], None]

    @property
    def stamp(self) -> Path | None:
        return stamp(self.name, self.modules)

    @property
    def is_due(self) -> bool:
        """Is it still to be compiled? Not where nothing is kept."""
        done = self.stamp
        return done is not None and not done.exists()


def engine_parts() -> list[Part]:
    """The engines, one part each; none without Numba."""
    return [Part(f"engine-{name}", (MODULE, f"{__package__}.{name}"), partial(_call_all, name)) for name in engines()]


def batch_parts() -> list[Part]:
    """The loops of a batch, which nobody at a table needs; none without Numba."""
    modules = (MODULE, f"{__package__}.batch")
    return [
        Part(f"batch-{name}", (*modules, f"{__package__}.{name}"), partial(_call_loops, name)) for name in engines()
    ]


def warm(program: str, parts: Sequence[Part]) -> subprocess.Popen[bytes] | None:
    """Have a module that runs `main` with these parts compile them in the background. None if nothing is to do."""
    if not any(part.is_due for part in parts):
        return None
    process = subprocess.Popen(
        [sys.executable, "-m", program, FOR_SERVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(process.terminate)
    return process


def compile_all(parts: Sequence[Part]) -> None:
    """Compile what nobody else has compiled yet; never in two processes at a time."""
    folder = cache_folder()
    if folder is None or not any(part.is_due for part in parts):
        return
    with (folder / "warm.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        for part in parts:
            if part.is_due:
                part.call_all()
                assert part.stamp is not None, "what is due has a place"
                part.stamp.touch()
        remove_unused(folder, before=time.time() - KEPT_UNUSED)


def _call_all(name: str) -> None:
    import numpy as np

    import tilewright as tw
    from tilewright.compiled.chance import seed_bytes
    from tilewright.encodings import codec, observer
    from tilewright.kernel import seed_of

    compiled_game, game = engine(name), tw.game(name)
    players = game.player_counts[0]
    state = game.start(players, 0)
    figures, seed = compiled_game.figures(players, state.options), seed_bytes(seed_of(0))
    codes = np.zeros(codec(game, players).size, np.int32)
    legal, seen = np.zeros(len(codes), np.int8), np.zeros(observer(game, players).size, np.int16)
    places, points = np.zeros(players, np.int64), np.zeros(players, np.int64)
    record: Any = compiled_game.new_state()
    compiled_game.start(figures, record, seed)
    for _ in range(DECISIONS):
        seat = compiled_game.actor(figures, record)
        compiled_game.observe(figures, record, seat, seen)
        compiled_game.mask(figures, record, legal)
        compiled_game.codes(figures, record, codes)
        compiled_game.result(figures, record, places, points)
        if compiled_game.greedy is not None:
            compiled_game.greedy(figures, record)
        compiled_game.apply(
            figures, record, compiled_game.pick(figures, record, compiled_game.count(figures, record) - 1)
        )
    compiled_game.guess(figures, compiled_game.pack(state), 0, seed)


def _call_loops(name: str) -> None:
    import tilewright as tw
    from tilewright.compiled.batch import Batch, play_greedily, play_random

    players = tw.game(name).player_counts[0]
    batch = Batch(name, players, seed=0)
    batch.step(batch.random_actions())
    play_random(name, players, None, seed=0, decisions=1)
    if batch.engine.greedy is not None:
        play_greedily(name, players, None, seed=0, games=1)


def _end_with_stdin() -> None:
    """Have the system end this process when the other end of its standard input closes: that of a server that is gone,
    however it went. Nothing here has to run for that, which at the lowest priority might be a while."""
    if fcntl is not None and hasattr(os, "O_ASYNC"):
        signal.signal(signal.SIGIO, signal.SIG_DFL)
        fcntl.fcntl(0, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(0, fcntl.F_SETFL, fcntl.fcntl(0, fcntl.F_GETFL) | os.O_ASYNC)
        if select.select([0], [], [], 0)[0]:
            sys.exit(1)  # it has closed already: nothing is ever written to it


def main(parts: Sequence[Part]) -> None:
    """The program that `warm` starts. Run by hand, somebody waits for it: it has the usual priority, and compiles all
    that there is."""
    if FOR_SERVER in sys.argv:
        _end_with_stdin()
        if hasattr(os, "nice"):
            os.nice(LOWEST_PRIORITY)
    else:
        parts = [*parts, *batch_parts()]
    compile_all(parts)


if __name__ == "__main__":
    main(engine_parts())
