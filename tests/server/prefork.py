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
from typing import Any

import same_deals

WANTED = ("tilewright.server", "tilewright.cli")


def import_all() -> None:
    for name in WANTED:
        for found in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            if ".migrations" not in found.name:
                importlib.import_module(found.name)


class HeldClock:
    """What `time.time` is where the test holds the clock: each line of standard input moves it on by so many seconds.

    Nothing in the server knows of it.
    """

    def __init__(self) -> None:
        self._true = time.time
        self._ahead = float(sys.stdin.readline())
        threading.Thread(target=self._follow, daemon=True).start()

    def __call__(self) -> float:
        return self._true() + self._ahead

    def _follow(self) -> None:
        for line in sys.stdin:
            self._ahead += float(line)


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
    for ours, theirs in ((clock, 0), (log, 1), (errors, 2)):
        os.dup2(ours, theirs)
    sys.stdin = os.fdopen(0)
    if order["clock"] != os.devnull:
        time.time = HeldClock()
    if order["luck"]:
        same_deals.release()
    sys.argv = ["tilewright", *order["arguments"]]
    from tilewright.cli import main

    main()


if __name__ == "__main__":
    import_all()
    gc.freeze()  # forks need not look through all that was imported, time and again
    task = serve_orders()
    if task is not None:
        task()
