"""A match of `tilewright arena`: played with its progress, and shown as a table."""

import shutil
from collections.abc import Iterable
from pathlib import Path

import typer
from rich.table import Table

import tilewright as tw
from tilewright.arena.executors import executor
from tilewright.arena.match import Match, fixtures
from tilewright.arena.match_folder import MatchFolder
from tilewright.arena.report import COLUMNS, cells
from tilewright.arena.runner import run
from tilewright.arena.single_game import Outcome
from tilewright.arena.statistics import Row, Summary, summarise
from tilewright.cli.progress import progress
from tilewright.cli.screen import QUIET, TROUBLE, Screen

UPDATE_EVERY = 10  # games
FAILURES_SHOWN = 5
WIDTH = 130  # the table is not squeezed; a narrower terminal breaks its lines


def play_missing(match: Match, games: int, kept: MatchFolder, workers: int, address: str | None) -> bool:
    """Play what is missing. False if it was stopped before the end."""
    outcomes = list(kept.outcomes())
    total, note = max(len(fixtures(match, games)), len(outcomes)), ""
    with executor(workers, address) as (where, many), progress(match.game) as shown:
        playing = run(match, games, kept, where, many)
        try:
            for outcome in playing:
                outcomes.append(outcome)
                if len(outcomes) % UPDATE_EVERY == 0:
                    leader = summarise(match, outcomes).rows[0]
                    note = f"{leader.bot} {leader.share:.1%}"
                shown.show(len(outcomes), total, note)
        except KeyboardInterrupt:
            playing.close()
            return False
    return True


def show_summary(summary: Summary, outcomes: Iterable[Outcome], place: Path, whole: bool) -> None:
    screen = Screen()
    screen.say(
        f"{tw.game(summary.match.game).title}, {summary.match.players} players: {summary.games} games on "
        f"{summary.deals} deals; equal bots would win {summary.even:.1%} each"
    )
    screen.console.width = max(screen.console.width, WIDTH)
    screen.show(_table(summary.rows))
    failed = [outcome for outcome in outcomes if outcome.failure]
    for outcome in failed[:FAILURES_SHOWN]:
        assert outcome.failure is not None
        who = outcome.seats[outcome.failure.seat]
        screen.say(f"game {outcome.number}: {who} {outcome.failure.trouble}: {outcome.failure.details}", TROUBLE)
    if len(failed) > FAILURES_SHOWN:
        screen.say(f"and {len(failed) - FAILURES_SHOWN} games more that a bot lost by failing", TROUBLE)
    if not whole:
        screen.line(f"Stopped. To continue: tilewright arena --resume {place}")
    screen.line(f"The games are in {place}", QUIET)


def keep_or_remove(place: Path, wanted: bool) -> None:
    """Say where the games of a match are that was not told where to keep them; or remove its folder, if nobody would
    look for them there or there are none."""
    if wanted and any(place.glob("games/*")):
        typer.echo(f"The games are in {place}", err=True)
    else:
        shutil.rmtree(place, ignore_errors=True)


def _table(rows: Iterable[Row]) -> Table:
    table = Table(box=None, pad_edge=False)
    for place, title in enumerate(COLUMNS):
        table.add_column(title, justify="right" if place else "left", no_wrap=bool(place))
    for row in rows:
        table.add_row(*cells(row))
    return table
