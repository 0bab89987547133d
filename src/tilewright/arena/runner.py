"""Runs a match on an executor, game by game into a folder."""

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from tilewright.arena.match import Fixture, Match, fixtures, name_and_budget
from tilewright.arena.match_folder import MatchFolder, MatchFolderError
from tilewright.arena.single_game import Outcome, play
from tilewright.bots.external import is_external
from tilewright.kernel import Record

WAITING = 2  # games handed out for each worker, so that none is idle and few are lost when the match is stopped


def run(
    match: Match, games: int, folder: MatchFolder, executor: Executor, workers: int
) -> Generator[Outcome, None, None]:
    """Play what the folder does not have yet; every outcome is saved before it is yielded.

    Stopping the iteration stops the match: games not begun are never begun. FolderError if the bots have changed since
    the first games were played.
    """
    done = {outcome.number for outcome in folder.outcomes()}
    wanted = fixtures(match, games)
    if any(fixture.number not in done for fixture in wanted):
        _check_bots(match, [fixture for fixture in wanted if fixture.number in done], folder, executor)
    todo = iter([fixture for fixture in wanted if fixture.number not in done])
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


def _check_bots(match: Match, kept: list[Fixture], folder: MatchFolder, executor: Executor) -> None:
    """A match measures the same bots from its first game to its last, so the first must be played again as it is kept.

    External bots need not be reproducible; their games are skipped.
    """
    first = next((fixture for fixture in kept if not any(map(_is_external, fixture.seats))), None)
    if first is None:
        return
    _, record = executor.submit(play, match, first).result()
    if record != folder.game(first.number):
        raise MatchFolderError(
            f"{folder.path}: game {first.number} would be played otherwise now, so the bots or the rules have changed "
            "since; measure them in another folder"
        )


def _is_external(entrant: str) -> bool:
    name, _ = name_and_budget(entrant)
    return is_external(name)
