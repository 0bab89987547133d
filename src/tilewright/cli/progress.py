"""How far a long run is, on standard error: a bar in a terminal, a line now and then in a pipe or a log."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

import typer

SECONDS_BETWEEN_LINES = 30.0


class Progress(Protocol):
    def show(self, done: int, total: int, note: str = "") -> None:
        """So much is done; `note` is what is known so far."""


@contextmanager
def progress(title: str) -> Iterator[Progress]:
    if not sys.stderr.isatty():
        yield Lines(title)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as RichProgress

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with RichProgress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)

        class Bar:
            def show(self, done: int, total: int, note: str = "") -> None:
                bar.update(task, completed=done, total=total, description=note or title)

        yield Bar()


class Lines:
    """At most one line in so many seconds; a short run says nothing."""

    def __init__(self, title: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._title = title
        self._clock = clock
        self._began = self._last = clock()

    def show(self, done: int, total: int, note: str = "") -> None:
        now = self._clock()
        if now - self._last < SECONDS_BETWEEN_LINES:
            return
        self._last = now
        so_far = f"; {note}" if note else ""
        typer.echo(f"{self._title}: {done} of {total} in {now - self._began:.0f} s{so_far}", err=True)
