"""Starts servers quickly: a process that has imported all that they need, and forks one whenever it is asked to.

It reads one order a line, as JSON, and answers with one line: to `start` with the id of the new process, to `poll` with
the exit code of one, or null. The processes are real ones, each with an id, files and a life of its own; they only need
not read a thousand modules again. They end with the tests.
"""

import gc
import importlib
import json
import os
import pkgutil
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import same_deals

import tilewright as tw

STANDARD_INPUT = 0
WANTED = ("tilewright.server", "tilewright.cli")


def import_all() -> None:
    for name in WANTED:
        for found in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            if ".migrations" not in found.name:
                importlib.import_module(found.name)
    for name in tw.games():
        tw.game(name)


class HeldClock:
    """What `time.time` is where the test holds the clock: each line of standard input moves it on by so many seconds.

    Nothing in the server knows of it. Whoever asks for the time looks first: what the test wrote before a request
    counts for the request. Forks of the server keep the time that they began with, and leave the lines to it.
    """

    def __init__(self) -> None:
        self._true, self._ahead, self._begun = time.time, 0.0, b""
        self._server, self._lock = os.getpid(), threading.RLock()  # a signal may ask for the time in between
        self._look()  # this waits for the first line
        os.set_blocking(STANDARD_INPUT, False)

    def __call__(self) -> float:
        if os.getpid() == self._server:
            self._look()
        return self._true() + self._ahead

    def _look(self) -> None:
        with self._lock, suppress(BlockingIOError):
            *lines, self._begun = (self._begun + os.read(STANDARD_INPUT, 4096)).split(b"\n")
            self._ahead += sum(map(float, lines))


def hold_limits(limits: dict[str, float]) -> None:
    """What the server allows itself is what the test says: `app.serve.SHUTDOWN_SECONDS` and the like."""
    for name, value in limits.items():
        module, _, constant = name.rpartition(".")
        found = sys.modules[f"tilewright.server.{module}"]
        assert hasattr(found, constant), f"the server has no {name}"
        setattr(found, constant, value)


def serve_orders() -> Callable[[], None] | None:
    """Fork what is asked for, until no more is asked. In a fork: what it is to do."""
    codes: dict[int, int | None] = {}
    for line in sys.stdin:
        order = json.loads(line)
        if order["order"] == "start":
            pid = os.fork()
            if pid == 0:
                return lambda: become(order)
            codes[pid] = None
            answer = pid
        else:
            pid = order["pid"]
            if codes[pid] is None:
                ended, status = os.waitpid(pid, os.WNOHANG)
                codes[pid] = os.waitstatus_to_exitcode(status) if ended else None
            answer = codes[pid]
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()
    for pid in (pid for pid, code in codes.items() if code is None):
        os.kill(pid, signal.SIGKILL)
    return None


def become(order: dict[str, Any]) -> None:
    """The command `tilewright`, with these arguments, writing to files of its own."""
    log, errors = (os.open(order[name], os.O_WRONLY | os.O_APPEND | os.O_CREAT) for name in ("log", "errors"))
    clock = os.open(order["clock"], os.O_RDONLY)
    for ours, theirs in ((clock, STANDARD_INPUT), (log, 1), (errors, 2)):
        os.dup2(ours, theirs)
    sys.stdin = os.fdopen(STANDARD_INPUT)
    if order["clock"] != os.devnull:
        time.time = HeldClock()
    if order["luck"]:
        same_deals.release()
    hold_limits(order["limits"])
    sys.argv = ["tilewright", *order["arguments"]]
    from tilewright.cli import main

    main()


if __name__ == "__main__":
    import_all()
    gc.freeze()  # forks need not look through all that was imported, time and again
    task = serve_orders()
    if task is not None:
        task()
