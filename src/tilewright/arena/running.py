"""A match played out on an executor, game by game into a folder."""

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from tilewright.arena.folder import Folder
from tilewright.arena.match import Match, fixtures
from tilewright.arena.playing import Outcome, play
from tilewright.kernel import Record

WAITING = 2  # games handed out for each worker, so that none is idle and few are lost when the match is stopped


def run(match: Match, games: int, folder: Folder, executor: Executor, workers: int) -> Generator[Outcome, None, None]:
    """Play what the folder does not have yet; every outcome is kept before it is given out.

    Stopping the iteration stops the match: games not begun are never begun.
    """
    done = {outcome.number for outcome in folder.outcomes()}
    todo = iter([fixture for fixture in fixtures(match, games) if fixture.number not in done])
    running: set[Future[tuple[Outcome, Record]]] = set()
    try:
        while True:
            while len(running) < WAITING * workers and (fixture := next(todo, None)) is not None:
                running.add(executor.submit(play, match, fixture))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                outcome, record = future.result()
                folder.keep(outcome, record)
                yield outcome
    finally:
        for future in running:
            future.cancel()
